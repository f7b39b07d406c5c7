"""Tables for the tests of what happens at them, and the people around them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from tavolino.core import SPECTATOR, Dealer, Game, Refused, Seat, Value, canonical
from tavolino.games import rules
from tavolino.table.actor import Actor
from tavolino.table.audience import log_lines
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Created, Event, LoggedEvent
from tavolino.table.lobby import seat_bot, set_ready, sit
from tavolino.table.moves import bot_move, move
from tavolino.table.table import Table, open_table
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
    settings: Mapping[str, Value] | None = None,
    secret: bytes = SECRET,
) -> Table:
    """A table of Ann's at which nobody sits yet."""
    dealer = Dealer(secret)
    version = ALL[game].version
    created = Created(
        game, version, seats, options or {}, settings or {}, "ann", dealer.hash, "bot:stand-in"
    )
    return open_table("here", [LoggedEvent(0, created, "ann")], ALL, dealer)


def lobby_with(
    game: str,
    *people: str,
    secret: bytes = SECRET,
    chosen: Mapping[str, Value] | None = None,
    **settings: Value,
) -> Table:
    """A table at which these people sit from seat 0 on; BOT is a bot, "" a free seat."""
    options: dict[str, Value] = {"first": "0"} if game in ("scalino", "cutit", "rope") else {}
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    table = new_table(game, len(people), {**options, **(chosen or {})}, named, secret)
    for seat, person in enumerate(people):
        if person == BOT:
            seat_bot(table, Actor(table.owner, START), seat, BOT)
        elif person:
            sit(table, Actor(person, START), seat)
    return table


def started(
    game: str,
    *people: str,
    secret: bytes = SECRET,
    chosen: Mapping[str, Value] | None = None,
    **settings: Value,
) -> Table:
    """A table at which these people have just started; in most games seat 0 is first."""
    table = lobby_with(game, *people, secret=secret, chosen=chosen, **settings)
    for person in table.people:
        set_ready(table, Actor(person, START), True)
    assert table.phase == "playing"
    return table


def make_move(table: Table, seat: Seat, text: str, now: int = START) -> None:
    """A move of the person or bot that moves for the seat, based on the current version."""
    if table.bot_of(seat):
        bot_move(table, now, seat, text, table.version)
    else:
        move(table, Actor(table.occupants[seat].person, now), seat, text, table.version)


def play_on(table: Table, now: int, moves: int = 10_000) -> None:
    """First legal moves of everybody until the game is over, or at most this many."""
    for _ in range(moves):
        pass_time(table, now)
        if table.phase != "playing":
            return
        seat = min(table.due)
        choice = table.game.sample(table.play.state, seat, table.dealer.draw(len(table.play.log)))
        make_move(table, seat, table.game.write(choice), now)


def refusal_of(act: Callable[[], object]) -> str:
    """The rule and the case something is refused with."""
    with pytest.raises(Refused) as refused:
        act()
    return f"{refused.value.rule} {refused.value.why}"


def viewers(table: Table) -> list[Seat]:
    return [*range(table.seats), SPECTATOR]


def seen(table: Table, viewer: Seat) -> bytes:
    """All that a viewer learns of the game."""
    return canonical((table.play.view(viewer), log_lines(table, viewer)))


def besides_the_game(table: Table) -> dict[str, object]:
    """What is public about a table, apart from the game itself."""
    return {
        "phase": table.phase,
        "owner": table.owner,
        "occupants": table.occupants,
        "ready": table.ready,
        "clocks": table.clocks,
        "waiting": table.waiting,
        "undo_request": table.undo_request,
        "asks": table.peek_requests,
        "peeks": table.peeks,
        "rematch": table.rematch,
        "was_helped": table.was_helped,
        "bot_helped": table.bot_helped,
        "wake_at": table.wake_at,
        "deadline": table.game_deadline,
        "due": table.due,
        "people": table.people,
        "outcome": table.outcome,
        "resigned": table.play.resigned,
        "version": table.version,
        "entries_after": tuple(table.entries_after),
        "played_version": table.played_version,
        "fresh_from": table.fresh_from,
        "submits": [table.version_after(one.by, one.submit) for one in table.events if one.submit],
        "started_at": table.started_at,
        "last_at": table.last_at,
        "settings": table.settings,
        "created": table.created,
    }


def everything(table: Table) -> dict[str, object]:
    """All there is to a table, to be compared with another."""
    return {
        **besides_the_game(table),
        "secret": table.secret,
        "events": tuple(table.events),
        "log": tuple(table.play.log),
        "standing": table.play.standing,
        "draws": table.play.draws,
        "state": table.play.state,
    }


def phase(table: Table) -> str:
    return table.phase


def stand_ins(table: Table) -> list[str]:
    return [occupant.stand_in for occupant in table.occupants]


def last_events(table: Table, count: int) -> list[Event]:
    return [logged.event for logged in table.events[-count:]]
