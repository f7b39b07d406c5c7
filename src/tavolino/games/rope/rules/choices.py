"""The legal moves of a player, and why others are refused."""

from collections.abc import Sequence

from tavolino.core import Refused, Seat
from tavolino.games.rope.rules.deck import NAMES, SCISSORS, Card, Kinds, cards_in, kinds_in_hand
from tavolino.games.rope.rules.moves import (
    END,
    FROM_PILE,
    FROM_SUPPLY,
    ROW_NAMES,
    End,
    FromHand,
    FromPile,
    FromSupply,
    Lay,
    Onto,
    RopeMove,
    hand_to_row,
    hand_to_supply,
)
from tavolino.games.rope.rules.rows import takes
from tavolino.games.rope.rules.state import RopePlayer, RopeState, is_sequence
from tavolino.games.rope.rules.supply import last_card, laying


def choices(state: RopeState, player: RopePlayer) -> list[RopeMove]:
    """Every move of the player whose turn it is: cards onto rows, then ways to end the turn."""
    pile, hand, supply = player
    kinds = kinds_in_hand(hand)
    single: list[tuple[Kinds, Sequence[Onto]]] = [(1 << pile[0], FROM_PILE)]
    for place, row in enumerate(supply):
        if row:
            single.append((1 << last_card(row), FROM_SUPPLY[place]))
    moves: list[RopeMove] = []
    free = False
    for place, (cards, standing) in enumerate(state.rows):
        if not cards:
            if free:
                continue
            free = True
        due = takes(standing)
        moves += hand_to_row(kinds & due, place)
        for kind, onto in single:
            if kind & due:
                moves.append(onto[place])
    if not hand:
        moves.append(END)
        return moves
    for place, fitting in laying(supply, kinds, is_sequence(state)):
        moves += hand_to_supply(fitting, place)
    return moves


def check_player_move(state: RopeState, seat: Seat, move: RopeMove) -> None:
    """Refuses an illegal move of the player whose turn it is."""
    player = state.players[seat]
    if isinstance(move, FromHand | FromPile | FromSupply):
        card = played_card(player, move)
        check_free_row(state, move.row)
        check_row_takes(state, move.row, card)
    elif isinstance(move, Lay):
        check_lay(state, player, move)
    elif not isinstance(move, End):
        raise Refused("CR-1", "not-chance")
    elif player.hand:
        raise Refused("CR-8", "must-lay", count=len(player.hand))


def played_card(player: RopePlayer, move: Onto) -> Card:
    """The card that the move plays. Refused if it is not there. CR-3, CR-4"""
    if isinstance(move, FromPile):
        return player.pile[0]
    if isinstance(move, FromHand):
        if move.card not in player.hand:
            raise Refused("CR-4", "not-in-hand", card=NAMES[move.card])
        return move.card
    row = player.supply[move.supply]
    if not row:
        raise Refused("CR-4", "empty-supply", supply=move.supply + 1)
    return last_card(row)


def check_free_row(state: RopeState, row: int) -> None:
    """A new row always begins at the first free place. CR-5"""
    first = next((place for place, other in enumerate(state.rows) if not other.cards), row)
    if not state.rows[row].cards and row != first:
        raise Refused("CR-5", "first-free", row=ROW_NAMES[row], free=ROW_NAMES[first])


def check_row_takes(state: RopeState, place: int, card: Card) -> None:
    """The card must be due in the row. CR-5, CR-6, CR-14"""
    row = state.rows[place]
    due = takes(row.standing)
    if due >> card & 1:
        return
    if not row.cards:
        raise Refused("CR-5", "start", card=NAMES[card])
    due_names = ", ".join(NAMES[kind] for kind in cards_in(due) if kind != SCISSORS)
    where = ROW_NAMES[place]
    if row.standing.same:
        raise Refused("CR-14", "due", card=NAMES[card], row=where, expected=due_names)
    raise Refused("CR-5", "due", card=NAMES[card], row=where, expected=due_names)


def check_lay(state: RopeState, player: RopePlayer, move: Lay) -> None:
    """The card must be in the hand and fit the supply row. CR-8, CR-9"""
    if move.card not in player.hand:
        raise Refused("CR-8", "not-in-hand", card=NAMES[move.card])
    offered = dict(laying(player.supply, kinds_in_hand(player.hand), is_sequence(state)))
    if move.supply not in offered:
        raise Refused("CR-8", "first-free", supply=move.supply + 1)
    if not offered[move.supply] >> move.card & 1:
        raise Refused("CR-9", "sequence", card=NAMES[move.card], supply=move.supply + 1)
