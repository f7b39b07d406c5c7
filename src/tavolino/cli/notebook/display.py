"""Plays, views and records as output of a notebook.

A play or a record is shown as spectators see it, unless a seat is chosen.
"""

from functools import partial, singledispatch
from html import escape
from typing import NamedTuple

from tavolino.cli.notebook.rich_output import RichOutput
from tavolino.core import SPECTATOR, AnyPlay, AnyView, Play, Record, Refused, Seat, View, is_player
from tavolino.drawing.page import in_both_themes
from tavolino.drawing.theme import LIGHT
from tavolino.games import find_game
from tavolino.games.words import in_language, title
from tavolino.locales import has_message, say, say_seat

Showable = AnyPlay | AnyView | Record


class _Choice(NamedTuple):
    """What the caller of `show` has chosen."""

    seat: Seat | None
    at: int | None
    style: str | None
    language: str


def show(
    thing: Showable,
    *,
    seat: Seat | None = None,
    at: int | None = None,
    style: str | None = None,
    language: str = "en",
) -> RichOutput:
    """A play, a view or a record, for the last line of a cell.

    `seat`, from 0, is the seat whose view of a play or record is shown; without one it is that of
    spectators. `at` shows the game after this many entries of its log. `style` is one of the
    styles of the game's drawing.
    """
    return _output(thing, _Choice(seat, at, style, language))


@singledispatch
def _output(thing: object, chosen: _Choice) -> RichOutput:
    raise TypeError(f"a notebook cannot show {type(thing).__name__}")


@_output.register(View)
def _view(view: AnyView, chosen: _Choice) -> RichOutput:
    if chosen.seat is not None or chosen.at is not None:
        raise TypeError("a view is of one seat at one time; show the play instead")
    drawing = find_game(view.game).drawing
    style = drawing.styles[0] if chosen.style is None else chosen.style
    if style not in drawing.styles:
        raise Refused("STYLE", "unknown", got=style[:40], expected=", ".join(drawing.styles))
    draw = partial(drawing.svg, view, style, chosen.language)
    text = drawing.text(view, chosen.language)
    return RichOutput(text, in_both_themes(draw), draw(LIGHT))


@_output.register(Play)
def _play(play: AnyPlay, chosen: _Choice) -> RichOutput:
    return _view(_chosen_view(play, chosen), chosen._replace(seat=None, at=None))


@_output.register
def _record(record: Record, chosen: _Choice) -> RichOutput:
    """The position, below the names of the players and, for the last one, the result."""
    shown = _play(record.play, chosen)
    lines = _heading(record, chosen)
    heading = "".join(f"<div>{escape(line)}</div>" for line in lines)
    return RichOutput("\n".join([*lines, "", shown.text]), heading + shown.html, shown.svg)


def _chosen_view(play: AnyPlay, chosen: _Choice) -> AnyView:
    viewer = SPECTATOR if chosen.seat is None else chosen.seat
    if viewer != SPECTATOR and not (is_player(viewer) and viewer < play.seats):
        raise Refused("SEATS", "viewer", got=viewer, seats=play.seats)
    if chosen.at is None or chosen.at == len(play.log):
        return play.view(viewer)
    if not 0 <= chosen.at < len(play.log):
        raise Refused("AT", "range", got=chosen.at, most=len(play.log))
    return play.game.view(play.state_after(chosen.at), viewer)


def _heading(record: Record, chosen: _Choice) -> list[str]:
    play, language = record.play, chosen.language
    lines = [in_language(title(find_game(play.game.name)), language)]
    for seat, name in enumerate(record.names):
        if name:
            lines.append(say("line-of", language, who=say_seat(seat, language), text=name))
    outcome = play.outcome
    if chosen.at is not None and chosen.at < len(play.log):
        return lines
    if outcome is None:
        return [*lines, say("not-over", language)]
    if has_message(cause := f"cause-{play.game.name}-{outcome.cause}", language):
        lines.append(say(cause, language))
    for seat in sorted(range(play.seats), key=lambda one: outcome.ranks[one]):
        rank, points = outcome.ranks[seat], outcome.points[seat]
        lines.append(say("standing", language, rank=rank, seat=seat + 1, points=points))
    return lines
