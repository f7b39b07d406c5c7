"""Clocks: whose runs when, what is left, what follows when it runs out; and every game ends."""

import pytest

from tavolino.core import CLOCK, Stream
from tavolino.table.absence import leave, reclaim, take_over
from tavolino.table.actor import Actor
from tavolino.table.deadlines import pass_time
from tavolino.table.events import Ended, Moved, Resigned, StandInStarted
from tavolino.table.moves import move, resign
from tavolino.table.table import Table
from tests.conformance.toy import LIMIT_MS
from tests.table.tables import (
    ALL,
    BOT,
    START,
    last_events,
    make_move,
    phase,
    play_on,
    refusal_of,
    stand_ins,
    started,
)


def at(table: Table, seat: int, ms: int) -> Actor:
    """The actor for the occupant of this seat, this long after the start."""
    return Actor(table.occupants[seat].person, START + ms)


def lefts(table: Table) -> list[int | None]:
    return [table.clocks.full(seat) for seat in range(table.seats)]


def ends(table: Table) -> list[int | None]:
    """When time is up for each seat, in ms since the start."""
    times = map(table.clocks.deadline, range(table.seats))
    return [None if time is None else time - START for time in times]


def test_no_clock() -> None:
    table = started("scalino", "ann", "bob")
    assert (lefts(table), ends(table), table.wake_at) == ([None, None], [None, None], None)
    pass_time(table, START + 10**10)
    assert table.due == {0}


def test_a_clock_for_each_move() -> None:
    table = started("scalino", "ann", "bob", clock="move", seconds=60)
    assert ends(table) == [60_000, None]
    assert table.wake_at == START + 60_000
    make_move(table, 0, "e5", START + 20_000)
    assert ends(table) == [None, 80_000]
    make_move(table, 1, "e4", START + 79_999)
    assert ends(table) == [139_999, None]


def test_a_total_clock_with_increment() -> None:
    table = started("scalino", "ann", "bob", clock="total", seconds=60, increment=5)
    assert (lefts(table), ends(table)) == ([60_000, 60_000], [60_000, None])
    make_move(table, 0, "e5", START + 20_000)
    assert (lefts(table), ends(table)) == ([45_000, 60_000], [None, 80_000])
    make_move(table, 1, "e4", START + 22_000)
    assert (lefts(table), ends(table)) == ([45_000, 63_000], [67_000, None])


def test_who_moves_again_has_time_for_it() -> None:
    """A turn of Cut the Rope may have many moves; a player alone is always due."""
    table = started("cutit", "ann", clock="total", seconds=60, increment=5)
    make_move(table, 0, "corner a1", START + 20_000)
    assert (lefts(table), ends(table)) == ([45_000], [65_000])
    table = started("cutit", "ann", clock="move", seconds=60)
    make_move(table, 0, "corner a1", START + 20_000)
    assert ends(table) == [80_000]


def test_at_the_same_time_each_has_a_clock() -> None:
    table = started("cutit", "ann", "bob", clock="total", seconds=60)
    make_move(table, 0, "corner a1", START)
    make_move(table, 1, "corner j1", START)
    assert ends(table) == [60_000, 60_000]
    make_move(table, 1, "A1-K1/a1", START + 20_000)
    assert (lefts(table), ends(table)) == ([40_000, 40_000], [60_000, None])
    make_move(table, 0, "A1-K1/a1", START + 30_000)
    assert (lefts(table), ends(table)) == ([30_000, 40_000], [60_000, 70_000])


def test_clocks_stand_while_the_rules_have_a_limit() -> None:
    table = started("toy", "ann", "bob", clock="move", seconds=5)
    assert ends(table) == [None, None]
    assert table.wake_at == table.game_deadline == START + LIMIT_MS


def test_clocks_stand_for_bots() -> None:
    table = started("scalino", "ann", BOT, clock="total", seconds=60)
    make_move(table, 0, "e5", START + 1_000)
    assert (ends(table), table.wake_at) == ([None, None], None)
    make_move(table, 1, "e4", START + 50_000)
    assert lefts(table) == [59_000, 60_000]


