"""The moves and their notation."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from tavolino.core import FirstPlayer, FirstPlayerDraw, Refused
from tavolino.games.rope.rules.deck import (
    CARD_OF,
    NAMES,
    Card,
    Cards,
    Kinds,
    cards_in,
    read_cards,
    write_cards,
)

ROW_NAMES: Final = "ABC"


@dataclass(frozen=True, slots=True)
class Deal:
    """The shuffled deck (a move of chance): all piles, then all hands, then the draw pile. CR-1

    The first card of a pile is its face-up one, the first of the draw pile is drawn first.
    """

    deck: Cards

    def __str__(self) -> str:
        return f"deal {write_cards(self.deck)}"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The discard pile as the new draw pile (a move of chance). CR-11"""

    cards: Cards

    def __str__(self) -> str:
        return f"shuffle {write_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class FromHand:
    """A hand card onto a shared row. CR-4"""

    card: Card
    row: int

    def __str__(self) -> str:
        return f"h{NAMES[self.card]}>{ROW_NAMES[self.row]}"


@dataclass(frozen=True, slots=True)
class FromPile:
    """The face-up card of the player's pile onto a shared row. CR-4"""

    row: int

    def __str__(self) -> str:
        return f"p>{ROW_NAMES[self.row]}"


@dataclass(frozen=True, slots=True)
class FromSupply:
    """The last card of one of the player's supply rows onto a shared row. CR-4"""

    supply: int
    row: int

    def __str__(self) -> str:
        return f"s{self.supply + 1}>{ROW_NAMES[self.row]}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Ends the turn with a hand card laid on one of the player's supply rows. CR-8"""

    card: Card
    supply: int

    def __str__(self) -> str:
        return f"h{NAMES[self.card]}.s{self.supply + 1}"


@dataclass(frozen=True, slots=True)
class End:
    """Ends the turn without hand cards. CR-8"""

    def __str__(self) -> str:
        return "end"


Onto = FromHand | FromPile | FromSupply
"""A card onto a shared row."""
RopeMove = Deal | FirstPlayer | Shuffle | Onto | Lay | End

FIRST_PLAYER: Final = FirstPlayerDraw(8, "CR-1")
END: Final = End()
FROM_PILE: Final = tuple(map(FromPile, range(3)))
FROM_SUPPLY: Final = tuple(
    tuple(FromSupply(supply, row) for row in range(3)) for supply in range(3)
)


@cache
def hand_to_row(kinds: Kinds, row: int) -> tuple[FromHand, ...]:
    """Each of these cards from the hand onto one shared row."""
    return tuple(FromHand(card, row) for card in cards_in(kinds))


@cache
def hand_to_supply(kinds: Kinds, supply: int) -> tuple[Lay, ...]:
    """Each of these cards from the hand onto one supply row."""
    return tuple(Lay(card, supply) for card in cards_in(kinds))


_CARD: Final = r"(10|[1-9]|S)"
_FROM_HAND: Final = re.compile(rf"h{_CARD}>([ABC])")
_FROM_PILE: Final = re.compile(r"p>([ABC])")
_FROM_SUPPLY: Final = re.compile(r"s([123])>([ABC])")
_LAY: Final = re.compile(rf"h{_CARD}\.s([123])")


def read_player_move(text: str) -> RopeMove:
    """The move of a player that the text denotes.

    >>> read_player_move("h7>B"), read_player_move("h4.s1")
    (FromHand(card=7, row=1), Lay(card=4, supply=0))
    """
    if text == "end":
        return END
    if match := _LAY.fullmatch(text):
        return Lay(CARD_OF[match[1]], int(match[2]) - 1)
    if match := _FROM_HAND.fullmatch(text):
        return FromHand(CARD_OF[match[1]], ROW_NAMES.index(match[2]))
    if match := _FROM_PILE.fullmatch(text):
        return FromPile(ROW_NAMES.index(match[1]))
    if match := _FROM_SUPPLY.fullmatch(text):
        return FromSupply(int(match[1]) - 1, ROW_NAMES.index(match[2]))
    raise Refused("NOTATION", "rope", text=text[:20])


def read_chance_move(text: str) -> RopeMove:
    """The move of chance that the text denotes."""
    word, _, rest = text.partition(" ")
    if first := FIRST_PLAYER.read(text):
        return first
    cards = read_cards(rest)
    if cards is not None and word == "deal":
        return Deal(cards)
    if cards is not None and word == "shuffle":
        return Shuffle(cards)
    raise Refused("NOTATION", "rope-chance", text=text[:20])
