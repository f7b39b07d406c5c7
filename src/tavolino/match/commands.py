"""What people, bots and time can do at a table. Each refuses first and then lets it happen."""

from typing import Any, Final, NamedTuple

from tavolino.core import CHANCE, CLOCK, Game, Refused, Seat, Stream, is_player
from tavolino.match.events import (
    BotSat,
    Closed,
    Ended,
    Event,
    GivenBack,
    Handed,
    Happening,
    Moved,
    Person,
    Readied,
    Rematched,
    Resigned,
    Sat,
    ShoulderAnswered,
    ShoulderAsked,
    Started,
    Stood,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from tavolino.match.table import Table

LONGEST_MOVE: Final = 500


class Hand(NamedTuple):
    """Whose hand is at the table, at which moment, under which name of theirs for the deed."""

    person: Person
    now: int
    submit: str = ""


def _do(table: Table, hand: Hand, event: Event) -> None:
    at = max(hand.now, table.last_at)
    table.apply(Happening(at, event, hand.person, hand.submit))


def _then(table: Table, now: int, event: Event) -> None:
    """Something that follows by itself."""
    _do(table, Hand("", now), event)


# Before it starts


def sit(table: Table, hand: Hand, seat: Seat) -> None:
    _check_phase(table, "gathering")
    _check_seat(table, seat)
    if not table.chairs[seat].is_free:
        raise Refused("SEAT", "taken", seat=seat)
    _do(table, hand, Sat(seat, hand.person))


def seat_bot(table: Table, hand: Hand, seat: Seat, bot: str) -> None:
    _check_phase(table, "gathering")
    _check_seat(table, seat)
    _check_owner(table, hand)
    if table.chairs[seat].person:
        raise Refused("SEAT", "taken", seat=seat)
    _do(table, hand, BotSat(seat, bot))
    _start_if_ready(table, hand.now)


def stand(table: Table, hand: Hand, seat: Seat) -> None:
    """Frees a seat: one's own, or any if the table is one's own."""
    _check_phase(table, "gathering")
    _check_seat(table, seat)
    if table.chairs[seat].person != hand.person:
        _check_owner(table, hand)
    if table.chairs[seat].is_free:
        raise Refused("SEAT", "free", seat=seat)
    _do(table, hand, Stood(seat))


def be_ready(table: Table, hand: Hand, ready: bool) -> None:
    _check_phase(table, "gathering")
    _check_sits(table, hand)
    _do(table, hand, Readied(hand.person, ready))
    _start_if_ready(table, hand.now)


def _start_if_ready(table: Table, now: int) -> None:
    """It starts as soon as no seat is free and all people are ready."""
    if any(chair.is_free for chair in table.chairs) or not table.people:
        return
    if table.ready.issuperset(table.people):
        _then(table, now, Started())
        _go_on(table, now)


# The game


def move(table: Table, hand: Hand, seat: Seat, text: str, on: int) -> None:
    """A move that `hand` makes for its own seat, having seen `on` happenings."""
    _check_own(table, hand, seat)
    _check_phase(table, "playing")
    table.check_fresh(seat, on)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)
    _do(table, hand, Moved(seat, _written(table, seat, text)))
    _go_on(table, hand.now)


def bot_move(table: Table, now: int, seat: Seat, text: str, on: int) -> None:
    _check_phase(table, "playing")
    table.check_fresh(seat, on)
    if not table.bot_of(seat):
        raise Refused("SEAT", "no-bot", seat=seat)
    _then(table, now, Moved(seat, _written(table, seat, text)))
    _go_on(table, now)


def _written(table: Table, seat: Seat, text: str) -> str:
    """The move as the game itself writes it, so that the log has one spelling."""
    if len(text) > LONGEST_MOVE:
        raise Refused("NOTATION", "long", most=LONGEST_MOVE)
    game: Game[Any, Any, Any] = table.game
    game.check_turn(table.play.state, seat)
    return game.write(game.read(table.play.state, seat, text))


def _go_on(table: Table, now: int) -> None:
    """Whatever follows without anybody doing anything: draws, and the end."""
    while CHANCE in table.play.to_act:
        draw = table.dealer.draw(table.play.draws)
        dealt = table.game.sample(table.play.state, CHANCE, draw)
        _then(table, now, Moved(CHANCE, table.game.write(dealt)))
    if table.play.outcome is not None:
        _then(table, now, Ended(table.dealer.secret.hex()))


def ask_undo(table: Table, hand: Hand, seat: Seat, to: int, on: int) -> None:
    """Asks the others to let one take back entry `to` and all after it; done at once if there is
    nobody to ask.
    """
    _check_own(table, hand, seat)
    _check_phase(table, "playing")
    if table.terms["undo"] == "never":
        raise Refused("UNDO", "never")
    if not table.played_seq <= on <= table.seq:
        raise Refused("STALE", "move", on=on, seq=table.seq)
    table.play.check_undo(seat, to)
    _do(table, hand, UndoAsked(seat, to))
    _undo_if_agreed(table, hand.now)


def answer_undo(table: Table, hand: Hand, yes: bool) -> None:
    ask = table.undo_ask
    if ask is None or hand.person not in ask.missing:
        raise Refused("UNDO", "not-asked")
    _do(table, hand, UndoAnswered(hand.person, yes))
    _undo_if_agreed(table, hand.now)


def _undo_if_agreed(table: Table, now: int) -> None:
    ask = table.undo_ask
    if ask and (not ask.missing or table.terms["undo"] == "free"):
        _then(table, now, Undone(ask.seat, ask.to))


def resign(table: Table, hand: Hand, seat: Seat) -> None:
    _check_own(table, hand, seat)
    _check_phase(table, "playing")
    _resign(table, hand, Resigned(seat, "resigned"))


