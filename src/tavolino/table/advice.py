"""Advice at a table: whether moves are allowed, and hints as sentences."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Raw

from tavolino.core import Entry, Refused, Seat
from tavolino.games import find_game
from tavolino.locales import say
from tavolino.protocol.advice import CheckedMove, CheckedMoves, Hint
from tavolino.protocol.messages import encode
from tavolino.table.actor import Actor, check_own, check_phase
from tavolino.table.events import Person
from tavolino.table.refusals import problem
from tavolino.table.table import Table

MOST_MOVES: Final = 50
NO_PREVIEW: Final = Raw(b"null")


def check_moves(
    table: Table, person: Person, seat: Seat, moves: Sequence[str], language: str
) -> CheckedMoves:
    """Checks moves of the person's own seat without making them; at most MOST_MOVES."""
    check_own(table, Actor(person, 0), seat)
    check_phase(table, "playing")
    checked = [_checked(table, seat, move, language) for move in moves[:MOST_MOVES]]
    return CheckedMoves(table.version, checked)


def _checked(table: Table, seat: Seat, text: str, language: str) -> CheckedMove:
    state = table.play.state
    try:
        table.game.check_turn(state, seat)
        move = table.game.read(state, seat, text)
        table.game.check(state, seat, move)
    except Refused as refusal:
        return CheckedMove(text, problem(refusal, language), NO_PREVIEW)
    if not find_game(table.game.name).previews:
        return CheckedMove(text, None, NO_PREVIEW)
    after = table.game.apply(state, Entry(seat, move))
    return CheckedMove(text, None, Raw(encode(table.game.view(after, seat))))


def hint_of(
    table: Table,
    seat: Seat,
    move: str,
    reasons: Iterable[tuple[str, Mapping[str, str | int]]],
    language: str,
) -> Hint:
    """A hint in the reader's language. Each reason is the key of a message and its parameters."""
    why = " ".join(say(key, language, **params) for key, params in reasons)
    return Hint(seat, move, table.version, why)
