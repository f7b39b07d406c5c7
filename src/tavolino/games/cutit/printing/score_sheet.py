"""The score sheet: ten rounds, two bonus columns, the puzzle and the total."""

from typing import Final

from tavolino.drawing import palette
from tavolino.games.cutit.rules.scoring import COLUMN
from tavolino.locales import say
from tavolino.printing.inks import TINTS
from tavolino.printing.page import QUIET, Page
from tavolino.printing.qr import qr_code
from tavolino.printing.request import PrintRequest

ROUNDS: Final = 10
HEAD: Final = 12.0
"""The line for the player's name."""
ROW: Final = 9.6
SUM: Final = 9.0
CODE: Final = 30.0
"""The side of the code that leads to the app."""

Box = tuple[float, float, float, float]


def draw_score_sheet(
    page: Page, box: Box, player: str, address: str, request: PrintRequest
) -> None:
    x, y, width, height = box
    language, tint = request.language, TINTS[request.ink]
    page.rect(*box, radius=2.5, stroke=palette.INK, line=0.3)
    page.text(player, x + 4, y + 8, 4.2, bold=True)
    name = say("print-name", language)
    start = x + 40
    page.lines(((start, y + 8.6), (x + width - 4, y + 8.6)), width=0.2)
    page.text(name, start, y + 11.2, 2.1, colour=QUIET)
    rounds = width * 0.52
    top = y + HEAD + 2
    _rounds(page, x + 4, top, rounds - 6, language, tint)
    _columns(page, x + rounds + 1, top, width - rounds - 5, language, tint)
    low = y + height - 4 * SUM - 4
    room = width - 8 - (CODE + 3 if address else 0)
    _sums(page, x + 4, low, room, language)
    if address:
        left = x + width - 4 - CODE
        qr_code(page, address, left, low + 4 * SUM - CODE - 3, CODE)
        label = say("print-cutit-open", language)
        page.text(label, left + CODE / 2, low + 4 * SUM - 1, 2.3, anchor="middle", most=CODE + 2)


def _rounds(page: Page, x: float, y: float, width: float, language: str, tint: str) -> None:
    """A line for each round: its number, space for the points, and the penalty."""
    numbers, penalty = 8.0, 11.0
    points = width - numbers - penalty - 2
    page.text(
        say("print-cutit-points", language), x + numbers + points / 2, y + 4.6, 2.9,
        bold=True, anchor="middle", most=points,
    )  # fmt: skip
    for number in range(1, ROUNDS + 1):
        top = y + 6.4 + ROW * (number - 1)
        middle = top + ROW / 2 + 1.3
        page.text(str(number), x + numbers - 2.5, middle, 3.8, bold=True, anchor="end")
        page.rect(
            x + numbers, top + 0.6, points, ROW - 1.2, radius=1.4, stroke=palette.INK, line=0.2
        )
        across = x + numbers + points + 2 + penalty / 2
        page.rect(across - 4.6, top + 1, 9.2, ROW - 2, radius=1.4, fill=tint)
        page.text("−5", across, middle, 3.6, anchor="middle", colour=QUIET)


def _columns(page: Page, x: float, y: float, width: float, language: str, tint: str) -> None:
    """The two columns of boxes to circle, with space for their points."""
    gap = 2.5
    each = (width - gap) / 2
    tall = 10.4
    for index, key in enumerate(("print-cutit-more", "print-cutit-one-cut")):
        left = x + index * (each + gap)
        height = 11 + tall * len(COLUMN) + 1.5
        page.rect(left, y - 0.5, each, height, radius=2, fill=tint)
        sign = "+" if index == 0 else "1 ✂"
        page.text(sign, left + each / 2, y + 5, 5, bold=True, anchor="middle")
        page.text(
            say(key, language), left + each / 2, y + 8.8, 2.1, anchor="middle", most=each - 1.5
        )
        for place, value in enumerate(COLUMN):
            top = y + 10.5 + tall * place
            page.rect(
                left + (each - 11) / 2, top + 0.5, 11, tall - 1.4,
                radius=1.4, fill="#FFFFFF", stroke=palette.INK, line=0.2,
            )  # fmt: skip
            page.text(str(value), left + each / 2, top + 6.6, 4.2, anchor="middle")
        low = y - 0.5 + height + 1.5
        page.rect(left, low, each, 9.4, radius=1.4, stroke=palette.INK, line=0.35)
        page.text("=", left + 2, low + 6, 3.4, colour=QUIET)


def _sums(page: Page, x: float, y: float, width: float, language: str) -> None:
    """The items of the total."""
    keys = ("print-cutit-rounds", "print-cutit-bonus", "print-cutit-puzzle", "print-total")
    for place, key in enumerate(keys):
        top = y + SUM * place
        is_total = place == len(keys) - 1
        box = width * 0.45
        page.text(
            say(key, language), x + width - box - 2.5, top + 6, 3.3,
            bold=is_total, anchor="end", most=width - box - 2.5,
        )  # fmt: skip
        line = 0.5 if is_total else 0.2
        page.rect(
            x + width - box, top + 0.7, box, SUM - 1.4, radius=1.4, stroke=palette.INK, line=line
        )
