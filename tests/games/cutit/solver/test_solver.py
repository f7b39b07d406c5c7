"""The solver: every claim it makes is checked, by the rules or by brute force."""

import random
from collections.abc import Sequence

import pytest

from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.layout_check import check_layout
from tavolino.games.cutit.rules.snippet import JOKER, HalfStar, Snippet, Space
from tavolino.games.cutit.solver import solver
from tavolino.games.cutit.solver.search import JoinSearch
from tavolino.games.cutit.solver.solver import Solution, solve
from tests.games.cutit.rules.pieces import random_pieces
from tests.naive import cutit_puzzle as naive

OPTIONS: list[tuple[Stars, Contact]] = [
    (stars, contact) for stars in ("normal", "advanced", "strict") for contact in ("free", "joined")
]


def is_as_claimed(
    snippets: list[Snippet], solution: Solution, stars: Stars, contact: Contact
) -> bool:
    """Is the arrangement, by the rules, one puzzle without a fault that loses what it says?"""
    check = check_layout(snippets, solution.placements, stars, contact)
    return (
        not check.faults
        and check.kept == frozenset(solution.placements)
        and check.cost == solution.lost
        and check.is_complete == solution.is_complete
    )


@pytest.mark.parametrize(("stars", "contact"), OPTIONS)
@pytest.mark.parametrize(
    ("count", "spaces", "half_stars"), [(2, 4, 4), (3, 4, 3), (4, 3, 3), (4, 2, 2)]
)
def test_ci11_best_by_brute_force(
    stars: Stars, contact: Contact, count: int, spaces: int, half_stars: int
) -> None:
    possible = impossible = 0
    for seed in range(40 if count < 4 else 10):
        chance = random.Random(1000 * count + seed)
        snippets = random_pieces(chance, count, spaces, half_stars, fewest_stars=seed % 2)
        solution = solve(snippets, stars, contact)
        cuttings = [naive.cutting(one.number, one.spaces, one.half_stars) for one in snippets]
        most = naive.most_spaces(cuttings, stars, contact)
        assert is_as_claimed(snippets, solution, stars, contact)
        assert solution.is_proved
        assert solution.lost == sum(len(one.spaces) for one in snippets) - most
        possible += solution.is_complete
        impossible += not solution.is_complete
    assert impossible > 2
    # In the strict variant hardly any puzzle of more than two snippets can be completed.
    assert possible > 0 or (stars == "strict" and count > 2)


@pytest.mark.parametrize(("stars", "contact"), OPTIONS)
def test_ci11_nothing_is_claimed_that_was_not_searched(stars: Stars, contact: Contact) -> None:
    cut_short = 0
    for seed in range(40):
        snippets = random_pieces(random.Random(seed), 6, 4, 4)
        best = solve(snippets, stars, contact)
        assert best.is_proved
        for nodes in (0, 1, 3, 10, 30):
            solution = solve(snippets, stars, contact, nodes)
            assert solution.nodes <= nodes
            assert is_as_claimed(snippets, solution, stars, contact)
            assert solution.lost_at_least <= best.lost <= solution.lost
            cut_short += not solution.is_proved
    assert cut_short > 20


def test_ci11_stops_when_told() -> None:
    snippets = random_pieces(random.Random(1), 6, 4, 4)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    solution = solve(snippets, stop=stop)
    assert solution.nodes == 2
    assert not solution.is_proved


def test_ci11_examined_sets_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 28 snippets, many of them without half-stars, there are millions to leave out."""
    snippets = random_pieces(random.Random(3), 28, 3, 1)
    may_connect = solver._may_connect
    examined = 0

    def count(search: JoinSearch, wanted: Sequence[int]) -> bool:
        nonlocal examined
        examined += 1
        assert examined <= solver.MAX_EXAMINED
        return may_connect(search, wanted)

    monkeypatch.setattr(solver, "_may_connect", count)
    solution = solve(snippets, nodes=100)
    assert examined > 100
    assert solution.nodes <= 100
    assert is_as_claimed(snippets, solution, "normal", "free")
    assert solution.lost_at_least <= solution.lost


def test_ci11_fewer_placings_for_more_snippets() -> None:
    """Each placement takes longer then, so the limit keeps the total time the same."""
    assert [solver.nodes_for(pieces) for pieces in (1, 10, 20)] == [12_000, 12_000, 6_000]
    solution = solve(random_pieces(random.Random(2), 28, 3, 3), "advanced", "joined")
    assert solution.nodes == solver.nodes_for(28)
    assert not solution.is_proved


def test_ci11_one_half_star_is_good_for_one_join() -> None:
    """A snippet that has joined by its only half-star brings no other into reach. Else two
    placings more would be tried here."""
    middle = Snippet(1, (Space(0, 0),), (HalfStar(0, 0, 0, "G"), HalfStar(0, 0, 2, "G")))
    ends = [
        Snippet(number, (Space(0, 0),), (HalfStar(0, 0, 0, colour),))
        for number, colour in enumerate(("G", "G", JOKER), 2)
    ]
    solution = solve([middle, *ends])
    assert (solution.lost, solution.is_proved) == (1, True)
    assert solution.nodes == 7


def test_ci11_one_answer_every_time() -> None:
    snippets = random_pieces(random.Random(5), 8, 4, 4)
    assert solve(snippets, nodes=50) == solve(snippets, nodes=50)


def test_ci14_snippet_without_half_stars_stays_out() -> None:
    plain = Snippet(1, tuple(Space(x, 0) for x in range(5)), ())
    one = Snippet(2, tuple(Space(x, 1) for x in range(4)), (HalfStar(0, 1, 0, "G"),))
    other = Snippet(3, tuple(Space(x, 2) for x in range(4)), (HalfStar(0, 2, 2, "G"),))
    solution = solve([plain, one, other])
    assert solution.placements.keys() == {2, 3}
    assert (solution.lost, solution.is_proved) == (5, True)


def test_ci14_nothing_to_join() -> None:
    assert solve([]) == Solution({}, lost=0, lost_at_least=0, nodes=0)
    lone = solve([Snippet(4, (Space(2, 2), Space(2, 3)), ())])
    assert lone.is_complete
    assert lone.placements.keys() == {4}


def test_ci16_strict_may_lose_everything() -> None:
    snippets = [Snippet(1, (Space(0, 0),), (HalfStar(0, 0, 0, "G"),))]
    solution = solve(snippets, stars="strict")
    assert (solution.placements, solution.lost, solution.is_proved) == ({}, 1, True)
