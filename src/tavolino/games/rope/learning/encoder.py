"""The observation of a player of Cut the Rope."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tavolino.core import Options, View
from tavolino.games.rope.learning.actions import ACTIONS
from tavolino.games.rope.rules.deck import (
    CARD_OF,
    DECK,
    HAND_SIZE,
    HIGHEST,
    KINDS,
    NAMES,
    SCISSORS,
    most_pile,
)
from tavolino.games.rope.rules.turn import MAX_TURNS_WITHOUT_PILE
from tavolino.games.rope.rules.view import RopeBoard, RopeShownPlayer, unseen_cards
from tavolino.learn.encoding.encoder import Encoder, Field, Fields, Floats, from_viewer, mark_seats

DEPTH: Final = 6
"""How many cards of a supply row are encoded one by one, from the last."""
DIRECTIONS: Final = ("none", "open", "up", "down")
MAX_OF_KIND: Final = max(Counter(DECK).values())
"""The number of cards of the most frequent kind."""
MAX_PILE: Final = most_pile(2)
_KINDS: Final = len(KINDS)


class RopeEncoder(Encoder[RopeBoard]):
    """Kinds of cards are in the order scissors, 1 to 10."""

    def __init__(self, seats: int, options: Options) -> None:
        fields = (
            Field("hand", (_KINDS,), f"own cards by kind, of {HAND_SIZE}"),
            Field("row_takes", (3, _KINDS), "the kinds of cards each shared row takes next"),
            Field("row_direction", (3, 4), f"the direction of each: {', '.join(DIRECTIONS)}"),
            Field("row_cards", (3, _KINDS), f"its cards by kind, of {HIGHEST}, at most 1"),
            Field("row_length", (3,), f"how many cards it has, of {2 * HIGHEST}, at most 1"),
            Field("pile_card", (seats, _KINDS), "the face-up card of each player's pile"),
            Field("pile_left", (seats,), f"the cards of each player's pile, of {MAX_PILE}"),
            Field("hand_left", (seats,), f"the cards of each hand, of {HAND_SIZE}"),
            Field(
                "supply_last",
                (seats, 3, DEPTH, _KINDS),
                f"the last {DEPTH} cards of each supply row, the last first",
            ),
            Field("supply_cards", (seats, 3, _KINDS), f"its cards by kind, of {MAX_OF_KIND}"),
            Field("supply_forced", (seats, 3, DEPTH), "which of those last cards are forced"),
            Field("discard", (_KINDS,), f"the discard pile by kind, of {MAX_OF_KIND}"),
            Field("unseen", (_KINDS,), f"the cards hidden from the viewer, of {MAX_OF_KIND}"),
            Field("draw_left", (1,), f"the draw pile, of {len(DECK)} cards"),
            Field("turn", (seats,), "who is to act"),
            Field("idle_turns", (1,), "turns in a row without a moved card, of all seats"),
            Field(
                "turns_without_pile",
                (1,),
                f"those without a card of a pile, of {MAX_TURNS_WITHOUT_PILE}",
            ),
            Field("same", (1,), "the option `same` is `yes`"),
            Field("sequence", (1,), "the option `supply` is `sequence`"),
        )
        super().__init__(ACTIONS, seats, options, fields)

    def fill(self, view: View[RopeBoard], into: Fields) -> None:
        board = view.board
        for number, row in enumerate(board.rows):
            into["row_takes"][number, SCISSORS] = 1
            into["row_takes"][number, [CARD_OF[name] for name in (*row.up, *row.down)]] = 1
            into["row_direction"][number, DIRECTIONS.index(row.direction)] = 1
            _count(into["row_cards"][number], row.cards, HIGHEST)
            into["row_length"][number] = min(1.0, len(row.cards) / (2 * HIGHEST))
        for seat, player in enumerate(from_viewer(board.players, view.viewer)):
            _fill_player(into, seat, player)
        if board.players:
            _count(into["hand"], board.players[view.viewer].hand or (), HAND_SIZE)
        _count(into["discard"], board.discard, MAX_OF_KIND)
        _count(into["unseen"], (NAMES[card] for card in unseen_cards(board)), MAX_OF_KIND)
        into["draw_left"][0] = board.draw_left / len(DECK)
        mark_seats(into["turn"], view.to_act, view)
        into["idle_turns"][0] = board.idle_turns / view.seats
        into["turns_without_pile"][0] = board.turns_without_pile / MAX_TURNS_WITHOUT_PILE
        into["same"][0] = view.options["same"] == "yes"
        into["sequence"][0] = view.options["supply"] == "sequence"


def _fill_player(into: Fields, seat: int, player: RopeShownPlayer) -> None:
    """The public fields of a player."""
    if player.pile_card is not None:
        into["pile_card"][seat, CARD_OF[player.pile_card]] = 1
    into["pile_left"][seat] = player.pile_left / MAX_PILE
    into["hand_left"][seat] = player.hand_left / HAND_SIZE
    for number, row in enumerate(player.supply):
        if not row.cards:
            continue
        last = len(row.cards) - 1
        for depth, name in enumerate(row.cards[: -DEPTH - 1 : -1]):
            into["supply_last"][seat, number, depth, CARD_OF[name]] = 1
            into["supply_forced"][seat, number, depth] = last - depth in row.forced
        _count(into["supply_cards"][seat, number], row.cards, MAX_OF_KIND)


def _count(into: Floats, cards: Iterable[str], most: int) -> None:
    """Writes the number of cards of each kind, divided by `most`."""
    for name, count in Counter(cards).items():
        into[CARD_OF[name]] = min(1.0, count / most)


ENCODER: Final = RopeEncoder
