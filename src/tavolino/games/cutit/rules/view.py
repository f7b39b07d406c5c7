"""The view of a game of Cut it, and a state sampled from it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from tavolino.core import Seat, Source, View, pick
from tavolino.games.cutit.rules.glass import seat_deadline
from tavolino.games.cutit.rules.jokers import points_by_colour
from tavolino.games.cutit.rules.layout import Join, JoinFault, Placement
from tavolino.games.cutit.rules.notation import Cut, PlaceSnippet, read_move
from tavolino.games.cutit.rules.puzzle_phase import PlayerResult, results
from tavolino.games.cutit.rules.rounds import Offers, allowed_cuts, offers, with_player
from tavolino.games.cutit.rules.scoring import (
    FaultName,
    RoundScore,
    SheetScore,
    add_up,
    count_snippet,
    grade,
)
from tavolino.games.cutit.rules.sheet import Mask, Sheet, SheetRows, mask_of
from tavolino.games.cutit.rules.sheet_code import sheet_named
from tavolino.games.cutit.rules.snippet import SIZE, Snippet, Space
from tavolino.games.cutit.rules.state import CutItPlayer, CutItState, LastPlacing, Phase, Round

GONE: Final = "."
"""The character of a space that has been cut off."""
SIDES: Final = "urdl"
PUZZLE_PHASES: Final = ("ready", "puzzle", "check", "over")


@dataclass(frozen=True)
class ShownSheet:
    """The sheet all players have, in the rows of its file."""

    id: str
    name: str
    rows: SheetRows


@dataclass(frozen=True)
class ShownSnippet:
    """A snippet by its spaces; half-stars are a space and a side of it: u, r, d, l (`b1u`)."""

    number: int
    spaces: tuple[str, ...]
    half_stars: tuple[str, ...]


@dataclass(frozen=True)
class ShownRound:
    """A row of a score sheet, with the cut in notation and the snippets it gave.

    `by_colour` is what each die gave, in the order of the dice; a penalty has none.
    """

    cut: str | None
    snippets: tuple[int, ...]
    points: int
    by_colour: tuple[int, ...]
    faults: tuple[FaultName, ...]
    rose: bool
    one_cut: bool


@dataclass(frozen=True)
class ShownCheck:
    """The check of the current layout: joins, faults, the part kept, its cost.

    `costs` are the spaces each of the `parts` would leave outside.
    """

    joins: tuple[Join, ...]
    faults: tuple[JoinFault, ...]
    parts: tuple[tuple[int, ...], ...]
    costs: tuple[int, ...]
    kept: tuple[int, ...]
    cost: int
    is_complete: bool


@dataclass(frozen=True)
class CutItShownPlayer:
    """One player's side of the table.

    `paper` is what is left of the sheet, in rows from rank 10 down. `has_cut` tells everybody
    that this player's cut of the round is made; `cut` is what it was, for the player alone.
    `layout` is in the notation of moves; like `keep` and `check` it is for the player alone until
    the puzzles are checked. `token` and
    `total` are final once the game is over, and the score sheet's alone before. `turned_at` is
    when this player's glass was turned, and `deadline_ms` when it runs out, while it runs;
    `used_ms` is how much of it had run when the player was done.
    """

    corner: str | None
    paper: tuple[str, ...]
    snippets: tuple[ShownSnippet, ...]
    rounds: tuple[ShownRound, ...]
    score: SheetScore
    has_cut: bool
    cut: str | None
    layout: tuple[str, ...]
    keep: int | None
    check: ShownCheck | None
    token: int | None
    total: int
    is_ready: bool
    turned_at: int | None
    deadline_ms: int | None
    used_ms: int | None


@dataclass(frozen=True)
class CutItBoard:
    """What a viewer sees. `offers` are the viewer's cuts with what there is to know about each;
    `placings` are the last placings of the seats whose puzzles the viewer sees, the latest last;
    `grade` is that of a finished solo game, 1 to 5."""

    phase: Phase
    sheet: ShownSheet
    first: Seat | None
    round: int
    rolls: tuple[str, ...]
    players: tuple[CutItShownPlayer, ...]
    offers: Offers | None
    finished: tuple[Seat, ...]
    timed_out: tuple[Seat, ...]
    placings: tuple[LastPlacing, ...]
    grade: int | None


def show(state: CutItState, viewer: Seat) -> CutItBoard:
    """Everything the viewer may know: other players' cuts of the running round are hidden, and
    their layouts until the check. CI-3, CI-13"""
    finals = results(state) if state.phase in PUZZLE_PHASES else (None,) * state.seats
    players = tuple(_show_player(state, seat, finals[seat], viewer) for seat in range(state.seats))
    is_cutting = state.phase == "cuts" and viewer in state.still_to_cut
    is_solo_end = state.seats == 1 and state.phase == "over"
    return CutItBoard(
        phase=state.phase,
        sheet=ShownSheet(state.sheet.id, state.sheet.name, state.sheet.rows),
        first=state.first,
        round=state.round,
        rolls=state.rolls,
        players=players,
        offers=offers(state, viewer) if is_cutting else None,
        finished=state.finished,
        timed_out=state.timed_out,
        placings=tuple(one for one in state.placings if _is_open(state, one.seat, viewer)),
        grade=grade(players[0].total) if is_solo_end else None,
    )


def _is_open(state: CutItState, seat: Seat, viewer: Seat) -> bool:
    """True if the viewer sees the layout of a seat. CI-13"""
    return seat == viewer or state.phase in ("check", "over")


def _show_player(
    state: CutItState, seat: Seat, final: PlayerResult | None, viewer: Seat
) -> CutItShownPlayer:
    player = state.players[seat]
    score = add_up(player.scores)
    is_over = state.phase == "over" and final is not None
    is_open = _is_open(state, seat, viewer)
    return CutItShownPlayer(
        corner=None if player.corner is None else str(player.corner),
        paper=show_paper(state.sheet, player.paper),
        snippets=tuple(map(_show_snippet, player.snippets)),
        rounds=tuple(
            _show_round(state.sheet, one, dice, _round_spaces(player, one))
            for one, dice in zip(player.rounds, state.rolls, strict=False)
        ),
        score=score,
        has_cut=player.cut is not None,
        cut=None if player.cut is None or seat != viewer else str(player.cut),
        layout=tuple(str(PlaceSnippet(number, *where)) for number, where in player.layout)
        if is_open
        else (),
        keep=player.keep if is_open else None,
        check=_show_check(final) if final is not None and is_open else None,
        token=final.token if final is not None and is_over else None,
        total=final.total if final is not None and is_over else score.total,
        is_ready=player.is_ready,
        turned_at=player.turned_at,
        deadline_ms=seat_deadline(state, seat),
        used_ms=player.used_ms,
    )


@lru_cache(maxsize=1 << 8)
def show_paper(sheet: Sheet, paper: Mask) -> tuple[str, ...]:
    characters = [
        colour if paper >> index & 1 else GONE for index, colour in enumerate(sheet.colours)
    ]
    return tuple("".join(characters[SIZE * y : SIZE * (y + 1)]) for y in reversed(range(SIZE)))


@lru_cache(maxsize=1 << 10)
def _show_snippet(snippet: Snippet) -> ShownSnippet:
    half_stars = (f"{Space(star.x, star.y)}{SIDES[star.side]}" for star in snippet.half_stars)
    return ShownSnippet(snippet.number, tuple(map(str, snippet.spaces)), tuple(half_stars))


def _round_spaces(player: CutItPlayer, one: Round) -> tuple[Space, ...]:
    """The spaces of the snippets of a round."""
    return tuple(space for number in one.snippets for space in player.snippets[number - 1].spaces)


@lru_cache(maxsize=1 << 10)
def _show_round(sheet: Sheet, one: Round, dice: str, spaces: tuple[Space, ...]) -> ShownRound:
    cut = None if one.cut is None else str(one.cut)
    points, faults, rose, one_cut = one.score
    counted = count_snippet(sheet, mask_of(spaces))
    by_colour = points_by_colour(*counted, dice, points) if spaces and not faults else ()
    return ShownRound(cut, one.snippets, points, by_colour, faults, rose, one_cut)


def _show_check(final: PlayerResult) -> ShownCheck:
    check = final.check
    return ShownCheck(
        joins=check.joins,
        faults=check.faults,
        parts=tuple(tuple(sorted(part)) for part in check.parts),
        costs=check.costs,
        kept=tuple(sorted(final.kept)),
        cost=final.cost,
        is_complete=check.is_complete,
    )


def determinize(view: View[CutItBoard], source: Source) -> CutItState:
    """A state with this view: a random legal cut for each hidden one, and the start of a puzzle for
    each hidden puzzle. CI-3, CI-13"""
    board = view.board
    sheet = sheet_named(board.sheet.id)
    state = CutItState(
        seats=view.seats,
        options=view.options,
        players=tuple(_read_player(sheet, one) for one in board.players),
        first=board.first,
        rolls=board.rolls,
        finished=board.finished,
        timed_out=board.timed_out,
        placings=board.placings,
    )
    for seat, shown in enumerate(board.players):
        if shown.has_cut and shown.cut is None:
            cut = pick(source, allowed_cuts(state, seat)).cut
            state = with_player(state, seat, replace(state.players[seat], cut=cut))
        if board.phase == "puzzle" and seat != view.viewer and state.may_lay(seat):
            x, y = (source.below(4 * SIZE) - 2 * SIZE for _ in range(2))
            layout = ((1, Placement(x, y, source.below(4))),)
            state = with_player(state, seat, replace(state.players[seat], layout=layout))
    return state


def _read_player(sheet: Sheet, shown: CutItShownPlayer) -> CutItPlayer:
    return CutItPlayer(
        corner=None if shown.corner is None else Space.named(shown.corner),
        paper=read_paper(shown.paper),
        snippets=tuple(_read_snippet(sheet, one) for one in shown.snippets),
        rounds=tuple(map(_read_round, shown.rounds)),
        cut=_read_cut(shown.cut),
        layout=tuple(map(_read_placement, shown.layout)),
        keep=shown.keep,
        is_ready=shown.is_ready,
        turned_at=shown.turned_at,
        used_ms=shown.used_ms,
    )


def _read_snippet(sheet: Sheet, shown: ShownSnippet) -> Snippet:
    return sheet.snippet(shown.number, mask_of(map(Space.named, shown.spaces)))


def read_paper(rows: Sequence[str]) -> Mask:
    characters = "".join(reversed(rows))
    return sum(1 << index for index, character in enumerate(characters) if character != GONE)


def _read_round(shown: ShownRound) -> Round:
    score = RoundScore(shown.points, shown.faults, shown.rose, shown.one_cut)
    return Round(_read_cut(shown.cut), shown.snippets, score)


def _read_cut(text: str | None) -> Cut | None:
    if text is None:
        return None
    cut = read_move(text)
    assert isinstance(cut, Cut)
    return cut


def _read_placement(text: str) -> tuple[int, Placement]:
    place = read_move(text)
    assert isinstance(place, PlaceSnippet)
    return place.number, Placement(place.x, place.y, place.turns)
