"""The compiled planner: agrees with the plain one, is deterministic, and has a fallback."""

import pytest

from tavolino.core import Stream
from tavolino.games.cutit.bots import simulation
from tavolino.games.cutit.bots.bot import CutItBot
from tavolino.games.cutit.bots.heuristic import CutHeuristic, Weights, column_table, next_box_table
from tavolino.games.cutit.bots.pace import PACES, pause_ms
from tavolino.games.cutit.bots.policy import HeuristicCuts, Policy, Rules
from tavolino.games.cutit.bots.search import PLANNER, PlannedCuts, lost_spaces
from tavolino.games.cutit.bots.simulation import SimulatedCuts, SimulationBudget, kernel_search
from tavolino.games.cutit.bots.solo_game import play_solo
from tavolino.games.cutit.bots.solo_state import (
    START,
    SoloState,
    rolled,
    sheet_index,
    solo_state_of,
)
from tavolino.games.cutit.bots.weights import RolloutWeights, learned_weights
from tavolino.games.cutit.kernels.evaluation import ENOUGH_HALF_STARS, FEATURES, MAX_TO_BEAT
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.sheet import bit
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.lab.seeds import seed_of
from tests.games.cutit.rules.tables import JOINED, at_puzzle, cut_round, first_round, submit


def as_rollout_weights(weights: Weights) -> RolloutWeights:
    """The weights of a plain heuristic as tables of the rollout policy."""
    boxes = column_table(weights.rise_rate)
    next_boxes = next_box_table(boxes, weights.height)
    single = column_table(weights.one_cut_rate)
    features = (weights.space, weights.any_space, weights.joker, weights.star, weights.inner_star)
    paper = (*features, *[0.0] * (FEATURES - len(features)))
    risks = ((0.0, weights.starless), (weights.single_star, 0.0), (0.0, 0.0), (0.0, 0.0))
    return RolloutWeights(
        one_cuts=tuple(tuple(single[max(0, to_come - 1)]) for to_come in range(ROUNDS)),
        rises=tuple(
            tuple(
                tuple(box - max(last, 0) * less for last in range(-1, MAX_TO_BEAT + 1))
                for box, less in zip(boxes[to_come], next_boxes[to_come], strict=True)
            )
            for to_come in range(ROUNDS)
        ),
        paper=(paper,) * ROUNDS,
        risks=(risks,) * ROUNDS,
    )


AS_PLAIN = as_rollout_weights(PLANNER)
SMALL = SimulatedCuts(
    SimulationBudget(cuts=4, rollouts=4, halvings=2, nodes=50, last_cuts=6), HeuristicCuts(PLANNER)
)
CUTS = ("A3-K3/a1", "D3-D10/a4", "G3-G10/e4")


def hands() -> list[SoloState]:
    """A solo game after none, one, two and three cuts."""
    play = first_round("1234")
    found = [START]
    for number, cut in enumerate(CUTS):
        cut_round(play, cut, dice=None if number == 0 else "2?13")
        found.append(solo_state_of(CUTIT.view(play.state, 0).board.players[0]))
    return found


@pytest.mark.parametrize("sheet", SHEETS)
def test_cuts_have_the_values_of_the_plain_heuristic(sheet: str) -> None:
    rules = Rules(SHEETS[sheet])
    plain = CutHeuristic(sheet_index(rules.sheet), PLANNER)
    planning = kernel_search(rules, AS_PLAIN)
    for faces in ("1234", "??--", "4?3-", "----"):
        for state in hands():
            values = {
                simulation._pick(rules, state, 0.0, cut).offer.cut: value
                for value, cut in planning.rank(state, faces, -1, 1000)
            }
            for ranked in plain.rank(state, rolled(faces)):
                # Beyond that the kernel's table ends.
                if (ranked.points or 0) <= MAX_TO_BEAT:
                    assert values[ranked.offer.cut] == pytest.approx(ranked.value)


