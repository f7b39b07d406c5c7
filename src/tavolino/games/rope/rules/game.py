"""Cut the Rope, the card game, for two to eight players."""

from collections.abc import Iterator
from typing import ClassVar, Final

from tavolino.core import (
    CHANCE,
    Choice,
    Entry,
    FirstPlayer,
    Game,
    Number,
    Option,
    Options,
    Outcome,
    Refused,
    Seat,
    Source,
    View,
    by_points,
    pick,
    shuffled,
)
from tavolino.games.rope.rules.choices import check_player_move, choices, played_card
from tavolino.games.rope.rules.deck import DECK, NAMES, PILE_SIZES, is_same_cards, most_pile
from tavolino.games.rope.rules.moves import (
    FIRST_PLAYER,
    Deal,
    End,
    FromHand,
    FromPile,
    FromSupply,
    Lay,
    RopeMove,
    Shuffle,
    read_chance_move,
    read_player_move,
)
from tavolino.games.rope.rules.state import RopeState, empty_table
from tavolino.games.rope.rules.turn import deal, end_turn, lay, play, shuffle
from tavolino.games.rope.rules.view import RopeBoard, determinize_table, show_table

_ALONE: Final = {seat: frozenset((seat,)) for seat in (CHANCE, *range(8))}
_NOBODY: Final[frozenset[Seat]] = frozenset()


class Rope(Game[RopeState, RopeMove, RopeBoard]):
    name: ClassVar[str] = "rope"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 9)
    options: ClassVar[tuple[Option, ...]] = (
        FIRST_PLAYER.option,
        Number("pile", 0, most_pile(2), 0, "CR-13"),
        Choice("same", ("no", "yes"), "no", "CR-14"),
        Choice("supply", ("any", "sequence"), "any", "CR-9"),
    )
    imperfect_information: ClassVar[bool] = True
    example_moves: ClassVar[tuple[str, ...]] = ("h7>B", "hS>A", "p>A", "s2>C", "h4.s1", "end")

    def setup(self, seats: int, options: Options) -> RopeState:
        check_pile(seats, options)
        return empty_table(seats, options)._replace(turn=FIRST_PLAYER.named_seat(options, seats))

    def to_act(self, state: RopeState) -> frozenset[Seat]:
        if state.cause:
            return _NOBODY
        if state.turn is None or state.refilling or not state.players:
            return _ALONE[CHANCE]
        return _ALONE[state.turn]

    def check_move(self, state: RopeState, seat: Seat, move: RopeMove) -> None:
        if seat != CHANCE:
            check_player_move(state, seat, move)
        elif not state.players:
            if not isinstance(move, Deal) or not is_same_cards(move.deck, DECK):
                raise Refused("CR-1", "deal")
        elif state.turn is None:
            if not isinstance(move, FirstPlayer):
                raise Refused("CR-1", "draw-first", seats=state.seats)
            FIRST_PLAYER.check(move, state.seats)
        elif not isinstance(move, Shuffle) or not is_same_cards(move.cards, state.discard):
            raise Refused("CR-11", "shuffle")

    def apply(self, state: RopeState, entry: Entry[RopeMove]) -> RopeState:
        move = entry.move
        if isinstance(move, Lay):
            return lay(state, entry.seat, move)
        if isinstance(move, (FromHand, FromSupply, FromPile)):
            return play(state, entry.seat, move)
        if isinstance(move, End):
            return end_turn(state, entry.seat, state.players[entry.seat], state.idle)
        if isinstance(move, Deal):
            return deal(state, move.deck, pile_size(state.seats, state.options))
        if isinstance(move, FirstPlayer):
            return state._replace(turn=move.seat)
        assert state.turn is not None
        return shuffle(state, state.turn, move.cards)

    def legal(self, state: RopeState, seat: Seat) -> Iterator[RopeMove] | None:
        if seat not in self.to_act(state):
            return iter(())
        if seat != CHANCE:
            return iter(choices(state, state.players[seat]))
        if state.players and state.turn is None:
            return FIRST_PLAYER.moves(state.seats)
        return None

    def sample(self, state: RopeState, seat: Seat, source: Source) -> RopeMove:
        if seat != CHANCE:
            return pick(source, choices(state, state.players[seat]))
        if not state.players:
            return Deal(tuple(shuffled(source, DECK)))
        if state.turn is None:
            return FIRST_PLAYER.sample(state.seats, source)
        return Shuffle(tuple(shuffled(source, state.discard)))

    def default_move(self, state: RopeState, seat: Seat, source: Source) -> RopeMove:
        """Ends the turn; the ways to do so come last."""
        return choices(state, state.players[seat])[-1]

    def show(self, state: RopeState, viewer: Seat) -> RopeBoard:
        return show_table(state, viewer)

    def determinize(self, view: View[RopeBoard], source: Source) -> RopeState:
        return determinize_table(view, source)

    def secrets(self, state: RopeState, viewer: Seat) -> dict[str, object]:
        """Other players' hands, and the order of every pile, including the viewer's. CR-1"""
        hidden: dict[str, object] = {"draw pile": state.draw} if len(state.draw) > 1 else {}
        for seat, player in enumerate(state.players):
            if len(player.pile) > 2:
                hidden[f"pile of {seat}"] = player.pile[1:]
            if seat != viewer and player.hand:
                hidden[f"hand of {seat}"] = player.hand
        return hidden

    def redact(self, state: RopeState, entry: Entry[RopeMove], viewer: Seat) -> str:
        """Everything is shown except the order of shuffled cards. CR-1, CR-11"""
        move = entry.move
        if isinstance(move, Deal):
            return "deal"
        return "shuffle" if isinstance(move, Shuffle) else self.write(move)

    def detail(self, state: RopeState, entry: Entry[RopeMove]) -> str:
        """The card from a pile or a supply row, which lay face up. CR-4"""
        move = entry.move
        if not isinstance(move, FromPile | FromSupply):
            return ""
        return NAMES[played_card(state.players[entry.seat], move)]

    def reveals(self, state: RopeState, entry: Entry[RopeMove]) -> bool:
        """The next card of a pile and drawn cards are new information. A card from the hand is not,
        to the player who takes it back. CR-4, CR-10
        """
        if isinstance(entry.move, FromPile):
            return len(state.players[entry.seat].pile) > 1
        if isinstance(entry.move, Lay | End):
            return bool(state.draw)
        return False

    def outcome(self, state: RopeState) -> Outcome | None:
        """Minus one point for each card left in the player's pile; an empty pile wins at once.

        CR-2, CR-12, CR-15
        """
        if not state.cause:
            return None
        return by_points(state.cause, [-len(player.pile) for player in state.players])

    def write(self, move: RopeMove) -> str:
        return str(move)

    def read(self, state: RopeState, seat: Seat, text: str) -> RopeMove:
        return read_chance_move(text) if seat == CHANCE else read_player_move(text)


def pile_size(seats: int, options: Options) -> int:
    """The size of a player's pile: as chosen, or by the number of players. CR-1, CR-13"""
    return int(options["pile"]) or PILE_SIZES[seats]


def check_pile(seats: int, options: Options) -> None:
    """All piles and hands must fit the deck. CR-13"""
    if pile_size(seats, options) > most_pile(seats):
        raise Refused("CR-13", "pile", got=options["pile"], seats=seats, most=most_pile(seats))


ROPE: Final = Rope()
