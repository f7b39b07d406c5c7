"""Information states: everything a player has seen since the start, in order.

The text is exact: a line has an entry as the player may read it in the log, and everything it
changed in the player's view. So two histories have the same text if and only if the player cannot
tell them apart.
"""

import hashlib
import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from tavolino.core import Seat, is_player, plain, seat_label
from tavolino.learn.openspiel.position import PlayedPosition, Recollection

DIGEST_BITS: Final = 64


def information_text(position: PlayedPosition, viewer: Seat) -> str:
    """The information state of a viewer: one line for the start, and one for each entry."""
    lines = []
    for at in position.log():
        if viewer in at.recalled:
            lines.append(at.recalled[viewer].text)
        else:
            if viewer not in at.lines:
                at.lines[viewer] = _line(at, viewer)
            lines.append(at.lines[viewer])
    return "\n".join(reversed(lines))


def recent_actions(position: PlayedPosition, viewer: Seat, count: int) -> list[tuple[Seat, int]]:
    """The last actions of players that the viewer has seen, the latest first."""
    return [*islice(_visible_actions(position, viewer), count)]


def digest_bits(text: str) -> bytes:
    """A hash of an information state, as one byte of 0 or 1 per bit."""
    digest = hashlib.blake2b(text.encode(), digest_size=DIGEST_BITS // 8).digest()
    return bytes(byte >> bit & 1 for byte in digest for bit in range(8))


def recall(position: PlayedPosition, viewer: Seat, count: int) -> Recollection:
    """What a viewer remembers, for a position without its history."""
    return Recollection(
        information_text(position, viewer), tuple(recent_actions(position, viewer, count))
    )


def initial_recollection(position: PlayedPosition, viewer: Seat) -> Recollection:
    """The recollection of a viewer without a past: the current view."""
    return Recollection(_to_json(_board(position, viewer)))


def _visible_actions(position: PlayedPosition, viewer: Seat) -> Iterator[tuple[Seat, int]]:
    for at in position.log():
        if viewer in at.recalled:
            yield from at.recalled[viewer].actions
        elif at.entry is not None and at.action is not None and is_player(at.entry.seat):
            assert at.parent is not None
            rules = at.setup.rules
            redacted = rules.redact(at.parent.state, at.entry, viewer)
            if redacted == rules.write(at.entry.move):
                yield at.entry.seat, at.action


@lru_cache(maxsize=32)
def _board(position: PlayedPosition, viewer: Seat) -> object:
    return plain(position.setup.rules.show(position.state, viewer))


def _line(position: PlayedPosition, viewer: Seat) -> str:
    """What a viewer sees of the last entry: its text in the log, and the changes of the board."""
    before, entry, rules = position.parent, position.entry, position.setup.rules
    if before is None or entry is None:
        return _to_json(_board(position, viewer))
    redacted = rules.redact(before.state, entry, viewer)
    detail = rules.detail(before.state, entry)
    found = _changes(_board(before, viewer), _board(position, viewer), "")
    changes = (f"{path[1:]}={_to_json(value)}" for path, value in found)
    return " ".join(filter(None, (str(seat_label(entry.seat)), redacted, detail, "|", *changes)))


def _changes(old: object, new: object, path: str) -> Iterator[tuple[str, object]]:
    """The parts of a board that have changed, with their paths."""
    if type(old) is type(new) and old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            yield from _changes(old[name], value, f"{path}.{name}")
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, value in enumerate(new):
            yield from _changes(old[number], value, f"{path}.{number}")
    elif isinstance(old, list) and isinstance(new, list):
        first = _common(old, new)
        last = _common(old[first:][::-1], new[first:][::-1])
        yield f"{path}.{first}:{len(old) - last}", new[first : len(new) - last]
    else:
        yield path, new


def _common(one: list[object], other: list[object]) -> int:
    """The length of the common prefix of two lists."""
    pairs = zip(one, other, strict=False)
    return next(
        (number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other))
    )


def _to_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)
