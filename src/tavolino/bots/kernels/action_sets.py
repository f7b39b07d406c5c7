"""Sets of legal actions as bit masks: one bit per action id, one row of 64-bit words per table."""

import numpy as np

from tavolino.bots.kernels.bits import count, nth
from tavolino.bots.kernels.compiled import Ints, Words
from tavolino.bots.kernels.inlining import inline_no_refcount, no_refcount_kernel
from tavolino.bots.kernels.random import below


@inline_no_refcount
def add_actions(row: Words, start: int, members: np.uint64) -> None:
    """Adds the members, shifted by `start`: member 0 is the action with id `start`."""
    at = start >> 6
    shift = np.uint64(start & 63)
    row[at] |= members << shift
    if start & 63:
        beyond = members >> (np.uint64(64) - shift)
        if beyond:
            row[at + 1] |= beyond


@no_refcount_kernel
def first_illegal(masks: Words, actions: Ints) -> int:
    """The first table whose action is not in its mask, or −1."""
    size = 64 * masks.shape[1]
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= size:
            return table
        if not masks[table, action >> 6] >> np.uint64(action & 63) & np.uint64(1):
            return table
    return -1


@inline_no_refcount
def _as_signed(word: np.uint64) -> int:
    """Reinterprets the bits as a signed integer."""
    return np.int64(word)  # type: ignore[return-value]


@inline_no_refcount
def _count_bits(word: np.uint64) -> int:
    """The number of set bits. `count` takes signed integers, so the lowest bit is added apart."""
    return count(_as_signed(word >> np.uint64(1))) + _as_signed(word & np.uint64(1))


@inline_no_refcount
def random_action(row: Words, rng: Words) -> int:
    """A uniformly random action of a mask."""
    actions = 0
    for word in row:
        actions += _count_bits(word)
    n = below(rng, actions)
    # Find the word that holds the n-th action. Branch-free: the branch would be unpredictable.
    index = 0
    skipped = 0
    total = 0
    for word_index in range(len(row) - 1):
        total += _count_bits(row[word_index])
        is_later = n >= total
        index += is_later
        skipped = total if is_later else skipped
    return 64 * index + nth(_as_signed(row[index]), n - skipped)


@no_refcount_kernel
def choose_random_actions(masks: Words, rngs: Words, actions: Ints, begin: int, end: int) -> None:
    """Writes a uniformly random action for each table."""
    for table in range(begin, end):
        actions[table] = random_action(masks[table], rngs[table : table + 1])
