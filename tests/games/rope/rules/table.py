"""Setting up tables of Cut the Rope for tests."""

import random

import pytest

from tavolino.core import CHANCE, Entry, Play, Refused, Seat
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.moves import RopeMove
from tavolino.games.rope.rules.state import RopeState
from tavolino.games.rope.rules.view import RopeBoard, ShownRow

RopePlay = Play[RopeState, RopeMove, RopeBoard]


class Draws:
    """A source of chance that is the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self.below = random.Random(seed).randrange


def after(state: RopeState, *moves: str) -> RopeState:
    """The table after these moves, each by the seat to act."""
    for text in moves:
        (seat,) = ROPE.to_act(state)
        move = ROPE.read(state, seat, text)
        ROPE.check(state, seat, move)
        state = ROPE.apply(state, Entry(seat, move))
    return state


def moves_of(state: RopeState) -> list[str]:
    """The moves of the player whose turn it is."""
    (seat,) = ROPE.to_act(state)
    return [ROPE.write(move) for move in ROPE.legal(state, seat) or ()]


def onto_rows(state: RopeState) -> list[str]:
    return [text for text in moves_of(state) if ">" in text]


def laid(state: RopeState) -> list[str]:
    return [text for text in moves_of(state) if "." in text]


def refusal(state: RopeState, text: str) -> tuple[str, str]:
    """The rule and the case with which a move of the seat to act is refused."""
    return refusal_with(state, text)[:2]


def refusal_with(state: RopeState, text: str) -> tuple[str, str, dict[str, str | int]]:
    (seat,) = ROPE.to_act(state)
    with pytest.raises(Refused) as refused:
        ROPE.check(state, seat, ROPE.read(state, seat, text))
    assert text not in moves_of(state)
    return refused.value.rule, refused.value.why, refused.value.params


def hand(state: RopeState, seat: Seat) -> str:
    return " ".join(ROPE.view(state, seat).board.players[seat].hand or ())


def row(state: RopeState, name: str) -> ShownRow:
    return ROPE.view(state, 0).board.rows["ABC".index(name)]


def cards(state: RopeState, name: str) -> str:
    return " ".join(row(state, name).cards)


def supply(state: RopeState, seat: Seat) -> list[str]:
    return [" ".join(shown.cards) for shown in ROPE.view(state, seat).board.players[seat].supply]


def random_state(state: RopeState, moves: int, source: Draws) -> RopeState:
    """The table after this many random moves, fewer if the game ends before."""
    for _ in range(moves):
        if ROPE.outcome(state):
            break
        (seat,) = ROPE.to_act(state)
        state = ROPE.apply(state, Entry(seat, ROPE.sample(state, seat, source)))
    return state


def dealt(state: RopeState, source: Draws) -> RopeState:
    """The table once chance has dealt and drawn the lot."""
    while ROPE.to_act(state) == {CHANCE}:
        state = ROPE.apply(state, Entry(CHANCE, ROPE.sample(state, CHANCE, source)))
    return state
