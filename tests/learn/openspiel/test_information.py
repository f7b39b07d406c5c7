"""Information states: indistinguishable states, recall, and resampling."""

import pickle
from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tavolino.core import CHANCE, Entry, Value
from tavolino.games.rope.rules.deck import DECK
from tavolino.games.rope.rules.game import ROPE
from tavolino.games.rope.rules.moves import Deal
from tavolino.learn.openspiel import TavolinoState, load_game
from tavolino.learn.openspiel.observer import RECENT
from tests.learn.openspiel.driving import deal, play_on, shuffling_numbers

OPTIONS: dict[str, Value] = {"first": "0", "pile": 3}


def knowledge(state: TavolinoState, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        tuple(state.information_state_tensor(player)),
        state.observation_string(player),
        tuple(state.observation_tensor(player)),
    )


def dealt(deck: list[int]) -> TavolinoState:
    state = load_game("rope", 2, OPTIONS, deal="numbers").new_initial_state()
    for number in shuffling_numbers(DECK, deck):
        state.apply_action(number)
    return state


def similar_deals() -> tuple[TavolinoState, TavolinoState]:
    """Two deals that look the same to seat 0: two cards that it cannot see are exchanged, one of
    which is in the hand of seat 1."""
    deck = [card for start in range(7) for card in DECK[start::7]]
    start = ROPE.start(2, OPTIONS)
    views = [
        ROPE.view(ROPE.apply(start, Entry(CHANCE, Deal(tuple(deck)))), seat) for seat in (0, 1)
    ]
    for a, b in combinations(range(len(deck)), 2):
        changed = [*deck]
        changed[a], changed[b] = deck[b], deck[a]
        state = ROPE.apply(start, Entry(CHANCE, Deal(tuple(changed))))
        if ROPE.view(state, 0) == views[0] and ROPE.view(state, 1) != views[1]:
            return dealt(deck), dealt(changed)
    raise AssertionError("no such deal")


def test_hidden_cards_do_not_change_the_information_state() -> None:
    one, other = similar_deals()
    assert str(one) != str(other)
    assert knowledge(one, 0) == knowledge(other, 0)
    action = one.legal_actions()[-1]
    for state in (one, other):
        state.apply_action(action)
    assert knowledge(one, 0) == knowledge(other, 0)
    for mine, theirs in zip(knowledge(one, 1), knowledge(other, 1), strict=True):
        assert mine != theirs


def at_cuts(state: TavolinoState) -> bool:
    return bool(state.position.state.phase == "cuts")


def test_a_cut_is_secret_until_all_have_cut() -> None:
    one = play_on(load_game("cutit", 2, {"first": "0"}).new_initial_state(), at_cuts)
    other = one.clone()
    actions = one.legal_actions()
    one.apply_action(actions[0])
    other.apply_action(actions[1])
    assert one.current_player() == other.current_player() == 1
    assert knowledge(one, 1) == knowledge(other, 1)
    assert knowledge(one, 0)[0] != knowledge(other, 0)[0]
    assert knowledge(one, 0)[1] != knowledge(other, 0)[1]
    action = one.legal_actions()[0]
    for state in (one, other):
        state.apply_action(action)
        deal(state)
    assert knowledge(one, 1)[0] != knowledge(other, 1)[0]


def test_information_states_contain_the_history() -> None:
    """The same blocks, taken in another order: the same pyramid, but two information states."""
    game = load_game("demolition", 2, {"first": "0"})
    states = [game.new_initial_state() for _ in range(2)]
    for state in states:
        for _ in range(8):
            state.apply_action(1)
    one, other = states
    first, second, third, *_ = one.legal_actions()
    orders = ((first, second, third), (third, second, first))
    for state, order in zip(states, orders, strict=True):
        for action in order:
            state.apply_action(action)
    blocks = [state.view(0).board.blocks for state in states]
    assert blocks[0] == blocks[1]
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_a_tensor_has_the_last_actions_first() -> None:
    state = deal(load_game("scalino", 2, {"first": "0"}).new_initial_state())
    made = []
    for _ in range(3):
        made.append(state.legal_actions()[-1])
        state.apply_action(made[-1])
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observation = make_observation(state.get_game(), kind)
    observation.set_from(state, 1)
    recent = observation.dict["recent"]
    bits = recent[:, 2:] @ (1 << np.arange(recent.shape[1] - 2))
    assert recent.shape[0] == RECENT
    assert bits[:4].tolist() == [made[2], made[1], made[0], 0]
    assert recent[:4, :2].tolist() == [[0, 1], [1, 0], [0, 1], [0, 0]]


def test_observations_are_those_of_the_encoder() -> None:
    state = deal(load_game("rope", 3).new_initial_state())
    encoder = state.position.setup.encoder
    observation = make_observation(state.get_game())
    observation.set_from(state, 2)
    expected = encoder.observe(state.view(2))
    assert np.array_equal(observation.tensor, expected)
    for name, values in encoder.split(expected).items():
        assert np.array_equal(observation.dict[name], values)


def test_only_observations_of_one_player_are_made() -> None:
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="own information only"):
        make_observation(load_game("rope", 2), kind)


@pytest.mark.parametrize("game", ["cutit", "rope"])
def test_a_sampled_state_is_one_that_the_player_cannot_tell_apart(game: str) -> None:
    state = load_game(game, 2).new_initial_state()
    play_on(state, lambda state: state.move_number() > 40 and not state.is_chance_node())
    player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    sampled = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for other in sampled:
        assert knowledge(other, player) == knowledge(state, player)
        assert other.legal_actions() == state.legal_actions()
    if game == "rope":
        assert len({other.information_state_string(1 - player) for other in sampled}) > 1


@pytest.mark.parametrize("is_sampled", [False, True])
def test_a_state_is_serialized_with_its_history(is_sampled: bool) -> None:
    state = load_game("rope", 2, OPTIONS).new_initial_state()
    play_on(state, lambda state: state.move_number() > 20)
    if is_sampled:
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        state = state.resample_from_infostate(state.current_player(), sampler)
        state.apply_action(state.legal_actions()[0])
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    for player in range(2):
        assert knowledge(again, player) == knowledge(state, player)
    assert again.position.state == state.position.state
    assert pickle.loads(pickle.dumps(state.position)).state == state.position.state
