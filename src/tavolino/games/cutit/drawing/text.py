"""The table for a terminal: paper as letters, dice on the right, score sheets below."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from tavolino.core import Seat, View, is_player
from tavolino.games.cutit.drawing.grid import draw_pieces, draw_whole_sheet, text_lines
from tavolino.games.cutit.drawing.piece import Star, laid_pieces, loose_pieces, sheet_piece
from tavolino.games.cutit.drawing.sentences import (
    colour_name,
    describe_check,
    describe_parts,
    describe_phase,
    describe_player,
    fault_name,
)
from tavolino.games.cutit.rules.scoring import PENALTY
from tavolino.games.cutit.rules.sheet import BLANK, WHOLE, Sheet
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, Colour
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, ShownRound, show_paper
from tavolino.locales import say
from tavolino.locales.formats import MINUS, format_list, format_number

WIDTH: Final = 79
GAP: Final = 3
PANEL: Final = 29
"""Columns to the right of the sheet."""
NAME: Final = 11
"""Columns for the name of a row of scores; each round has five."""
ONE_CUT: Final = "'"
"""Marks a round of a single cut."""


def draw_text(view: View[CutItBoard], language: str) -> str:
    """The viewer's sheet or puzzle (the first seat's for spectators), and all scores."""
    board = view.board
    player = board.players[view.viewer if is_player(view.viewer) else 0]
    lines = [*wrap(describe_phase(view, language), WIDTH), ""]
    if board.phase in ("puzzle", "check", "over"):
        lines += _puzzle(view, player, language)
    else:
        sheet = draw_whole_sheet(sheet_piece(board.sheet.rows, player.paper))
        notes = [_dice(board, language), _key(language), _last(player, language)]
        lines += _side_by_side([sheet, [line for one in notes for line in ("", *one)]])
    loose = [text_lines(draw_pieces([piece])) for piece in loose_pieces(board.sheet.rows, player)]
    lines += [*_in_rows(loose), "", *_scores(view, language)]
    if board.grade is not None:
        lines += ["", *wrap(say(f"cutit-grade-{board.grade}", language), WIDTH)]
    return "\n".join(lines)


def draw_sheet_text(sheet: Sheet, language: str = "en") -> str:
    """A sheet that nobody has cut yet."""
    picture = draw_whole_sheet(sheet_piece(sheet.rows, show_paper(sheet, WHOLE)))
    dice = zip(COLOURS, sheet.dice, strict=True)
    faces = [_die(colour, " ".join(die), language) for colour, die in dice]
    notes = ["", say("cutit-dice-word", language), *faces, "", *_key(language)]
    return "\n".join([sheet.name, "", *_side_by_side([picture, notes])])


def _puzzle(view: View[CutItBoard], player: CutItShownPlayer, language: str) -> list[str]:
    check = player.check
    if check is None:
        return [say("drawing-cutit-hidden", language), ""]
    pieces = laid_pieces(view.board.sheet.rows, player)
    spots = (spot for fault in check.faults for spot in (fault.one, fault.other) if spot)
    faults = frozenset(Star(spot.x, spot.y, spot.side) for spot in spots if spot.side is not None)
    lines = text_lines(draw_pieces(pieces, faults)) or [say("drawing-cutit-empty", language)]
    notes = [describe_check(check, language), *describe_parts(view, language)]
    return [*lines, "", *(line for note in notes for line in wrap(note, WIDTH)), ""]


def _dice(board: CutItBoard, language: str) -> list[str]:
    if not board.rolls:
        return []
    faces = zip(COLOURS, board.rolls[-1], strict=True)
    shown = [_die(colour, face, language) for colour, face in faces]
    return [say("cutit-dice-word", language), *shown]


def _die(colour: Colour, face: str, language: str) -> str:
    """A die by its colour, and what it shows."""
    kind = "blank" if face == BLANK else "number"
    return say("cutit-die", language, colour=colour, kind=kind, face=face)


def _key(language: str) -> list[str]:
    black, joker = colour_name(BLACK, language), colour_name(JOKER, language)
    return [
        " ".join(COLOURS) + "  " + say("drawing-cutit-key-colours", language),
        f"{BLACK}  {black}, {JOKER}  {joker}",
        "*  " + say("drawing-cutit-key-star", language),
    ]


def _last(player: CutItShownPlayer, language: str) -> list[str]:
    """What the viewer last did."""
    if player.cut:
        return _wrap_note(say("drawing-cutit-own-cut", language, cut=player.cut))
    if not player.rounds:
        corner = player.corner
        return _wrap_note(say("cutit-own-corner", language, space=corner)) if corner else []
    last = player.rounds[-1]
    points = say("cutit-part-points", language, points=last.points)
    if last.faults:
        faults = format_list((fault_name(one, language) for one in last.faults), language)
        points = say(
            "drawing-cutit-penalty",
            language,
            points=format_number(-PENALTY, language),
            faults=faults,
        )
    cut = _wrap_note(say("drawing-cutit-last-cut", language, cut=last.cut)) if last.cut else []
    return [*cut, *_wrap_note(points)]


def _wrap_note(text: str) -> list[str]:
    return wrap(text, PANEL, break_on_hyphens=False)


def _scores(view: View[CutItBoard], language: str) -> list[str]:
    """A line of points for each seat, under the dice of each round."""
    board = view.board
    dice = "".join(f"{faces:>5}" for faces in board.rolls)
    lines = [say("cutit-dice-word", language).ljust(NAME) + dice] if board.rolls else []
    indent = " " * NAME
    for seat, player in enumerate(board.players):
        name = say("seat-number", language, seat=seat + 1) + ("*" if seat in view.to_act else "")
        rounds = "".join(f"{_entry(one):>5}" for one in player.rounds)
        lines.append(f"{name:<{NAME}}{rounds}".rstrip())
        sums = _sums(board, seat, player, language)
        lines += wrap(
            sums, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
        )
    return [*lines, "", *wrap(say("drawing-cutit-legend", language, mark=ONE_CUT), WIDTH)]


def _entry(one: ShownRound) -> str:
    if one.faults:
        return f"{MINUS}{PENALTY}"
    return f"{one.points}{'+' * one.rose}{ONE_CUT * one.one_cut}"


def _sums(board: CutItBoard, seat: Seat, player: CutItShownPlayer, language: str) -> str:
    score = player.score
    parts = [say("cutit-part-points", language, points=score.points)]
    if score.penalties:
        points = format_number(-PENALTY * score.penalties, language)
        parts.append(say("drawing-cutit-penalties", language, points=points))
    parts.append(say("drawing-cutit-column", language, points=score.rise_points))
    parts.append(say("drawing-cutit-one-cut", language, points=score.one_cut_points))
    if board.phase == "over" and player.check:
        parts.append(_token(player, language))
        parts.append(
            say(
                "drawing-cutit-outside",
                language,
                points=format_number(-player.check.cost, language),
            )
        )
    total = format_number(player.total, language)
    together = say("drawing-cutit-sums", language, parts=", ".join(parts), total=total)
    status = describe_player(player, language)
    if not status and seat in board.finished:
        status = say("drawing-cutit-done", language)
    return f"{together} ({status})" if status else together


def _token(player: CutItShownPlayer, language: str) -> str:
    if player.token is None:
        return say("drawing-cutit-no-token", language)
    return say("drawing-cutit-token", language, token=player.token)


def _side_by_side(columns: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column), default=0) + GAP for column in columns]
    return [
        "".join(f"{part:<{width}}" for part, width in zip(row, widths, strict=True)).rstrip()
        for row in zip_longest(*columns, fillvalue="")
    ]


def _in_rows(pictures: Sequence[Sequence[str]]) -> list[str]:
    """Pictures in rows that fit the width."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    for picture in [*pictures, None]:
        together = [*row, picture] if picture is not None else row
        width = sum(max(map(len, one)) + GAP for one in together)
        if row and (picture is None or width > WIDTH):
            lines += ["", *_side_by_side(row)]
            row = []
        if picture is not None:
            row.append(picture)
    return lines