def _resign(table: Table, hand: Hand, event: Resigned) -> None:
    _do(table, hand, event)
    if table.play.outcome is None and not table.bot_of(event.seat):
        _then(table, hand.now, TakenOver(event.seat, "back", "resigned"))
    _go_on(table, hand.now)


# Coming, going and standing in


def leave(table: Table, hand: Hand) -> None:
    """Gets up from all one's seats: for good before the start, with a stand-in after it."""
    seats = table.seats_of(hand.person)
    if table.phase == "over" or not (seats or table.owner == hand.person):
        raise Refused("SEAT", "none")
    for seat in seats:
        if table.phase == "gathering":
            _do(table, hand, Stood(seat))
        elif not table.bot_of(seat):
            _do(table, hand, TakenOver(seat, "back", "left"))
    if table.phase == "gathering" and table.owner == hand.person:
        _then(table, hand.now, Handed(table.people[0]) if table.people else Closed())


def come_back(table: Table, hand: Hand) -> None:
    """Takes all one's seats back from the stand-in."""
    _check_phase(table, "playing")
    seats = [
        seat
        for seat in table.seats_of(hand.person)
        if table.chairs[seat].stand_in and seat not in table.play.resigned
    ]
    if not seats:
        raise Refused("SEAT", "not-away")
    for seat in seats:
        _do(table, hand, GivenBack(seat))


def take_over(table: Table, hand: Hand, seat: Seat) -> None:
    """Lets the stand-in move for one's own seat, or for one the table has waited for too long."""
    _check_phase(table, "playing")
    _check_seat(table, seat)
    _check_sits(table, hand)
    if table.bot_of(seat):
        raise Refused("SEAT", "stand-in", seat=seat)
    if table.chairs[seat].person == hand.person:
        _do(table, hand, TakenOver(seat, "back", "wish"))
        return
    patience = int(table.terms["patience"]) * 1000
    waited = table.clocks.waited(seat, hand.now)
    if waited < patience:
        raise Refused("SEAT", "patience", seat=seat, seconds=-((waited - patience) // 1000))
    _do(table, hand, TakenOver(seat, "back", "absent"))


def ask_shoulder(table: Table, hand: Hand, seat: Seat) -> None:
    """Asks to see what a seat sees."""
    _check_phase(table, "playing")
    _check_seat(table, seat)
    if table.terms["over-shoulder"] == "never":
        raise Refused("SHOULDER", "never")
    if table.seats_of(hand.person):
        raise Refused("SHOULDER", "player")
    if not table.chairs[seat].person:
        raise Refused("SHOULDER", "nobody", seat=seat)
    if (hand.person, seat) in table.shoulder_asks | table.shoulders:
        raise Refused("SHOULDER", "asked", seat=seat)
    _do(table, hand, ShoulderAsked(hand.person, seat))


def answer_shoulder(table: Table, hand: Hand, seat: Seat, person: Person, yes: bool) -> None:
    """Gives leave to look, refuses it, or takes it back."""
    _check_own(table, hand, seat)
    if (person, seat) not in table.shoulder_asks | table.shoulders:
        raise Refused("SHOULDER", "not-asked")
    _do(table, hand, ShoulderAnswered(person, seat, yes))


def meet_again(table: Table, hand: Hand, other: str) -> None:
    """The table `other` is where the same people meet again."""
    _check_phase(table, "over")
    _check_sits(table, hand)
    if table.rematch:
        raise Refused("REMATCH", "already", table=table.rematch)
    _do(table, hand, Rematched(other))


# Time


def pass_time(table: Table, now: int) -> None:
    """Lets happen what is due by now because a time is up."""
    while (wake_at := table.wake_at) is not None and wake_at <= now:
        if wake_at == table.game_deadline:
            up = table.game.sample(table.play.state, CLOCK, _stream(table))
            _then(table, wake_at, Moved(CLOCK, table.game.write(up)))
            _go_on(table, now)
        else:
            times = map(table.clocks.deadline, range(table.seats))
            _run_out(table, list(times).index(wake_at), now)


def _run_out(table: Table, seat: Seat, now: int) -> None:
    match table.terms["timeout"]:
        case "bot":
            is_per_move = table.terms["clock"] == "move"
            _then(table, now, TakenOver(seat, "turn" if is_per_move else "back", "time"))
        case "skip":
            idle = table.game.idle(table.play.state, seat, _stream(table))
            _then(table, now, Moved(seat, table.game.write(idle)))
            _go_on(table, now)
        case _:
            _resign(table, Hand("", now), Resigned(seat, "time"))


def _stream(table: Table) -> Stream:
    """Chance for what is nobody's decision; it shares nothing with the dealer's draws."""
    return Stream(bytes.fromhex(table.created.hash), len(table.play.log))


# Who may


def _check_phase(table: Table, phase: str) -> None:
    if table.phase == phase:
        return
    match table.phase:
        case "gathering":
            raise Refused("PHASE", "gathering")
        case "playing":
            raise Refused("PHASE", "playing")
        case "over":
            raise Refused("PHASE", "over")


def _check_seat(table: Table, seat: Seat) -> None:
    if not is_player(seat) or seat >= table.seats:
        raise Refused("SEAT", "unknown", seats=table.seats)


def _check_own(table: Table, hand: Hand, seat: Seat) -> None:
    _check_seat(table, seat)
    if table.chairs[seat].person != hand.person:
        raise Refused("SEAT", "not-yours", seat=seat)


def _check_owner(table: Table, hand: Hand) -> None:
    if table.owner != hand.person:
        raise Refused("SEAT", "owner")


def _check_sits(table: Table, hand: Hand) -> None:
    if hand.person not in table.people:
        raise Refused("SEAT", "none")
