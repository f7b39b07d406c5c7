"""Frames are found in a stream of bytes, and counted."""

from random import Random

import pytest

from tavolino.server.settings import Settings
from tavolino.server.transport.frames import MOST_FRAGMENTS, SLACK, SMALL_FRAMES, FrameBudgets
from tests.server.raw import CONTINUATION, PING, TEXT, frame


def budgets(at_once: int = 1000) -> FrameBudgets:
    return FrameBudgets(Settings(messages_at_once=at_once, messages_per_second=1))


def large(size: int) -> bytes:
    """A text whose length takes eight bytes."""
    return b"\x81\xff" + size.to_bytes(8, "big") + bytes(4 + size)


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_counted_in_any_pieces(seed: int) -> None:
    """The first frame beyond the budget is noticed, however the stream is cut."""
    random = Random(seed)
    kinds = [frame(TEXT, bytes(size)) for size in (0, 5, 125, 126, 3000)] + [large(70_000)]
    found = budgets(1)
    data = b"".join(random.choice(kinds) for _ in range(SLACK))
    while data:
        size = random.choice((1, 2, 7, 1000, 100_000))
        piece, data = data[:size], data[size:]
        assert not found.excess(piece)
    assert found.excess(frame(TEXT)) == "too many messages"


def test_small_frames_have_a_budget() -> None:
    found = budgets()
    assert not found.excess(frame(PING, b"x") * SMALL_FRAMES.at_once)
    assert found.excess(frame(PING, b"x")) == "too many frames"
    assert not found.excess(frame(TEXT, b"x"))


def test_a_message_has_few_fragments() -> None:
    found = budgets()
    begun = frame(TEXT, b"x", fin=False)
    more = frame(CONTINUATION, b"x", fin=False)
    for _ in range(2):
        assert not found.excess(begun + more * (MOST_FRAGMENTS - 1))
    assert found.excess(more) == "too many fragments"


def test_what_looks_like_a_frame_inside_a_message_is_part_of_it() -> None:
    found = budgets(1)
    inner = frame(TEXT, b"x") * 100
    assert not found.excess(frame(TEXT, inner))
