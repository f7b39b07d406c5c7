"""The fields of an observation of Cut it."""

from typing import Final, get_args

from tavolino.core import View
from tavolino.games.cutit.learning.tabletop import HUES
from tavolino.games.cutit.learning.window import SNIPPETS, TURNS, WINDOW, origin, placements
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.layout import lay, turn
from tavolino.games.cutit.rules.notation import Cut, read_move
from tavolino.games.cutit.rules.scoring import COLUMN
from tavolino.games.cutit.rules.sheet import CORNERS, FACES, SPACES, mask_of
from tavolino.games.cutit.rules.sheet_code import sheet_named
from tavolino.games.cutit.rules.snippet import COLOURS, FILES, SIZE, Space
from tavolino.games.cutit.rules.state import ROUNDS, Phase
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, ShownCheck, read_paper
from tavolino.learn.encoding.encoder import Field, Fields, Floats, from_viewer, mark_seats

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
POINTS: Final = 150
"""Totals are divided by this and clipped."""
ROUND_POINTS: Final = 30
"""The same for points of one round."""
SCORES: Final = ("round points", "penalties", "rises", "single cuts", "total", "points to beat")
VARIANTS: Final = (
    ("jokers", "choice"),
    ("assist", "on"),
    ("contact", "joined"),
    ("glass", "own"),
    ("stars", "advanced"),
    ("stars", "strict"),
)
"""The option values that are encoded; the sheet is in its planes."""
_AREA: Final = len(SPACES)


def fields(seats: int) -> tuple[Field, ...]:
    sheet, window = (SIZE, SIZE), (WINDOW, WINDOW)
    hues = "green, pink, yellow, blue, black, joker"
    return (
        Field("phase", (len(PHASES),), f"the phase: {', '.join(PHASES)}"),
        Field("round", (1,), f"the round, of {ROUNDS}"),
        Field("options", (len(VARIANTS),), ", ".join(f"`{n}` is `{v}`" for n, v in VARIANTS)),
        Field("sheet", (len(HUES), *sheet), f"the colours of the sheet: {hues}; rank, file"),
        Field("stars", (2, *sheet), "stars of the sheet: to the right of a space, above it"),
        Field("dice", (len(COLOURS), len(FACES)), "the faces of the round: blank, ?, 1, 2, 3, 4"),
        Field("to_act", (seats,), "who is to act"),
        Field("corner", (seats, len(CORNERS)), "who has picked a1, j1, j10, a10"),
        Field("paper", (seats, *sheet), "what is left of each sheet: rank, file"),
        Field("has_cut", (seats,), "who has made the cut of this round"),
        Field("own_cut", sheet, "what the viewer's cut of this round takes off, once it is made"),
        Field("scores", (seats, len(SCORES)), f"score sheets: {', '.join(SCORES)}"),
        Field("ready", (seats,), "who is ready for the puzzle"),
        Field("done", (seats,), "who is done with it, or out of time"),
        Field("snippets", (SNIPPETS, *sheet), "where each of the viewer's snippets was"),
        Field("on_table", (SNIPPETS, TURNS), "the viewer's snippets on the table, by turns"),
        Field("table", (len(HUES), *window), f"the viewer's puzzle in the window: {hues}; y, x"),
        Field("half_stars", (4, *window), "its half-stars: above, right, below, left; y, x"),
        Field("check", (4,), "its joins, faults, spaces outside; whether it is complete"),
        Field("keep_cost", (SNIPPETS,), "spaces outside if the part with this snippet is kept"),
    )


def fill_board(view: View[CutItBoard], into: Fields) -> None:
    board = view.board
    into["phase"][PHASES.index(board.phase)] = 1
    into["round"][0] = board.round / ROUNDS
    into["options"][:] = [view.options.get(name) == value for name, value in VARIANTS]
    _fill_sheet(board, into)
    if len(board.rolls) > 0:
        for colour, face in enumerate(board.rolls[-1]):
            into["dice"][colour, FACES.index(face)] = 1
    mark_seats(into["to_act"], view.to_act, view)
    mark_seats(into["done"], (*board.finished, *board.timed_out), view)
    for seat, player in enumerate(from_viewer(board.players, view.viewer)):
        _fill_player(player, seat, into)
    own = board.players[view.viewer]
    if own.cut is not None:
        cut = read_move(own.cut)
        assert isinstance(cut, Cut)
        for snippet in part_paper(read_paper(own.paper), cut).snippets:
            into["own_cut"].reshape(-1)[_spaces(snippet)] = 1
    _fill_puzzle(board, own, into)


