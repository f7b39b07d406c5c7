"""The part of the table in which actions lay snippets.

The table has no edges, and a puzzle may lie anywhere on it. So actions are relative to the
player's puzzle: to the lower left corner of its bounding box. The first snippet is always placed at
0,0. Only puzzles of more than `WINDOW - REACH` spaces cannot grow further to the right or upwards.
"""

from typing import Final

from tavolino.games.cutit.rules.layout import Cell, Placement
from tavolino.games.cutit.rules.notation import PlaceSnippet, read_move
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.view import CutItShownPlayer

SNIPPETS: Final = SIZE
"""Nine cuts that free one snippet each, and what is left: a player has ten snippets."""
TURNS: Final = 4
REACH: Final = SIZE
"""How far the window extends to the left of the puzzle and below it: the size of a snippet."""
WINDOW: Final = 4 * SIZE
"""The width and the height of the window."""
PLACEMENTS: Final = SNIPPETS * TURNS * WINDOW * WINDOW


def placements(player: CutItShownPlayer) -> dict[int, Placement]:
    """Where the snippets on the table lie, by number."""
    layout = {}
    for text in player.layout:
        move = read_move(text)
        assert isinstance(move, PlaceSnippet)
        layout[move.number] = Placement(move.x, move.y, move.turns)
    return layout


def origin(player: CutItShownPlayer) -> Cell:
    """The lower left space of the window on the table."""
    layout = placements(player).values()
    left = min((where.x for where in layout), default=0)
    lower = min((where.y for where in layout), default=0)
    return left - REACH, lower - REACH


def placement_number(move: PlaceSnippet, corner: Cell, is_first: bool) -> int | None:
    """The number of a placement in the window that begins at `corner`; None if it is outside."""
    x, y = (REACH, REACH) if is_first else (move.x - corner[0], move.y - corner[1])
    if move.number > SNIPPETS or not (0 <= x < WINDOW and 0 <= y < WINDOW):
        return None
    return (((move.number - 1) * TURNS + move.turns) * WINDOW + y) * WINDOW + x


def numbered_placement(number: int, corner: Cell) -> PlaceSnippet:
    rest, x = divmod(number, WINDOW)
    rest, y = divmod(rest, WINDOW)
    snippet, turns = divmod(rest, TURNS)
    return PlaceSnippet(snippet + 1, x + corner[0], y + corner[1], turns)


def placement_label(number: int) -> str:
    """The placement as if the puzzle's lower left corner were at 0,0.

    >>> placement_label(0)
    '1@-10,-10r0'
    """
    return str(numbered_placement(number, (-REACH, -REACH)))
