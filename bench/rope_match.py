"""Cut the Rope: searches against greedy bots at packed tables, with the same deals for all.

    python -m bench.rope_match --games 240 --rollouts 4000 --rounds 1 2

The greedy bot is compiled, so that a game costs little more than the search does. Each deal is
played with the search in every seat. Deals are not those of the arena, and the two greedy bots
choose alike but draw lots differently. Each further configuration is also compared with the first
one in the same deals: leads in pile cards differ less by chance than wins do.
"""

import argparse
import time
from itertools import product
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Floats, Ints, Words, kernel
from tavolino.bots.kernels.copying import copy
from tavolino.bots.kernels.random import below, seed
from tavolino.games.rope.bots.bot import RopeBudget
from tavolino.games.rope.bots.compiled_search import best_line
from tavolino.games.rope.kernels.apply import apply
from tavolino.games.rope.kernels.lines import position_hash
from tavolino.games.rope.kernels.moves import legal, pile_card
from tavolino.games.rope.kernels.packing import encode_move, pack, player_at, unpack
from tavolino.games.rope.kernels.playouts import resolve_chance
from tavolino.games.rope.kernels.row_tables import TAKES
from tavolino.games.rope.kernels.state import (
    CARD_KINDS,
    CARD_MASK,
    CAUSE,
    END_TURN,
    FIRST_LAY,
    HAND,
    LENGTH,
    MOVES,
    NODES,
    PILE_LEFT,
    PILE_SOURCE,
    PLAYER_SIZE,
    PLAYERS,
    REFILLING,
    ROW_SIZE,
    ROWS,
    SEATS,
    SIZE,
    SUPPLY,
    SUPPLY_SOURCE,
    TURN,
    PackedTable,
)
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import SCISSORS
from tavolino.games.rope.rules.state import RopeState

MAX_STATES: Final = 400
"""As many as the readable greedy bot searches."""
ROOM: Final = MAX_STATES + MOVES
BAD: Final = -1000
CONFIDENCE: Final = 1.96


@kernel
def rivals_served(table: PackedTable, player: int) -> int:
    """How many others could put their pile card on a shared row right now."""
    due = 0
    for place in range(3):
        due |= TAKES[table[ROWS + place * ROW_SIZE]]
    served = 0
    for seat in range(table[SEATS]):
        other = PLAYERS + seat * PLAYER_SIZE
        if other != player:
            served += due >> pile_card(table, other) & 1
    return served


@kernel
def card_of(table: PackedTable, player: int, source: int) -> int:
    """The card that a hand or a supply row would give."""
    if source < CARD_KINDS:
        return source
    return table[NODES + table[player + SUPPLY + source - SUPPLY_SOURCE]] & CARD_MASK  # type: ignore[no-any-return]


@kernel
def plan_to_pile(
    table: PackedTable, player: int, scissors: bool, tables: PackedTable, line: Ints
) -> int:
    """Writes the fewest moves that end with the pile card; returns their number, 0 for none.

    `tables` has room for the states of the search.
    """
    moves = np.zeros(MOVES, np.int64)
    marks = np.zeros(ROOM, np.uint64)
    before = np.zeros(ROOM, np.int64)
    reached_by = np.zeros(ROOM, np.int64)
    depths = np.zeros(ROOM, np.int64)
    copy(table, tables[0])
    node, nodes = 0, 1
    while node < nodes and nodes <= MAX_STATES:
        here = tables[node]
        for n in range(legal(here, moves)):
            move = moves[n]
            source = move // 3
            if move >= FIRST_LAY:
                break
            if source == PILE_SOURCE:
                length = depths[node]
                line[length] = move
                for step in range(length - 1, -1, -1):
                    line[step] = reached_by[node]
                    node = before[node]
                return length + 1  # type: ignore[no-any-return]
            if not scissors and card_of(here, player, source) == SCISSORS:
                continue
            copy(here, tables[nodes])
            apply(tables[nodes], move)
            marks[nodes] = position_hash(tables[nodes], player)
            if not (marks[1:nodes] == marks[nodes]).any():
                before[nodes], reached_by[nodes], depths[nodes] = node, move, depths[node] + 1
                nodes += 1
        node += 1
    return 0


