"""OpenSpiel's test of the games, their parameters, and golden playthroughs."""

import pyspiel
import pytest

from tavolino.core import Refused, Value
from tavolino.learn.encoding import encoded_games
from tavolino.learn.openspiel import TavolinoState, load_game, spiel_name
from tests.golden.openspiel import playthroughs
from tests.learn.openspiel.driving import deal, play_on

Options = dict[str, Value]

GAMES: list[tuple[str, int, Options, dict[str, Value]]] = [
    ("scalino", 2, {"bonus": "either"}, {}),
    ("scalino", 3, {"gaps": "notch", "first": "2"}, {}),
    ("demolition", 2, {}, {"max_moves": 30}),
    ("demolition", 6, {"first": "5"}, {"max_moves": 10}),
    ("rope", 2, {"supply": "sequence"}, {"max_moves": 60}),
    ("rope", 2, {"pile": 1}, {"deal": "numbers"}),
    ("rope", 4, {"same": "yes", "pile": 2}, {"max_moves": 30}),
    ("cutit", 1, {"contact": "joined"}, {"max_moves": 7}),
    ("cutit", 2, {"glass": "own", "stars": "advanced"}, {"max_moves": 14}),
    ("cutit", 3, {"jokers": "choice"}, {"max_moves": 6}),
]


@pytest.mark.parametrize(("game", "seats", "options", "parameters"), GAMES, ids=str)
def test_random_sim_test(
    game: str, seats: int, options: Options, parameters: dict[str, Value]
) -> None:
    loaded = load_game(game, seats, options, **parameters)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False, mask_test=seats < 3)


def test_golden_playthroughs() -> None:
    for path, text in playthroughs().items():
        assert text == path.read_text(encoding="utf-8"), f"{path.name}; make golden writes it anew"


@pytest.mark.parametrize("game", encoded_games())
def test_a_game_loads_by_its_name_and_by_its_string(game: str) -> None:
    loaded = pyspiel.load_game(spiel_name(game))
    again = pyspiel.load_game(str(loaded))
    assert str(again) == str(loaded)
    assert again.num_distinct_actions() == loaded.num_distinct_actions()


def test_options_are_parameters() -> None:
    loaded = pyspiel.load_game("tavolino_rope(players=4,first='2',pile=3)")
    assert loaded.num_players() == 4
    state = deal(loaded.new_initial_state())
    assert state.current_player() == 2
    assert str(load_game("rope", 4, {"first": "2", "pile": 3})) == str(loaded)
    assert [player.pile_left for player in state.view(0).board.players] == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("options", "rule"), [({"pile": 60}, "CR-13"), ({"supply": "none"}, "OPTION")]
)
def test_what_rules_refuse_is_refused(options: Options, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        load_game("rope", 3, options)
    assert refused.value.rule == rule


def test_an_unknown_way_to_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="seed, numbers, not cards"):
        load_game("rope", deal="cards")


def test_action_strings_are_moves_in_notation() -> None:
    state = deal(load_game("rope", 2).new_initial_state())
    player = state.current_player()
    moves = state.view(player).moves
    assert moves
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(texts) == sorted(moves)
    assert state.action_to_string(player, 78) == "end"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = deal(load_game("scalino", 2).new_initial_state())
    before = state.position
    with pytest.raises(Refused) as refused:
        state.apply_action(0)
    assert refused.value.rule == "SC-3"
    assert state.position is before


def test_returns_are_zero_sum_and_solo_returns_are_points() -> None:
    state = play_on(load_game("demolition", 3).new_initial_state())
    assert sorted(state.returns()) == [-1.0, -1.0, 2.0]
    alone = play_on(load_game("cutit", 1, max_moves=10).new_initial_state())
    outcome = alone.position.outcome
    assert outcome
    assert alone.returns() == [float(outcome.points[0])]
    assert alone.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_after_the_last_move_only_default_moves_are_made() -> None:
    state = play_on(load_game("cutit", 2, max_moves=4).new_initial_state())
    players = [at.entry.seat for at in state.position.log() if at.entry and at.action is not None]
    assert len(players) == 4
    assert len([*state.position.log()]) > 15


def at_puzzle(state: TavolinoState) -> bool:
    return bool(state.position.state.phase == "puzzle")


def test_the_clock_of_the_rules_runs_with_the_moves() -> None:
    short = load_game("cutit", 2, {"assist": "on"}, move_ms=60_000)
    state = play_on(play_on(short.new_initial_state(), at_puzzle))
    assert "clock time up" in str(state)
    endless = load_game("cutit", 2, {"assist": "on"}, move_ms=0, max_moves=24)
    assert "clock" not in str(play_on(endless.new_initial_state()))


def test_seats_that_move_at_once_take_turns() -> None:
    state = play_on(
        load_game("cutit", 3, {"first": "1"}).new_initial_state(),
        lambda state: bool(state.position.state.phase == "cuts"),
    )
    seats = []
    for _ in range(3):
        seats.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert seats == [1, 2, 0]
    assert state.is_chance_node()
