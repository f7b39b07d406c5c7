"""The example bot plays on a real server over the public protocol."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from examples.bot import Bot, Json, any_move
from tavolino.core import verify
from tavolino.games import rules
from tavolino.server.http.table_connection import say_goodbye
from tests.patience import PATIENCE_S
from tests.played import PLAYED
from tests.server.peers import Running, running

SCRIPT = Path(__file__).parents[2] / "examples" / "bot.py"


async def new_token(server: Running) -> str:
    """A token of a new person."""
    guest = await server.context.people.new_guest()
    _, token = await server.context.sessions.make_token(guest.id, "example")
    return token


class Unlucky:
    """Chooses any move, and loses its connection before the third and the fifth."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.loop = asyncio.get_running_loop()
        self.moves = 0
        self.bot: Bot | None = None

    def __call__(self, view: Json, moves: list[str]) -> str:
        self.moves += 1
        if self.moves == 1:
            self.loop.call_soon_threadsafe(self.break_off)
        if self.moves == 2:
            self.loop.call_soon_threadsafe(say_goodbye, self.server.context)
        return any_move(view, moves or ["done"])

    def break_off(self) -> None:
        assert self.bot
        assert self.bot.socket
        self.bot.socket.transport.abort()


@pytest.mark.parametrize("game", PLAYED)
def test_two_bots_finish_a_game_though_connections_break(game: str, tmp_path: Path) -> None:
    async def play() -> bytes:
        async with running(tmp_path, messages_at_once=10_000) as server:
            unlucky = Unlucky(server)
            one = unlucky.bot = Bot(server.url, await new_token(server), unlucky, pause=0.01)
            two = Bot(server.url, await new_token(server), pause=0.01)
            link = await one.open(game)
            table = await two.find(link["code"])
            ends = await asyncio.gather(one.play(table), two.play(table))
            assert ends[0]["table"]["result"] == ends[1]["table"]["result"]
            assert unlucky.moves > 2
            async with server.peer() as anyone:
                return (await anyone.http.get(f"/api/tables/{table}/record")).content

    verdict = verify(asyncio.run(asyncio.wait_for(play(), PATIENCE_S)), rules())
    assert (verdict.faults, verdict.fairness) == ((), "fair")


def test_the_script_opens_a_table_and_ends_with_the_result(tmp_path: Path) -> None:
    async def play() -> str:
        async with running(tmp_path, messages_at_once=10_000) as server:
            script = await asyncio.create_subprocess_exec(
                sys.executable,
                str(SCRIPT),
                server.url,
                "--open",
                "demolition",
                "--bot",
                "greedy",
                env={**os.environ, "TAVOLINO_TOKEN": await new_token(server)},
                stdout=asyncio.subprocess.PIPE,
            )
            assert script.stdout is not None
            opened = (await script.stdout.readline()).decode()
            code = opened.split("code ")[1].strip(" )\n")
            other = Bot(server.url, await new_token(server))
            await other.play(await other.find(code))
            said = (await script.stdout.read()).decode()
            assert await script.wait() == 0
            return said

    said = asyncio.run(asyncio.wait_for(play(), PATIENCE_S))
    assert said.startswith('Over: {"cause"')


def test_a_wrong_token_is_reported(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server:
            with pytest.raises(SystemExit, match="TOKEN"):
                await Bot(server.url, "tavolino_wrong").open("scalino")

    asyncio.run(ask())
