"""Commands during a game: moves of people and bots, hints, undo, resignation."""

from typing import Any, Final

from tavolino.core import CHANCE, Refused, Seat, Stream
from tavolino.table.actor import Actor, check_own, check_phase, check_seat, emit, emit_automatic
from tavolino.table.events import (
    Ended,
    Hinted,
    Moved,
    Resigned,
    StandInStarted,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from tavolino.table.repetition_limits import (
    check_may_ask_undo,
    check_not_full,
    check_share,
    has_used_share,
    is_endless,
    is_full,
)
from tavolino.table.table import Table

LONGEST_MOVE: Final = 500
PAST_ALL_DRAWS: Final = 2**32
"""The draws of a game never use the dealer's streams from this number on."""


def move(table: Table, actor: Actor, seat: Seat, text: str, on: int) -> None:
    """A move of the actor's own seat, based on version `on` of the table."""
    _check_plays(table, actor, seat)
    table.check_fresh(seat, on)
    chosen = _read(table, seat, text)
    written = table.game.write(chosen)
    if has_used_share(table, actor.person) and is_endless(table, seat, written, actor.now):
        check_share(table, actor.person)
    emit(table, actor, Moved(seat, written), chosen)
    advance(table, actor.now)


def bot_move(table: Table, now: int, seat: Seat, text: str, on: int) -> None:
    """A move of the bot on a seat, or of the stand-in. At the limit of events, a move that could be
    repeated forever is replaced by the default move.
    """
    check_phase(table, "playing")
    check_seat(table, seat)
    table.check_fresh(seat, on)
    if not table.bot_of(seat):
        raise Refused("SEAT", "no-bot", seat=seat)
    move = _read(table, seat, text)
    if is_full(table) and is_endless(table, seat, table.game.write(move), now):
        move = table.game.default_move(table.play.state, seat, decision_stream(table))
    emit_automatic(table, now, Moved(seat, table.game.write(move)), move)
    advance(table, now)


def decision_stream(table: Table) -> Stream:
    """The random source for a move made on a player's behalf. It must be unpredictable, because the
    move may be secret.
    """
    return table.dealer.draw(PAST_ALL_DRAWS + len(table.play.log))


def _check_plays(table: Table, actor: Actor, seat: Seat) -> None:
    """Refuses actors who do not play this seat themselves right now."""
    check_own(table, actor, seat)
    check_phase(table, "playing")
    if seat in table.play.resigned:
        raise Refused("SEAT", "given-up", seat=seat)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)


def _read(table: Table, seat: Seat, text: str) -> Any:
    """The move that a text in the game's notation means."""
    if len(text) > LONGEST_MOVE:
        raise Refused("NOTATION", "long", most=LONGEST_MOVE)
    game = table.game
    game.check_turn(table.play.state, seat)
    return game.read(table.play.state, seat, text)


def advance(table: Table, now: int) -> None:
    """Adds the events that follow automatically: draws by chance, and the end of the game."""
    while CHANCE in table.play.to_act:
        draw = table.dealer.draw(table.play.draws)
        dealt = table.game.sample(table.play.state, CHANCE, draw)
        emit_automatic(table, now, Moved(CHANCE, table.game.write(dealt)), dealt)
    if table.play.outcome is not None:
        emit_automatic(table, now, Ended(table.dealer.secret.hex()))


def take_hint(table: Table, actor: Actor, seat: Seat) -> None:
    """Records that a seat takes a hint; refused if other people play at the table."""
    _check_plays(table, actor, seat)
    table.game.check_turn(table.play.state, seat)
    if len(table.people) > 1:
        raise Refused("HINT", "others")
    check_not_full(table)
    emit(table, actor, Hinted(seat))


def request_undo(table: Table, actor: Actor, seat: Seat, to: int, on: int) -> None:
    """Asks the others to undo entry `to` and all after it; done at once if there are none."""
    _check_plays(table, actor, seat)
    if table.settings["undo"] == "never":
        raise Refused("UNDO", "never")
    if not table.played_version <= on <= table.version:
        raise Refused("STALE", "move", on=on, version=table.version)
    if table.undo_request is not None:
        raise Refused("UNDO", "open", seat=table.undo_request.seat)
    table.play.check_undo(seat, to)
    check_may_ask_undo(table, actor.person)
    emit(table, actor, UndoRequested(seat, to))
    _undo_if_agreed(table, actor.now)


def answer_undo(table: Table, actor: Actor, yes: bool, on: int | None = None) -> None:
    """Consents to the undo request, or rejects it for everybody. With `on`, an answer to an earlier
    request is refused as stale.
    """
    ask = table.undo_request
    if ask is None or actor.person not in ask.missing:
        raise Refused("UNDO", "not-asked")
    if on is not None and not ask.version <= on <= table.version:
        raise Refused("STALE", "move", on=on, version=table.version)
    emit(table, actor, UndoAnswered(actor.person, yes))
    _undo_if_agreed(table, actor.now)


def _undo_if_agreed(table: Table, now: int) -> None:
    ask = table.undo_request
    if ask and (not ask.missing or table.settings["undo"] == "free"):
        emit_automatic(table, now, Undone(ask.seat, ask.to))


def resign(table: Table, actor: Actor, seat: Seat) -> None:
    check_own(table, actor, seat)
    check_phase(table, "playing")
    give_up(table, actor, Resigned(seat, "resigned"))


def give_up(table: Table, actor: Actor, event: Resigned) -> None:
    """Resigns a seat. If the game continues, the stand-in plays for it."""
    emit(table, actor, event)
    if table.play.outcome is None and table.occupants[event.seat].stand_in != "back":
        emit_automatic(table, actor.now, StandInStarted(event.seat, "back", "resigned"))
    advance(table, actor.now)
