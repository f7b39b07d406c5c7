"""The rules of Nim, as words/en/rules.md tells them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final, NamedTuple

from tavolino.core import (
    Choice,
    Entry,
    Game,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    by_points,
    pick,
)

NOTATION: Final = re.compile(r"([A-Z])(\d{1,2})")


class Take(NamedTuple):
    """A number of matches from one heap; heaps are counted from 0."""

    heap: int
    number: int

    def __str__(self) -> str:
        return f"{heap_name(self.heap)}{self.number}"


@dataclass(frozen=True)
class NimState:
    seats: int
    options: Options
    heaps: tuple[int, ...]
    turn: Seat


@dataclass(frozen=True)
class NimBoard:
    """What everybody sees: the matches of each heap."""

    heaps: tuple[int, ...]


class Nim(Game[NimState, Take, NimBoard]):
    name: ClassVar[str] = "nim"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 3)
    options: ClassVar = (
        Choice("heaps", ("3-4-5", "1-3-5-7"), "3-4-5", "NI-1"),
        Choice("last", ("wins", "loses"), "wins", "NI-4"),
    )
    example_moves: ClassVar[tuple[str, ...]] = ("A1", "C4")

    def setup(self, seats: int, options: Options) -> NimState:
        """The heaps; seat 0 begins. NI-1"""
        heaps = tuple(int(count) for count in str(options["heaps"]).split("-"))
        return NimState(seats, options, heaps, turn=0)

    def to_act(self, state: NimState) -> frozenset[Seat]:
        return frozenset((state.turn,)) if any(state.heaps) else frozenset()

    def check_move(self, state: NimState, seat: Seat, move: Take) -> None:
        """One heap, at least one match, and no more than there are. NI-2, NI-3"""
        if move.heap >= len(state.heaps):
            raise Refused("NI-2", "heap", heap=heap_name(move.heap), most=len(state.heaps))
        if move.number < 1:
            raise Refused("NI-2", "nothing")
        left = state.heaps[move.heap]
        if move.number > left:
            raise Refused("NI-3", "few", heap=heap_name(move.heap), left=left, got=move.number)

    def apply(self, state: NimState, entry: Entry[Take]) -> NimState:
        heap, number = entry.move
        heaps = list(state.heaps)
        heaps[heap] -= number
        return replace(state, heaps=tuple(heaps), turn=1 - state.turn)

    def legal(self, state: NimState, seat: Seat) -> Iterator[Take]:
        if seat in self.to_act(state):
            for heap, left in enumerate(state.heaps):
                for number in range(1, left + 1):
                    yield Take(heap, number)

    def sample(self, state: NimState, seat: Seat, source: Source) -> Take:
        return pick(source, list(self.legal(state, seat)))

    def show(self, state: NimState, viewer: Seat) -> NimBoard:
        return NimBoard(state.heaps)

    def determinize(self, view: View[NimBoard], source: Source) -> NimState:
        turn = view.to_act[0] if view.outcome is None else view.outcome.winners[0]
        if view.outcome is not None and view.options["last"] == "wins":
            turn = 1 - turn
        return NimState(view.seats, view.options, view.board.heaps, turn)

    def outcome(self, state: NimState) -> Outcome | None:
        """The player who takes the last match wins, or loses, by option. NI-4"""
        if any(state.heaps):
            return None
        last = 1 - state.turn
        winner = last if state.options["last"] == "wins" else state.turn
        return by_points("cleared", [int(seat == winner) for seat in range(state.seats)])

    def write(self, move: Take) -> str:
        return str(move)

    def read(self, state: NimState, seat: Seat, text: str) -> Take:
        match = NOTATION.fullmatch(text)
        if not match or not text.isascii():
            raise Refused("NOTATION", "nim", text=text[:20])
        return Take(ord(match[1]) - ord("A"), int(match[2]))


def heap_name(heap: int) -> str:
    return chr(ord("A") + heap)
