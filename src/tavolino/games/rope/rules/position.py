"""Custom positions, zone by zone, for tests, puzzles and teaching."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavolino.core import Seat, Value, settle
from tavolino.games.rope.rules.deck import CARD_OF, DECK, NAMES, Cards
from tavolino.games.rope.rules.game import ROPE
from tavolino.games.rope.rules.rows import Row, build_row
from tavolino.games.rope.rules.state import RopePlayer, RopeState
from tavolino.games.rope.rules.supply import SupplyRow
from tavolino.games.rope.rules.turn import in_order


@dataclass(frozen=True)
class PlayerCards:
    """A player's cards as texts: `PlayerCards(pile="5 S", hand="1 1 10", supply=("7 6", "S"))`.

    The pile's first card is the face-up one. A bar in a supply row stands before a forced card:
    "7 6 | 2".
    """

    pile: str
    hand: str = ""
    supply: tuple[str, ...] = ()


def arrange(
    *places: PlayerCards,
    rows: Sequence[str] = (),
    draw: str | None = None,
    discard: str = "",
    turn: Seat = 0,
    idle: int = 0,
    turns_without_pile: int = 0,
    options: Mapping[str, Value] | None = None,
) -> RopeState:
    """The table with these cards; ValueError if the position is impossible.

    By default, the draw pile has all remaining cards, in card order.
    """
    settled = settle(ROPE.options, options or {})
    players = tuple(map(_player, places))
    state = RopeState(
        seats=len(players),
        options=settled,
        rows=tuple(_row(text, settled["same"] == "yes") for text in (*rows, "", "", "")[:3]),
        players=players,
        draw=_cards(draw or ""),
        discard=in_order(_cards(discard)),
        turn=turn,
        idle=idle,
        turns_without_pile=turns_without_pile,
    )
    rest = Counter(DECK)
    rest.subtract(all_cards(state))
    if too_many := [NAMES[card] for card, count in rest.items() if count < 0]:
        raise ValueError(f"more cards than the deck has of: {' '.join(too_many)}")
    return state if draw is not None else state._replace(draw=tuple(rest.elements()))


def all_cards(state: RopeState) -> Cards:
    """Every card on the table, zone after zone."""
    cards = state.draw + state.discard
    for row in state.rows:
        cards += row.cards
    for player in state.players:
        cards += player.pile + player.hand
        cards += tuple(card for row in player.supply for run in row for card in run)
    return cards


def _player(place: PlayerCards) -> RopePlayer:
    if not place.pile:
        raise ValueError("a player without a pile has won")
    supply = tuple(_supply_row(text) for text in (*place.supply, "", "", "")[:3])
    return RopePlayer(_cards(place.pile), in_order(_cards(place.hand)), supply)


def _row(text: str, same: bool) -> Row:
    row = build_row(_cards(text), same)
    if row is None:
        raise ValueError(f"these cards cannot lie in a shared row: {text}")
    return row


def _supply_row(text: str) -> SupplyRow:
    return tuple(_cards(run) for run in text.split("|")) if text else ()


def _cards(text: str) -> Cards:
    return tuple(CARD_OF[name] for name in text.split())
