"""The window of the table in which actions place snippets.

The table has no edges, and a puzzle may lie anywhere on it. So the window is relative to the
viewer's puzzle: to the lower left corner of its bounding box. The first snippet is always placed at
0,0. The only limitation is that a puzzle of more than `WINDOW - REACH` spaces cannot grow further
to the right or upwards.
"""

from typing import Final

from tavolino.games.cutit.rules.layout import Cell, Placement
from tavolino.games.cutit.rules.notation import PlaceSnippet, read_move
from tavolino.games.cutit.rules.snippet import SIZE
from tavolino.games.cutit.rules.view import CutItShownPlayer

SNIPPETS: Final = SIZE
"""A player has ten snippets: nine from the cuts, and the paper left."""
TURNS: Final = 4
REACH: Final = SIZE
"""How far the window extends to the left of the puzzle and below it: the size of a snippet."""
WINDOW: Final = 4 * SIZE
"""The width and height of the window."""
PLACEMENTS: Final = SNIPPETS * TURNS * WINDOW * WINDOW


def placements(player: CutItShownPlayer) -> dict[int, Placement]:
    """The placements of the snippets on the table, by number."""
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
    """The number of a placement in the window with this corner; None if it is outside."""
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
    """The placement relative to the lower left corner of the puzzle.

    >>> placement_label(0)
    '1@-10,-10r0'
    """
    return str(numbered_placement(number, (-REACH, -REACH)))
