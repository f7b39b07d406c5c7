"""The referee for Cut the Rope: cards on a real table; the program keeps turns, time and wins."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from tavolino.core import (
    CHANCE,
    Entry,
    FirstPlayer,
    Game,
    Number,
    Option,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    by_points,
)
from tavolino.games.rope.rules.game import Rope, check_pile, pile_size
from tavolino.games.rope.rules.moves import FIRST_PLAYER

LONGEST_TURN: Final = 600
"""The longest time limit of a turn, in seconds."""


@dataclass(frozen=True)
class CardsLeft:
    """The turn is over, and this many cards are left in the player's pile. RR-2"""

    cards: int

    def __str__(self) -> str:
        return f"left {self.cards}"


@dataclass(frozen=True)
class NobodyMoves:
    """No player moved a card for a whole round. RR-3, CR-12"""

    def __str__(self) -> str:
        return "still"


@dataclass(frozen=True)
class Again:
    """The cards are dealt for another game. RR-4"""

    def __str__(self) -> str:
        return "again"


@dataclass(frozen=True)
class Finish:
    """The players have played enough. RR-4"""

    def __str__(self) -> str:
        return "finish"


RopeReport = FirstPlayer | CardsLeft | NobodyMoves | Again | Finish

_LEFT: Final = re.compile(r"left (0|[1-9]\d?)", re.ASCII)
_WORDS: Final[dict[str, RopeReport]] = {
    str(move): move for move in (NobodyMoves(), Again(), Finish())
}


@dataclass(frozen=True)
class RopeRefereeState:
    """`piles` are the cards left in each player's pile; `winners` are those
    of each game that is over. RR-1, RR-4"""

    seats: int
    options: Options
    first: Seat | None
    turn: Seat
    piles: tuple[int, ...]
    winners: tuple[tuple[Seat, ...], ...] = ()
    is_between: bool = False
    is_over: bool = False


@dataclass(frozen=True)
class RopeRefereeBoard:
    """Everything there is to know; `start` is the size of a pile at the start of a game."""

    first: Seat | None
    turn: Seat
    start: int
    piles: tuple[int, ...]
    winners: tuple[tuple[Seat, ...], ...]
    is_between: bool
    is_over: bool


