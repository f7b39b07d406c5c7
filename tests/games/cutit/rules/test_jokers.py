"""Jokers that need not be counted: points claimed with a cut. CI-7"""

import random

import pytest

from tavolino.core import SPECTATOR, Record, Refused, canonical, read_record, verify
from tavolino.games import rules
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.jokers import possible_points
from tavolino.games.cutit.rules.notation import Cut, read_move
from tavolino.games.cutit.rules.rounds import all_cuts, allowed_cuts, some_cut
from tavolino.games.cutit.rules.sheet import spaces_of
from tavolino.games.cutit.rules.state import ROUNDS, CutItState
from tests.games.cutit.rules.tables import (
    RANKS,
    CutItPlay,
    cut_round,
    first_round,
    new_game,
    refused,
    roll,
    submit,
)
from tests.naive import cutit as naive

DICE = "2?-1"
"""Rank 1 is P Y G K B Y Y P J G: 2 green, 2 pink, 1 blue and a joker, so it gives 5 or 6."""


def colours(state: CutItState, paper: int) -> list[str]:
    return [state.sheet.colour(space) for space in spaces_of(paper)]


def test_ci7_jokers_may_stay_uncounted() -> None:
    play = first_round(DICE, jokers="choice")
    submit(play, 0, "A1-K1/a1=5")
    assert play.state.players[0].scores[0].points == 5
    shown = CUTIT.view(play.state, SPECTATOR).board.players[0].rounds[0]
    assert (shown.cut, shown.points, shown.one_cut) == ("A1-K1/a1=5", 5, True)


@pytest.mark.parametrize(
    ("cut", "by_colour"),
    [
        ("A1-K1/a1", (2, 3, 0, 1)),
        ("A1-K1/a1=5", (2, 2, 0, 1)),
        ("A1-C1-C0/a1", ()),
    ],
)
def test_ci7_a_round_shows_what_each_die_gave(cut: str, by_colour: tuple[int, ...]) -> None:
    play = first_round(DICE, jokers="choice")
    submit(play, 0, cut)
    shown = CUTIT.view(play.state, SPECTATOR).board.players[0].rounds[0]
    assert shown.by_colour == by_colour
    assert sum(shown.by_colour) == shown.points


def test_ci7_a_claim_earns_the_next_plus() -> None:
    """Rank 2 is K Y J Y P K B P P G: 3 pink and the joker, and 2 for yellow."""
    for first, rose in (("A1-K1/a1=5", True), ("A1-K1/a1", False)):
        play = first_round(DICE, jokers="choice")
        cut_round(play, first)
        cut_round(play, "A2-K2/a2", dice="-?2-")
        second = play.state.players[0].scores[1]
        assert (second.points, second.rose) == (6, rose)


def test_ci7_without_a_claim_the_most_counts() -> None:
    play = first_round(DICE, jokers="choice")
    submit(play, 0, "A1-K1/a1")
    assert play.state.players[0].scores[0].points == 6


def test_ci7_who_claims_the_most_claims_nothing() -> None:
    play = first_round(DICE, jokers="choice")
    entry = play.submit_text(0, "A1-K1/a1=6")
    assert str(entry.move) == "A1-K1/a1"
    assert play.state.players[0].scores[0].points == 6
    with refused("CI-7", "most"):
        CUTIT.check(first_round(DICE, jokers="choice").state, 0, read_move("A1-K1/a1=6"))


def test_ci7_no_claim_where_the_best_counts() -> None:
    play = first_round(DICE)
    for claim in (5, 6):
        with refused("CI-7", "best"):
            submit(play, 0, f"A1-K1/a1={claim}")


@pytest.mark.parametrize("claim", [0, 1, 4, 7, 100])
def test_ci7_no_claim_that_no_use_of_the_jokers_gives(claim: int) -> None:
    with refused("CI-7", "impossible"):
        submit(first_round(DICE, jokers="choice"), 0, f"A1-K1/a1={claim}")


def test_ci7_no_claim_under_blank_dice_or_without_jokers() -> None:
    with refused("CI-7", "impossible"):
        submit(first_round("----", jokers="choice"), 0, "A1-K1/a1=1")
    # a1 to d1 are pink, yellow, green and black.
    with refused("CI-7", "impossible"):
        submit(first_round("????", jokers="choice"), 0, "A1-E1-E0/a1=2")


@pytest.mark.parametrize(
    ("dice", "cut"),
    [
        pytest.param("????", "H0-H1-K1/h1=2", id="small"),
        pytest.param("????", "A1-K1,A3-K3/a4=5", id="several"),
        pytest.param("---4", "A1-K1/a1=1", id="no points"),
    ],
)
def test_ci7_no_claim_for_a_penalty(dice: str, cut: str) -> None:
    play = first_round(dice, 2, jokers="choice")
    with refused("CI-7", "penalty"):
        submit(play, 1, cut)


def test_ci7_in_round_10_the_best_counts() -> None:
    """Rank 10 is B K P P G G J B Y Y."""
    play = first_round("----", jokers="choice")
    for number, cut in enumerate(RANKS):
        cut_round(play, cut, dice=None if number == 0 else "----")
    roll(play, "?---")
    assert play.state.players[0].scores[9].points == 3