def test_a_moment_with_a_stand_in_gains_no_time() -> None:
    for clock in ("move", "total"):
        table = started("scalino", "ann", "bob", clock=clock, seconds=60, increment=5)
        take_over(table, at(table, 0, 59_000), 0)
        assert (lefts(table)[0], table.wake_at) == (1_000, None)
        reclaim(table, at(table, 0, 59_500))
        assert ends(table) == [60_500, None]
        make_move(table, 0, "e5", START + 60_000)
        assert lefts(table)[0] == (60_000 if clock == "move" else 5_500)


def test_a_stand_ins_move_earns_nothing() -> None:
    table = started("scalino", "ann", "bob", clock="total", seconds=60, increment=5)
    leave(table, at(table, 0, 10_000))
    make_move(table, 0, "e5", START + 30_000)
    assert lefts(table) == [50_000, 60_000]


def test_time_up_for_a_move_is_a_turn_of_the_bot() -> None:
    table = started("scalino", "ann", "bob", clock="move", seconds=60)
    pass_time(table, START + 59_999)
    assert stand_ins(table) == ["", ""]
    pass_time(table, START + 60_000)
    assert last_events(table, 1) == [StandInStarted(0, "turn", "time")]
    assert table.was_helped
    assert table.wake_at is None
    ann = at(table, 0, 60_001)
    assert refusal_of(lambda: move(table, ann, 0, "e5", table.version)) == "SEAT stand-in"
    assert refusal_of(lambda: reclaim(table, ann)) == "SEAT no-time"
    make_move(table, 0, "e5", START + 60_010)
    assert stand_ins(table) == ["", ""], "the person plays the next turn"
    assert ends(table) == [None, 120_010]


def test_who_left_in_a_turn_of_the_bot_has_left() -> None:
    table = started("scalino", "ann", "bob", clock="move", seconds=60)
    pass_time(table, START + 60_000)
    leave(table, at(table, 0, 60_000))
    make_move(table, 0, "e5", START + 60_010)
    assert stand_ins(table) == ["back", ""]


def test_out_of_total_time_the_bot_plays_on() -> None:
    table = started("scalino", "ann", "bob", clock="total", seconds=60, increment=5)
    pass_time(table, START + 60_000)
    assert last_events(table, 1) == [StandInStarted(0, "back", "time")]
    for now in (60_001, 90_000):
        back = refusal_of(lambda: reclaim(table, at(table, 0, now)))  # noqa: B023
        assert back == "SEAT no-time"
    make_move(table, 0, "e5", START + 60_001)
    assert lefts(table) == [0, 60_000]
    assert refusal_of(lambda: reclaim(table, at(table, 0, 60_002))) == "SEAT no-time"


def test_time_up_as_a_skip() -> None:
    table = started("rope", "ann", "bob", clock="move", seconds=60, timeout="skip")
    pass_time(table, START + 60_000)
    (event,) = [e for e in last_events(table, 1) if isinstance(e, Moved)]
    assert event.seat == 0
    assert "." in event.move, "a card is laid, which ends the turn"
    assert (set(table.due), stand_ins(table)) == ({1}, ["", ""])
    assert not table.was_helped, "no stand-in moved"
    assert ends(table) == [None, 120_000]


def test_time_up_as_a_loss() -> None:
    table = started("scalino", "ann", "bob", clock="total", seconds=60, timeout="loss")
    pass_time(table, START + 60_003)
    events = last_events(table, 2)
    assert events[0] == Resigned(0, "time")
    assert isinstance(events[1], Ended)
    assert table.outcome is not None
    assert (table.outcome.cause, table.outcome.ranks) == ("time", (2, 1))
    assert table.play.last_at == 60_003


def test_a_loss_among_four_is_played_on() -> None:
    table = started("scalino", "ann", "bob", "cem", BOT, clock="move", seconds=60, timeout="loss")
    pass_time(table, START + 60_000)
    assert last_events(table, 2) == [Resigned(0, "time"), StandInStarted(0, "back", "resigned")]
    make_move(table, 0, "e5", START + 60_001)
    pass_time(table, START + 10**9)
    assert table.play.resigned == (0, 1)
    assert phase(table) == "playing", "the bot of seat 1 is to move"
    assert table.wake_at is None


