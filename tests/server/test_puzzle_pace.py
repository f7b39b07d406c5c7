"""In the puzzle bots take about as long as people, but do not keep people waiting."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tavolino.core import Stream
from tavolino.games.cutit.bots.pace import pause_ms
from tavolino.games.cutit.rules.state import PUZZLE_MS
from tavolino.server.live.session import TableSession
from tavolino.table.actor import Actor
from tavolino.table.bot_moves import SPARE_MS
from tavolino.table.events import Moved
from tavolino.table.moves import move
from tavolino.table.table import Table
from tests.server.clocks import StandingClock
from tests.server.peers import AtTable, Running, running

PERSON, BOT = 0, 1
LEVEL = "casual"
"""Cuts in a way that leaves a puzzle to lay."""


@dataclass
class Race:
    """The puzzle has just begun, for a person and a bot."""

    server: Running
    clock: StandingClock
    table_session: TableSession
    here: AtTable
    began: int

    @property
    def table(self) -> Table:
        return self.table_session.live.table

    @property
    def pause(self) -> int:
        """The pause that the bot should make before its next move."""
        return pause_ms(LEVEL, self.table.game.view(self.table.play.state, BOT))

    def after(self, ms: int) -> None:
        self.clock.go_to(self.began + ms, self.server.context)

    @property
    def laid(self) -> list[int]:
        """When the bot laid each snippet, since the start of the puzzle."""
        return [
            one.at - self.began
            for one in self.table.events
            if isinstance(one.event, Moved) and one.event.seat == BOT and "@" in one.event.move
        ]

    async def see_laid(self, snippets: int) -> None:
        """Reads until the bot has laid this many snippets."""
        while len(self.laid) < snippets:
            await self.here.see_version(self.table.version + 1)


@asynccontextmanager
async def racing(folder: Path) -> AsyncIterator[Race]:
    clock = StandingClock()
    async with running(folder, clock=clock) as server, server.peer() as one:
        table = await one.create("cutit", 2, occupants=["me", f"bot:{LEVEL}"])
        async with one.at(table) as here:
            table_session = await server.context.table_manager.open(table)
            source = Stream(bytes(32), 0)
            while table_session.live.table.game_deadline is None:
                if PERSON in table_session.live.table.due:
                    await table_session.live.act(lambda draft, now: cut(draft, now, source))
                else:
                    await here.see_version(table_session.live.table.version + 1)
            assert table_session.live.table.game_deadline == clock.now() + PUZZLE_MS
            yield Race(server, clock, table_session, here, clock.now())


def cut(table: Table, now: int, source: Stream) -> None:
    chosen = table.game.write(table.game.sample(table.play.state, PERSON, source))
    move(table, Actor(table.occupants[PERSON].person, now), PERSON, chosen, table.version)


def test_ci11_a_bot_lays_its_snippets_one_after_the_other(tmp_path: Path) -> None:
    async def act() -> None:
        async with racing(tmp_path) as race:
            expected: list[int] = []
            at = 0
            for number in range(1, 4):
                at += race.pause
                expected.append(at)
                race.after(at - 1)
                race.after(at)
                await race.see_laid(number)
            assert race.laid == expected
            assert expected[0] > 12_000

    asyncio.run(act())


def test_ci13_when_the_people_are_done_bots_take_no_time(tmp_path: Path) -> None:
    async def act() -> None:
        async with racing(tmp_path) as race:
            first = race.pause
            race.after(first)
            await race.see_laid(1)
            race.after(first + 1)
            answer = await race.here.move(PERSON, "done", on=race.table.version)
            assert answer["type"] == "ack"
            await race.here.see(lambda frame: frame["table"]["phase"] == "over")
            assert race.laid[0] == first
            assert set(race.laid[1:]) == {first + 1}

    asyncio.run(act())


def test_ci11_a_bot_that_is_late_hurries_up(tmp_path: Path) -> None:
    """The person never finishes; the bot finishes before time is up."""

    async def act() -> None:
        async with racing(tmp_path) as race:
            race.after(PUZZLE_MS - SPARE_MS)
            await race.here.see(lambda _: BOT not in race.table.due)
            assert race.table.phase == "playing"
            assert set(race.laid) == {PUZZLE_MS - SPARE_MS}

    asyncio.run(act())
