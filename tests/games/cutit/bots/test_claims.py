"""Bots at tables where players may count fewer points than their jokers give. CI-7"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pytest

from tavolino.core import Entry, Stream
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.bots.bot import CutItBot
from tavolino.games.cutit.bots.claiming import last_claim
from tavolino.games.cutit.bots.evaluation import CutEvaluator
from tavolino.games.cutit.bots.explain import explain
from tavolino.games.cutit.bots.levels import OTHERS
from tavolino.games.cutit.bots.policy import HEURISTIC, HeuristicCuts, Rules
from tavolino.games.cutit.bots.solo_state import rolled, sheet_index, solo_state_of
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.scoring import RoundScore, column_points
from tavolino.games.cutit.rules.sheet import CORNERS, mask_of, spaces_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import CutItState, Round
from tests.games.cutit.bots.test_bots import play_out
from tests.games.cutit.rules.tables import new_game
from tests.naive import cutit as naive

RULES = Rules(SHEETS["standard"])
PAPER = [Space(x, y) for x in range(3) for y in range(1, 5)]
"""Three files of four spaces, of which file c has the joker: K Y J, G K G, K P Y, Y B P."""
LAST_CUT = "C1-C5/c2"
RISEN = 6
"""One more + is worth five points."""


def at_round_9(dice: str, jokers: str = "choice") -> CutItState:
    scores = [RoundScore(points, (), points > 1, points > 2) for points in range(1, 8)]
    scores.append(RoundScore(3, (), rose=False, one_cut=False))
    state = CUTIT.start(1, {"first": "0", "jokers": jokers})
    player = replace(
        state.players[0],
        corner=CORNERS[0],
        paper=mask_of(PAPER),
        rounds=tuple(Round(None, (), score) for score in scores),
    )
    return replace(state, players=(player,), rolls=("1111",) * 8 + (dice,))


def expected(left: Sequence[str], last: int, claim: int) -> float:
    """The points of the last two rounds and the + column, over every roll of the last dice."""
    rises = RISEN + (claim > last)
    total = 0
    for faces in product("-?1234", repeat=4):
        earned = naive.points(left, "".join(faces))
        is_penalty = earned == 0 and set(faces) != {"-"}
        circles = rises + (not is_penalty and earned > claim)
        total += (-5 if is_penalty else earned) + column_points(circles)
    return claim + total / 6**4


@pytest.mark.parametrize(
    ("dice", "claims"), [("-?-?", 1), ("??--", 2), ("??4-", 2), ("4444", None)]
)
def test_ci7_the_claim_of_round_9_has_the_best_expected_score(
    dice: str, claims: int | None
) -> None:
    view = CUTIT.view(at_round_9(dice), 0)
    state = solo_state_of(view.board.players[0])
    offer = next(
        one for one in sheet_index(RULES.sheet).offers(state.paper) if str(one.cut) == LAST_CUT
    )
    off, left = (
        [RULES.sheet.colour(space) for space in spaces_of(part.mask)]
        for part in (offer.snippet, offer.left)
    )
    assert off.count("J") == 1
    possible = naive.points_that_can_be_claimed(off, dice)
    claim = last_claim(RULES, state, rolled(dice), offer)
    assert claim == claims
    if possible:
        best = max(possible, key=lambda one: (expected(left, state.last, one), one))
        assert best == (max(possible) if claim is None else claim)


def test_ci7_those_who_claim_do_so_only_where_it_is_allowed() -> None:
    claiming = CutItBot(HeuristicCuts(HEURISTIC), claims=True)
    usual = CutItBot(HeuristicCuts(HEURISTIC))
    view = CUTIT.view(at_round_9("-?-?"), 0)
    move = claiming.choose(view, Stream(bytes(32), 1))
    assert move == f"{LAST_CUT}=1"
    assert move in (view.moves or ())
    assert usual.choose(view, Stream(bytes(32), 1)) == LAST_CUT
    best = CUTIT.view(at_round_9("-?-?", "best"), 0)
    assert claiming.choose(best, Stream(bytes(32), 1)) == LAST_CUT


def test_ci7_a_claim_is_evaluated_and_explained() -> None:
    view = CUTIT.view(at_round_9("-?-?"), 0)
    move = f"{LAST_CUT}=1"
    reasons = [one.key for one in explain(view, move, Stream(bytes(32), 0))]
    assert "reason-cutit-fewer" in reasons
    values = CutEvaluator().evaluate(view, Stream(bytes(32), 0), move)
    value = {one.move: one.values[0] for one in values}
    assert value[move] != value[LAST_CUT]


@pytest.mark.parametrize("name", BOTS.by_name)
def test_every_bot_plays_at_a_table_with_claims(name: str) -> None:
    state = at_round_9("-?-?")
    text = BOTS.by_name[name].choose(CUTIT.view(state, 0), Stream(bytes(32), 1))
    move = CUTIT.read(state, 0, text)
    CUTIT.check(state, 0, move)
    assert CUTIT.apply(state, Entry(0, move)).phase == "dice"
    if name in OTHERS:
        assert play_out(new_game(1, jokers="choice"), [name], f"claims {name}").outcome is not None
