"""Conversion between readable and packed tables, and between moves and their encodings."""

from collections import Counter
from typing import Final

import numpy as np

from tavolino.bots.kernels.options import check_options
from tavolino.games.rope.kernels import state as at
from tavolino.games.rope.kernels.row_tables import FREE_SAME, ROW_CODE, STANDINGS, run_code
from tavolino.games.rope.kernels.state import PackedTable
from tavolino.games.rope.rules.deck import SCISSORS, Card, Cards
from tavolino.games.rope.rules.game import Rope, pile_size
from tavolino.games.rope.rules.moves import END, FromHand, FromPile, FromSupply, Lay, RopeMove
from tavolino.games.rope.rules.rows import Row
from tavolino.games.rope.rules.state import ENDLESS, STILL, WON, RopePlayer, RopeState, is_sequence
from tavolino.games.rope.rules.supply import Supply, SupplyRow

CAUSES: Final = ("", WON, STILL, ENDLESS)
"""Why the game is over, by code."""
OPTIONS: Final = frozenset(("first", "pile", "same", "supply"))
"""The options that the kernel supports."""


def pack(state: RopeState) -> PackedTable:
    check_options(Rope.options, state.options, OPTIONS)
    table = np.zeros(at.SIZE, np.int16)
    table[at.SEATS] = state.seats
    table[at.FREE_ROW] = FREE_SAME if state.options["same"] == "yes" else 0
    table[at.SEQUENCE] = is_sequence(state)
    table[at.PILE_SIZE] = pile_size(state.seats, state.options)
    table[at.DEALT] = bool(state.players)
    table[at.TURN] = at.NOBODY if state.turn is None else state.turn
    table[at.REFILLING] = state.refilling
    table[at.IDLE] = state.idle
    table[at.TURNS_WITHOUT_PILE] = state.turns_without_pile
    table[at.CAUSE] = CAUSES.index(state.cause)
    for place, row in enumerate(state.rows):
        begin = at.ROWS + place * at.ROW_SIZE
        table[begin] = ROW_CODE[row.standing]
        _put_counts(table, begin + at.ROW_COUNTS, row.cards)
    _put_counts(table, at.DISCARD, state.discard)
    table[at.DRAW_LEFT] = len(state.draw)
    table[at.DRAW : at.DRAW + len(state.draw)] = state.draw[::-1]
    node = 1
    for seat in range(state.seats):
        table[player_at(seat) + at.PILE_AT] = at.PILES + seat * (at.CARDS // state.seats)
    for seat, player in enumerate(state.players):
        node = _put_player(table, seat, player, node)
    table[at.UNUSED] = node
    for unused in range(node, at.CARDS):
        table[at.NODES + unused] = (unused + 1) << at.CARD_BITS
    return table


def player_at(seat: int) -> int:
    return at.PLAYERS + seat * at.PLAYER_SIZE


def _put_counts(table: PackedTable, begin: int, cards: Cards) -> None:
    for card, count in Counter(cards).items():
        table[begin + card] = count


def _put_player(table: PackedTable, seat: int, player: RopePlayer, node: int) -> int:
    """Writes a player's cards, with supply nodes from `node` on; returns the next unused node."""
    begin = player_at(seat)
    pile_at = int(table[begin + at.PILE_AT])
    table[begin + at.PILE_LEFT] = len(player.pile)
    table[pile_at : pile_at + len(player.pile)] = player.pile[::-1]
    table[begin + at.HAND_LEFT] = len(player.hand)
    table[begin + at.HAND_KINDS] = sum(1 << card for card in set(player.hand))
    _put_counts(table, begin + at.HAND, player.hand)
    sequence = bool(table[at.SEQUENCE])
    for place, row in enumerate(player.supply):
        below = 0
        for number, run in enumerate(row):
            for length, card in enumerate(run, 1):
                code = run_code(run[:length]) if sequence else 0
                table[at.NODES + node] = below << at.CARD_BITS | card
                table[at.RUN_CODES + node] = -code if number and length == 1 else code
                below = node
                node += 1
        table[begin + at.SUPPLY + place] = below
        table[begin + at.LENGTH + place] = sum(map(len, row))
    return node


def unpack(table: PackedTable, like: RopeState) -> RopeState:
    """The readable table; `like` is any table of the same game and gives the options.

    The cards of a shared row are sorted: a packed row stores its standing and the number of cards
    of each kind, not their order. The rules need no more.
    """
    players = tuple(_player(table, seat) for seat in range(like.seats)) if table[at.DEALT] else ()
    turn = int(table[at.TURN])
    return RopeState(
        seats=like.seats,
        options=like.options,
        rows=tuple(_row(table, at.ROWS + place * at.ROW_SIZE) for place in range(3)),
        players=players,
        draw=_stack(table, at.DRAW, at.DRAW_LEFT),
        discard=_counted(table, at.DISCARD),
        turn=None if turn == at.NOBODY else turn,
        refilling=bool(table[at.REFILLING]),
        idle=int(table[at.IDLE]),
        turns_without_pile=int(table[at.TURNS_WITHOUT_PILE]),
        cause=CAUSES[table[at.CAUSE]],
    )


def _row(table: PackedTable, begin: int) -> Row:
    return Row(_counted(table, begin + at.ROW_COUNTS), STANDINGS[table[begin]])


def _counted(table: PackedTable, begin: int) -> Cards:
    counts = table[begin : begin + at.CARD_KINDS].tolist()
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


def _stack(table: PackedTable, begin: int, left: int) -> Cards:
    """A pile from its top card down."""
    return tuple(table[begin : begin + int(table[left])].tolist()[::-1])


def _player(table: PackedTable, seat: int) -> RopePlayer:
    begin = player_at(seat)
    pile = _stack(table, int(table[begin + at.PILE_AT]), begin + at.PILE_LEFT)
    return RopePlayer(pile, _counted(table, begin + at.HAND), _supply(table, begin + at.SUPPLY))


def _supply(table: PackedTable, begin: int) -> Supply:
    return tuple(_supply_row(table, int(table[begin + place])) for place in range(3))


def _supply_row(table: PackedTable, node: int) -> SupplyRow:
    runs: list[tuple[Card, ...]] = []
    run: tuple[Card, ...] = ()
    while node:
        run = (int(table[at.NODES + node]) & at.CARD_MASK, *run)
        below = int(table[at.NODES + node]) >> at.CARD_BITS
        if table[at.RUN_CODES + node] < 0 or not below:
            runs.insert(0, run)
            run = ()
        node = below
    return tuple(runs)


def encode_move(move: RopeMove) -> int:
    """The encoding of a player's move."""
    if isinstance(move, FromHand):
        return 3 * move.card + move.row
    if isinstance(move, FromPile):
        return 3 * at.PILE_SOURCE + move.row
    if isinstance(move, FromSupply):
        return 3 * (at.SUPPLY_SOURCE + move.supply) + move.row
    if isinstance(move, Lay):
        return at.FIRST_LAY + 3 * move.card + move.supply
    return at.END_TURN


def decode_move(number: int) -> RopeMove:
    """The player's move with this encoding."""
    if number == at.END_TURN:
        return END
    if number >= at.FIRST_LAY:
        return Lay(*divmod(number - at.FIRST_LAY, 3))
    source, row = divmod(number, 3)
    if source < at.PILE_SOURCE:
        return FromHand(source, row)
    if source == at.PILE_SOURCE:
        return FromPile(row)
    return FromSupply(source - at.SUPPLY_SOURCE, row)


assert SCISSORS == 0, "a hand's kinds and the tables count scissors first"
