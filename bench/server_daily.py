"""Many people play the challenge of the day in its last minute, all behind one address:

    python -m bench.server_daily

One server process with its usual limits and one worker. Each player opens the page of the
challenge, begins the counted try, plays it to its end against the bot, and looks at the result.
Nobody may be refused anything, and every try must be scored before the minute is over.
"""

import asyncio
import json
import tempfile
import time
from collections import Counter
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Final

import httpx
import typer
from websockets.asyncio.client import connect

from bench.peers import Guest, decode, encode
from bench.serving import CORES, Serving, database_url, keep_to_load_core, serving
from tavolino.daily import daily_games, make_challenge, utc_day
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.daily.seals import Seals
from tavolino.server.main import quick_loop
from tavolino.server.people.people import People
from tavolino.server.people.sessions import COOKIE, open_sessions
from tavolino.server.settings import Settings
from tavolino.server.storage import open_database

MINUTE_S: Final = 60.0
LIMIT_S: Final = 300.0
FIRST: Final = ("/api/me", "/api/games", "/api/daily")
"""What the client asks for before it shows a challenge."""
THINKS_S: Final = 1.0
"""How long a player takes for a move, at most."""


@dataclass
class Rush:
    """What the players see."""

    url: str
    path: str
    seat: int
    http: httpx.AsyncClient
    random: Random
    refused: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    states: Counter[str] = field(default_factory=Counter)
    moves: int = 0

    async def play(self, guest: Guest, after_s: float) -> None:
        await asyncio.sleep(after_s)
        began = time.perf_counter()
        for path in FIRST:
            await self.ask("GET", guest, path)
        await self.ask("GET", guest)
        begun = await self.ask("POST", guest)
        if "id" not in begun:
            return
        await self._play_at(str(begun["id"]), guest)
        seen = await self.ask("GET", guest)
        self.states[str(seen.get("state"))] += 1
        self.seconds.append(time.perf_counter() - began)

    async def ask(self, method: str, guest: Guest, path: str = "") -> dict[str, object]:
        headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
        response = await self.http.request(method, path or self.path, headers=headers)
        if response.is_error:
            self.refused[f"{method} {response.status_code}"] += 1
        found: dict[str, object] = response.json()
        return found

    async def _play_at(self, table: str, guest: Guest) -> None:
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=LIMIT_S
        ) as socket:
            number = 0
            async for message in socket:
                frame = decode(message)
                if frame.kind == "refused":
                    self.refused[frame.rule] += 1
                    return
                if frame.kind != "table" or frame.table is None:
                    continue
                if frame.table.phase == "over":
                    return
                views = [one.view for one in frame.views if one.view]
                if not views or self.seat not in views[0].to_act or not views[0].moves:
                    continue
                await asyncio.sleep(self.random.random() * THINKS_S)
                number += 1
                self.moves += 1
                move = self.random.choice(views[0].moves)
                command = {"type": "move", "id": f"m{number}", "seat": self.seat, "move": move}
                await socket.send(encode({**command, "on": frame.version}).decode())


async def prepare(url: str, game: str, players: int) -> tuple[str, int, list[Guest]]:
    """Today's challenge of one game and whole games of the others, and people who have been here
    before.
    """
    database = await open_database(url)
    try:
        day = utc_day(wall_ms())
        seals = Seals(database)
        await seals.seal([day], 1, wall_ms())
        made = make_challenge(daily_games()[game], game, day, bytes(32))
        await seals.store(day, dict.fromkeys(daily_games(), made))
        people, sessions = People(database), await open_sessions(database, "")
        guests = []
        for _ in range(players):
            person = (await people.new_guest()).id
            guests.append(Guest(person, await sessions.begin(person)))
        people.close()
        return day, made.challenge.seat, guests
    finally:
        await database.close()


async def rush(rushing: Rush, guests: list[Guest], within_s: float) -> float:
    """All players come within this time; gives how long it took until the last was done."""
    began = time.perf_counter()
    async with asyncio.timeout(LIMIT_S), asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(rushing.play(guest, rushing.random.random() * within_s))
    return time.perf_counter() - began


def serving_as_usual(folder: Path) -> AbstractContextManager[Serving]:
    """A server with the limits that other benchmarks make generous as they usually are."""
    usual = Settings()
    return serving(
        folder,
        cores=CORES,
        connections=str(usual.connections),
        connections_per_address=str(usual.connections_per_address),
        sockets_per_address=str(usual.sockets_per_address),
        requests_per_minute=str(usual.requests_per_minute),
        guests_per_hour=str(usual.guests_per_hour),
        messages_per_second=str(usual.messages_per_second),
        messages_at_once=str(usual.messages_at_once),
    )


def main(
    game: Annotated[str, typer.Option()] = "demolition",
    players: Annotated[int, typer.Option()] = 1000,
    within: Annotated[float, typer.Option(help="Seconds in which all come.")] = 30.0,
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        day, seat, guests = asyncio.run(prepare(database_url(folder), game, players))
        keep_to_load_core()
        with (
            serving_as_usual(folder) as server,
            asyncio.Runner(loop_factory=quick_loop) as runner,
        ):

            async def act() -> tuple[Rush, float]:
                pool = httpx.Limits(max_connections=players, max_keepalive_connections=100)
                async with httpx.AsyncClient(
                    base_url=server.url, limits=pool, timeout=LIMIT_S, verify=False
                ) as http:
                    path = f"/api/daily/{day}/games/{game}"
                    rushing = Rush(server.url, path, seat, http, Random(seed))
                    return rushing, await rush(rushing, guests, within)

            rushing, took = runner.run(act())
            cpu_s = server.cpu_s
    waited = sorted(rushing.seconds)
    figures = {
        "players": players,
        "done": len(waited),
        "states": dict(rushing.states),
        "refused": dict(rushing.refused),
        "moves": rushing.moves,
        "all done after s": round(took, 1),
        "a whole try, p50 s": round(waited[len(waited) // 2], 2),
        "a whole try, max s": round(waited[-1], 2),
        "server processor s": round(cpu_s, 1),
        "within a minute": took <= MINUTE_S,
    }
    print(json.dumps(figures, indent=1))
    if rushing.refused or len(waited) < players:
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