def test_both_run_out_at_once() -> None:
    table = started("cutit", "ann", "bob", clock="move", seconds=5)
    make_move(table, 0, "corner a1", START)
    make_move(table, 1, "corner j1", START)
    pass_time(table, START + 5_000)
    assert stand_ins(table) == ["turn", "turn"]
    make_move(table, 1, "A1-K1/a1", START + 5_001)
    assert stand_ins(table) == ["turn", ""]


def test_default_moves_cannot_be_predicted() -> None:
    """They come from the secret: what everybody knows must not tell a secret choice."""
    secrets = [bytes([number]) * 32 for number in range(20)]
    chosen = set()
    for secret in secrets:
        table = started("cutit", "ann", "bob", secret=secret, clock="move", timeout="skip")
        table.created = started("cutit", "ann", "bob").created
        pass_time(table, START + 300_000)
        chosen.add(table.events[-1].event)
    assert len(chosen) > 1


# The limit that the rules themselves set


def at_puzzle(*people: str, seconds: int = 5) -> Table:
    table = started("cutit", *people, clock="move", seconds=seconds)
    while table.game_deadline is None:
        play_on(table, table.last_at, 1)
    return table


def test_the_last_moment_of_the_puzzle() -> None:
    table = at_puzzle("ann", "bob")
    deadline = table.game_deadline
    assert deadline is not None
    assert table.wake_at == deadline == table.started_at + 180_000
    ann = Actor("ann", deadline - 1)
    pass_time(table, ann.now)
    move(table, ann, 0, "1@0,0r0", table.version)
    assert table.events[-1].at == deadline - 1
    late = Actor("ann", deadline)
    on = table.version
    assert refusal_of(lambda: move(table, late, 0, "lift 1", on)) == "CLOCK late"
    assert refusal_of(lambda: resign(table, late, 0)) == "CLOCK late"
    pass_time(table, deadline + 7)
    ups = [h for h in table.events if isinstance(h.event, Moved) and h.event.seat == CLOCK]
    assert [up.at for up in ups] == [deadline]
    assert phase(table) == "over"
    assert refusal_of(lambda: move(table, late, 0, "lift 1", on)) == "PHASE over"
    entry = table.play.log[-1]
    assert (entry.seat, entry.at) == (CLOCK, deadline - table.started_at)


def test_the_puzzle_can_be_over_before() -> None:
    table = at_puzzle("ann", "bob")
    make_move(table, 0, "done", table.last_at)
    make_move(table, 1, "done", table.last_at)
    assert (phase(table), table.wake_at) == ("over", None)


def test_alone_the_puzzle_has_the_clock_of_the_table() -> None:
    table = started("cutit", "ann", clock="move", seconds=5, timeout="skip")
    while table.play.state.phase != "puzzle":
        play_on(table, START, 1)
    assert (table.game_deadline, ends(table)) == (None, [5_000])
    pass_time(table, START + 5_000)
    assert phase(table) == "over"


# Every game ends


@pytest.mark.parametrize("timeout", ["bot", "skip", "loss"])
@pytest.mark.parametrize("clock", ["move", "total"])
@pytest.mark.parametrize("game", ALL)
@pytest.mark.parametrize("increment", [0, 5])
def test_every_game_ends_though_nobody_moves(
    game: str, clock: str, timeout: str, increment: int
) -> None:
    players = ALL[game].players
    for seats in {players[0], min(3, players[-1])}:
        people = ("ann", "bob", "cem")[:seats]
        table = started(game, *people, clock=clock, seconds=5, timeout=timeout, increment=increment)
        source = Stream(bytes(32), 5)
        now = START
        while table.phase == "playing":
            assert table.version < 20_000
            bots = [seat for seat in sorted(table.due) if table.bot_of(seat)]
            if bots:
                chosen = table.game.sample(table.play.state, bots[0], source)
                make_move(table, bots[0], table.game.write(chosen), now)
            else:
                assert table.wake_at is not None, "nobody would ever look"
                now = max(now, table.wake_at)
            pass_time(table, now)
            assert table.wake_at is None or table.wake_at > now
        assert table.outcome is not None
        assert table.secret
