"""A second, naive reading of the glass of Cut it: it reads the whole log again for every question.

A line of the log is (seat, text, time in ms), without moves that were taken back.
"""

from __future__ import annotations

from collections.abc import Sequence

Line = tuple[int, str, int]

THREE_MINUTES = 3 * 60 * 1000
TOKENS = {2: [3, 0], 3: [5, 3, 0], 4: [5, 3, 1, 0]}


def is_ready(log: Sequence[Line], seat: int) -> bool:
    """What the seat has said last about it."""
    words = [text for by, text, _ in log if by == seat and text in ("ready", "not ready")]
    return words[-1:] == ["ready"]


def glass_turned(log: Sequence[Line], seats: int, own: bool, seat: int) -> int | None:
    """When the glass of a seat was turned: with its own word, or when all were ready at once."""
    for end in range(1, len(log) + 1):
        so_far = log[:end]
        whose = [seat] if own else list(range(seats))
        if all(is_ready(so_far, one) for one in whose):
            return so_far[-1][2]
    return None


def is_out(log: Sequence[Line], seat: int) -> bool:
    """Has the clock said so before the seat was done?"""
    for by, text, _ in log:
        if by == seat and text == "done":
            return False
        if text in ("time up", f"time up {seat}"):
            return True
    return False


def done_at(log: Sequence[Line], seat: int) -> int | None:
    return next((at for by, text, at in log if by == seat and text == "done"), None)


def runs_out_at(log: Sequence[Line], seats: int, own: bool, seat: int) -> int | None:
    """When the glass of a seat will have run; None if it is not turned or matters no more."""
    turned = glass_turned(log, seats, own, seat)
    if turned is None or is_out(log, seat) or done_at(log, seat) is not None:
        return None
    return turned + THREE_MINUTES


def cause(log: Sequence[Line]) -> str:
    return "time" if any(text.startswith("time up") for _, text, _ in log) else "done"


def tokens(
    log: Sequence[Line], seats: int, own: bool, complete: Sequence[bool]
) -> list[int | None]:
    """Who holds which token: complete puzzles that were done in time, the quickest first, then
    those laid in time without a word, by their last placing."""
    order: list[tuple[bool, int, int, int]] = []
    for seat in range(seats):
        own_lines = [(number, text, at) for number, (by, text, at) in enumerate(log) if by == seat]
        done = [(number, at) for number, text, at in own_lines if text == "done"]
        placed = [(number, at) for number, text, at in own_lines if "@" in text]
        turned = glass_turned(log, seats, own, seat)
        if complete[seat] and turned is not None:
            number, at = (done or placed)[-1]
            order.append((not done, at - turned, number, seat))
    held: list[int | None] = [None] * seats
    for token, (_, _, _, seat) in zip(TOKENS[seats], sorted(order), strict=False):
        held[seat] = token
    return held
