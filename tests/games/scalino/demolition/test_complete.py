"""Pyramids made by chance: always complete, always legal, and not the same ones."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Play, Stream
from tavolino.games.scalino.demolition.rules.complete import build_complete, complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.pyramid import read_blocks, write_blocks
from tests.naive.demolition import is_legal_pyramid


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=32, max_size=32))
def test_pyramids_are_complete_and_legal_in_both_implementations(secret: bytes) -> None:
    pyramid = complete_pyramid(Stream(secret, 0))
    assert pyramid.is_complete
    assert build_complete(read_blocks(write_blocks(pyramid.build_order))) == pyramid
    assert is_legal_pyramid([(b.colour, b.level, b.place.name) for b in pyramid.blocks])


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=32, max_size=32))
def test_built_as_four_players_would(secret: bytes) -> None:
    """The blocks in their order are a whole game: turns, forced skips and bonuses included."""
    pyramid = complete_pyramid(Stream(secret, 0))
    play = Play(SCALINO, 4, {"first": "0"})
    for block in pyramid.blocks:
        (seat,) = play.to_act
        assert seat == block.colour
        play.submit(seat, block.place)
    assert play.outcome is not None
    assert play.outcome.cause == "complete"


def test_the_same_stream_gives_the_same_pyramid_and_others_give_others() -> None:
    texts = [write_blocks(complete_pyramid(Stream(bytes(32), n)).build_order) for n in range(20)]
    assert len(set(texts)) == 20
    assert write_blocks(complete_pyramid(Stream(bytes(32), 7)).build_order) == texts[7]
    first_blocks = {text.split()[0] for text in texts}
    assert len(first_blocks) > 3
