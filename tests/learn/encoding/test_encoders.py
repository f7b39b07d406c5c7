"""Masks are the legal moves, and observations contain no hidden information."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tavolino.conformance import GameSetup, setups
from tavolino.conformance.walk import make_dealer, sample_positions
from tavolino.core import Play, Refused, Seat, Stream
from tavolino.games import games
from tavolino.learn.encoding import encoded_games, encoder_of
from tavolino.learn.encoding.encoder import Encoder

SETUPS = [setup for name in encoded_games() for setup in setups(games()[name])]
PLAYED = [
    *(setup for setup in SETUPS if not setup.chosen),
    *[setup for setup in SETUPS if "first" not in setup.chosen and setup.chosen][::3],
]
"""Games are played with every number of seats and with some of the options."""
POSITIONS = 7
STRIDE = 5
"""How many positions of a game are examined; every fifth is used."""
SECRETIVE = [setup for setup in PLAYED if setup.game.imperfect_information and setup.seats > 1]


def encoder_for(setup: GameSetup) -> Encoder[Any]:
    return encoder_of(setup.game.name, setup.seats, setup.chosen)


def positions(setup: GameSetup) -> Iterator[Play[Any, Any, Any]]:
    """Positions spread over a random game."""
    source = Stream(bytes(32), 5)
    return islice(
        sample_positions(setup, source, make_dealer(source)), 0, POSITIONS * STRIDE, STRIDE
    )


@pytest.mark.parametrize("setup", PLAYED, ids=str)
def test_masks_and_observations(setup: GameSetup) -> None:
    encoder = encoder_for(setup)
    for play in positions(setup):
        for seat in range(play.seats):
            view = play.view(seat)
            mask, values = encoder.mask(view), encoder.observe(view)
            assert (str(mask.dtype), mask.shape) == ("bool", (encoder.size,))
            assert (str(values.dtype), values.shape) == ("float32", (encoder.length,))
            assert np.abs(values).max() <= 1
            ids = {*np.flatnonzero(mask).tolist()}
            may = seat in play.to_act | play.game.may_act(play.state)
            if encoder.actions.wait in ids:
                assert seat not in play.to_act
                ids.remove(encoder.actions.wait)
            assert bool(ids) == may
            if view.moves is not None:
                assert ids == {encoder.actions.encode(view, text) for text in view.moves}


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
def test_states_that_a_viewer_cannot_tell_apart_are_encoded_alike(setup: GameSetup) -> None:
    """Everything hidden is dealt anew: the viewer's arrays stay identical."""
    encoder, source = encoder_for(setup), Stream(bytes(32), 9)
    changed = 0
    for play in positions(setup):
        for viewer in range(play.seats):
            other = play.game.determinize(play.view(viewer), source)
            assert encoded(encoder, play, play.state, viewer) == encoded(
                encoder, play, other, viewer
            )
            changed += any(
                encoded(encoder, play, play.state, seat) != encoded(encoder, play, other, seat)
                for seat in range(play.seats)
                if seat != viewer
            )
    assert changed, "nothing that was hidden is in anybody's arrays"


def encoded(
    encoder: Encoder[Any], play: Play[Any, Any, Any], state: Any, viewer: Seat
) -> tuple[bytes, bytes]:
    view = play.game.view(state, viewer)
    return encoder.observe(view).tobytes(), encoder.mask(view).tobytes()


@pytest.mark.parametrize("game", encoded_games())
def test_fields_are_named_parts_of_an_observation(game: str) -> None:
    setup = GameSetup(games()[game], games()[game].usual_seats)
    encoder = encoder_for(setup)
    names = [field.name for field in encoder.fields]
    assert len({*names}) == len(names)
    (play, *_) = positions(setup)
    values = encoder.observe(play.view(0))
    parts = encoder.split(values)
    assert [(name, part.shape) for name, part in parts.items()] == [
        (field.name, field.shape) for field in encoder.fields
    ]
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), values)
    batch = encoder.split(np.stack([values, values]))
    assert all(np.array_equal(batch[name][1], part) for name, part in parts.items())
    next(iter(parts.values()))[...] = 1
    assert values[0] == 1, "fields share the memory of the observation"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_fields_depend_on_the_number_of_seats_alone(setup: GameSetup) -> None:
    assert encoder_for(setup).fields == encoder_of(setup.game.name, setup.seats).fields


def test_a_game_without_an_encoder_is_refused() -> None:
    with pytest.raises(Refused, match="ACTION: no-space"):
        encoder_of("referee-rope")
