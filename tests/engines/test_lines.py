"""Lines of the protocol: formatted, parsed, and refused if they are malformed."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Refused
from tavolino.engines.bot import default_move, setup_of
from tavolino.engines.lines import (
    GameOffer,
    Go,
    LineError,
    MoveInfo,
    SeatSetup,
    ThinkingTime,
    game_line,
    go_line,
    info_line,
    newgame_line,
    read_game,
    read_go,
    read_info,
    read_newgame,
    split_line,
    view_line,
)
from tavolino.games import find_bot
from tavolino.protocol.views import read_view
from tests.engines.engines import GAMES, begun

SETUP = SeatSetup("chess", 3, 2, {"clock": "off", "size": 8}, 1, "0" * 64)
NO_OBJECTS = ("", "{", "[]", "3", "nothing", "\x1b", "[" * 100_000)
MILLISECONDS = st.none() | st.integers(0, 10**9)


@settings(max_examples=20)
@given(MILLISECONDS, MILLISECONDS, st.sampled_from(["e5", "corner a1", "done", "default 1"]))
def test_requests_are_read_as_they_were_written(
    move_ms: int | None, remaining_ms: int | None, default: str
) -> None:
    go = Go(ThinkingTime(move_ms, remaining_ms), default)
    word, rest = split_line(go_line(go))
    assert word == "go"
    assert read_go(rest) == go


def test_new_games_games_and_infos_are_read_as_they_were_written() -> None:
    assert read_newgame(split_line(newgame_line(SETUP))[1]) == SETUP
    offer = GameOffer("chess", 3, (2, 4), {"clock": ("off", 5)})
    assert read_game(split_line(game_line(offer))[1]) == offer
    assert read_game("*") == GameOffer("*")
    info = MoveInfo("corner a1", -0.25, "chance", 12, "é")
    assert read_info(split_line(info_line(info))[1]) == info
    assert read_info('{"value": "high", "depth": 3}') == MoveInfo()


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((read, text) for read in (read_info, read_newgame) for text in NO_OBJECTS),
        *((read_game, f"x {text}") for text in NO_OBJECTS[1:]),
        (read_game, ""),
        (read_game, 'x {"seats": [1]}'),
        (read_game, 'x {"seats": "24"}'),
        (read_game, 'x {"options": []}'),
        (read_game, 'x {"options": {"clock": "off"}}'),
        (read_game, 'x {"version": "1"}'),
        (read_go, "depth 3"),
        (read_go, "movetime"),
        (read_go, "movetime -1"),
        (read_go, "movetime 1e3"),
        (read_go, "remaining " + "9" * 99),
    ],
    ids=lambda part: part.__name__ if callable(part) else part[:20],
)
def test_malformed_lines_are_refused(read: Callable[[str], object], text: str) -> None:
    with pytest.raises(LineError):
        read(text)


@pytest.mark.parametrize(
    ("offer", "plays"),
    [
        (GameOffer("chess"), True),
        (GameOffer("*"), True),
        (GameOffer("go"), False),
        (GameOffer("chess", version=3), True),
        (GameOffer("chess", version=2), False),
        (GameOffer("chess", seats=(2, 4)), True),
        (GameOffer("chess", seats=(3, 4)), False),
        (GameOffer("chess", options={"clock": ("on", "off")}), True),
        (GameOffer("chess", options={"clock": ("on",)}), False),
        (GameOffer("chess", options={"colour": ("red",)}), False),
    ],
    ids=str,
)
def test_an_offer_fits_a_game_or_not(offer: GameOffer, plays: bool) -> None:
    assert offer.plays(SETUP) is plays


@pytest.mark.parametrize("game", GAMES)
def test_a_view_on_a_line_is_the_whole_view(game: str) -> None:
    view = begun(game).view(0)
    line = view_line(view)
    assert "\n" not in line
    assert read_view(game, split_line(line)[1]) == view
    assert view.moves is None or default_move(view) in view.moves
    assert setup_of(view, bytes(32)).seed == "0" * 64


def test_only_the_command_line_runs_commands() -> None:
    """A server finds bots only in the catalogue."""
    with pytest.raises(Refused, match="BOT: unknown"):
        find_bot("scalino", "cmd:true")
