"""What joins, what is at fault, and which part of a layout is kept."""

import random
from collections.abc import Iterable

import pytest

from tavolino.games.cutit.rules.layout import CellSide, Join, JoinFault, Placement, Stars, lay
from tavolino.games.cutit.rules.layout_check import Contact, check_layout
from tavolino.games.cutit.rules.snippet import (
    DOWN,
    LEFT,
    RIGHT,
    UP,
    Colour,
    HalfStar,
    Side,
    Snippet,
    Space,
)
from tests.games.cutit.rules.pieces import random_layout, random_pieces
from tests.naive import cutit_puzzle as naive

OPTIONS: list[tuple[Stars, Contact]] = [
    (stars, contact) for stars in ("normal", "advanced", "strict") for contact in ("free", "joined")
]


def bar(number: int, length: int, *stars: tuple[int, Side, Colour]) -> Snippet:
    """A row of spaces with half-stars at (x, side, colour)."""
    return Snippet(
        number,
        tuple(Space(x, 0) for x in range(length)),
        tuple(HalfStar(x, 0, side, colour) for x, side, colour in stars),
    )


def side_by_side(*snippets: Snippet) -> dict[int, Placement]:
    placements = {}
    x = 0
    for snippet in snippets:
        placements[snippet.number] = Placement(x, 0)
        x += len(snippet.spaces)
    return placements


def reasons(faults: Iterable[JoinFault]) -> list[tuple[str, str]]:
    return [(fault.rule, fault.reason) for fault in faults]


def test_ci11_quarter_turns_clockwise() -> None:
    snippet = Snippet(
        7,
        (Space(3, 5), Space(3, 6), Space(4, 5)),
        (HalfStar(3, 6, UP, "G"), HalfStar(4, 5, DOWN, "P")),
    )
    laid = lay(snippet, Placement(-2, 10, 1))
    assert laid.spaces == {(-2, 11), (-1, 11), (-2, 10)}
    assert laid.half_stars == (HalfStar(-1, 11, RIGHT, "G"), HalfStar(-2, 10, LEFT, "P"))
    assert lay(snippet, Placement(3, 5, 0)) == (
        7,
        frozenset({(3, 5), (3, 6), (4, 5)}),
        snippet.half_stars,
    )


def test_ci11_join_of_one_colour() -> None:
    one, other = bar(1, 4, (3, RIGHT, "G")), bar(2, 5, (0, LEFT, "G"))
    check = check_layout((one, other), side_by_side(one, other))
    assert check.joins == (Join(CellSide(1, 3, 0, RIGHT), CellSide(2, 4, 0, LEFT)),)
    assert check.faults == ()
    assert check.is_complete
    assert check.cost == 0


@pytest.mark.parametrize("colour", ["G", "P", "Y", "B", "J"])
def test_ci11_joker_matches_any_colour(colour: Colour) -> None:
    one, other = bar(1, 4, (3, RIGHT, "J")), bar(2, 5, (0, LEFT, colour))
    assert check_layout((one, other), side_by_side(one, other)).is_complete


def test_ci11_touching_is_no_join() -> None:
    one, other = bar(1, 4, (3, RIGHT, "G")), bar(2, 5)
    check = check_layout((one, other), side_by_side(one, other))
    assert (check.joins, check.faults) == ((), ())
    assert check.parts == (frozenset({2}), frozenset({1}))
    assert check.cost == 4


def test_ci11_overlap() -> None:
    one, other = bar(1, 4), bar(2, 5)
    check = check_layout((one, other), {1: Placement(0, 0), 2: Placement(3, 0)})
    assert check.faults == (
        JoinFault("CI-11", "overlap", CellSide(1, 3, 0, None), CellSide(2, 3, 0, None)),
    )
    assert check.kept == {2}


def test_ci11_contact_joined() -> None:
    """1 and 2, 2 and 3 are joined; 1 and 3 touch with no join of their own."""
    one = bar(1, 2, (1, UP, "G"))
    two = Snippet(
        2, (Space(0, 0), Space(1, 0)), (HalfStar(0, 0, DOWN, "G"), HalfStar(1, 0, DOWN, "P"))
    )
    three = bar(3, 1, (0, UP, "P"))
    placements = {1: Placement(0, 0), 2: Placement(1, 1), 3: Placement(2, 0)}
    assert check_layout((one, two, three), placements).is_complete
    check = check_layout((one, two, three), placements, contact="joined")
    assert check.faults == (
        JoinFault("CI-11", "unjoined", CellSide(1, 1, 0, RIGHT), CellSide(3, 2, 0, LEFT)),
    )
    assert check.parts == (frozenset({1, 2}), frozenset({2, 3}))
    assert check.cost == 1


