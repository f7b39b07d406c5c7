"""The whole table as SVG: sheet or puzzle on the left, dice and scores on the right, below them
the loose snippets, and what the others have."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from tavolino.core import Seat, View, is_player
from tavolino.drawing import theme
from tavolino.drawing.svg import document, tag, text_at, text_lines
from tavolino.games.cutit.drawing.paper import Grid, draw_piece
from tavolino.games.cutit.drawing.piece import Piece, loose_pieces
from tavolino.games.cutit.drawing.puzzle import DrawnPuzzle
from tavolino.games.cutit.drawing.scores import draw_roll, draw_scores, scores_height
from tavolino.games.cutit.drawing.sentences import describe_check, describe_phase, describe_player
from tavolino.games.cutit.drawing.sheet import LARGE, draw_large_sheet, draw_small_sheet
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer
from tavolino.locales import say

WIDTH: Final = 1200
MARGIN: Final = 24
LEFT_WIDTH: Final = 640
RIGHT: Final = 696
TOP: Final = 112
LARGEST: Final = 40
PILE_CELL: Final = 26
OTHERS_WIDTH: Final = 368
OTHERS_CELL: Final = 20


class Part(NamedTuple):
    """A part of the drawing, and its height."""

    svg: str
    height: float


def draw_svg(view: View[CutItBoard], language: str) -> str:
    """The table as the viewer sees it; spectators see that of the first seat."""
    board = view.board
    seat = view.viewer if is_player(view.viewer) else 0
    main = _main(board, seat, language)
    y = TOP + max(main.height, scores_height(view.seats)) + MARGIN
    pile = _pile(loose_pieces(board.sheet.rows, board.players[seat]), y)
    others = _others(view, seat, y + pile.height, language)
    height = round(y + pile.height + others.height)
    return document(
        say("drawing-cutit-title", language, players=view.seats, sheet=board.sheet.name),
        describe_phase(view, language),
        (WIDTH, height),
        tag("rect", width=WIDTH, height=height, fill=theme.TABLE),
        _head(view, seat, language),
        main.svg,
        draw_scores(view, (RIGHT, TOP), language),
        pile.svg,
        others.svg,
        language=language,
    )


def _is_puzzle(board: CutItBoard) -> bool:
    return board.phase in ("puzzle", "check", "over")


def _about(player: CutItShownPlayer, language: str) -> str:
    if player.check:
        return describe_check(player.check, language)
    return describe_player(player, language)


def _head(view: View[CutItBoard], seat: Seat, language: str) -> str:
    board = view.board
    about = _about(board.players[seat], language)
    parts = [
        tag(
            "text",
            escape(say("seat-number", language, seat=seat + 1)),
            tag("tspan", escape(about), dx=14, font_size=16, font_weight="400", fill=theme.QUIET),
            x=MARGIN,
            y=48,
            font_size=24,
            font_weight="700",
            fill=theme.INK,
            text_anchor="start",
        ),
        text_at(
            describe_phase(view, language),
            (MARGIN, 76),
            17,
            fill=theme.INK,
            text_anchor="start",
        ),
    ]
    if board.rolls:
        parts.append(draw_roll(board.rolls[-1], (RIGHT, 24), 56, 12))
    return "".join(parts)


def _main(board: CutItBoard, seat: Seat, language: str) -> Part:
    """The viewer's sheet or puzzle, by phase."""
    player = board.players[seat]
    if not _is_puzzle(board):
        return Part(draw_large_sheet(board.sheet.rows, player, MARGIN, TOP - 8), LARGE)
    puzzle = _puzzle(board, player, LEFT_WIDTH, LARGEST)
    return Part(puzzle.draw(MARGIN, TOP, LEFT_WIDTH, language), puzzle.height)


def _pile(pieces: Sequence[Piece], top: float) -> Part:
    """The viewer's loose snippets, in rows."""
    drawn = []
    x, y, tallest = float(MARGIN), top, 0.0
    for piece in pieces:
        left, bottom, across, up = piece.box
        width, height = across * PILE_CELL, up * PILE_CELL
        if x + width > WIDTH - MARGIN:
            x, y, tallest = MARGIN, y + tallest + MARGIN, 0.0
        grid = Grid(x - left * PILE_CELL, y + height + bottom * PILE_CELL, PILE_CELL)
        drawn.append(draw_piece(piece, grid, depth=0.12))
        x += width + MARGIN
        tallest = max(tallest, height)
    return Part(tag("g", *drawn), y - top + tallest + MARGIN if drawn else 0.0)


def _others(view: View[CutItBoard], own: Seat, top: float, language: str) -> Part:
    """The other seats side by side: their sheets, or their puzzles."""
    board = view.board
    seats = [seat for seat in range(view.seats) if seat != own]
    drawn = []
    tallest = 0.0
    for index, seat in enumerate(seats):
        left = MARGIN + index * (OTHERS_WIDTH + MARGIN)
        name = say("seat-number", language, seat=seat + 1)
        bold = {"font_weight": "700", "text_anchor": "start"}
        drawn.append(text_at(name, (left, top + 12), 17, fill=theme.INK, **bold))
        about = text_lines(_about(board.players[seat], language), OTHERS_WIDTH, 13)
        drawn += [
            text_at(text, (left, top + 34 + 18 * line), 13, fill=theme.QUIET, text_anchor="start")
            for line, text in enumerate(about)
        ]
        below = 48 + 18 * max(0, len(about) - 1)
        part = _other(board, seat, left, top + below, language)
        drawn.append(part.svg)
        tallest = max(tallest, below + part.height)
    return Part("".join(drawn), tallest + MARGIN if drawn else 0.0)


def _other(board: CutItBoard, seat: Seat, left: float, top: float, language: str) -> Part:
    player = board.players[seat]
    if not _is_puzzle(board):
        height = SIZE * OTHERS_CELL
        grid = Grid(left, top + height, OTHERS_CELL)
        return Part(draw_small_sheet(board.sheet.rows, player, grid), height)
    puzzle = _puzzle(board, player, OTHERS_WIDTH, OTHERS_CELL)
    return Part(puzzle.draw(left, top, OTHERS_WIDTH, language), puzzle.height)


def _puzzle(board: CutItBoard, player: CutItShownPlayer, side: int, largest: int) -> DrawnPuzzle:
    is_checked = board.phase in ("check", "over")
    return DrawnPuzzle(board.sheet.rows, player, is_checked, (side, side), largest)
