"""Every game ends, however spiteful the players are: CR-12 and CR-15."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import CHANCE, Entry, Value
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.moves import End, FromHand, FromPile, FromSupply, Lay, RopeMove
from tavolino.games.rope.rules.state import ENDLESS, STILL, RopeState
from tavolino.games.rope.rules.turn import MAX_TURNS_WITHOUT_PILE
from tests.games.rope.rules.table import Draws

OPTIONS: tuple[dict[str, Value], ...] = ({}, {"same": "yes"}, {"supply": "sequence"})


def never_plays(legal: list[RopeMove], source: Draws) -> list[RopeMove]:
    """Ends the turn at once, always."""
    return [move for move in legal if isinstance(move, Lay | End)]


def never_from_pile(legal: list[RopeMove], source: Draws) -> list[RopeMove]:
    """Keeps playing from hand and supply, so cards circulate, but never wins."""
    onto: list[RopeMove] = [m for m in legal if isinstance(m, FromHand | FromSupply)]
    return onto or [move for move in legal if not isinstance(move, FromPile)]


def moody(legal: list[RopeMove], source: Draws) -> list[RopeMove]:
    """Never the pile; whether it plays anything else, nobody knows."""
    return (never_plays if source.below(2) else never_from_pile)(legal, source)


def play_out(seats: int, options: dict[str, Value], spite: str, seed: int) -> tuple[RopeState, int]:
    """The end of a game among spiteful players, and how many turns it took."""
    source = Draws(f"{seats} {spite} {seed}")
    strategy = {"none": never_plays, "no pile": never_from_pile, "moody": moody}[spite]
    state = ROPE.start(seats, options)
    turns = 0
    while ROPE.outcome(state) is None:
        (seat,) = ROPE.to_act(state)
        if seat == CHANCE:
            move = ROPE.sample(state, CHANCE, source)
        else:
            wanted = strategy(list(ROPE.legal(state, seat) or ()), source)
            move = wanted[source.below(len(wanted))]
            turns += isinstance(move, Lay | End)
        state = ROPE.apply(state, Entry(seat, move))
        assert turns <= MAX_TURNS_WITHOUT_PILE, "nobody ever plays from a pile"
    return state, turns


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("spite", ["none", "no pile", "moody"])
@settings(max_examples=4)
@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6))
def test_cr12_cr15_spiteful_games_end(
    options: dict[str, Value], spite: str, seats: int, seed: int
) -> None:
    state, turns = play_out(seats, options, spite, seed)
    assert state.cause in (STILL, ENDLESS)
    outcome = ROPE.outcome(state)
    assert outcome is not None
    assert outcome.winners == tuple(range(seats)), "all piles are as they were"
    assert state.cause == STILL or turns == MAX_TURNS_WITHOUT_PILE


def test_cr12_who_never_plays_runs_out_of_cards() -> None:
    state, turns = play_out(2, {}, "none", 1)
    assert state.cause == STILL
    assert turns == 160 - 40 + 2, "each card is laid in a separate turn, then two turns are idle"


def test_cr15_cards_that_go_round_for_ever() -> None:
    causes = {play_out(2, {"same": "yes"}, "no pile", seed)[0].cause for seed in range(6)}
    assert ENDLESS in causes
