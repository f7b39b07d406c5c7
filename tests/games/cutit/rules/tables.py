"""Cut it played by hand, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tavolino.core import CHANCE, Play, Refused, Seat
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.notation import CutItMove
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.rules.view import CutItBoard
from tavolino.locales import say_refusal

CutItPlay = Play[CutItState, CutItMove, CutItBoard]

RANKS: Final = tuple(f"A{rank}-K{rank}/a{rank}" for rank in range(1, 10))
"""Nine cuts that take the ranks off one by one, from the bottom."""


def new_game(seats: int = 1, **options: str) -> CutItPlay:
    """A game in which seat 0 is first."""
    return Play(CUTIT, seats, {"first": "0", **options})


def roll(play: CutItPlay, faces: str, at: int = 0) -> None:
    play.submit_text(CHANCE, f"dice {faces}", at)


def first_round(faces: str, seats: int = 1, **options: str) -> CutItPlay:
    """A game in round 1, corners picked: a1 by seat 0, j1 by seat 1 and so on around."""
    play = new_game(seats, **options)
    roll(play, faces)
    for seat, corner in enumerate(("a1", "j1", "j10", "a10")[:seats]):
        play.submit_text(seat, f"corner {corner}")
    return play


def cut_round(play: CutItPlay, *cuts: str, dice: str | None = None) -> None:
    """A round: the dice, then a cut by each seat in turn."""
    if dice is not None:
        roll(play, dice)
    for seat, cut in enumerate(cuts):
        play.submit_text(seat, cut)


def ranks_cut(dice: str = "1111", **options: str) -> CutItPlay:
    """A solo game at its puzzle: the ranks were taken off one by one, under the same dice."""
    play = first_round(dice, 1, **options)
    for number, cut in enumerate(RANKS):
        cut_round(play, cut, dice=None if number == 0 else dice)
    roll(play, dice)
    return play


def before_puzzle(seats: int, at: int = 0, **options: str) -> CutItPlay:
    """A game of up to three with two snippets each: all but j10 is 1, and j10 is 2.

    On the standard sheet j9 and j10 are both yellow with a star between them.
    """
    play = new_game(seats, **options)
    cut_off_j10(play, at)
    return play


def cut_off_j10(play: CutItPlay, at: int = 0) -> None:
    """The rounds of a game that has just started: everybody cuts j10 off, and then nothing."""
    roll(play, "1111")
    for seat, corner in enumerate(("a1", "j1", "a10")[: play.seats]):
        play.submit_text(seat, f"corner {corner}")
    cut_round(play, *("K9-J9-J10/a1",) * play.seats)
    for _ in range(8):
        roll(play, "1111")
    roll(play, "1111", at)


def at_puzzle(seats: int, at: int = 0, **options: str) -> CutItPlay:
    """The same after everybody has said that they are ready."""
    play = before_puzzle(seats, at, **options)
    for seat in range(seats if seats > 1 else 0):
        play.submit_text(seat, "ready", at)
    return play


JOINED: Final = ("1@0,0r0", "2@9,9r0")
APART: Final = ("1@0,0r0", "2@20,0r0")
"""Both puzzles have all snippets on the table; only the first hangs together."""


@contextmanager
def refused(rule: str, why: str) -> Iterator[None]:
    """Within it something is refused, by this rule, with a sentence a reader can read."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.rule, caught.value.why) == (rule, why)
    assert say_refusal(caught.value)


def submit(play: CutItPlay, seat: Seat, *texts: str) -> None:
    for text in texts:
        play.submit_text(seat, text, play.last_at)