def _fill_sheet(board: CutItBoard, into: Fields) -> None:
    sheet = sheet_named(board.sheet.id)
    for hue, colour in enumerate(HUES):
        into["sheet"][hue].reshape(-1)[_spaces(sheet.colour_masks[colour])] = 1
    into["stars"][0].reshape(-1)[_spaces(sheet.stars_right)] = 1
    into["stars"][1].reshape(-1)[_spaces(sheet.stars_up)] = 1


def _spaces(mask: int) -> list[int]:
    return [index for index in range(_AREA) if mask >> index & 1]


def _fill_player(player: CutItShownPlayer, seat: int, into: Fields) -> None:
    """The public fields of a player."""
    if player.corner is not None:
        into["corner"][seat, CORNERS.index(Space.named(player.corner))] = 1
    for y, row in enumerate(reversed(player.paper)):
        into["paper"][seat, y] = [character != "." for character in row]
    into["has_cut"][seat] = player.has_cut
    into["ready"][seat] = player.is_ready
    score = player.score
    to_beat = [one.points for one in player.rounds if not one.faults][-1:] or [0]
    into["scores"][seat] = _clipped(
        score.points / POINTS,
        score.penalties / ROUNDS,
        score.rises / len(COLUMN),
        score.one_cuts / len(COLUMN),
        player.total / POINTS,
        to_beat[0] / ROUND_POINTS,
    )


def _clipped(*values: float) -> list[float]:
    return [max(-1.0, min(1.0, value)) for value in values]


def _fill_puzzle(board: CutItBoard, own: CutItShownPlayer, into: Fields) -> None:
    """The viewer's snippets and puzzle."""
    for shown in own.snippets[:SNIPPETS]:
        plane = into["snippets"][shown.number - 1]
        for name in shown.spaces:
            plane[int(name[1:]) - 1, FILES.index(name[0])] = 1
    if own.layout:
        _fill_table(board, own, into)
    if own.check is not None:
        check = own.check
        joins, faults, cost = (len(check.joins), len(check.faults), check.cost)
        into["check"][:] = _clipped(joins / _AREA, faults / _AREA, cost / _AREA, check.is_complete)
        if board.phase == "check":
            _fill_keep_costs(check, into)


def _fill_table(board: CutItBoard, own: CutItShownPlayer, into: Fields) -> None:
    sheet = sheet_named(board.sheet.id)
    left, lower = origin(own)
    for number, where in placements(own).items():
        spaces = [Space.named(name) for name in own.snippets[number - 1].spaces]
        if number <= SNIPPETS:
            into["on_table"][number - 1, where.turns] = 1
        turned = [turn(space, where.turns) for space in spaces]
        right = where.x - min(x for x, _ in turned) - left
        up = where.y - min(y for _, y in turned) - lower
        for space, (x, y) in zip(spaces, turned, strict=True):
            hue = HUES.index(sheet.colour(space))
            _mark(into["table"][hue], x + right, y + up)
        for star in lay(sheet.snippet(number, mask_of(spaces)), where).half_stars:
            _mark(into["half_stars"][star.side], star.x - left, star.y - lower)


def _mark(plane: Floats, x: int, y: int) -> None:
    """Marks a space of the window; spaces outside it are ignored."""
    if 0 <= x < WINDOW and 0 <= y < WINDOW:
        plane[y, x] = 1


def _fill_keep_costs(check: ShownCheck, into: Fields) -> None:
    """A part is named by its first snippet that is not in a better part; the best comes first."""
    in_better: set[int] = set()
    for part, cost in zip(check.parts, check.costs, strict=True):
        own = {*part} - in_better
        if own and min(own) <= SNIPPETS:
            into["keep_cost"][min(own) - 1] = cost / _AREA
        in_better |= own
