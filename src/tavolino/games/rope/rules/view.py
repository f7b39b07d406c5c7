"""The table as one viewer sees it, and a state sampled from it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final, Literal

from tavolino.core import Seat, Source, View, shuffled
from tavolino.games.rope.rules.deck import (
    DECK,
    NAMES,
    Card,
    Cards,
    from_names,
    names,
    scissors_last,
)
from tavolino.games.rope.rules.rows import DOWN, UP, Row, build_row, due_numbers, meanings
from tavolino.games.rope.rules.state import RopePlayer, RopeState
from tavolino.games.rope.rules.supply import SupplyRow
from tavolino.games.rope.rules.turn import in_order

Direction = Literal["none", "open", "up", "down"]
DIRECTIONS: Final[dict[int, Direction]] = {UP: "up", DOWN: "down"}


@dataclass(frozen=True)
class ShownRow:
    """A shared row. It takes scissors, the numbers `up` (it then runs up) and those `down`.

    `direction` is "none" for a free place, "open" for scissors alone; `means` has the number each
    card stands for, "" while that is open.
    """

    cards: tuple[str, ...]
    means: tuple[str, ...]
    direction: Direction
    up: tuple[str, ...]
    down: tuple[str, ...]


@dataclass(frozen=True)
class ShownSupply:
    """A supply row; `forced` are the places of cards that did not fit in sequence."""

    cards: tuple[str, ...]
    forced: tuple[int, ...]


@dataclass(frozen=True)
class RopeShownPlayer:
    """One player's cards; `hand` is None for all viewers but its owner."""

    pile_left: int
    pile_card: str | None
    hand_left: int
    hand: tuple[str, ...] | None
    supply: tuple[ShownSupply, ...]


@dataclass(frozen=True)
class RopeBoard:
    """What one viewer may know. `discard` is in card order, since its order does not matter.

    `idle_turns` and `turns_without_pile` are those in a row, with which a game can end; −1 says
    that the turn going on has already broken the row.
    """

    kind: Literal["rope"]
    turn: Seat | None
    refilling: bool
    rows: tuple[ShownRow, ...]
    players: tuple[RopeShownPlayer, ...]
    draw_left: int
    discard: tuple[str, ...]
    idle_turns: int
    turns_without_pile: int
    cause: str


def show_table(state: RopeState, viewer: Seat) -> RopeBoard:
    return RopeBoard(
        kind="rope",
        turn=state.turn,
        refilling=state.refilling,
        rows=tuple(map(show_row, state.rows)),
        players=tuple(
            show_player(player, seat == viewer) for seat, player in enumerate(state.players)
        ),
        draw_left=len(state.draw),
        discard=names(state.discard),
        idle_turns=state.idle,
        turns_without_pile=state.turns_without_pile,
        cause=state.cause,
    )


@lru_cache(maxsize=1024)
def show_row(row: Row) -> ShownRow:
    """A shared row with the cards it takes next, so clients need no rules. CR-5, CR-6, CR-14"""
    return ShownRow(
        cards=names(row.cards),
        means=tuple("" if number is None else NAMES[number] for number in meanings(row)),
        direction=DIRECTIONS.get(row.standing.direction, "open" if row.cards else "none"),
        up=names(due_numbers(row.standing, UP)),
        down=names(due_numbers(row.standing, DOWN)),
    )


def show_player(player: RopePlayer, own: bool) -> RopeShownPlayer:
    """Counts, the face-up pile card and the supply for all; the hand for its owner only. CR-1"""
    return RopeShownPlayer(
        pile_left=len(player.pile),
        pile_card=NAMES[player.pile[0]] if player.pile else None,
        hand_left=len(player.hand),
        hand=names(scissors_last(player.hand)) if own else None,
        supply=tuple(map(show_supply, player.supply)),
    )


@lru_cache(maxsize=1024)
def show_supply(row: SupplyRow) -> ShownSupply:
    starts = []
    cards: Cards = ()
    for run in row:
        starts.append(len(cards))
        cards += run
    return ShownSupply(names(cards), tuple(starts[1:]))


def determinize_table(view: View[RopeBoard], source: Source) -> RopeState:
    """A state with this view: unseen cards are distributed at random, by the counts."""
    board = view.board
    unseen = iter(shuffled(source, unseen_cards(board)))
    players = tuple(_determinize_player(shown, unseen) for shown in board.players)
    return RopeState(
        seats=view.seats,
        options=view.options,
        rows=tuple(_rebuild_row(row, view.options["same"] == "yes") for row in board.rows),
        players=players,
        draw=tuple(islice(unseen, board.draw_left)),
        discard=in_order(from_names(board.discard)),
        turn=board.turn,
        refilling=board.refilling,
        idle=board.idle_turns,
        turns_without_pile=board.turns_without_pile,
        cause=board.cause,
    )


def _determinize_player(shown: RopeShownPlayer, unseen: Iterator[Card]) -> RopePlayer:
    face_up = () if shown.pile_card is None else from_names((shown.pile_card,))
    covered = tuple(islice(unseen, shown.pile_left - len(face_up)))
    known = shown.hand
    hand = tuple(islice(unseen, shown.hand_left)) if known is None else from_names(known)
    return RopePlayer(face_up + covered, in_order(hand), tuple(map(_rebuild_supply, shown.supply)))


def _rebuild_row(shown: ShownRow, same: bool) -> Row:
    row = build_row(from_names(shown.cards), same)
    assert row is not None
    return row


def _rebuild_supply(shown: ShownSupply) -> SupplyRow:
    if not shown.cards:
        return ()
    cards = from_names(shown.cards)
    starts = (0, *shown.forced)
    return tuple(cards[start:end] for start, end in zip(starts, (*starts[1:], None), strict=True))


def unseen_cards(board: RopeBoard) -> Cards:
    """The cards of the deck that the viewer does not see."""
    seen: Counter[str] = Counter(board.discard)
    for row in board.rows:
        seen.update(row.cards)
    for player in board.players:
        seen.update(player.hand or ())
        if player.pile_card is not None:
            seen[player.pile_card] += 1
        for supply in player.supply:
            seen.update(supply.cards)
    return from_names((Counter(names(DECK)) - seen).elements())
