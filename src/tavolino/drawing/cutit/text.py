"""The table for a terminal: paper in letters, dice and score sheets beside and below it."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from tavolino.core import Seat, View, is_player
from tavolino.drawing.cutit.grid import draw_pieces, draw_whole_sheet, lines_of
from tavolino.drawing.cutit.printed import (
    Star,
    laid_pieces,
    loose_pieces,
    sheet_piece,
)
from tavolino.drawing.cutit.said import (
    COLOUR_NAMES,
    FAULTS,
    HIDDEN_PUZZLE,
    say_check,
    say_phase,
    say_player,
)
from tavolino.games.cutit.scoring import PENALTY
from tavolino.games.cutit.sheet import WHOLE, Sheet
from tavolino.games.cutit.shown import CutItBoard, ShownPlayer, ShownRound, show_paper
from tavolino.games.cutit.snippet import COLOURS

WIDTH: Final = 79
GAP: Final = 3
NAME: Final = 10
"""Columns for the name of a row of scores; each round has five."""


def draw_text(view: View[CutItBoard]) -> str:
    """What lies before the viewer (before seat 0 for those who look on), and everybody's score."""
    board = view.board
    player = board.players[view.viewer if is_player(view.viewer) else 0]
    lines = [*wrap(say_phase(view), WIDTH), ""]
    if board.phase in ("puzzle", "over"):
        lines += _puzzle(board, player)
    else:
        sheet = draw_whole_sheet(sheet_piece(board.sheet.rows, player.paper))
        lines += _side_by_side([sheet, ["", *_dice(board), "", *_key(), "", *_last(player)]])
    loose = [lines_of(draw_pieces([piece])) for piece in loose_pieces(board.sheet.rows, player)]
    return "\n".join([*lines, *_in_rows(loose), "", *_scores(view)])


def draw_sheet_text(sheet: Sheet) -> str:
    """A sheet that nobody has cut yet."""
    picture = draw_whole_sheet(sheet_piece(sheet.rows, show_paper(sheet, WHOLE)))
    dice = zip(COLOURS, sheet.dice, strict=True)
    faces = [f"{COLOUR_NAMES[colour]:<7}{' '.join(die)}" for colour, die in dice]
    return "\n".join([sheet.name, "", *_side_by_side([picture, ["", "dice", *faces, "", *_key()]])])


def _puzzle(board: CutItBoard, player: ShownPlayer) -> list[str]:
    check = player.check
    if check is None:
        return [HIDDEN_PUZZLE, ""]
    pieces = laid_pieces(board.sheet.rows, player)
    spots = (spot for fault in check.faults for spot in (fault.one, fault.other) if spot)
    faults = frozenset(Star(spot.x, spot.y, spot.side) for spot in spots if spot.side is not None)
    lines = lines_of(draw_pieces(pieces, faults)) or ["Nothing lies on the table yet."]
    return [*lines, "", *wrap(say_check(check), WIDTH), ""]


def _dice(board: CutItBoard) -> list[str]:
    if not board.rolls:
        return []
    faces = zip(COLOURS, board.rolls[-1], strict=True)
    return ["dice", *(f"{COLOUR_NAMES[colour]:<7}{_face(face)}" for colour, face in faces)]


def _face(face: str) -> str:
    return "blank" if face == "-" else face


def _key() -> list[str]:
    return ["G P Y B  colours", "K  black, J  joker", "*  a star"]


def _last(player: ShownPlayer) -> list[str]:
    """What the viewer last did."""
    if player.cut:
        return [f"your cut {player.cut}"]
    if not player.rounds:
        return [f"your corner {player.corner}"] if player.corner else []
    last = player.rounds[-1]
    faults = ", ".join(FAULTS[fault] for fault in last.faults)
    return [f"last cut {last.cut}", f"{-PENALTY}: {faults}" if faults else f"{last.points} points"]


def _scores(view: View[CutItBoard]) -> list[str]:
    """A line of points for each seat, under the dice of each round."""
    board = view.board
    dice = "".join(f"{faces:>5}" for faces in board.rolls)
    lines = [f"{'dice':<{NAME}}{dice}"] if board.rolls else []
    for seat, player in enumerate(board.players):
        name = f"seat {seat}" + ("*" if seat in view.to_act else "")
        rounds = "".join(f"{_entry(one):>5}" for one in player.rounds)
        lines.append(f"{name:<{NAME}}{rounds}")
        lines.append(f"{'':<{NAME}}{_sums(board, seat, player)}")
    return [*lines, "", "+ more than the last round, ' one cut, * to act"]


def _entry(one: ShownRound) -> str:
    if one.faults:
        return str(-PENALTY)
    return f"{one.points}{'+' * one.rose}{chr(39) * one.one_cut}"


def _sums(board: CutItBoard, seat: Seat, player: ShownPlayer) -> str:
    score = player.score
    parts = [f"{score.points} points"]
    if score.penalties:
        parts.append(f"-{PENALTY * score.penalties} penalties")
    parts += [f"+ column {score.rise_points}", f"one cut {score.one_cut_points}"]
    if board.phase == "over" and player.check:
        parts.append(f"token {'none' if player.token is None else player.token}")
        parts.append(f"-{player.check.cost} outside")
    together = f"{', '.join(parts)}: {player.total}"
    told = say_player(player) or ("done" if seat in board.finished else "")
    return f"{together} ({told})" if told else together


def _side_by_side(columns: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column), default=0) + GAP for column in columns]
    return [
        "".join(f"{part:<{width}}" for part, width in zip(row, widths, strict=True)).rstrip()
        for row in zip_longest(*columns, fillvalue="")
    ]


def _in_rows(pictures: Sequence[Sequence[str]]) -> list[str]:
    """Pictures side by side, as many as fit."""
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
