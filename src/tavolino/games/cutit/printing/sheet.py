"""The cutting sheet at true scale, with the score sheet next to it: one page per player."""

from math import cos, pi, sin
from typing import Final

from tavolino.core import Choice
from tavolino.drawing import palette
from tavolino.games import words
from tavolino.games.cutit.printing.score_sheet import draw_score_sheet
from tavolino.games.cutit.rules.sheet import SPACES, Sheet, bit, read_sheet
from tavolino.games.cutit.rules.sheet_code import sheet_code, sheet_named
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER, SIZE, Space
from tavolino.games.cutit.solver.sheet_generator import seeded_sheet
from tavolino.locales import LANGUAGES, say
from tavolino.printing.fonts import can_write
from tavolino.printing.inks import RIMS, WHITE, area, dark, mark, marked_area
from tavolino.printing.measure import heading, ruler
from tavolino.printing.page import Page, Point, PrintFile
from tavolino.printing.request import Ink, PrintRequest

SPACE: Final = 16.0
"""The side of a space, in millimetres."""
SIDE: Final = SIZE * SPACE
LEFT: Final = 12.0
TOP: Final = 24.0
GAP: Final = 9.0
"""Between the cutting sheet and the score sheet."""
INSET: Final = 1.2
"""The margin between the colour of a space and the grid lines, which are cut."""
GRID: Final = "#B9B4AA"


def pages(file: PrintFile, request: PrintRequest) -> None:
    sheet = requested_sheet(request)
    paper = request.paper.on_its_side
    for number in range(1, request.copies + 1):
        with file.page(paper) as page:
            player = say("print-player", request.language, number=number)
            title = sheet_title(sheet, request)
            hint = say("print-cutit-cut-out", request.language)
            heading(page, LEFT, 15.5, title, hint, paper.width - 2 * LEFT)
            draw_sheet(page, sheet, LEFT, TOP, request.ink)
            cut_frame(page, LEFT, TOP)
            left = LEFT + SIDE + GAP
            box = (left, TOP, paper.width - left - LEFT, SIDE)
            draw_score_sheet(page, box, player, new_table_address(sheet, request), request)
            ruler(page, LEFT, paper.height - 12.5, request.language)


def requested_sheet(request: PrintRequest) -> Sheet:
    """The sheet of a file or a code, the first one that a seed generates, or one that comes with
    the game.
    """
    names = ("file", "code", "seed", "sheet")
    text, code, seed, name = (str(request.options[one]) for one in names)
    if text:
        return read_sheet(text)
    if code:
        return sheet_named(code)
    return seeded_sheet(seed, "standard") if seed else SHEETS[name]


def sheet_title(sheet: Sheet, request: PrintRequest) -> str:
    if sheet.id == request.options["code"]:
        return say("print-part-sheet", request.language)  # codes are unreadable
    return say("print-cutit-sheet", request.language, sheet=sheet_name(sheet, request))


def sheet_name(sheet: Sheet, request: PrintRequest) -> str:
    """The name of a sheet that comes with the game or from a file, or the seed of another."""
    if seed := str(request.options["seed"]):
        return "".join(one if can_write(one) else "?" for one in seed)
    manifest = request.manifest
    option = next(one for one in manifest.rules.options if one.name == "sheet")
    if not isinstance(option, Choice) or sheet.id not in option.choices:
        return sheet.name
    labels = words.value_label(manifest.name, option, sheet.id)
    return labels.get(request.language, labels[LANGUAGES[0]])


def new_table_address(sheet: Sheet, request: PrintRequest) -> str:
    """The address that opens a new table with this sheet."""
    if not request.address:
        return ""
    chosen = f"sheet={sheet.id}" if sheet.id in SHEETS else f"design={sheet_code(sheet)}"
    return f"{request.address}/new/{request.manifest.name}?{chosen}"


def draw_sheet(page: Page, sheet: Sheet, left: float, top: float, ink: Ink) -> None:
    page.rect(left, top, SIDE, SIDE, fill="#FFFFFF")
    lines: list[tuple[Point, Point]] = []
    for n in range(1, SIZE):
        lines.append(((left + n * SPACE, top), (left + n * SPACE, top + SIDE)))
        lines.append(((left, top + n * SPACE), (left + SIDE, top + n * SPACE)))
    page.lines(*lines, stroke=GRID, width=0.15)
    for space in SPACES:
        _draw_space(page, sheet, space, left, top, ink)
    for space in SPACES:
        x, y = left + space.x * SPACE, top + (SIZE - 1 - space.y) * SPACE
        if sheet.stars_right & bit(space):
            _draw_star(page, x + SPACE, y + SPACE / 2, ink)
        if sheet.stars_up & bit(space):
            _draw_star(page, x + SPACE / 2, y, ink)


def _draw_space(page: Page, sheet: Sheet, space: Space, left: float, top: float, ink: Ink) -> None:
    x = left + space.x * SPACE + INSET
    y = top + (SIZE - 1 - space.y) * SPACE + INSET
    side = SPACE - 2 * INSET
    colour = sheet.colour(space)
    if colour == BLACK:
        page.rect(x, y, side, side, radius=1.2, fill=dark(ink))
    elif colour == JOKER:
        half = (side - 0.5) / 2
        for index in range(4):
            corner = (x + (half + 0.5) * (index % 2), y + (half + 0.5) * (index // 2))
            area(page, index, (*corner, half, half), ink)
            if ink == "patterns":
                middle = (corner[0] + half / 2, corner[1] + half / 2)
                page.circle(*middle, 1.9, fill="#FFFFFF")
                mark(page, index, *middle, 1.15, palette.INK)
    else:
        index = COLOURS.index(colour)
        marked_area(page, index, (x, y, side, side), ink, radius=1.2, size=2.3)


def _draw_star(page: Page, x: float, y: float, ink: Ink) -> None:
    """A star across a side. With eight points, its halves are alike on every side."""
    points = []
    for corner in range(16):
        reach = SPACE * (0.14 if corner % 2 else 0.25)
        angle = pi * corner / 8
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    fill = palette.LIGHT if ink == "colour" else WHITE
    page.polygon(points, fill=fill, stroke=RIMS[ink], width=0.3)


def cut_frame(page: Page, left: float, top: float) -> None:
    """The dashed line around the sheet, with scissors on it."""
    page.rect(left, top, SIDE, SIDE, stroke=palette.INK, line=0.25, dash=(2.4, 1.4))
    page.text("✂", left + 5, top - 0.6, 5)
