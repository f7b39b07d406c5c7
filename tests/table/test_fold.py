"""A table is the fold of its events, whatever people do; what is refused changes nothing."""

import random
from collections.abc import Callable
from typing import get_args

import pytest

from tavolino.core import Dealer, Refused, Seat
from tavolino.table.absence import leave, reclaim, stop_nudge, take_over
from tavolino.table.actor import Actor
from tavolino.table.audience import answer_peek, request_peek
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Event
from tavolino.table.holidays import pause_clocks, resume_clocks
from tavolino.table.lobby import announce_rematch, seat_bot, set_ready, sit, stand
from tavolino.table.moves import answer_undo, bot_move, move, request_undo, resign, take_hint
from tavolino.table.table import Table, open_table
from tests.table.tables import ALL, BOT, SECRET, everything, new_table, seen, viewers

PEOPLE = ("ann", "bob", "cem", "wim")
Walker = random.Random


def some_settings(chance: Walker) -> dict[str, str | int]:
    return {
        "clock": chance.choice(("none", "move", "total")),
        "seconds": chance.choice((5, 30, 3600)),
        "increment": chance.choice((0, 3)),
        "timeout": chance.choice(("bot", "skip", "loss")),
        "patience": 10,
        "undo": chance.choice(("consent", "free", "never")),
        "watching": chance.choice(("yes", "no")),
        "peek": chance.choice(("ask", "never")),
    }


def some_move(table: Table, seat: Seat, chance: Walker) -> str:
    """Mostly a legal move, if the seat has one."""
    if seat not in table.due or chance.random() < 0.1:
        return chance.choice(("", "e5", "done", "show 1", "h1>A", "\x00", "x" * 501))
    source = Dealer(chance.randbytes(32)).draw(0)
    return table.game.write(table.game.sample(table.play.state, seat, source))


def some_command(table: Table, now: int, chance: Walker) -> Callable[[Table], None]:
    """Something that somebody tries, now and then with numbers that make no sense."""
    person = chance.choice(PEOPLE)
    if table.undo_request and table.undo_request.missing and chance.random() < 0.5:
        person = min(table.undo_request.missing)
    actor = Actor(person, now, f"{person} {chance.randrange(10**9)}")
    seat = chance.randrange(table.seats)
    if chance.random() < 0.6 and table.seats_of(person):
        seat = chance.choice(table.seats_of(person))
    if chance.random() < 0.03:
        seat = chance.choice((-1, -2, -3, -9, table.seats, 63, 2**70))
    on = (
        table.version if chance.random() < 0.8 else chance.choice((-1, 0, table.version + 1, 2**70))
    )
    yes = chance.random() < 0.6
    to = chance.choice((-1, 0, len(table.play.log) - 1, len(table.play.log), 2**70))
    if table.phase == "lobby":
        commands: list[Callable[[Table], None]] = [
            lambda t: sit(t, actor, seat),
            lambda t: sit(t, actor, seat),
            lambda t: seat_bot(t, actor, seat, BOT),
            lambda t: stand(t, actor, seat),
            lambda t: set_ready(t, actor, yes),
            lambda t: set_ready(t, actor, True),
            lambda t: leave(t, actor),
            lambda t: move(t, actor, seat, "e5", on),
        ]
        weights = [6, 6, 2, 1, 2, 6, 0.25, 0.3]
    else:
        acting = chance.choice(sorted(table.due)) if table.due else 0

        def text() -> str:
            return some_move(table, acting, chance)

        asker = chance.choice(PEOPLE)
        asks = sorted(table.peek_requests | table.peeks)
        if asks and chance.random() < 0.2:
            asker, seat = chance.choice(asks)
            actor = actor._replace(person=table.occupants[seat].person)
        asked = [table.occupants[one].person for one in table.waiting.nudges]
        nudged = Actor(asked[0], now, actor.submit) if asked else actor
        away = [table.occupants[one].person for one in table.holidays]
        mover = Actor(table.occupants[acting].person, now, actor.submit)
        commands = [
            lambda t: move(t, mover, acting, text(), on) if mover.person else None,
            lambda t: bot_move(t, now, acting, text(), on),
            lambda t: move(t, actor, seat, text(), on),
            lambda t: request_undo(t, actor, seat, to, on),
            lambda t: answer_undo(t, actor, yes, on if yes else None),
            lambda t: resign(t, actor, seat),
            lambda t: leave(t, actor),
            lambda t: reclaim(t, actor),
            lambda t: take_over(t, actor, seat, is_present=yes),
            lambda t: take_over(t, actor, acting, is_present=yes),
            lambda t: stop_nudge(t, nudged),
            lambda t: request_peek(t, actor, seat),
            lambda t: answer_peek(t, actor, seat, asker, yes),
            lambda t: announce_rematch(t, actor, "there"),
            lambda t: sit(t, actor, seat),
            lambda t: take_hint(t, mover, acting),
            lambda t: pause_clocks(t, now, person, now + 500_000),
            lambda t: resume_clocks(t, now, away[0]) if away else None,
        ]
        weights = [12, 12, 2, 6, 6, 0.15, 0.5, 1, 1, 3, 12 if asked else 0.3, 1, 2, 1, 0.2, 1, 2, 2]
    return chance.choices(commands, weights)[0]


def walk(game: str, seed: int, steps: int) -> Table:
    """A table at which people do all sorts of things, compared at each step with its fold."""
    chance = random.Random(f"{game} {seed}")
    seats = chance.choice(ALL[game].players)
    table = new_table(game, min(seats, 4), settings=some_settings(chance))
    again = open_table("here", table.events[:1], ALL, Dealer(SECRET))
    now = 0
    for step in range(steps):
        now += chance.choice((0, 1, 500, 4_000)) if chance.random() < 0.97 else 200_000
        before = everything(table)
        fork = table.fork()
        pass_time(fork, now)
        assert fork.wake_at is None or fork.wake_at > now
        command = some_command(fork, now, chance)
        passed = everything(fork)
        try:
            command(fork)
        except Refused:
            assert everything(fork) == passed, "what is refused changes nothing"
        assert everything(table) == before, "a fork changes nothing"
        for logged in fork.events[again.version :]:
            again.apply(logged)
        assert everything(again) == everything(fork)
        if step % 20 == 0:
            assert [seen(again, v) for v in viewers(again)] == [
                seen(fork, v) for v in viewers(fork)
            ]
        table = fork
    return table


@pytest.mark.parametrize("game", ALL)
def test_a_table_is_the_fold_of_its_events(game: str) -> None:
    for seed in range(10):
        table = walk(game, seed, 120)
        opened = open_table("here", table.events, ALL, Dealer(SECRET))
        assert everything(opened) == everything(table)


def test_random_walks_produce_every_kind_of_event() -> None:
    """What the walks prove they prove of everything that can happen."""
    met: set[type] = set()
    for seed in range(80):
        met |= {type(one.event) for one in walk("scalino", 1_000 + seed, 100).events}
        if met == set(get_args(Event)):
            return
    raise AssertionError(set(get_args(Event)) - met)
