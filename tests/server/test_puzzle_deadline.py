"""The puzzle ends after exactly three minutes of the server's clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tavolino.core import CLOCK, Stream
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.state import PUZZLE_MS, CutItState
from tavolino.table.events import Moved
from tests.server.client_model import go_on
from tests.server.clocks import StandingClock
from tests.server.peers import AtTable, Peer, Running, running


@dataclass
class Puzzle:
    """A table where the puzzle has just begun."""

    server: Running
    clock: StandingClock
    table: str
    deadline: int
    one: AtTable
    two: AtTable
    peer: Peer

    def go_to(self, at: int) -> None:
        self.clock.go_to(at, self.server.context)

    async def move(self, here: AtTable, seat: int, move: str) -> str:
        """ "ack", or the rule and case it was refused by."""
        answer = await here.move(seat, move, on=here.table["version"])
        return "ack" if answer["type"] == "ack" else f"{answer['rule']} {answer['why']}"

    async def stored(self) -> list[tuple[int, int, str]]:
        """All moves of the puzzle: when by the server's clock, by whom, what."""
        events = await self.server.context.table_manager.services.repository.after(self.table, 0)
        return [
            (one.at, one.event.seat, one.event.move)
            for one in events
            if isinstance(one.event, Moved) and one.at > self.deadline - PUZZLE_MS
        ]


@asynccontextmanager
async def at_the_puzzle(folder: Path) -> AsyncIterator[Puzzle]:
    clock = StandingClock()
    async with running(folder, clock=clock) as server, server.peer() as one, server.peer() as two:
        table = await one.create("cutit", 2, occupants=["me"])
        async with one.at(table) as here, two.at(table) as there:
            await there.submit("sit", seat=1)
            await there.submit("ready", ready=True)
            table_session = await server.context.table_manager.open(table)
            source = Stream(bytes(32), 0)
            while table_session.live.table.game_deadline is None:
                clock.go_on(1000, server.context)
                await go_on(table_session, 1, source)
            began, deadline = clock.now(), table_session.live.table.game_deadline
            assert deadline == began + PUZZLE_MS
            for at in (here, there):
                frame = await at.see_version(table_session.live.table.version)
                assert frame["table"]["deadline"] == deadline
            yield Puzzle(server, clock, table, deadline, here, there, one)


def test_the_last_millisecond_counts_and_the_next_does_not(tmp_path: Path) -> None:
    async def act() -> None:
        async with at_the_puzzle(tmp_path) as puzzle:
            puzzle.go_to(puzzle.deadline - 1)
            assert await puzzle.move(puzzle.one, 0, "done") == "ack"
            puzzle.go_to(puzzle.deadline)
            assert await puzzle.move(puzzle.two, 1, "done") in ("PHASE over", "STALE move")
            moves = await puzzle.stored()
            assert moves[0] == (puzzle.deadline - 1, 0, "done")
            assert moves[1][:2] == (puzzle.deadline, CLOCK)
            assert len(moves) == 2

    asyncio.run(act())


@pytest.mark.parametrize("late_ms", [0, 1, 37, 60_000])
def test_the_deadline_counts_however_late_the_server_applies_it(
    late_ms: int, tmp_path: Path
) -> None:
    """A late move triggers the deadline; the clock's entry still has the time of the deadline."""

    async def act() -> None:
        async with at_the_puzzle(tmp_path) as puzzle:
            puzzle.clock.jump_to(puzzle.deadline + late_ms)
            answer = await puzzle.move(puzzle.one, 0, "done")
            assert answer == "PHASE over"
            await puzzle.one.see(lambda frame: frame["table"]["phase"] == "over")
            assert [move[:2] for move in await puzzle.stored()] == [(puzzle.deadline, CLOCK)]

    asyncio.run(act())


def lay_or_lift(state: CutItState, seat: int, source: Stream) -> str:
    """A move that does not end the puzzle."""
    if state.players[seat].layout:
        return f"lift {state.players[seat].layout[0][0]}"
    moves = (str(CUTIT.sample(state, seat, source)) for _ in range(1000))
    return next(move for move in moves if move != "done")


def test_entries_of_all_sorts_around_the_deadline(tmp_path: Path) -> None:
    """Both lay and lift until time is up: the log has exactly the moves before that, in order."""

    async def act() -> None:
        async with at_the_puzzle(tmp_path) as puzzle:
            table_session = await puzzle.server.context.table_manager.open(puzzle.table)
            source = Stream(bytes(32), 1)
            done: list[tuple[int, int]] = []
            for before in (5, 4, 3, 2, 1, 0, -1, -2):
                puzzle.clock.jump_to(puzzle.deadline - before)
                for seat, here in enumerate((puzzle.one, puzzle.two)):
                    table = table_session.live.table
                    is_over = table.phase == "over"
                    move = "done" if is_over else lay_or_lift(table.play.state, seat, source)
                    answer = await here.submit("move", seat=seat, move=move, on=table.version)
                    assert (answer["type"] == "ack") == (before > 0)
                    if answer["type"] == "ack":
                        done.append((puzzle.deadline - before, seat))
            assert [move[:2] for move in await puzzle.stored()] == [
                *done,
                (puzzle.deadline, CLOCK),
            ]
            record = await puzzle.peer.http.get(f"/api/tables/{puzzle.table}/record")
            started = table_session.live.table.started_at
            assert f'"at":{puzzle.deadline - started}'.encode() in record.content

    asyncio.run(act())


def test_a_server_that_was_down_at_the_deadline_lets_time_be_up_at_it(tmp_path: Path) -> None:
    """With a clock that kept running, like that of another process."""

    async def act() -> None:
        async with at_the_puzzle(tmp_path) as puzzle:
            table, deadline = puzzle.table, puzzle.deadline
        async with running(tmp_path, clock=StandingClock(deadline + 5000)) as server:
            table_session = await server.context.table_manager.open(table)
            table_session.bot_driver.apply_overdue()
            while table_session.live.table.phase != "over":
                await server.context.table_manager.sweep()
            last = [one for one in table_session.live.table.events if isinstance(one.event, Moved)][
                -1
            ]
            assert (last.at, last.event.seat) == (deadline, CLOCK)  # type: ignore[union-attr]

    asyncio.run(act())


def test_a_client_is_told_the_servers_time(tmp_path: Path) -> None:
    async def act() -> None:
        async with at_the_puzzle(tmp_path) as puzzle:
            assert puzzle.one.frames[0]["type"] == "welcome"
            puzzle.go_to(puzzle.deadline - 7)
            await puzzle.one.socket.send('{"type": "ping", "sent": 123}')
            pong = await puzzle.one.until(lambda frame: frame["type"] == "pong")
            assert pong == {"type": "pong", "sent": 123, "now": puzzle.deadline - 7}

    asyncio.run(act())
