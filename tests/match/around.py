"""Tables for the tests of what happens at them, and the people around them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from tavolino.catalogue import rules
from tavolino.core import SPECTATOR, Dealer, Game, Refused, Seat, Value, canonical
from tavolino.match.audience import told
from tavolino.match.commands import Hand, be_ready, bot_move, move, pass_time, seat_bot, sit
from tavolino.match.events import Created, Event, Happening
from tavolino.match.table import Table, open_table
from tests.conformance.toy import TOY

ALL: Final[dict[str, Game[Any, Any, Any]]] = {**rules(), TOY.name: TOY}
SECRET: Final = bytes(range(32))
START: Final = 1_000
"""When the games of these tables start."""
BOT: Final = "bot:easy"


def new_table(
    game: str = "scalino",
    seats: int = 2,
    options: Mapping[str, Value] | None = None,
    terms: Mapping[str, Value] | None = None,
    secret: bytes = SECRET,
) -> Table:
    """A table of Ann's at which nobody sits yet."""
    dealer = Dealer(secret)
    version = ALL[game].version
    created = Created(
        game, version, seats, options or {}, terms or {}, "ann", dealer.hash, "bot:stand-in"
    )
    return open_table("here", [Happening(0, created, "ann")], ALL, dealer)


def gathered(game: str, *people: str, secret: bytes = SECRET, **terms: Value) -> Table:
    """A table at which these people sit from seat 0 on; BOT is a bot, "" a free seat."""
    options: dict[str, Value] = {"first": "0"} if game in ("scalino", "cutit", "rope") else {}
    named = {name.replace("_", "-"): value for name, value in terms.items()}
    table = new_table(game, len(people), options, named, secret)
    for seat, person in enumerate(people):
        if person == BOT:
            seat_bot(table, Hand(table.owner, START), seat, BOT)
        elif person:
            sit(table, Hand(person, START), seat)
    return table


def started(game: str, *people: str, secret: bytes = SECRET, **terms: Value) -> Table:
    """A table at which these people have just started; in most games seat 0 is first."""
    table = gathered(game, *people, secret=secret, **terms)
    for person in table.people:
        be_ready(table, Hand(person, START), True)
    assert table.phase == "playing"
    return table


def say(table: Table, seat: Seat, text: str, now: int = START) -> None:
    """A move of whoever moves for the seat, made on what there is now."""
    if table.bot_of(seat):
        bot_move(table, now, seat, text, table.seq)
    else:
        move(table, Hand(table.chairs[seat].person, now), seat, text, table.seq)


def play_on(table: Table, now: int, moves: int = 10_000) -> None:
    """First legal moves of everybody until the game is over, or so many of them."""
    for _ in range(moves):
        pass_time(table, now)
        if table.phase != "playing":
            return
        seat = min(table.due)
        choice = table.game.sample(table.play.state, seat, table.dealer.draw(len(table.play.log)))
        say(table, seat, table.game.write(choice), now)


def refusal_of(act: Callable[[], object]) -> str:
    """The rule and the case something is refused with."""
    with pytest.raises(Refused) as refused:
        act()
    return f"{refused.value.rule} {refused.value.why}"


def viewers(table: Table) -> list[Seat]:
    return [*range(table.seats), SPECTATOR]


def seen(table: Table, viewer: Seat) -> bytes:
    """All that a viewer learns of the game."""
    return canonical((table.play.view(viewer), told(table, viewer)))


def around_the_game(table: Table) -> dict[str, object]:
    """All that everybody may know of a table, beside the game itself."""
    return {
        "phase": table.phase,
        "owner": table.owner,
        "chairs": table.chairs,
        "ready": table.ready,
        "clocks": table.clocks,
        "undo_ask": table.undo_ask,
        "asks": table.shoulder_asks,
        "shoulders": table.shoulders,
        "rematch": table.rematch,
        "was_helped": table.was_helped,
        "wake_at": table.wake_at,
        "deadline": table.game_deadline,
        "due": table.due,
        "people": table.people,
        "outcome": table.outcome,
        "resigned": table.play.resigned,
        "seq": table.seq,
        "entries_after": tuple(table.entries_after),
        "played_seq": table.played_seq,
        "fresh_from": table.fresh_from,
        "submits": tuple(table.submits.items()),
        "started_at": table.started_at,
        "last_at": table.last_at,
        "terms": table.terms,
        "created": table.created,
    }


def everything(table: Table) -> dict[str, object]:
    """All there is to a table, to be compared with another."""
    return {
        **around_the_game(table),
        "secret": table.secret,
        "happenings": tuple(table.happenings),
        "log": tuple(table.play.log),
        "standing": table.play.standing,
        "draws": table.play.draws,
        "state": table.play.state,
    }


def phase(table: Table) -> str:
    return table.phase


def stand_ins(table: Table) -> list[str]:
    return [chair.stand_in for chair in table.chairs]


def last_events(table: Table, count: int) -> list[Event]:
    return [happening.event for happening in table.happenings[-count:]]
