"""Positions of a game, at a table or in a record, as one viewer's view or drawing."""

from typing import Any

import msgspec

from tavolino.core import SPECTATOR, Play, Refused, Seat, View, is_player
from tavolino.games import find_game
from tavolino.protocol.messages import SeatView, encode
from tavolino.protocol.tables import Position
from tavolino.table.audience import viewpoints_of
from tavolino.table.events import Person
from tavolino.table.requests import read_seat
from tavolino.table.table import Table

AnyPlay = Play[Any, Any, Any]


def read_moment(play: AnyPlay, text: str) -> int:
    """The number of log entries after which to show the game."""
    last = len(play.log)
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= last):
        raise Refused("AT", "range", got=text[:20], most=last)
    return int(text)


def read_viewer(play: AnyPlay, text: str | None, default: Seat) -> Seat:
    """The requested viewer. The caller checks the permission."""
    if text is None:
        return default
    return SPECTATOR if text == "spectator" else read_seat(text, play.seats)


def viewer_at(table: Table, person: Person, text: str | None) -> Seat:
    """The requested viewer of a game that has begun: one of the person's own viewpoints or, once
    the game is over, any.
    """
    if table.phase == "lobby":
        raise Refused("PHASE", "lobby")
    viewpoints = viewpoints_of(table, person)
    viewer = read_viewer(table.play, text, viewpoints[0])
    if is_player(viewer) and viewer not in viewpoints and table.phase != "over":
        raise Refused("TABLE", "hidden", seat=viewer)
    return viewer


def position_at(play: AnyPlay, n: str, viewer: Seat) -> Position:
    """The game after `n` entries of its log."""
    moment = read_moment(play, n)
    view = msgspec.Raw(encode(view_after(play, moment, viewer)))
    return Position(moment, len(play.log), SeatView(viewer, [], view))


def read_style(play: AnyPlay, asked: str | None) -> str:
    """The requested style of the game's drawing; the first one by default."""
    styles = find_game(play.game.name).drawing.styles
    style = styles[0] if asked is None else asked
    if style not in styles:
        raise Refused("STYLE", "unknown", got=style[:40], expected=", ".join(styles))
    return style


def view_after(play: AnyPlay, n: int, viewer: Seat) -> View[Any]:
    if n == len(play.log):
        return play.view(viewer)
    return play.game.view(play.state_after(n), viewer)