@kernel
def move_value(table: PackedTable, player: int, move: int, after: PackedTable) -> int:
    """The value of a move that does not lead to the player's pile card; `after` is overwritten."""
    if move == END_TURN:
        return 0
    if move < FIRST_LAY:
        if card_of(table, player, move // 3) == SCISSORS:
            return BAD
        copy(table, after)
        apply(after, move)
        if rivals_served(after, player) > rivals_served(table, player):
            return BAD
        return 20 if move // 3 >= SUPPLY_SOURCE else 10
    card, place = divmod(move - FIRST_LAY, 3)
    value = -100 - 500 * (card == SCISSORS) + 5 * table[player + HAND + card]
    node = table[player + SUPPLY + place]
    if not node:
        return value - 10  # type: ignore[no-any-return]
    below_it = table[NODES + node] & CARD_MASK
    if below_it == SCISSORS:
        return value - 200  # type: ignore[no-any-return]
    return value - 3 * abs(below_it - card) - table[player + LENGTH + place]  # type: ignore[no-any-return]


@kernel
def greedy_turn(table: PackedTable, tables: PackedTable, rng: Words) -> None:
    """The whole turn of the player to act, and what chance does after it."""
    seat = table[TURN]
    player = PLAYERS + seat * PLAYER_SIZE
    line = np.zeros(ROOM, np.int64)
    moves = np.zeros(MOVES, np.int64)
    after = table.copy()
    while table[TURN] == seat and not table[CAUSE] and not table[REFILLING]:
        length = plan_to_pile(table, player, False, tables, line)
        if not length:
            length = plan_to_pile(table, player, True, tables, line)
        if not length:
            best, equal = 2 * BAD, 0
            for n in range(legal(table, moves)):
                value = move_value(table, player, moves[n], after)
                equal = equal + 1 if value == best else 1 if value > best else equal
                if value > best or (value == best and not below(rng, equal)):
                    best = value
                    line[0] = moves[n]
            length = 1
        for step in range(length):
            apply(table, line[step])
    if table[REFILLING]:
        resolve_chance(table, rng)


class MatchResults(NamedTuple):
    """Of each game, the search's share of the win and its lead in pile cards over the others' mean;
    processor time and searches."""

    wins: Floats
    leads: Floats
    seconds: float
    searches: int


def search_turn(
    table: PackedTable, like: RopeState, budget: RopeBudget, rng: Words, alone: bool
) -> int:
    """The whole turn of the player to act; how many searches it took.

    If `alone`, every move is searched, as on the server, and not every card turned up.
    """
    seat = int(table[TURN])
    searches = 0
    while table[TURN] == seat and not table[CAUSE]:
        moves = best_line(unpack(table, like), budget, int(rng[0]) >> 1)
        for move in moves[:1] if alone else moves:
            apply(table, encode_move(move))
        searches += 1
        if table[REFILLING]:
            resolve_chance(table, rng)
    return searches


def play(seats: int, games: int, first_deal: int, budget: RopeBudget, alone: bool) -> MatchResults:
    """Games of the search against greedy bots on all other seats."""
    like = ROPE.start(seats, {})
    empty = pack(like)
    tables = np.zeros((ROOM, SIZE), np.int16)
    wins, leads = np.zeros((2, games))
    searches = 0
    begun = time.process_time()
    for game in range(games):
        deal, own_seat = divmod(game, seats)
        rng = seed(first_deal + deal)
        table = empty.copy()
        table[TURN] = 0
        resolve_chance(table, rng)
        while not table[CAUSE]:
            if table[TURN] == own_seat:
                searches += search_turn(table, like, budget, rng, alone)
            else:
                greedy_turn(table, tables, rng)
        piles = [int(table[player_at(seat) + PILE_LEFT]) for seat in range(seats)]
        own = piles[own_seat]
        wins[game] = (own == min(piles)) / piles.count(min(piles))
        leads[game] = (sum(piles) - own) / (seats - 1) - own
    return MatchResults(wins, leads, time.process_time() - begun, searches)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games."""
    square = CONFIDENCE**2
    middle = (won + square / 2) / (games + square)
    half = CONFIDENCE * sqrt(won * (1 - won / games) + square / 4) / (games + square)
    return middle - half, middle + half


def mean_of(values: Floats) -> str:
    """The mean and half its 95 % interval, from games of one deal taken together."""
    return f"{values.mean():.2f} ± {CONFIDENCE * values.std(ddof=1) / sqrt(values.size):.2f}"


def by_deal(values: Floats, seats: int) -> Floats:
    """The mean of each deal: games of the same deal are not independent."""
    means: Floats = values.reshape(-1, seats).mean(axis=1)
    return means


def main() -> None:
    arguments = argparse.ArgumentParser(description="Searches against greedy bots.")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--games", type=int, default=120, help="a multiple of the seats")
    arguments.add_argument("--first-deal", type=int, default=0)
    arguments.add_argument("--rollouts", type=int, nargs="+", default=[4_000])
    arguments.add_argument("--rounds", type=int, nargs="+", default=[1])
    arguments.add_argument("--confidence", type=float, nargs="+", default=[1.0])
    arguments.add_argument("--alone", action="store_true", help="search every move, as servers do")
    given = arguments.parse_args()
    games = given.games - given.games % given.seats
    first: MatchResults | None = None
    for rollouts, rounds, confidence in product(given.rollouts, given.rounds, given.confidence):
        budget = RopeBudget(rollouts, rounds=rounds, confidence=confidence)
        found = play(given.seats, games, given.first_deal, budget, given.alone)
        low, high = wilson(found.wins.sum(), games)
        print(
            f"{rollouts} rollouts, rounds {rounds}, confidence {confidence}: {games} games,"
            f" won {found.wins.mean():.1%} [{low:.1%}, {high:.1%}],"
            f" lead {mean_of(by_deal(found.leads, given.seats))},"
            f" {found.seconds / found.searches:.3f} s for each of {found.searches} searches",
            flush=True,
        )
        if first is None:
            first = found
        else:
            more = mean_of(by_deal(found.leads - first.leads, given.seats))
            wins = found.wins.mean() - first.wins.mean()
            print(f"    than the first: lead by {more} more, won {wins:+.1%}", flush=True)


if __name__ == "__main__":
    main()
