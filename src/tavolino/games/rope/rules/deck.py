"""The deck, and the sizes of piles."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

Card = int
"""A number from 1 to 10, or SCISSORS."""
Cards = tuple[Card, ...]
Kinds = int
"""A set of kinds of cards: bit n stands for card n."""

SCISSORS: Final[Card] = 0
LOWEST: Final = 1
HIGHEST: Final = 10
NUMBERS: Final = range(LOWEST, HIGHEST + 1)
KINDS: Final = (SCISSORS, *NUMBERS)
ALL_KINDS: Final[Kinds] = (1 << len(KINDS)) - 1

DECK: Final[Cards] = (SCISSORS,) * 20 + tuple(n for n in NUMBERS for _ in range(14))
HAND_SIZE: Final = 6
PILE_SIZES: Final = {2: 20, 3: 20, 4: 16, 5: 16, 6: 12, 7: 12, 8: 10}
"""The size of a player's pile, by the number of players. CR-1"""

NAMES: Final = ("S", *map(str, NUMBERS))
"""How moves and views name a card, by card."""
CARD_OF: Final = {name: card for card, name in enumerate(NAMES)}
_CHARACTERS: Final = "S123456789T"


def most_pile(seats: int) -> int:
    """The largest pile size with which all piles and hands fit the deck. CR-13"""
    return len(DECK) // seats - HAND_SIZE


@lru_cache(maxsize=4096)
def names(cards: Cards) -> tuple[str, ...]:
    """Cached: most piles and rows are the same as in the last view."""
    return tuple([NAMES[card] for card in cards])


def from_names(texts: Iterable[str]) -> Cards:
    return tuple(CARD_OF[text] for text in texts)


def scissors_last(hand: Cards) -> Cards:
    """A hand in card order, as people would hold it."""
    scissors = hand.count(SCISSORS)
    return hand[scissors:] + hand[:scissors]


def write_cards(cards: Iterable[Card]) -> str:
    """Cards in compact form: a character for each, T for 10.

    >>> write_cards((7, 10, SCISSORS))
    '7TS'
    """
    return "".join(_CHARACTERS[card] for card in cards)


def read_cards(text: str) -> Cards | None:
    """The cards that `write_cards` wrote, or None.

    >>> read_cards("7TS") == (7, 10, SCISSORS), read_cards("7X")
    (True, None)
    """
    cards = tuple(_CHARACTERS.find(character) for character in text)
    return None if -1 in cards else cards


def is_same_cards(some: Iterable[Card], others: Iterable[Card]) -> bool:
    """True if both have the same cards in any order."""
    return Counter(some) == Counter(others)


@cache
def kinds_in_hand(hand: Cards) -> Kinds:
    """The kinds of cards in a hand; identical cards are one kind.

    Cached: a hand has at most six cards in fixed order, so there are only some thousand.
    """
    kinds = 0
    for card in hand:
        kinds |= 1 << card
    return kinds


def cards_in(kinds: Kinds) -> Cards:
    """One card of each kind."""
    return scissors_last(tuple(card for card in KINDS if kinds >> card & 1))