def test_ci12_clashing_colours_next_to_a_correct_join() -> None:
    one = Snippet(
        1, (Space(0, 0), Space(0, 1)), (HalfStar(0, 0, RIGHT, "G"), HalfStar(0, 1, RIGHT, "P"))
    )
    other = Snippet(
        2, (Space(0, 0), Space(0, 1)), (HalfStar(0, 0, LEFT, "G"), HalfStar(0, 1, LEFT, "B"))
    )
    check = check_layout((one, other), {1: Placement(0, 0), 2: Placement(1, 0)})
    assert len(check.joins) == 1
    assert check.faults == (
        JoinFault("CI-12", "colours", CellSide(1, 0, 1, RIGHT), CellSide(2, 1, 1, LEFT)),
    )
    assert check.parts == (frozenset({1}), frozenset({2}))


def test_ci12_plain_side_and_nothing_are_fine() -> None:
    one = bar(1, 2, (1, RIGHT, "G"), (0, UP, "P"))
    other = bar(2, 2, (0, LEFT, "G"), (1, RIGHT, "Y"))
    above = bar(3, 1)
    placements = side_by_side(one, other) | {3: Placement(0, 1)}
    assert check_layout((one, other, above), placements).faults == ()


def test_ci14_split_at_the_fault() -> None:
    """1–2–3–4 in a row, the fault between 2 and 3: the heavier half is kept, either may be."""
    row = (
        bar(1, 6, (5, RIGHT, "G")),
        bar(2, 4, (0, LEFT, "G"), (3, RIGHT, "P")),
        bar(3, 4, (0, LEFT, "Y"), (3, RIGHT, "B")),
        bar(4, 5, (0, LEFT, "B")),
    )
    check = check_layout((*row, bar(5, 7)), side_by_side(*row))
    assert reasons(check.faults) == [("CI-12", "colours")]
    assert check.kept == {1, 2}
    assert check.parts == (frozenset({1, 2}), frozenset({3, 4}))
    assert check.cost == 4 + 5 + 7
    assert not check.is_complete


def test_ci14_snippets_off_the_table_cost_their_spaces() -> None:
    check = check_layout((bar(1, 4), bar(2, 9)), {})
    assert (check.kept, check.parts, check.cost) == (frozenset(), (), 13)


def test_ci16_advanced_refuses_plain_sides() -> None:
    one = bar(1, 4, (3, RIGHT, "G"), (0, LEFT, "P"))
    other = bar(2, 5)
    placements = side_by_side(one, other)
    assert check_layout((one, other), placements).faults == ()
    check = check_layout((one, other), placements, "advanced")
    assert check.faults == (
        JoinFault("CI-16", "plain", CellSide(1, 3, 0, RIGHT), CellSide(2, 4, 0, LEFT)),
    )


def test_ci16_strict_refuses_open_half_stars() -> None:
    one = bar(1, 4, (3, RIGHT, "G"))
    two = bar(2, 5, (0, LEFT, "G"), (4, RIGHT, "P"))
    three = bar(3, 4, (0, LEFT, "P"))
    closed = check_layout((one, two, three), side_by_side(one, two, three), "strict")
    assert closed.is_complete
    check = check_layout((one, two, three), side_by_side(one, two), "strict")
    assert check.faults == (JoinFault("CI-16", "open", CellSide(2, 8, 0, RIGHT), None),)
    assert (check.parts, check.cost) == ((), 13)


@pytest.mark.parametrize(("stars", "contact"), OPTIONS)
def test_ci14_agrees_with_the_naive_reading(stars: Stars, contact: Contact) -> None:
    most_stars = 1 if stars == "strict" else 4
    faulty = whole = 0
    for seed in range(150):
        chance = random.Random(seed)
        snippets = random_pieces(chance, chance.randint(1, 6), most_stars=most_stars)
        placements = random_layout(chance, snippets)
        check = check_layout(snippets, placements, stars, contact)
        layout = [
            naive.lie(
                naive.cutting(one.number, one.spaces, one.half_stars), *placements[one.number]
            )
            for one in snippets
            if one.number in placements
        ]
        parts = naive.parts_to_keep(layout, stars, contact)
        assert set(check.parts) == parts
        sizes = {one.number: len(one.spaces) for one in snippets}
        kept = max((sum(sizes[number] for number in part) for part in parts), default=0)
        assert check.cost == sum(sizes.values()) - kept
        is_puzzle = bool(layout) and naive.is_puzzle(layout, stars, contact)
        assert (frozenset(placements) in check.parts) == is_puzzle
        assert is_puzzle <= (not check.faults)
        assert check.is_complete == (is_puzzle and len(layout) == len(snippets))
        faulty += bool(check.faults)
        whole += is_puzzle and len(layout) > 1
    assert faulty > 10
    assert whole > 2