class RefereeRope(Game[RopeRefereeState, RopeReport, RopeRefereeBoard]):
    name: ClassVar[str] = "referee-rope"
    version: ClassVar[int] = 1
    players: ClassVar[range] = Rope.players
    options: ClassVar[tuple[Option, ...]] = (
        *(option for option in Rope.options if option.name in ("first", "pile")),
        Number("timer", 0, LONGEST_TURN, 0, "RR-1"),
    )
    example_moves: ClassVar[tuple[str, ...]] = ("left 12", "still", "again", "finish")

    def setup(self, seats: int, options: Options) -> RopeRefereeState:
        check_pile(seats, options)
        first = FIRST_PLAYER.named_seat(options, seats)
        piles = (pile_size(seats, options),) * seats
        return RopeRefereeState(seats, options, first, first or 0, piles)

    def to_act(self, state: RopeRefereeState) -> frozenset[Seat]:
        if state.is_over:
            return frozenset()
        return frozenset((CHANCE,) if state.first is None else (state.turn,))

    def check_move(self, state: RopeRefereeState, seat: Seat, move: RopeReport) -> None:
        match move:
            case FirstPlayer() if state.first is None:
                FIRST_PLAYER.check(move, state.seats)
            case Again() | Finish() if state.first is not None and state.is_between:
                return
            case CardsLeft(cards) if state.first is not None and not state.is_between:
                if cards > state.piles[seat]:
                    raise Refused("RR-2", "more", got=cards, before=state.piles[seat])
            case NobodyMoves() if state.first is not None and not state.is_between:
                return
            case _:
                raise Refused("RR-1", "phase", move=str(move))

    def apply(self, state: RopeRefereeState, entry: Entry[RopeReport]) -> RopeRefereeState:
        match entry.move:
            case FirstPlayer(first):
                return replace(state, first=first, turn=first)
            case CardsLeft(cards):
                return _end_turn(state, cards)
            case NobodyMoves():
                return _record_win(state, _with_fewest(state))
            case Again():
                return _deal(state)
            case Finish():
                return replace(state, is_over=True)

    def legal(self, state: RopeRefereeState, seat: Seat) -> Iterator[RopeReport]:
        if seat not in self.to_act(state):
            return iter(())
        if state.first is None:
            return FIRST_PLAYER.moves(state.seats)
        if state.is_between:
            return iter((Again(), Finish()))
        return iter((*map(CardsLeft, range(state.piles[seat] + 1)), NobodyMoves()))

    def sample(self, state: RopeRefereeState, seat: Seat, source: Source) -> RopeReport:
        if seat == CHANCE:
            return FIRST_PLAYER.sample(state.seats, source)
        if state.is_between:
            return Finish() if source.below(3) == 0 else Again()
        if source.below(40) == 0:
            return NobodyMoves()
        return CardsLeft(max(0, state.piles[seat] - source.below(5)))

    def default_move(self, state: RopeRefereeState, seat: Seat, source: Source) -> RopeReport:
        return Finish() if state.is_between else NobodyMoves()

    def show(self, state: RopeRefereeState, viewer: Seat) -> RopeRefereeBoard:
        return RopeRefereeBoard(
            first=state.first,
            turn=state.turn,
            start=pile_size(state.seats, state.options),
            piles=state.piles,
            winners=state.winners,
            is_between=state.is_between,
            is_over=state.is_over,
        )

    def determinize(self, view: View[RopeRefereeBoard], source: Source) -> RopeRefereeState:
        board = view.board
        return RopeRefereeState(
            seats=view.seats,
            options=view.options,
            first=board.first,
            turn=board.turn,
            piles=board.piles,
            winners=board.winners,
            is_between=board.is_between,
            is_over=board.is_over,
        )

    def outcome(self, state: RopeRefereeState) -> Outcome | None:
        """The player who won most games wins the sitting. RR-4"""
        if not state.is_over:
            return None
        wins = [sum(seat in won for won in state.winners) for seat in range(state.seats)]
        return by_points("finished", wins)

    def write(self, move: RopeReport) -> str:
        return str(move)

    def read(self, state: RopeRefereeState, seat: Seat, text: str) -> RopeReport:
        if text in _WORDS:
            return _WORDS[text]
        if match := _LEFT.fullmatch(text):
            return CardsLeft(int(match[1]))
        if first := FIRST_PLAYER.read(text):
            return first
        raise Refused("NOTATION", "referee-rope", text=text[:40])


def _end_turn(state: RopeRefereeState, cards: int) -> RopeRefereeState:
    """An empty pile wins at once; else it is the next player's turn. RR-2, CR-2"""
    piles = list(state.piles)
    piles[state.turn] = cards
    ended = replace(state, piles=tuple(piles))
    if cards == 0:
        return _record_win(ended, (state.turn,))
    return replace(ended, turn=(state.turn + 1) % state.seats)


def _with_fewest(state: RopeRefereeState) -> tuple[Seat, ...]:
    """The seats with the fewest cards left. RR-3, CR-12"""
    fewest = min(state.piles)
    return tuple(seat for seat, cards in enumerate(state.piles) if cards == fewest)


def _record_win(state: RopeRefereeState, winners: tuple[Seat, ...]) -> RopeRefereeState:
    return replace(state, winners=(*state.winners, winners), is_between=True)


def _deal(state: RopeRefereeState) -> RopeRefereeState:
    """The next game, begun by the next player to the left. RR-4"""
    assert state.first is not None
    first = (state.first + 1) % state.seats
    piles = (pile_size(state.seats, state.options),) * state.seats
    return replace(state, first=first, turn=first, piles=piles, is_between=False)


REFEREE: Final = RefereeRope()