def test_ci7_a_claim_is_as_secret_as_its_cut() -> None:
    plays = [first_round(DICE, 2, jokers="choice") for _ in range(2)]
    for play, cut in zip(plays, ("A1-K1/a1=5", "A1-K1/a1"), strict=True):
        entry = play.submit_text(0, cut)
        assert CUTIT.redact(play.state_after(len(play.log) - 1), entry, 1) == "cut"
        assert CUTIT.view(play.state, 0).board.players[0].cut == cut
    shown = [canonical(CUTIT.view(play.state, 1)) for play in plays]
    assert shown[0] == shown[1]


def test_ci7_claims_are_listed_after_the_cuts() -> None:
    usual, free = first_round(DICE), first_round(DICE, jokers="choice")
    cuts, moves = (CUTIT.view(play.state, 0).moves for play in (usual, free))
    offers = CUTIT.view(free.state, 0).board.offers
    assert cuts is not None
    assert moves is not None
    assert offers is not None
    assert moves[: len(cuts)] == cuts
    assert len(offers.points) == len(cuts)
    assert [move for move in moves if move.startswith("A1-K1/a1=")] == ["A1-K1/a1=5"]
    assert all("=" in move for move in moves[len(cuts) :])


def test_ci7_every_claim_by_brute_force() -> None:
    chance = random.Random(77)
    for _ in range(400):
        snippet = chance.choices("GPYBKJ", weights=(3, 3, 3, 3, 1, 2), k=chance.randrange(4, 12))
        if snippet.count("J") > 4:
            continue
        dice = "".join(chance.choices("-?1234", k=4))
        counts = [snippet.count(colour) for colour in "GPYB"]
        found = possible_points(counts, snippet.count("J"), dice)
        assert set(found) == naive.points_that_can_be_claimed(snippet, dice)
        assert list(found) == sorted(found)


def test_ci7_claims_listed_are_those_of_the_naive_reading() -> None:
    chance = random.Random(7)
    claims = 0
    for _ in range(3):
        play = first_round("".join(chance.choices("?1234", k=4)), jokers="choice")
        for cut in chance.sample(allowed_cuts(play.state, 0), 25):
            spaces = colours(play.state, cut.snippet)
            if spaces.count("J") > 4:
                continue
            known = naive.points_that_can_be_claimed(spaces, play.state.dice)
            listed = {
                move.claim
                for move in all_cuts(play.state, 0)
                if move.claim is not None and move._replace(claim=None) == cut.cut
            }
            assert listed == known - {max(known, default=0)}
            for claim in range(12):
                move = f"{cut.cut}={claim}"
                if claim in known:
                    CUTIT.check(play.state, 0, CUTIT.read(play.state, 0, move))
                else:
                    with pytest.raises(Refused, match="CI-7"):
                        CUTIT.check(play.state, 0, CUTIT.read(play.state, 0, move))
            claims += len(listed)
    assert claims > 20


class Chance:
    def __init__(self, number: int) -> None:
        self.random = random.Random(number)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


def test_ci7_whole_games_with_claims_are_scored_as_the_naive_reading_does() -> None:
    claims = 0
    for number in range(20):
        source = Chance(number)
        play: CutItPlay = new_game(jokers="choice")
        sheet = naive.ScoreSheet()
        for round_number in range(1, ROUNDS + 1):
            dice = "".join(source.random.choices("-?1234", k=4))
            paper = play.state.players[0].paper
            roll(play, dice)
            if round_number == 1:
                submit(play, 0, "corner a1")
            if round_number == ROUNDS:
                sheet.enter(colours(play.state, paper), dice, 0)
            elif paper.bit_count() == 1:
                sheet.penalty()
            else:
                cuts = [some_cut(play.state, 0, source) for _ in range(4)]
                sizes = [part_paper(paper, one).snippets[0].bit_count() for one in cuts]
                cut = cuts[sizes.index(min(sizes))]
                (snippet,) = part_paper(paper, cut).snippets
                sheet.enter(colours(play.state, snippet), dice, cut.cuts, cut.claim)
                claims += cut.claim is not None
                play.submit(0, cut)
        scores = play.state.players[0].scores
        assert [-5 if one.is_penalty else one.points for one in scores] == sheet.rounds
        assert CUTIT.view(play.state, 0).board.players[0].score.total == sheet.total()
    assert claims > 10


def finished(first: str, jokers: str = "best") -> CutItPlay:
    play = first_round(DICE, jokers=jokers)
    for number, cut in enumerate((first, *RANKS[1:])):
        cut_round(play, cut, dice=None if number == 0 else "----")
    roll(play, "----")
    submit(play, 0, "done")
    return play


def test_ci7_claims_are_recorded() -> None:
    data = Record(finished("A1-K1/a1=5", jokers="choice")).write()
    assert b'"jokers":"choice"' in data
    assert b"A1-K1/a1=5" in data
    assert read_record(data, rules()).write() == data
    assert verify(data, rules()).faults == ()
    assert b"jokers" not in Record(finished("A1-K1/a1")).write()


@pytest.mark.parametrize("text", ["A1-K1/a1=", "A1-K1/a1=-1", "A1-K1/a1=05", "A1-K1/a1=1000"])
def test_a_claim_is_a_number_without_signs(text: str) -> None:
    with refused("NOTATION", "cutit"):
        read_move(text)


def test_a_claim_is_read_as_it_is_written() -> None:
    for text in ("A1-K1/a1=5", "A3-E3-E0/a1=12"):
        move = read_move(text)
        assert isinstance(move, Cut)
        assert str(move) == text
