"""The state of a game of Cut it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple, cast

from tavolino.core import Options, Seat
from tavolino.games.cutit.rules.layout import Contact, Placement, Stars
from tavolino.games.cutit.rules.layout_check import LayoutCheck, check_puzzle
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.scoring import RoundScore
from tavolino.games.cutit.rules.sheet import WHOLE, Mask, Sheet
from tavolino.games.cutit.rules.sheet_code import NO_CODE, sheet_named
from tavolino.games.cutit.rules.snippet import Snippet, Space

ROUNDS: Final = 10
"""Rounds with dice; the last one has no cut. CI-3, CI-10"""
PUZZLE_MS: Final = 180_000
"""Three minutes. CI-11"""

Phase = Literal["first-player", "dice", "corners", "cuts", "ready", "puzzle", "check", "over"]
Glass = Literal["together", "own"]
"""Whether all share three minutes, or each player has their own. CI-11"""


class Round(NamedTuple):
    """A player's round: the cut (none where the sheet could not be cut, and in round 10), the
    numbers of the snippets it gave, and what it brought."""

    cut: Cut | None
    snippets: tuple[int, ...]
    score: RoundScore


@dataclass(frozen=True, slots=True)
class LastPlacing:
    """When a seat last placed a snippet: how much of its glass had run. CI-13"""

    seat: Seat
    used_ms: int


@dataclass(frozen=True)
class CutItPlayer:
    """One player's paper and puzzle. `cut` is that of the running round, until all have cut.

    `snippets` are in the order they came off: the first has number 1. `layout` says where
    those on the table lie, by number; `keep` names one whose part the player keeps, once chosen.
    `turned_at` is when the player's glass was turned, `used_ms` how much of it had run when the
    player was done; alone there is no glass.
    """

    corner: Space | None = None
    paper: Mask = WHOLE
    snippets: tuple[Snippet, ...] = ()
    rounds: tuple[Round, ...] = ()
    cut: Cut | None = None
    layout: tuple[tuple[int, Placement], ...] = ()
    keep: int | None = None
    is_ready: bool = False
    turned_at: int | None = None
    used_ms: int | None = None

    @property
    def can_cut(self) -> bool:
        """A sheet of one space cannot be cut. CI-9"""
        return self.paper.bit_count() > 1

    @property
    def scores(self) -> tuple[RoundScore, ...]:
        return tuple(one.score for one in self.rounds)

    @property
    def has_all_on_table(self) -> bool:
        return len(self.layout) == len(self.snippets)


@dataclass(frozen=True)
class CutItState:
    """`rolls` are the dice of all rounds so far, `finished` the seats that have said `done` in
    that order, `timed_out` those whose time was up before. `placings` are the last placings of the
    seats, the latest last."""

    seats: int
    options: Options
    players: tuple[CutItPlayer, ...]
    first: Seat | None = None
    rolls: tuple[str, ...] = ()
    finished: tuple[Seat, ...] = ()
    timed_out: tuple[Seat, ...] = ()
    placings: tuple[LastPlacing, ...] = ()

    @property
    def sheet(self) -> Sheet:
        code = str(self.options["design"])
        return sheet_named(str(self.options["sheet"]) if code == NO_CODE else code)

    @property
    def stars(self) -> Stars:
        return cast(Stars, self.options["stars"])

    @property
    def contact(self) -> Contact:
        return cast(Contact, self.options["contact"])

    @property
    def glass(self) -> Glass:
        return cast(Glass, self.options["glass"])

    @property
    def may_claim(self) -> bool:
        """True if players may claim fewer points than their jokers can earn. CI-7"""
        return self.options["jokers"] == "choice"

    @property
    def assists(self) -> bool:
        return self.options["assist"] == "on"

    @property
    def round(self) -> int:
        """The running round, or the last one played; 0 before the first dice."""
        return len(self.rolls)

    @property
    def dice(self) -> str:
        """The faces of the running round, in the order of the colours."""
        return self.rolls[-1] if self.rolls else ""

    @cached_property
    def phase(self) -> Phase:
        if self.first is None:
            return "first-player"
        if len(self.players[0].rounds) < self.round:
            return "corners" if any(one.corner is None for one in self.players) else "cuts"
        if self.round < ROUNDS:
            return "dice"
        if self.still_at_puzzle:
            return "puzzle" if any(map(self.may_lay, range(self.seats))) else "ready"
        return "check" if self.still_to_keep else "over"

    @property
    def still_at_puzzle(self) -> frozenset[Seat]:
        """The seats that are neither done nor out of time. CI-13"""
        return frozenset(range(self.seats)) - {*self.finished, *self.timed_out}

    @property
    def still_to_keep(self) -> frozenset[Seat]:
        """The seats with several parts to keep that have not chosen one. CI-14"""
        return frozenset(
            seat
            for seat, player in enumerate(self.players)
            if player.keep is None and len(self.puzzle_check(seat).parts) > 1
        )

    def puzzle_check(self, seat: Seat) -> LayoutCheck:
        """The check of a seat's current layout. CI-14"""
        player = self.players[seat]
        return check_puzzle(player.snippets, player.layout, self.stars, self.contact)

    def may_lay(self, seat: Seat) -> bool:
        """True if the seat may lay snippets. A solo player waits for no glass. CI-11, CI-17"""
        is_alone = self.seats == 1 and len(self.players[0].rounds) == ROUNDS
        return is_alone or self.players[seat].turned_at is not None

    @property
    def next_to_pick(self) -> Seat:
        """The seat that picks a corner next: in seat order from the first player. CI-5"""
        assert self.first is not None
        order = ((self.first + turn) % self.seats for turn in range(self.seats))
        return next(seat for seat in order if self.players[seat].corner is None)

    @property
    def still_to_cut(self) -> frozenset[Seat]:
        """The seats the running round waits for. CI-3"""
        return frozenset(
            seat for seat, one in enumerate(self.players) if one.cut is None and one.can_cut
        )
