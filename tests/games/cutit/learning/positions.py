"""Positions of Cut it for tests of the encoding."""

from functools import cache

from tavolino.core import Dealer, Play, Stream, View
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.notation import CutItMove
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.rules.view import CutItBoard


def _play(seats: int, **options: str) -> tuple[Play[CutItState, CutItMove, CutItBoard], Dealer]:
    play, dealer = Play(CUTIT, seats, options), Dealer(bytes(32))
    dealer.deal(play)
    return play, dealer


@cache
def cutting(**options: str) -> View[CutItBoard]:
    """The view of seat 0 of two before its first cut, with corner a1."""
    play, _ = _play(2, first="0", **options)
    play.submit_text(0, "corner a1")
    play.submit_text(1, "corner j1")
    return play.view(0)


@cache
def puzzling(
    seed: int = 0, seats: int = 1, opening: tuple[str, ...] = (), **options: str
) -> CutItState:
    """A state in which all are to lay their puzzles and nothing lies yet, after these moves of seat
    0 and random ones."""
    play, dealer = _play(seats, **options)
    source = Stream(bytes([seed]) * 32, 1)
    for text in opening:
        play.submit_text(0, text)
        dealer.deal(play)
    while play.state.phase != "puzzle":
        seat = min(play.to_act)
        play.submit(seat, CUTIT.sample(play.state, seat, source))
        dealer.deal(play)
    return play.state
