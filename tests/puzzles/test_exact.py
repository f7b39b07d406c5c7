"""The exhaustive search and the definition of the one best line."""

from collections.abc import Mapping
from typing import Any

import pytest

from tavolino.core import Entry, Outcome, Stream
from tavolino.games.rope.puzzles import MAKER
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.demolition.puzzles import DemolitionSearch
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.puzzles.exact import ExactSearch, Line, TooLarge, best_line
from tests.puzzles.shipped import shipped

Tree = Mapping[str, Any] | int
"""A position as its moves, or its final lead for seat 0. A key "0" or "1" says who moves."""


class TreeGame:
    """A game given as a tree: (seat, {move: tree}), or the final lead."""

    def outcome(self, state: Any) -> Outcome | None:
        if isinstance(state, int):
            return Outcome("over", (state, 0), (1, 1))
        return None

    def to_act(self, state: Any) -> frozenset[int]:
        return frozenset((state[0],))

    def legal(self, state: Any, seat: int) -> list[str]:
        return list(state[1])

    def apply(self, state: Any, entry: Entry[str]) -> Any:
        return state[1][entry.move]

    def read(self, state: Any, seat: int, text: str) -> str:
        return text

    def write(self, move: str) -> str:
        return move


def line(tree: Any, seat: int = 0, goal_value: Any = int, most: int = 1000) -> Line | None:
    search = ExactSearch(TreeGame(), key=id, most=most)  # type: ignore[arg-type]
    return best_line(search, tree, seat, goal_value)


def test_the_only_best_move_is_a_line() -> None:
    assert line((0, {"a": 1, "b": 3, "c": 2})) == Line(("b",), ({"a": 1, "c": 2},))


def test_two_equal_first_moves_are_no_puzzle() -> None:
    assert line((0, {"a": 3, "b": 3, "c": 2})) is None


def test_seat_1_wants_the_opposite() -> None:
    assert line((1, {"a": 1, "b": 3}), seat=1) == Line(("a",), ({"b": -3},))


def test_a_line_goes_on_while_decisions_have_one_best_move() -> None:
    tree = (0, {"a": (1, {"x": (0, {"c": 5, "d": 1}), "y": 9}), "b": 0})
    assert line(tree) == Line(("a", "x", "c"), ({"b": 0}, {"d": 1}))


def test_a_line_ends_before_a_decision_with_equal_moves() -> None:
    tree = (0, {"a": (1, {"x": (0, {"c": 5, "d": 5})}), "b": 0})
    assert line(tree) == Line(("a",), ({"b": 0},))


def test_of_equal_replies_the_one_with_the_longest_line_is_made() -> None:
    tree = (0, {"a": (1, {"x": 5, "y": (0, {"c": 5, "d": 1})}), "b": 0})
    assert line(tree) == Line(("a", "y", "c"), ({"b": 0}, {"d": 1}))


def test_a_forced_move_is_no_decision() -> None:
    tree = (0, {"a": (0, {"only": (0, {"c": 5, "d": 1})}), "b": 0})
    assert line(tree) == Line(("a", "only", "c"), ({"b": 0}, {"d": 1}))


def test_a_puzzle_begins_with_a_decision() -> None:
    assert line((0, {"only": (0, {"c": 5, "d": 1})})) is None


def test_with_a_win_as_the_goal_every_win_is_equal() -> None:
    tree = (0, {"a": 5, "b": 3, "c": -1})
    assert line(tree, goal_value=lambda lead: lead > 0) is None
    assert line(tree) == Line(("a",), ({"b": 3, "c": -1},))


def test_a_search_that_is_too_large_is_given_up() -> None:
    tree = (0, {"a": (1, {"x": 5}), "b": (1, {"y": 2})})
    with pytest.raises(TooLarge):
        line(tree, most=1)


def test_demolition_by_bits_finds_what_the_plain_search_finds() -> None:
    for puzzle in sorted(shipped("demolition"), key=lambda one: len(one.log))[-5:]:
        state = puzzle.position(DEMOLITION).state
        plain = ExactSearch(
            DEMOLITION,
            key=lambda one: (one.blocks, one.turn, one.bonus, tuple(map(sum, one.taken))),
            most=10**6,
        )
        by_bits = DemolitionSearch(state.blocks, 10**6)
        assert by_bits.leads(state, puzzle.seat) == plain.leads(state, puzzle.seat)


def test_the_solution_of_rope_does_not_depend_on_hidden_cards() -> None:
    """Every state with the same view has the same proof."""
    for puzzle in shipped("rope")[:20]:
        play = puzzle.position(ROPE)
        view = play.view(puzzle.seat)
        for draw in range(3):
            other = play.fork()
            other.state = ROPE.determinize(view, Stream(bytes(32), 7 + draw))
            proof = MAKER.prove(other, puzzle.seat)
            assert proof is not None
            assert (proof.line, proof.others) == (puzzle.line, puzzle.others)
