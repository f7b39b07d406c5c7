"""Chance nodes: together they draw the same moves as the rules."""

import json
import re
from collections import Counter
from typing import Any

import pyspiel
import pytest

from tavolino.core import CHANCE, SPECTATOR, Play, Stream, Value, seat_from_label
from tavolino.learn.encoding import actions_of
from tavolino.learn.openspiel import TavolinoState, load_game
from tests.golden.write import PLAYTHROUGHS
from tests.learn.openspiel.driving import deal, numbers_of

ENTRY = re.compile(r"^\d+: (\w+) at (\d+): (.*)$", re.MULTILINE)
HEAD = re.compile(r"(\w+) version \d+, (\d+) seats\nsecret (\w+)\noptions (.*)\n")
GOLDEN = [
    "cutit-1",
    "demolition-4",
    "rope-2",
    "rope-3",
    "scalino-2",
    "scalino-4",
]


def replay(text: str) -> tuple[TavolinoState, Play[Any, Any, Any]]:
    """A golden game, played again by actions. Chance draws its numbers from the same secret.

    It ends where moves are no longer listed: a puzzle may lie anywhere on the table, and actions
    lay the first snippet at 0,0.
    """
    head = HEAD.match(text)
    assert head
    name, seats, secret = head[1], int(head[2]), bytes.fromhex(head[3])
    options: dict[str, Value] = json.loads(head[4])
    entries = ENTRY.findall(text)
    if "pyramid" in options:  # dealing it number by number takes minutes
        options["pyramid"] = entries.pop(0)[2]
    state = load_game(name, seats, options, deal="numbers").new_initial_state()
    play: Play[Any, Any, Any] = Play(state.position.setup.rules, seats, options)
    for label, at, move in entries:
        seat = seat_from_label(int(label) if label.isdigit() else label)
        assert seat is not None
        if seat == CHANCE:
            draw = play.draws + ("pyramid" in options)
            for number in numbers_of(play.game, play.state, Stream(secret, draw)):
                assert state.is_chance_node()
                state.apply_action(number)
        else:
            assert state.current_player() == seat
            if play.view(seat).moves is None:
                break
            state.apply_action(actions_of(name).encode(play.view(seat), move))
        play.submit_text(seat, move, int(at))
    return state, play


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_games_can_be_played_again(name: str) -> None:
    state, play = replay((PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8"))
    assert len(play.log) > 12
    assert play.outcome == state.position.outcome
    for viewer in (SPECTATOR, *range(play.seats)):
        assert play.view(viewer).board == state.view(viewer).board


def test_a_number_that_is_drawn_is_a_node_of_equally_likely_outcomes() -> None:
    state = load_game("rope", 3, deal="numbers").new_initial_state()
    outcomes = state.chance_outcomes()
    assert outcomes == [(number, 1 / 160) for number in range(160)]
    state.apply_action(7)
    assert len(state.chance_outcomes()) == 159
    deal(state)
    assert len(state.full_history()) == 159 + 1


def test_dice_are_rolled_one_after_the_other() -> None:
    state = load_game("cutit", 1).new_initial_state()
    for number in range(3):
        assert state.action_to_string(number) == f"{number} of 6"
        state.apply_action(number)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts[0].startswith("0 of 6: dice ")
    state.apply_action(5)
    assert str(state) == "chance " + texts[5].partition(": ")[2]


def test_a_deal_follows_from_a_seed_of_eight_bytes() -> None:
    first, again, other = (
        load_game("demolition", 2, {"first": "0"}).new_initial_state() for _ in "abc"
    )
    for byte in range(8):
        for state, outcome in ((first, byte), (again, byte), (other, byte + 1)):
            assert len(state.chance_outcomes()) == 256
            state.apply_action(outcome)
    assert not first.is_chance_node()
    assert str(first) == str(again) != str(other)


def test_seeds_deal_as_fairly_as_the_dealer() -> None:
    """The hands of 400 deals have each kind of card as often as the deck, within four standard
    deviations."""
    game, cards = load_game("rope", 2, {"first": "0"}), Counter[str]()
    for number in range(400):
        state = game.new_initial_state()
        for byte in (*number.to_bytes(2), 0, 0, 0, 0, 0, 0):
            state.apply_action(byte)
        cards.update(state.view(0).board.players[0].hand)
    total = cards.total()
    assert total == 2400
    for name, count in cards.items():
        share = (20 if name == "S" else 14) / 160
        assert abs(count - total * share) < 4 * (total * share * (1 - share)) ** 0.5, name


def test_an_outcome_that_a_node_does_not_have_is_refused() -> None:
    state = load_game("scalino", 2).new_initial_state()
    with pytest.raises((ValueError, pyspiel.SpielError)):
        state.apply_action(2)
