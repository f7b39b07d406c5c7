"""Cut the Rope: what rows take next, worked out."""

from collections.abc import Iterable, Sequence
from typing import Final

from tavolino.drawing.svg import text_at
from tavolino.drawing.theme import TABLE
from tavolino.games.rope.drawing.cards import MEDIUM, QUIET, card, free_place
from tavolino.games.rope.drawing.due import due_lines, span
from tavolino.games.rope.drawing.fans import fan
from tavolino.games.rope.drawing.players import supply_row
from tavolino.games.rope.rules.deck import HIGHEST, NUMBERS, SCISSORS, Card, from_names, names
from tavolino.games.rope.rules.rows import (
    DOWN,
    UP,
    Row,
    Standing,
    after,
    build_row,
    due_numbers,
    is_complete,
    takes,
)
from tavolino.games.rope.rules.supply import SupplyRow, fits, laying, with_card
from tavolino.games.rope.rules.view import show_row, show_supply
from tests.worked.example import ALLOWED, REFUSED, Example, Part, due
from tests.worked.marks import Panel, letter, picture

LEFT: Final = 48
"""Room for the letter of a row."""
FAN_WIDTH: Final = 300


def read_row(text: str, *, same: bool = False) -> Row:
    """The shared row these cards make: `1 2 S`."""
    row = build_row(from_names(text.split()), same)
    assert row is not None, text
    return row


def takes_next(row: Row) -> tuple[int, ...]:
    """The numbers the row takes, those upwards first. It always takes scissors."""
    return (*due_numbers(row.standing, UP), *due_numbers(row.standing, DOWN))


def row_panel(part: Part | None, row: Row) -> Panel:
    """A row with what it takes next in the frame behind it."""
    shown = show_row(row)
    parts = [letter(part, (17, MEDIUM.height / 2))] if part else []
    spots = fan(len(row.cards), FAN_WIDTH, MEDIUM)
    for place, spot in enumerate(spots):
        left = LEFT + spot.x
        parts.append(card(shown.cards[place], left, 0, MEDIUM, shown.means[place], spot.shows))
    x = LEFT + (spots[-1].x + MEDIUM.width + 14 if spots else 0)
    return Panel("".join(parts) + _due(due_lines(shown), x), x + MEDIUM.width, MEDIUM.height)


def _due(lines: Sequence[str], x: int) -> str:
    middle = MEDIUM.height // 2 - 13 * (len(lines) - 1)
    return free_place(x, 0, MEDIUM, TABLE) + "".join(
        text_at(line, (x + MEDIUM.width // 2, middle + 26 * place), 16, **QUIET)
        for place, line in enumerate(lines)
    )


# Rows

ROWS: Final = {"a": "1 2", "b": "10 9", "c": "10 9 8 S", "d": "S", "e": "S S", "f": ""}
ROW_PARTS: Final = tuple(due(name, takes_next(read_row(text))) for name, text in ROWS.items())


def draw_rows() -> str:
    rows = zip(ROW_PARTS, ROWS.values(), strict=True)
    return picture("Cut the Rope: CR-5, CR-6", [row_panel(p, read_row(t)) for p, t in rows], 2)


# The tenth card

NINE: Final = read_row("1 2 3 S 5 6 7 8 9")
TENTH: Final = {"a": HIGHEST, "b": SCISSORS, "c": 9}


def _judge_tenth(name: str, tenth: Card) -> Part:
    standing = NINE.standing
    if not takes(standing) >> tenth & 1:
        return Part(name, REFUSED, "CR-5")
    assert is_complete(after(standing, tenth))
    return Part(name, ALLOWED, "CR-7")


TENTH_PARTS: Final = tuple(_judge_tenth(name, tenth) for name, tenth in TENTH.items())


def draw_tenth() -> str:
    """A row of nine, and below it three cards that somebody would like to add."""
    row = row_panel(None, NINE)
    parts = [row.svg]
    for index, (part, tenth) in enumerate(zip(TENTH_PARTS, TENTH.values(), strict=True)):
        x = LEFT + 24 + index * (MEDIUM.width + 56)
        parts.append(card(names((tenth,))[0], x, MEDIUM.height + 28, MEDIUM))
        parts.append(letter(part, (x - 22, MEDIUM.height + 28 + MEDIUM.height / 2)))
    return picture("Cut the Rope: CR-7", [Panel("".join(parts), row.width, 204)], 1)


# Supply rows in sequence

SUPPLY: Final = {"a": "4 5", "b": "4 S", "c": "8", "d": "8 3"}
"""As they were laid; in d the 3 was forced."""


def read_supply(text: str) -> SupplyRow:
    row: SupplyRow = ()
    for one in from_names(text.split()):
        row = with_card(row, one, sequence=True)
    return row


def supply_takes(row: SupplyRow) -> tuple[int, ...]:
    return tuple(number for number in NUMBERS if fits(row) >> number & 1)


SUPPLY_PARTS: Final = tuple(
    due(name, supply_takes(read_supply(text))) for name, text in SUPPLY.items()
)
FORCED: Final = laying((read_supply("4 5"), read_supply("8"), read_supply("4 5")), 1 << 3, True)
"""With a 3 as the only card, no row fits, so that it may go on any."""


def draw_supply() -> str:
    panels = []
    for part, text in zip(SUPPLY_PARTS, SUPPLY.values(), strict=True):
        row = read_supply(text)
        shown = show_supply(row)
        x = LEFT + MEDIUM.width + (len(shown.cards) - 1) * MEDIUM.step + 14
        drawn = supply_row(shown, 0, LEFT, 0, FAN_WIDTH, MEDIUM).replace(">0</text>", "></text>")
        numbers = span(names(supply_takes(row)))
        svg = letter(part, (17, MEDIUM.height / 2)) + drawn + _due((numbers,), x)
        panels.append(Panel(svg, x + MEDIUM.width, MEDIUM.height))
    return picture("Cut the Rope: CR-9", panels, 2)


# The same number again

SAME: Final = {"a": "1 2 3 4", "b": "1 2 3 S", "c": "S S", "d": "10 9 9 S S"}
SAME_PARTS: Final = tuple(
    due(name, takes_next(read_row(text, same=True))) for name, text in SAME.items()
)
CLOSED: Final[Iterable[Standing]] = (
    after(read_row("1 2 3 4 5 6 7 8 8 9", same=True).standing, SCISSORS),
    after(read_row("10 9 8 7 6 5 4 3 2", same=True).standing, SCISSORS),
)
"""Scissors behind a 9 going up or behind a 2 going down end the row."""


def draw_same() -> str:
    rows = zip(SAME_PARTS, SAME.values(), strict=True)
    panels = [row_panel(part, read_row(text, same=True)) for part, text in rows]
    return picture("Cut the Rope: CR-14", panels, 2)


ROPE_EXAMPLES: Final = (
    Example("rope-rows", "rope", ROW_PARTS, draw_rows),
    Example("rope-tenth", "rope", TENTH_PARTS, draw_tenth),
    Example("rope-supply", "rope", SUPPLY_PARTS, draw_supply),
    Example("rope-same", "rope", SAME_PARTS, draw_same),
)
