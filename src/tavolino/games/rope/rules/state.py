"""The state of a table of Cut the Rope."""

from typing import Final, NamedTuple, TypeVar

from tavolino.core import Options, Seat
from tavolino.games.rope.rules.deck import Cards
from tavolino.games.rope.rules.rows import EMPTY, Row
from tavolino.games.rope.rules.supply import NO_SUPPLY, Supply

T = TypeVar("T")

WON: Final = "pile"
"""A player's pile is empty. CR-2"""
STILL: Final = "still"
"""No player moved a card for a whole round. CR-12"""
ENDLESS: Final = "endless"
"""Nobody has played a card from their pile for too many turns. CR-15"""


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
    `idle` counts the consecutive turns in which no card was moved, `turns_without_pile` those in
    which no card was played from a player's pile. A turn that breaks a run sets its count to −1,
    and the end of the turn raises it to 0.
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
    turns_without_pile: int = 0
    cause: str = ""


def empty_table(seats: int, options: Options) -> RopeState:
    return RopeState(seats, options, (EMPTY[options["same"] == "yes"],) * 3)


def is_sequence(state: RopeState) -> bool:
    """True if supply rows must be laid in sequence. CR-9"""
    return state.options["supply"] == "sequence"


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with the one at this place replaced."""
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005, twice as quick
