"""Dealing, playing cards, and ending a turn."""

from typing import Final

from tavolino.core import Seat
from tavolino.games.rope.rules.deck import HAND_SIZE, Card, Cards
from tavolino.games.rope.rules.moves import FromHand, FromSupply, Lay, Onto
from tavolino.games.rope.rules.rows import EMPTY, Row, after, is_complete
from tavolino.games.rope.rules.state import (
    ENDLESS,
    STILL,
    WON,
    RopePlayer,
    RopeState,
    is_sequence,
    with_item,
)
from tavolino.games.rope.rules.supply import last_card, with_card, without_last

MAX_TURNS_WITHOUT_PILE: Final = 500
"""After this many consecutive turns without a card from a player's pile the game is over. CR-15"""


def deal(state: RopeState, deck: Cards, pile: int) -> RopeState:
    """Deals piles of this size and hands of six; the rest is the draw pile. CR-1"""
    hands = state.seats * pile
    rest = hands + state.seats * HAND_SIZE
    players = tuple(
        RopePlayer(
            deck[seat * pile : (seat + 1) * pile],
            in_order(deck[hands + seat * HAND_SIZE : hands + (seat + 1) * HAND_SIZE]),
        )
        for seat in range(state.seats)
    )
    return state._replace(players=players, draw=deck[rest:])


def play(state: RopeState, seat: Seat, move: Onto) -> RopeState:
    """A card from hand, supply or pile onto a shared row. CR-4"""
    pile, hand, supply = state.players[seat]
    if isinstance(move, FromHand):
        card = move.card
        player = RopePlayer(pile, without_card(hand, card), supply)
        return _put_on_row(state, seat, player, card, move.row, state.turns_without_pile)
    if isinstance(move, FromSupply):
        row = supply[move.supply]
        left = with_item(supply, move.supply, without_last(row))
        return _put_on_row(
            state,
            seat,
            RopePlayer(pile, hand, left),
            last_card(row),
            move.row,
            state.turns_without_pile,
        )
    player = RopePlayer(pile[1:], hand, supply)
    played = _put_on_row(state, seat, player, pile[0], move.row, turns_without_pile=-1)
    return played if player.pile else win(played)


def win(state: RopeState) -> RopeState:
    """A player's pile is empty: the game is over at once, even in mid-turn. CR-2"""
    return state._replace(cause=WON)


def _put_on_row(
    state: RopeState,
    seat: Seat,
    player: RopePlayer,
    card: Card,
    place: int,
    turns_without_pile: int,
) -> RopeState:
    """The card at the end of the row; a complete row goes to the discard pile. CR-5, CR-7"""
    cards, standing = state.rows[place]
    cards = (*cards, card)
    standing = after(standing, card)
    row = Row(cards, standing)
    discard = state.discard
    if is_complete(standing):
        discard = in_order(discard + cards)
        row = EMPTY[standing.same]
    return RopeState(
        state.seats,
        state.options,
        with_item(state.rows, place, row),
        with_item(state.players, seat, player),
        state.draw,
        discard,
        seat,
        False,
        -1,
        turns_without_pile,
    )


def lay(state: RopeState, seat: Seat, move: Lay) -> RopeState:
    """A hand card onto a supply row, which ends the turn. CR-8"""
    pile, hand, supply = state.players[seat]
    row = with_card(supply[move.supply], move.card, is_sequence(state))
    player = RopePlayer(pile, without_card(hand, move.card), with_item(supply, move.supply, row))
    return end_turn(state, seat, player, idle=-1)


def end_turn(state: RopeState, seat: Seat, player: RopePlayer, idle: int) -> RopeState:
    """Ends the turn: the game is over, or its player refills. CR-10, CR-12, CR-15"""
    idle += 1
    turns_without_pile = state.turns_without_pile + 1
    if idle == state.seats or turns_without_pile == MAX_TURNS_WITHOUT_PILE:
        return state._replace(
            players=with_item(state.players, seat, player),
            idle=idle,
            turns_without_pile=turns_without_pile,
            cause=STILL if idle == state.seats else ENDLESS,
        )
    return refill(state, seat, player, idle, turns_without_pile)


def refill(
    state: RopeState, seat: Seat, player: RopePlayer, idle: int, turns_without_pile: int
) -> RopeState:
    """Draws up to six; then the next player to the left has the turn. CR-1, CR-10, CR-11

    If a card must be drawn and there is none, the discard pile has to be shuffled first; without
    a discard pile the game goes on with fewer cards.
    """
    pile, hand, supply = player
    missing = HAND_SIZE - len(hand)
    drawn = state.draw[:missing]
    waiting = len(drawn) < missing and bool(state.discard)
    filled = RopePlayer(pile, in_order(hand + drawn), supply)
    return RopeState(
        state.seats,
        state.options,
        state.rows,
        with_item(state.players, seat, filled),
        state.draw[missing:],
        state.discard,
        seat if waiting else (seat + 1) % state.seats,
        waiting,
        idle,
        turns_without_pile,
    )


def shuffle(state: RopeState, seat: Seat, cards: Cards) -> RopeState:
    """The discard pile becomes the draw pile, and drawing goes on. CR-11"""
    shuffled = state._replace(draw=cards, discard=())
    return refill(shuffled, seat, state.players[seat], state.idle, state.turns_without_pile)


def in_order(cards: Cards) -> Cards:
    return tuple(sorted(cards))


def without_card(hand: Cards, card: Card) -> Cards:
    """The hand without one card of a kind; identical cards are interchangeable."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
