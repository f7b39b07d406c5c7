"""Every legal move has exactly one id, which never changes, and leads back to the move."""

from itertools import islice

import pytest

from tavolino.conformance import GameSetup, setups
from tavolino.conformance.walk import make_dealer, sample_positions
from tavolino.core import Refused, Source, Stream
from tavolino.games import games, referees
from tavolino.learn.encoding import ListedActions, actions_of, encoded_games
from tests.golden.actions import FOLDER, check_appended, described, stored
from tests.played import PLAYED

SETUPS = [setup for name in encoded_games() for setup in setups(games()[name])]
POSITIONS = 12
MOVES = 24
"""How many positions of a game are examined, and how many moves of each."""


def test_every_game_but_referees_has_an_action_space() -> None:
    assert [*encoded_games()] == PLAYED
    assert not referees() & {*encoded_games()}


@pytest.mark.parametrize("game", encoded_games())
def test_no_id_ever_changes(game: str) -> None:
    check_appended(stored(game), described(actions_of(game)))


@pytest.mark.parametrize("game", encoded_games())
def test_every_id_is_stored(game: str) -> None:
    """After `make golden`, which stores new ones."""
    assert stored(game) == described(actions_of(game))


def test_no_stored_ids_are_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == {*encoded_games()}


def test_changed_and_removed_ids_are_refused() -> None:
    before = described(ListedActions({"one": ["a", "b"], "two": ["c"]}))
    appended = ListedActions({"one": ["a", "b"], "two": ["c"], "three": ["d"]})
    check_appended(before, described(appended))
    for moves in (
        {"one": ["b", "a"], "two": ["c"]},
        {"one": ["a", "b", "x"], "two": ["c"]},
        {"two": ["c"], "one": ["a", "b"]},
        {"one": ["a", "b"]},
    ):
        with pytest.raises(AssertionError, match="the ids of"):
            check_appended(before, described(ListedActions({**moves})))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_legal_moves_and_ids(setup: GameSetup) -> None:
    actions = actions_of(setup.game.name)
    source: Source = Stream(bytes(32), 7)
    met = 0
    plays = sample_positions(setup, source, make_dealer(source))
    for play in islice(plays, POSITIONS):
        size = actions.size(play.seats, play.options)
        for seat in sorted(play.to_act | play.game.may_act(play.state)):
            view = play.view(seat)
            moves = view.moves or ()
            texts = moves[source.below(3) :: 1 + len(moves) // MOVES]
            ids = [actions.encode(view, text) for text in texts]
            assert len({*ids}) == len(ids)
            assert all(0 <= action < size for action in ids)
            assert tuple(actions.decode(view, action) for action in ids) == texts
            met += len(ids)
    assert met > 20


@pytest.mark.parametrize("game", encoded_games())
def test_a_number_that_is_not_an_action_is_refused(game: str) -> None:
    actions = actions_of(game)
    setup = setups(games()[game])[0]
    play = next(sample_positions(setup, Stream(bytes(32), 0), make_dealer(Stream(bytes(32), 1))))
    for number in (-1, len(actions)):
        with pytest.raises(Refused, match="ACTION: unknown"):
            actions.decode(play.view(0), number)
    with pytest.raises(Refused):
        actions.encode(play.view(0), "nonsense")


def test_labels_are_in_the_order_of_ids() -> None:
    actions = actions_of("scalino")
    assert [*actions.labels()] == [actions.label(action) for action in range(len(actions))]
    assert actions.label(0) == "e1"