def test_the_learned_weights_fit_the_kernel() -> None:
    one_cuts, rises, paper, risks = learned_weights()
    assert {len(table) for table in (one_cuts, rises, paper, risks)} == {ROUNDS}
    assert {len(row) for row in one_cuts} == {ROUNDS + 1}
    assert {(len(layer), len(row)) for layer in rises for row in layer} == {
        (ROUNDS + 1, MAX_TO_BEAT + 2)
    }
    assert {len(row) for row in paper} == {FEATURES}
    assert {(len(layer), len(row)) for layer in risks for row in layer} == {
        (ENOUGH_HALF_STARS + 1, 2)
    }


def test_ci8_more_boxes_are_never_worth_less() -> None:
    one_cuts, rises, _, _ = learned_weights()
    for to_come in range(1, ROUNDS):
        assert sorted(one_cuts[to_come]) == list(one_cuts[to_come])
        for to_beat in range(MAX_TO_BEAT + 2):
            column = [boxes[to_beat] for boxes in rises[to_come]]
            assert sorted(column) == column


def test_the_last_cut_is_chosen_as_by_the_plain_planner() -> None:
    rules = Rules(SHEETS["standard"])
    state = hands()[-1]._replace(rounds=8)
    picked = PlannedCuts().choose(rules, state, rolled("12?4"), 0, Stream(bytes(32), 0))
    planning = kernel_search(rules, AS_PLAIN)
    best = max(
        planning.expected_value(state, cut, "12?4", 2000)
        for _, cut in planning.rank(state, "12?4", -1, 60)
    )
    assert best >= picked.value - 1e-9


def test_ci11_it_knows_what_its_puzzle_would_lose() -> None:
    rules = Rules(SHEETS["standard"], "advanced", "joined")
    state = hands()[-1]
    pile = (*state.pile, state.paper)
    assert kernel_search(rules).lost(pile, 2000) == lost_spaces(rules, pile)


def test_ci5_the_corner_comes_off() -> None:
    rules = Rules(SHEETS["standard"])
    for corner in ("a1", "j1", "j10", "a10"):
        mask = bit(Space.named(corner))
        picked = SMALL.choose(rules, START, rolled("1234"), mask, Stream(bytes(32), 0))
        assert picked.offer.snippet.mask & mask


def test_the_same_seed_gives_the_same_moves() -> None:
    rules = Rules(SHEETS["standard"])
    games = [play_solo(SMALL, rules, seed_of("again")) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].total > 70


def test_ci3_it_looks_at_its_own_paper_alone() -> None:
    moves = set()
    for secret_cut in (None, "A3-K3/a1", "E0-E10/a1"):
        play = first_round("1?34", 2)
        if secret_cut is not None:
            play.submit_text(0, secret_cut)
        view = CUTIT.view(play.state, 1)
        moves.add(CutItBot(SMALL).choose(view, Stream(bytes(32), 4)))
    assert len(moves) == 1


def test_without_a_compiler_the_plain_policy_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "has_kernels", lambda: False)
    plain: Policy = HeuristicCuts(PLANNER)
    rules = Rules(SHEETS["sharp"])
    chosen = SMALL.choose(rules, START, rolled("12?4"), 0, Stream(bytes(32), 0))
    assert chosen == plain.choose(rules, START, rolled("12?4"), 0, Stream(bytes(32), 0))


def test_ci11_stronger_levels_take_less_time_over_the_puzzle() -> None:
    play = at_puzzle(2)
    whole = []
    for level in PACES:
        first = pause_ms(level, CUTIT.view(play.state, 0))
        assert 3_000 < first < 60_000
        whole.append(PACES[level].look + 10 * PACES[level].snippet)
    assert whole == sorted(whole, reverse=True)
    assert whole[0] < 180_000
    before = pause_ms("casual", CUTIT.view(play.state, 0))
    submit(play, 0, JOINED[0])
    assert 0 < pause_ms("casual", CUTIT.view(play.state, 0)) < before
    submit(play, 0, JOINED[1])
    assert pause_ms("casual", CUTIT.view(play.state, 0)) == 0
    assert pause_ms("casual", CUTIT.view(first_round("1111", 2).state, 0)) == 0
    assert pause_ms("nobody", CUTIT.view(play.state, 1)) == 0
