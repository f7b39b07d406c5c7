"""Sets of legal actions: a bit for each action id, 64 to a word, a row of words for each table."""

import numpy as np

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inlined_uncounted, uncounted_kernel
from tavolino.bots.kernels.random import below


@inlined_uncounted
def add_actions(row: Words, start: int, members: np.uint64) -> None:
    """Adds members that are counted from the id `start` on."""
    at = start >> 6
    shift = np.uint64(start & 63)
    row[at] |= members << shift
    if start & 63:
        beyond = members >> (np.uint64(64) - shift)
        if beyond:
            row[at + 1] |= beyond


@uncounted_kernel
def first_illegal(masks: Words, actions: Ints) -> int:
    """The first table whose action is not in its set, or −1."""
    size = 64 * masks.shape[1]
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= size:
            return table
        if not masks[table, action >> 6] >> np.uint64(action & 63) & np.uint64(1):
            return table
    return -1


@inlined_uncounted
def _signed(word: np.uint64) -> int:
    """The same bits as a number with a sign."""
    return np.int64(word)  # type: ignore[return-value]


@inlined_uncounted
def _count(word: np.uint64) -> int:
    """Members of a word. The last bit is counted apart, since it would be a sign for `count`."""
    return count(_signed(word >> np.uint64(1))) + _signed(word & np.uint64(1))


@inlined_uncounted
def any_action(row: Words, rng: Words) -> int:
    """One action of a set, all equally likely."""
    members = 0
    for word in row:
        members += _count(word)
    n = below(rng, members)
    # Without branches, since the word can hardly be foreseen.
    place = 0
    reached = 0
    smaller = 0
    for before in range(len(row) - 1):
        reached += _count(row[before])
        passed = n >= reached
        place += passed
        smaller = reached if passed else smaller
    return 64 * place + nth(_signed(row[place]), n - smaller)


@uncounted_kernel
def choose_any(masks: Words, rngs: Words, actions: Ints, begin: int, end: int) -> None:
    """Writes one action of each set, all equally likely."""
    for table in range(begin, end):
        actions[table] = any_action(masks[table], rngs[table : table + 1])
