"""The next placement of a bot, from any arrangement on the table."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Refused, Stream
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.bots.bot import rules_of
from tavolino.games.cutit.bots.explain import explain
from tavolino.games.cutit.bots.pace import pause_ms
from tavolino.games.cutit.bots.puzzling import best_puzzle, next_placing
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.layout import Placement, lay, turn
from tavolino.games.cutit.rules.notation import DONE, Lift, PlaceSnippet
from tests.games.cutit.rules.tables import CutItPlay, ranks_cut

LYING = ranks_cut()
SNIPPETS = LYING.state.players[0].snippets
BEST = best_puzzle(SNIPPETS, "normal", "free")


def turned(number: int, turns: int, right: int, up: int) -> PlaceSnippet:
    """The placement of a snippet in the best puzzle, rotated and moved."""
    snippet = SNIPPETS[number - 1]
    cells = [turn(cell, turns) for cell in lay(snippet, BEST[number]).spaces]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return PlaceSnippet(number, left + right, low + up, (BEST[number].turns + turns) % 4)


def steps_on(play: CutItPlay) -> list[PlaceSnippet | Lift]:
    """The moves of a bot until it is done."""
    steps: list[PlaceSnippet | Lift] = []
    while True:
        view = CUTIT.view(play.state, 0)
        step = next_placing(view, rules_of(view))
        if not isinstance(step, PlaceSnippet | Lift):
            assert step == DONE
            return steps
        play.submit(0, step)
        steps.append(step)


def lost(play: CutItPlay) -> int:
    (player,) = CUTIT.view(play.state, 0).board.players
    assert player.check is not None
    assert not [fault for fault in player.check.faults if fault.reason != "open"]
    kept = max(player.check.parts, key=len)
    return len(SNIPPETS) - len(kept)


@settings(max_examples=20)
@given(st.integers(0, 3), st.integers(-30, 30), st.integers(-30, 30), st.data())
def test_ci11_what_lies_right_stays_wherever_it_was_begun(
    turns: int, right: int, up: int, data: st.DataObject
) -> None:
    begun = data.draw(st.sets(st.sampled_from(sorted(BEST)), min_size=1, max_size=5))
    play = ranks_cut()
    for number in begun:
        play.submit(0, turned(number, turns, right, up))
    steps = steps_on(play)
    assert {step.number for step in steps} == set(BEST) - begun
    assert all(isinstance(step, PlaceSnippet) for step in steps)
    assert lost(play) == len(SNIPPETS) - len(BEST)


@settings(max_examples=20)
@given(st.dictionaries(st.integers(1, len(SNIPPETS)), st.integers(0, 24), max_size=6))
def test_ci11_from_any_table_to_the_best_puzzle(spots: dict[int, int]) -> None:
    """Also from scattered snippets that block each other."""
    play = ranks_cut()
    for number, spot in spots.items():
        with suppress(Refused):
            play.submit(0, PlaceSnippet(number, spot % 5, spot // 5, spot % 4))
    assert len(steps_on(play)) <= 2 * len(SNIPPETS)
    assert lost(play) == len(SNIPPETS) - len(BEST)


def test_ci11_a_step_joins_what_lies_there() -> None:
    play = ranks_cut()
    first = turned(5, 1, 7, -3)
    play.submit(0, first)
    view = CUTIT.view(play.state, 0)
    step = next_placing(view, rules_of(view))
    assert isinstance(step, PlaceSnippet)
    cells = lay(SNIPPETS[4], Placement(first.x, first.y, first.turns)).spaces
    others = lay(SNIPPETS[step.number - 1], Placement(step.x, step.y, step.turns)).spaces
    assert any(abs(x - u) + abs(y - v) == 1 for x, y in cells for u, v in others)


@pytest.mark.parametrize("level", ["learner", "casual", "strong", "master", "random"])
def test_ci14_the_best_part_is_kept_at_once(level: str) -> None:
    """Ranks 1 and 2 are joined, rank 5 lies apart."""
    play = ranks_cut()
    for text in ("5@30,30r0", "1@0,0r0", "2@0,1r0", "done"):
        play.submit_text(0, text)
    view = play.view(0)
    bots = {**BOTS.others, **BOTS.levels._asdict()}
    chosen = bots[level].choose(view, Stream(bytes(32), 0))
    assert chosen == "keep 1"
    assert pause_ms(level, view) == 0
    assert [reason.key for reason in explain(view, chosen, Stream(bytes(32), 0))] == [
        "reason-cutit-keep"
    ]
