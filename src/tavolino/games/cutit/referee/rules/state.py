"""The state of a refereed game."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from tavolino.core import Options, Seat
from tavolino.games.cutit.referee.rules.notation import PuzzleReport, RoundEntry
from tavolino.games.cutit.rules.state import PUZZLE_MS, ROUNDS, CutItState

RefereePhase = Literal[
    "first-player", "roll", "dice", "corners", "entries", "glass", "puzzle", "outside", "over"
]


@dataclass(frozen=True)
class CutItRefereeState:
    """`table` is the game as the ordinary rules know it: sheets, rounds and layouts.

    `entries` are those of the running round, by seat. Players in `by_points` have entered points,
    so their sheets are no longer known. `finished` are the seats that have joined all their
    snippets, in that order; `reports` say what is outside each puzzle. RC-2, RC-4, RC-5
    """

    options: Options
    table: CutItState
    is_asked: bool = False
    entries: tuple[RoundEntry | None, ...] = ()
    by_points: tuple[bool, ...] = ()
    turned_at: int | None = None
    finished: tuple[Seat, ...] = ()
    is_stopped: bool = False
    is_time_up: bool = False
    reports: tuple[PuzzleReport | None, ...] = ()

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """The seats from the first player on."""
        first = self.table.first or 0
        return tuple((first + turn) % self.seats for turn in range(self.seats))

    @property
    def still_at_puzzle(self) -> tuple[Seat, ...]:
        """The seats that have not reported all snippets joined. RC-4"""
        return tuple(seat for seat in self.in_order if seat not in self.finished)

    @cached_property
    def phase(self) -> RefereePhase:
        table = self.table
        if table.first is None:
            return "first-player"
        if len(table.players[0].rounds) < table.round:
            return "corners" if any(one.corner is None for one in table.players) else "entries"
        if table.round < ROUNDS:
            return "dice" if self.is_asked else "roll"
        if not self.is_puzzle_over:
            return "glass" if self.turned_at is None else "puzzle"
        return "outside" if None in self.reports else "over"

    @property
    def is_puzzle_over(self) -> bool:
        """Alone there is no glass. RC-4, CI-17"""
        is_alone = self.seats == 1
        return is_alone or self.is_stopped or self.is_time_up or not self.still_at_puzzle

    @property
    def due(self) -> Seat:
        """The seat that enters something now; the first player reports for all."""
        match self.phase:
            case "corners":
                return self.table.next_to_pick
            case "entries":
                return next(filter(self.needs_entry, self.in_order))
            case "outside":
                return next(seat for seat in self.in_order if self.reports[seat] is None)
        return self.in_order[0]

    @property
    def deadline_ms(self) -> int | None:
        """When the glass runs out, while it runs. RC-4"""
        is_running = self.phase == "puzzle" and self.turned_at is not None
        return self.turned_at + PUZZLE_MS if is_running and self.turned_at is not None else None

    def may_cut(self, seat: Seat) -> bool:
        """True if the cut of this seat can be entered: the sheet is known, and can be cut. RC-2"""
        is_cut_round = self.table.round < ROUNDS and self.phase == "entries"
        return is_cut_round and not self.by_points[seat] and self.table.players[seat].can_cut

    def needs_entry(self, seat: Seat) -> bool:
        """True if the round waits for this seat. It does not if the sheet is known and cannot be
        cut. RC-2, CI-9, CI-10"""
        has_cut = self.table.round < ROUNDS and self.table.players[seat].can_cut
        return self.entries[seat] is None and (self.by_points[seat] or has_cut)
