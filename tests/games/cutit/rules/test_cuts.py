"""Cuts: which there are, what they free, and what is refused. CI-4, CI-5, CI-9"""

import random

import pytest

from tavolino.core import Refused
from tavolino.games.cutit.rules.cuts import (
    free_snippets,
    part_paper,
)
from tavolino.games.cutit.rules.notation import Cut, Path, Point, path_order, read_move
from tavolino.games.cutit.rules.sheet import WHOLE, Mask, bit, mask_of, spaces_of
from tavolino.games.cutit.rules.snippet import Space
from tests.games.cutit.rules.tables import first_round, refused
from tests.naive import cutit as naive


def cut_of(text: str) -> Cut:
    move = read_move(text)
    assert isinstance(move, Cut)
    return move


def papers(seed: int, games: int) -> list[Mask]:
    """Sheets as random games leave them, round by round."""
    chance = random.Random(seed)
    found = []
    for _ in range(games):
        paper = WHOLE
        for _ in range(9):
            small = [one for one in free_snippets(paper) if one.snippet.bit_count() <= 14]
            paper ^= chance.choice(small or free_snippets(paper)).snippet
            if paper.bit_count() < 2:
                break
            found.append(paper)
    return found


def as_naive(paper: Mask) -> naive.Paper:
    return frozenset((space.x, space.y) for space in spaces_of(paper))


def agree(paper: Mask) -> None:
    found = {
        naive.Freed(str(one.cut), as_naive(one.snippet), one.cut.cuts)
        for one in free_snippets(paper)
    }
    assert len(found) == len(free_snippets(paper))
    assert found == set(naive.snippets_to_free(as_naive(paper)))


def test_ci4_a_whole_sheet_has_684_cuts() -> None:
    free = free_snippets(WHOLE)
    assert len(free) == 684
    assert sum(one.cut.cuts == 1 for one in free) == 36
    agree(WHOLE)


@pytest.mark.parametrize("seed", range(4))
def test_ci4_cuts_agree_with_brute_force_mid_game(seed: int) -> None:
    for paper in papers(seed, games=3):
        agree(paper)


def test_ci4_every_cut_is_read_back_and_parts_the_paper_as_listed() -> None:
    for paper in (WHOLE, *papers(9, games=3)):
        for one in free_snippets(paper):
            assert read_move(str(one.cut)) == one.cut
            assert part_paper(paper, one.cut) == ((one.snippet,), paper ^ one.snippet)


def test_ci4_the_player_names_which_part_is_the_snippet() -> None:
    below = part_paper(WHOLE, cut_of("A3-K3/a1"))
    above = part_paper(WHOLE, cut_of("A3-K3/a4"))
    assert below.snippets == (above.sheet,)
    assert below.snippets[0].bit_count() == 30
    corner = part_paper(WHOLE, cut_of("A3-E3-E0/a1"))
    assert corner.snippets[0].bit_count() == 12


def test_ci4_a_cut_ends_where_it_first_meets_the_outline() -> None:
    """After a corner has gone, the line along its edge goes on from the inner corner."""
    paper = part_paper(WHOLE, cut_of("A3-E3-E0/a1")).sheet
    assert part_paper(paper, cut_of("E3-K3/e1")).snippets[0].bit_count() == 18
    with refused("CI-4", "ends"):
        part_paper(paper, cut_of("A3-K3/e1"))
    with refused("CI-4", "ends"):
        part_paper(paper, cut_of("F3-K3/e1"))
    with refused("CI-4", "no-paper"):
        part_paper(paper, cut_of("A2-E2/e1"))
    with refused("CI-4", "arm"):
        part_paper(paper, cut_of("A2-G2-G0/e1"))
    with refused("CI-4", "meeting"):
        part_paper(paper, cut_of("K3-E3-E10/e1"))


def test_ci4_cuts_are_straight_and_meet_at_a_right_angle() -> None:
    with refused("CI-4", "slanted"):
        read_move("A3-K4/a1")
    with refused("CI-4", "slanted"):
        read_move("A3-A3/a1")
    with refused("CI-4", "no-angle"):
        read_move("A3-E3-K3/a1")


