"""Scalino: building the pyramid, for two, three and four players."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final, cast

from tavolino.core import (
    CHANCE,
    Choice,
    Entry,
    FirstPlayer,
    FirstPlayerDraw,
    Game,
    Option,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    by_points,
    pick,
)
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.moves import (
    DECLINE,
    ColouredPlace,
    Decline,
    check_first_player,
    read_first_player,
    read_placement,
)
from tavolino.games.scalino.rules.placement import Gaps, allowed_places, check_place
from tavolino.games.scalino.rules.pyramid import COLOURS, NOTHING_BUILT, Colour, Pyramid
from tavolino.games.scalino.rules.scoring import ColourScore, score
from tavolino.games.scalino.rules.turns import NEUTRAL, Bonus, Order, Turn, owned_colours, owners
from tavolino.games.scalino.rules.view import BuildBoard, rebuild, show_blocks

BuildMove = FirstPlayer | Place | ColouredPlace | Decline

FIRST_PLAYER: Final = FirstPlayerDraw(4, "SC-2")


@dataclass(frozen=True)
class BuildState:
    """A building game: `order` is None until the first player is known, `turn` when it is over."""

    seats: int
    options: Options
    order: Order | None = None
    pyramid: Pyramid = NOTHING_BUILT
    turn: Turn | None = None
    neutral_turns: int = 0

    @property
    def gaps(self) -> Gaps:
        return cast(Gaps, self.options["gaps"])

    @property
    def bonus(self) -> Bonus:
        return cast(Bonus, self.options["bonus"])


class Build(Game[BuildState, BuildMove, BuildBoard]):
    name: ClassVar[str] = "scalino"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        FIRST_PLAYER.option,
        Choice("gaps", ("bay", "notch"), "bay", "SC-7"),
        Choice("bonus", ("same", "either"), "same", "SC-9", later=True),
    )
    example_moves: ClassVar[tuple[str, ...]] = ("e5", "d5-f5", "decline")

    def setup(self, seats: int, options: Options) -> BuildState:
        check_bonus(seats, cast(Bonus, options["bonus"]))
        state = BuildState(seats, options)
        first = FIRST_PLAYER.named_seat(options, seats)
        return state if first is None else _begin(state, first)

    def to_act(self, state: BuildState) -> frozenset[Seat]:
        if state.order is None:
            return frozenset((CHANCE,))
        return frozenset((state.turn.seat,)) if state.turn else frozenset()

    def check_move(self, state: BuildState, seat: Seat, move: BuildMove) -> None:
        if state.turn is None:
            check_first_player(FIRST_PLAYER, move, state.seats)
            return
        if isinstance(move, FirstPlayer):
            raise Refused("SC-4", "must-place")
        if not isinstance(move, Decline):
            colour, place = colour_and_place(state.turn, move)
            check_place(state.pyramid, colour, place, state.gaps)
        elif not state.turn.bonus:
            raise Refused("SC-4", "must-place")

    def apply(self, state: BuildState, entry: Entry[BuildMove]) -> BuildState:
        move = entry.move
        if isinstance(move, FirstPlayer):
            return _begin(state, move.seat)
        assert state.turn is not None
        if isinstance(move, Decline):
            return _next_turn(state, state.turn.due)
        return place_block(state, state.turn, *colour_and_place(state.turn, move))

    def legal(self, state: BuildState, seat: Seat) -> Iterator[BuildMove]:
        if seat not in self.to_act(state):
            return
        if state.turn is None:
            yield from FIRST_PLAYER.moves(state.seats)
            return
        if state.turn.other is None:
            yield from allowed_places(state.pyramid, state.turn.colour, state.gaps)
        else:
            for colour in (state.turn.colour, state.turn.other):
                for place in allowed_places(state.pyramid, colour, state.gaps):
                    yield ColouredPlace(colour, place)
        if state.turn.bonus:
            yield DECLINE

    def sample(self, state: BuildState, seat: Seat, source: Source) -> BuildMove:
        return pick(source, list(self.legal(state, seat)))

    def show(self, state: BuildState, viewer: Seat) -> BuildBoard:
        return BuildBoard(
            kind="build",
            first=state.order.first if state.order else None,
            cycle=state.order.cycle if state.order else (),
            owners=owners(state.seats),
            turn=state.turn,
            neutral_turns=state.neutral_turns,
            level=state.pyramid.level,
            blocks=show_blocks(state.pyramid.blocks),
            unused=tuple(state.pyramid.unused(colour) for colour in COLOURS),
            scores=score(state.pyramid),
        )

    def determinize(self, view: View[BuildBoard], source: Source) -> BuildState:
        board = view.board
        order = None if board.first is None else Order(view.seats, board.first)
        pyramid = rebuild(board.blocks)
        return BuildState(view.seats, view.options, order, pyramid, board.turn, board.neutral_turns)

    def outcome(self, state: BuildState) -> Outcome | None:
        """Over when the pyramid is complete or nobody can place a block. SC-10, SC-16"""
        if state.order is None or state.turn is not None:
            return None
        cause = "complete" if state.pyramid.is_complete else "stuck"
        return by_points(cause, seat_points(state.seats, score(state.pyramid)))

    def write(self, move: BuildMove) -> str:
        return str(move)

    def read(self, state: BuildState, seat: Seat, text: str) -> BuildMove:
        if seat == CHANCE:
            return read_first_player(FIRST_PLAYER, text)
        return DECLINE if text == "decline" else read_placement(text)


def check_bonus(seats: int, bonus: Bonus) -> None:
    """Refuses a choice of colours where nobody has two. SC-9"""
    if bonus == "either" and seats != 2:
        raise Refused("SC-9", "two-players", seats=seats)


def colour_and_place(turn: Turn, move: Place | ColouredPlace) -> tuple[Colour, Place]:
    """What is placed where. The colour is written where there is a choice, and only there. SC-9"""
    if turn.other is None:
        if isinstance(move, ColouredPlace):
            raise Refused("SC-9", "no-choice", place=move.place.name)
        return turn.colour, move
    place = move if isinstance(move, Place) else move.place
    one, other = (str(ColouredPlace(colour, place)) for colour in (turn.colour, turn.other))
    if isinstance(move, Place):
        raise Refused("SC-9", "which-colour", one=one, other=other)
    if move.colour not in (turn.colour, turn.other):
        raise Refused("SC-9", "not-yours", one=one, other=other)
    return move.colour, place


def seat_points(seats: int, scores: tuple[ColourScore, ...]) -> list[int]:
    """Each seat's points: those of all its colours. SC-18, SC-19"""
    return [
        sum(scores[colour].total for colour in owned_colours(seats, seat)) for seat in range(seats)
    ]


def _begin(state: BuildState, first: Seat) -> BuildState:
    return _next_turn(replace(state, order=Order(state.seats, first)), after=-1)


def _next_turn(state: BuildState, after: int) -> BuildState:
    assert state.order is not None
    turn = state.order.next_turn(state.pyramid, after, state.neutral_turns, state.gaps)
    return replace(state, turn=turn)


def place_block(state: BuildState, turn: Turn, colour: Colour, place: Place) -> BuildState:
    assert state.order is not None
    pyramid = state.pyramid.with_block(colour, place)
    neutral = state.seats == 3 and colour == NEUTRAL and not turn.bonus
    placed = replace(state, pyramid=pyramid, neutral_turns=state.neutral_turns + neutral)
    if state.pyramid.level < pyramid.level:
        bonus = state.order.bonus_turn(turn, pyramid, state.bonus, state.gaps)
        if bonus is not None:
            return replace(placed, turn=bonus)
    return _next_turn(placed, turn.due)


SCALINO: Final = Build()
