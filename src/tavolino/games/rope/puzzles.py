"""Puzzles of Cut the Rope: play the last card of your pile in this turn."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tavolino.bots.reason import Reason
from tavolino.core import AnyPlay, Entry, Play, Seat, Source, Stream, Value
from tavolino.games.rope.bots.levels import LEVELS
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import SCISSORS
from tavolino.games.rope.rules.moves import FromHand, FromPile, FromSupply, RopeMove
from tavolino.games.rope.rules.state import WON, RopeState
from tavolino.games.rope.rules.view import RopeBoard
from tavolino.puzzles.bot_games import plain, play_game, texts
from tavolino.puzzles.exact import TooLarge
from tavolino.puzzles.maker import Draft, Proof
from tavolino.puzzles.puzzle import played

PILE: Final = 3
"""The pile size of the games that puzzles are taken from: short games have short logs."""
MOST_CARDS: Final = 8
"""The longest line that is searched."""
LEAST_CARDS: Final = 4
LEAST_THEMES: Final = 2
MOST_POSITIONS: Final = 20_000
NEVER: Final = 99
"""Instead of a number of cards: the pile cannot be emptied in this turn."""


class RopePuzzles:
    themes: Final = ("scissors", "supply", "complete", "new-row", "two-rows", "long")

    per_game: Final = 1

    @property
    def shipped(self) -> Traversable:
        return files(__package__) / "puzzles.jsonl"

    def draft(self, source: Source) -> list[Draft]:
        seats = 2 + source.below(2)
        options: dict[str, Value] = {"first": "0", "pile": PILE}
        play = play_game(ROPE, seats, options, plain(LEVELS.casual), source)
        log = texts(play)
        found = []
        for count in range(1, len(log)):
            state = play.state_after(count)
            if _begins_last_turn(play.state_after(count - 1), state):
                found.append(Draft(played(ROPE, seats, options, log[:count]), state.turn))
        return found

    def prove(self, play: Play[RopeState, RopeMove, RopeBoard], seat: Seat) -> Proof | None:
        """Uses only what the seat can see: the search starts from a state sampled from its view.
        With one card left in the pile nothing hidden can matter in this turn.
        """
        state = ROPE.determinize(play.view(seat), Stream(bytes(32), 0))
        if len(state.players[seat].pile) != 1:
            return None
        search = _CardSearch(seat)
        try:
            cards = search.cards(state)
        except TooLarge:
            return None
        if not 0 < cards <= MOST_CARDS:
            return None
        line: list[str] = []
        others: list[Mapping[str, int]] = []
        before = state
        while not state.cause:
            left = search.after_each(state)
            right = [text for text, one in left.items() if one == cards - len(line) - 1]
            if len(right) != 1:
                return None
            line.append(right[0])
            wrong = {text: min(one + len(line), NEVER) for text, one in left.items()}
            del wrong[right[0]]
            # A move that ends the turn empties no pile, as everybody sees.
            others.append({text: one for text, one in wrong.items() if ">" in text})
            state = _after(state, seat, right[0])
        themes = tuple(_themes(before, seat, line))
        return Proof("finish", "fixed", tuple(line), cards, tuple(others), themes)

    def piece(self, text: str) -> Reason:
        source = text.partition(">")[0]
        if source == "p":
            return Reason("puzzle-piece-pile")
        if source[0] == "s":
            return Reason("puzzle-piece-supply", {"row": int(source[1:])})
        if source == "hS":
            return Reason("puzzle-piece-scissors")
        return Reason("puzzle-piece-card", {"card": int(source[1:])})

    def is_try(self, play: AnyPlay, seat: Seat, text: str) -> bool:
        return True

    def interesting(self, proof: Proof) -> bool:
        return proof.value >= LEAST_CARDS and len(proof.themes) >= LEAST_THEMES


def _begins_last_turn(before: RopeState, state: RopeState) -> bool:
    """True if a player with one card in the pile begins a turn."""
    if state.turn is None or state.refilling or state.cause or not state.players:
        return False
    is_new = before.turn != state.turn or before.refilling
    return is_new and len(state.players[state.turn].pile) == 1


class _CardSearch:
    """The fewest cards with which a seat can play its last pile card in this turn."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._known: dict[object, int] = {}

    def cards(self, state: RopeState) -> int:
        """The fewest cards from this state; NEVER if it cannot, 0 if it has."""
        if state.cause:
            return 0
        key = (state.rows, state.players[self._seat])
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_POSITIONS:
                raise TooLarge
            known = min((1 + one for one in self.after_each(state).values()), default=NEVER)
            self._known[key] = min(known, NEVER)
        return self._known[key]

    def after_each(self, state: RopeState) -> dict[str, int]:
        """The cards still needed after each move, in the order of their texts. Moves that end the
        turn are included: they never empty the pile.
        """
        found = {}
        for move in ROPE.legal(state, self._seat) or ():
            text = ROPE.write(move)
            is_play = isinstance(move, FromHand | FromPile | FromSupply)
            found[text] = self.cards(_after(state, self._seat, text)) if is_play else NEVER
        return dict(sorted(found.items()))


def _after(state: RopeState, seat: Seat, text: str) -> RopeState:
    after: RopeState = ROPE.apply(state, Entry(seat, ROPE.read(state, seat, text)))
    return after


def _themes(state: RopeState, seat: Seat, line: list[str]) -> Iterator[str]:
    found = set()
    rows = set()
    for text in line:
        move = ROPE.read(state, seat, text)
        assert isinstance(move, FromHand | FromPile | FromSupply)
        after = _after(state, seat, text)
        rows.add(move.row)
        if isinstance(move, FromSupply):
            found.add("supply")
        if isinstance(move, FromHand) and move.card == SCISSORS:
            found.add("scissors")
        if not state.rows[move.row].cards:
            found.add("new-row")
        elif not after.rows[move.row].cards:
            found.add("complete")
        state = after
    if len(rows) > 1:
        found.add("two-rows")
    if len(line) > 4:
        found.add("long")
    assert state.cause == WON
    yield from (theme for theme in RopePuzzles.themes if theme in found)


MAKER: Final = RopePuzzles()
