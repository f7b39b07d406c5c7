"""The table: everything that lies on it, and whose turn it is."""

from typing import Final, NamedTuple, TypeVar

from tavolino.core import Options, Seat
from tavolino.games.rope.rules.deck import Cards
from tavolino.games.rope.rules.rows import EMPTY, Row
from tavolino.games.rope.rules.supply import NO_SUPPLY, Supply

T = TypeVar("T")

WON: Final = "pile"
"""Somebody has no own pile left. CR-2"""
STILL: Final = "still"
"""All players one after the other moved nothing. CR-12"""
ENDLESS: Final = "endless"
"""Nobody has played from an own pile for too long. CR-15"""


class RopePlayer(NamedTuple):
    """One player's cards. The pile's first card is the face-up one; the hand is in card order."""

    pile: Cards
    hand: Cards
    supply: Supply = NO_SUPPLY


class RopeState(NamedTuple):
    """A table of Cut the Rope.

    Before the deal there are no players, and no `turn` before the first player is drawn. The first
    card of the draw pile is drawn first. The order of the discard pile means nothing, so it is kept
    in card order.
    `refilling` says that `turn` has ended and its player waits for the discard pile to be shuffled.
    `idle` counts the turns in a row that moved no card, `barren` those that played none from an own
    pile; each is −1 from the moment this turn does it, so that the turn's end brings it to 0.
    `cause` is why the game is over, empty until then.
    """

    seats: int
    options: Options
    rows: tuple[Row, ...]
    players: tuple[RopePlayer, ...] = ()
    draw: Cards = ()
    discard: Cards = ()
    turn: Seat | None = None
    refilling: bool = False
    idle: int = 0
    barren: int = 0
    cause: str = ""


def empty_table(seats: int, options: Options) -> RopeState:
    return RopeState(seats, options, (EMPTY[options["same"] == "yes"],) * 3)


def is_sequence(state: RopeState) -> bool:
    """Must supply rows be laid in sequence? CR-9"""
    return state.options["supply"] == "sequence"


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items but for the one at this place."""
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005, twice as quick
