"""The rules against a second, naive reading of them: same moves, turns and points."""

import hashlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.conformance import GameSetup, pair_setups
from tavolino.core import Dealer, Play, Stream, pick
from tavolino.games import find_game
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules.board import BOARD, space_name, spaces_in
from tavolino.games.scalino.rules.pyramid import write_blocks
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import read_surface, score_steps, seen_from_above
from tests.games.scalino.rules.surfaces import levels_of
from tests.games.scalino.rules.table import build, make, moves_of
from tests.naive.demolition import Demolition
from tests.naive.scalino import Build, score_rows

TABLES = [(2, "same"), (2, "either"), (3, "same"), (4, "same")]


@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@pytest.mark.parametrize("gaps", ["bay", "notch"])
@pytest.mark.parametrize("game", range(4))
def test_building_games_agree(seats: int, bonus: str, gaps: str, game: int) -> None:
    first = game % seats
    play = build(seats, first=str(first), gaps=gaps, bonus=bonus)
    naive = Build(seats, gaps, first, bonus)
    source = Stream(hashlib.sha256(f"{seats} {gaps} {game}".encode()).digest(), 0)
    while True:
        moves = sorted(moves_of(play))
        assert moves == naive.moves()
        if not moves:
            break
        turn = play.state.turn
        assert turn is not None
        assert turn.bonus == naive.bonus
        seat, colour = naive.turn() or (None, None)
        assert turn.seat == seat
        if turn.bonus:
            choice = [turn.colour] if turn.other is None else [turn.colour, turn.other]
            assert sorted(choice) == naive.bonus_colours()
        else:
            assert turn.colour == colour
        # Large blocks first: such games reach the upper levels.
        move = pick(source, sorted(moves, key=lambda text: -len(text))[:6])
        make(play, move)
        naive = naive.play(move)
    assert play.outcome is not None
    assert list(play.outcome.points) == naive.points()
    assert (play.outcome.cause == "complete") == naive.complete
    surface = seen_from_above(play.state.pyramid.blocks)
    assert {space_name(s): tuple(step) for s, step in surface.items()} == naive.surface()


@pytest.mark.parametrize("setup", pair_setups(find_game("scalino")), ids=str)
def test_building_with_any_options(setup: GameSetup) -> None:
    """The naive reading must know every option by its name."""
    source = Stream(hashlib.sha256(str(setup).encode()).digest(), 0)
    play = setup.play()
    Dealer(bytes(32)).deal(play)
    options: dict[str, Any] = {**play.options, "first": play.state.order.first}
    naive = Build(setup.seats, **options)
    while play.outcome is None:
        moves = sorted(moves_of(play))
        assert moves == naive.moves()
        move = pick(source, sorted(moves, key=lambda text: -len(text))[:6])
        make(play, move)
        naive = naive.play(move)
    assert list(play.outcome.points) == naive.points()


@pytest.mark.parametrize("draw", range(4))
def test_complete_buildings_agree(draw: int) -> None:
    """Games to the very top, which players who do not help each other hardly reach."""
    play = build(4)
    naive = Build(4)
    for block in complete_pyramid(Stream(bytes(32), draw)).blocks:
        assert sorted(moves_of(play)) == naive.moves()
        make(play, block.place.name)
        naive = naive.play(block.place.name)
    assert naive.complete
    assert play.outcome is not None
    assert (play.outcome.cause, list(play.outcome.points)) == ("complete", naive.points())


@pytest.mark.parametrize("seats", range(2, 7))
def test_demolition_games_agree(seats: int) -> None:
    pyramid = complete_pyramid(Stream(bytes(32), seats))
    first = seats - 1
    options = {"first": str(first), "pyramid": write_blocks(pyramid.build_order)}
    play = Play(DEMOLITION, seats, options)
    blocks = [(b.colour, b.level, b.place.name) for b in pyramid.blocks]
    naive = Demolition(blocks, seats, first)
    source = Stream(bytes(32), 100 + seats)
    while play.outcome is None:
        (seat,) = play.to_act
        moves = sorted(str(move) for move in DEMOLITION.legal(play.state, seat) or ())
        assert moves == naive.moves()
        assert seat == naive.turn()
        assert play.state.bonus == naive.bonus
        move = pick(source, moves)
        play.submit_text(seat, move)
        naive = naive.play(move)
    assert naive.moves() == []
    assert list(play.outcome.points) == naive.points()


@settings(max_examples=500)
@given(st.data())
def test_scoring_of_any_surface_agrees(data: st.DataObject) -> None:
    """Surfaces no game could show are scored alike, too; at most 10 spaces keep naive quick."""
    names = [space_name(space) for space in spaces_in(BOARD)]
    near_the_star = sorted(names, key=lambda name: (abs(ord(name[0]) - 101), name[1]))[:20]
    spaces = data.draw(st.lists(st.sampled_from(near_the_star), unique=True, max_size=10))
    shown = {
        name: (data.draw(st.sampled_from([0, 0, 0, 1])), data.draw(st.integers(1, 4)))
        for name in spaces
    }
    rows, _ = score_steps(levels_of(read_surface(shown))[0])
    assert sum(row_points(len(row)) for row in rows) == score_rows(shown, 0)
