"""The game itself: moves of people and bots, taking back, giving up."""

from typing import Final

from tavolino.core import CHANCE, Refused, Seat
from tavolino.match.draws import decision_stream
from tavolino.match.events import (
    Ended,
    Hinted,
    Moved,
    Resigned,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tavolino.match.hand import Hand, check_own, check_phase, check_seat, do, follow
from tavolino.match.limit import check_not_full, is_endless, is_full
from tavolino.match.table import Table

LONGEST_MOVE: Final = 500


def move(table: Table, hand: Hand, seat: Seat, text: str, on: int) -> None:
    """A move that `hand` makes for its own seat, having seen `on` happenings."""
    _check_in_hand(table, hand, seat)
    table.check_fresh(seat, on)
    written = _written(table, seat, text)
    if is_full(table) and is_endless(table, seat, written, hand.now):
        check_not_full(table)
    do(table, hand, Moved(seat, written))
    go_on(table, hand.now)


def bot_move(table: Table, now: int, seat: Seat, text: str, on: int) -> None:
    """A move of the bot on a seat, or of the one that stands in for somebody. A bot that could go
    on past the limit makes the default move instead.
    """
    check_phase(table, "playing")
    check_seat(table, seat)
    table.check_fresh(seat, on)
    if not table.bot_of(seat):
        raise Refused("SEAT", "no-bot", seat=seat)
    written = _written(table, seat, text)
    if is_full(table) and is_endless(table, seat, written, now):
        idle = table.game.idle(table.play.state, seat, decision_stream(table))
        written = table.game.write(idle)
    follow(table, now, Moved(seat, written))
    go_on(table, now)


def _check_in_hand(table: Table, hand: Hand, seat: Seat) -> None:
    """Refuses those who do not play this seat themselves right now."""
    check_own(table, hand, seat)
    check_phase(table, "playing")
    if seat in table.play.resigned:
        raise Refused("SEAT", "given-up", seat=seat)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)


def _written(table: Table, seat: Seat, text: str) -> str:
    """The move as the game itself writes it, so that the log has one spelling."""
    if len(text) > LONGEST_MOVE:
        raise Refused("NOTATION", "long", most=LONGEST_MOVE)
    game = table.game
    game.check_turn(table.play.state, seat)
    return game.write(game.read(table.play.state, seat, text))


def go_on(table: Table, now: int) -> None:
    """Whatever follows without anybody doing anything: draws, and the end."""
    while CHANCE in table.play.to_act:
        draw = table.dealer.draw(table.play.draws)
        dealt = table.game.sample(table.play.state, CHANCE, draw)
        follow(table, now, Moved(CHANCE, table.game.write(dealt)))
    if table.play.outcome is not None:
        follow(table, now, Ended(table.dealer.secret.hex()))


def take_hint(table: Table, hand: Hand, seat: Seat) -> None:
    """Lets a bot tell what it would do; only where nobody else is the worse for it."""
    _check_in_hand(table, hand, seat)
    table.game.check_turn(table.play.state, seat)
    if len(table.people) > 1:
        raise Refused("HINT", "others")
    check_not_full(table)
    do(table, hand, Hinted(seat))


def ask_undo(table: Table, hand: Hand, seat: Seat, to: int, on: int) -> None:
    """Asks the others to let one take back entry `to` and all after it; done at once if there is
    nobody to ask.
    """
    _check_in_hand(table, hand, seat)
    if table.terms["undo"] == "never":
        raise Refused("UNDO", "never")
    if not table.played_seq <= on <= table.seq:
        raise Refused("STALE", "move", on=on, seq=table.seq)
    if table.undo_ask is not None:
        raise Refused("UNDO", "open", seat=table.undo_ask.seat)
    table.play.check_undo(seat, to)
    check_not_full(table)
    do(table, hand, UndoAsked(seat, to))
    _undo_if_agreed(table, hand.now)


def answer_undo(table: Table, hand: Hand, yes: bool, on: int | None = None) -> None:
    """Consents to what is being asked, or refuses it for all. With `on`, an answer to an earlier
    question is not taken for one to this.
    """
    ask = table.undo_ask
    if ask is None or hand.person not in ask.missing:
        raise Refused("UNDO", "not-asked")
    if on is not None and not ask.seq <= on <= table.seq:
        raise Refused("STALE", "move", on=on, seq=table.seq)
    do(table, hand, UndoAnswered(hand.person, yes))
    _undo_if_agreed(table, hand.now)


def _undo_if_agreed(table: Table, now: int) -> None:
    ask = table.undo_ask
    if ask and (not ask.missing or table.terms["undo"] == "free"):
        follow(table, now, Undone(ask.seat, ask.to))


def resign(table: Table, hand: Hand, seat: Seat) -> None:
    check_own(table, hand, seat)
    check_phase(table, "playing")
    give_up(table, hand, Resigned(seat, "resigned"))


def give_up(table: Table, hand: Hand, event: Resigned) -> None:
    """The stand-in plays on for a seat that has given up, if the game goes on at all."""
    do(table, hand, event)
    if table.play.outcome is None and table.chairs[event.seat].stand_in != "back":
        follow(table, hand.now, TakenOver(event.seat, "back", "resigned"))
    go_on(table, hand.now)