def test_ci4_the_named_space_must_be_paper() -> None:
    paper = WHOLE ^ bit(Space(0, 0))
    with refused("CI-4", "space"):
        part_paper(paper, cut_of("A3-K3/a1"))


def test_ci4_a_cut_has_one_spelling_however_it_is_written() -> None:
    play = first_round("1111")
    for text in ("K3-A3/j2", "A3-K3/c3", "A3-K3/a1"):
        assert str(play.game.read(play.state, 0, text)) == "A3-K3/a1"
    assert str(play.game.read(play.state, 0, "E0-E3-A3/d2")) == "A3-E3-E0/a1"
    assert str(play.game.read(play.state, 0, "A7-K7,K3-A3/j5")) == "A3-K3,A7-K7/a4"
    with refused("CI-4", "first-space"):
        play.submit(0, cut_of("A3-K3/b1"))


def test_ci5_the_first_snippet_has_the_corner() -> None:
    play = first_round("1111")
    listed = play.game.view(play.state, 0).moves
    assert listed is not None
    assert len(listed) == 684 // 2
    with refused("CI-5", "without-corner"):
        play.submit_text(0, "A3-K3/a4")
    with refused("CI-5", "without-corner"):
        play.submit_text(0, "A3-K3,A7-K7/a1")
    play.submit_text(0, "A3-K3,A7-K7/a4")


def accepted(paper: Mask, one: Path, other: Path) -> set[naive.Paper] | None:
    """The parts of two cuts if they are accepted as a mistake."""
    paths = tuple(sorted((one, other), key=path_order))
    try:
        parts = part_paper(paper, Cut(paths, spaces_of(paper)[0]))
    except Refused:
        return None
    return {as_naive(part) for part in (*parts.snippets, parts.sheet)}


@pytest.mark.parametrize("seed", range(2))
def test_ci9_mistakes_agree_with_brute_force(seed: int) -> None:
    """Of all pairs of straight cuts just those are accepted that leave three or four parts."""
    paper = papers(seed, games=1)[6]
    expected: dict[frozenset[naive.Segment], set[naive.Paper]] = {}
    for one, other, parts in naive.mistakes(as_naive(paper)):
        assert len(parts) in (3, 4)
        expected[frozenset((one, other))] = set(parts)
    near = [one for one in naive.SEGMENTS if naive.runs_through_paper(as_naive(paper), one)]
    found = {}
    for index, one in enumerate(near):
        for other in near[index + 1 :]:
            first, second = (tuple(Point(*end) for end in path) for path in (one, other))
            parts_found = accepted(paper, first, second)
            if parts_found is not None:
                found[frozenset((one, other))] = parts_found
    assert expected
    assert found == expected


def test_ci9_four_parts_three_parts_and_what_stays() -> None:
    crossing = part_paper(WHOLE, cut_of("A3-K3,D0-D10/d4"))
    assert sorted(part.bit_count() for part in crossing.snippets) == [9, 21, 21]
    assert crossing.sheet.bit_count() == 49
    parallel = part_paper(WHOLE, cut_of("A3-K3,A7-K7/a4"))
    assert [part.bit_count() for part in parallel.snippets] == [30, 30]
    ending = part_paper(WHOLE, cut_of("A3-K3,D3-D10/a1"))
    assert sorted(part.bit_count() for part in ending.snippets) == [21, 49]
    with refused("CI-9", "same"):
        part_paper(WHOLE, cut_of("A3-K3,K3-A3/a1"))
    with refused("CI-4", "ends"):
        part_paper(WHOLE, cut_of("A3-E3,E0-E3/a1"))


def test_ci9_mistakes_are_not_listed() -> None:
    play = first_round("1111")
    legal = play.game.legal(play.state, 0)
    assert legal is not None
    assert not any(isinstance(move, Cut) and move.is_mistake for move in legal)


def test_ci9_a_sheet_of_one_space_has_no_cuts() -> None:
    assert free_snippets(bit(Space(4, 4))) == ()
    two = mask_of((Space(4, 4), Space(4, 5)))
    assert [str(one.cut) for one in free_snippets(two)] == ["E5-F5/e5", "E5-F5/e6"]
