"""A bot that plays any game on a Tavolino server.

    pip install httpx websockets
    export TAVOLINO_TOKEN=tavolino_…          # from your own page, under tokens
    python examples/bot.py http://localhost:8000 --open scalino
    python examples/bot.py http://localhost:8000 --code K7QF2M
    python examples/bot.py http://localhost:8000 --table Hq3… --bot greedy

It knows no rules: every view lists the legal moves, and it makes any of them.
With --bot it asks one of Tavolino's bots, if `tavolino[server]` is installed.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Json = dict[str, Any]
Choose = Callable[[Json, list[str]], str]
"""Names a move, given a view and the moves to choose from."""


def any_move(view: Json, moves: list[str]) -> str:
    return random.choice(moves)


def tavolino_bot(name: str) -> Choose:
    """One of the library's own bots."""
    from tavolino.core import Stream
    from tavolino.games import find_bot
    from tavolino.protocol.views import read_view

    def choose(view: Json, moves: list[str]) -> str:
        seen = read_view(view["game"], json.dumps(view))
        return find_bot(view["game"], name).choose(seen, Stream(secrets.token_bytes(32), 0))

    return choose


class Bot:
    """Somebody with a token. It makes one submit at a time and waits for the answer."""

    def __init__(self, url: str, token: str, choose: Choose = any_move, pause: float = 1.0) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.choose = choose
        self.pause = pause
        """How many seconds to wait before the first try to come back; each later wait is longer."""
        self.me = ""
        self.frame: Json | None = None
        """The last frame of the table."""
        self.waiting: Json | None = None
        """The command that has no answer yet."""
        self.refused: set[str] = set()
        """The commands refused at the current version of the table."""
        self.socket: ClientConnection | None = None
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._examples: dict[str, list[str]] = {}

    # Over HTTP: which table

    async def open(self, game: str, seats: int = 2) -> Json:
        """A new table, with this bot on the first seat; gives its id, address and code."""
        body = {"game": game, "seats": seats, "occupants": ["me"], "title": "A bot's table"}
        return await self._ask("POST", "/api/tables", body)

    async def find(self, code: str) -> str:
        """The table behind a code."""
        return str((await self._ask("GET", f"/api/codes/{code}"))["id"])

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers) as http:
            response = await http.request(method, path, json=body)
        answer: Json = response.json()
        if response.is_error:
            raise SystemExit(answer["error"]["text"])
        return answer

    # Over the socket: the game

    async def play(self, table: str) -> Json:
        """Sits down if need be, plays until the game is over, and gives the table as it is then.

        A connection that breaks is made again, with the last version seen.
        """
        games = await self._ask("GET", "/api/games")
        self._examples = {game["name"]: game["example_moves"] for game in games["games"]}
        tries = 0
        while True:
            before = self._version
            try:
                await self._converse(f"{self._socket_url(table)}?version={before}")
            except InvalidStatus as denied:
                if denied.response.status_code not in (429, 502, 503):
                    raise
            except (ConnectionClosed, OSError):
                pass
            if self.frame and self.frame["table"]["phase"] == "over":
                return self.frame
            tries = 0 if self._version > before else tries + 1
            await asyncio.sleep(min(self.pause * 2**tries, 30))

    @property
    def _version(self) -> int:
        return int(self.frame["version"]) if self.frame else 0

    def _socket_url(self, table: str) -> str:
        return f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket"

    async def _converse(self, url: str) -> None:
        """Receives and answers until the game or the connection ends."""
        async with connect(url, additional_headers=self.headers, max_size=None) as socket:
            self.socket = socket
            if self.waiting:
                # It may have arrived or not: the same id makes sure that it counts once.
                await socket.send(json.dumps(self.waiting))
            async for text in socket:
                self._hear(json.loads(text))
                if self.frame and self.frame["table"]["phase"] == "over":
                    return
                await self._act(socket)

    def _hear(self, frame: Json) -> None:
        answered = self.waiting is not None and frame.get("id") == self.waiting["id"]
        match frame["type"]:
            case "welcome":
                self.me = frame["you"]
            case "table":
                if frame["version"] > self._version:
                    self.refused.clear()
                self.frame = frame
            case "ack" if answered:
                self.waiting = None
            case "refused" if answered:
                assert self.waiting is not None
                # What was only too late is thought about anew when the table is shown again.
                if frame["rule"] != "STALE":
                    self.refused.add(command_key(self.waiting))
                    print(frame["text"])
                self.waiting = None

    async def _act(self, socket: ClientConnection) -> None:
        if self.frame is None or self.waiting is not None:
            return
        submit = await self._next(self.frame)
        if submit is not None and command_key(submit) not in self.refused:
            self.waiting = {**submit, "id": next(self._ids)}
            await socket.send(json.dumps(self.waiting))

    async def _next(self, frame: Json) -> Json | None:
        """The next command at the table; None if there is nothing to do."""
        occupants: list[Json] = frame["table"]["occupants"]
        mine = [seat for seat, occupant in enumerate(occupants) if occupant["person"] == self.me]
        if frame["table"]["phase"] == "lobby":
            if not mine:
                return {"type": "sit", "seat": free_seat(occupants)}
            return None if occupants[mine[0]]["is_ready"] else {"type": "ready", "ready": True}
        if any(occupants[seat]["bot"] for seat in mine):
            # This bot was away too long, and another stands in for it.
            return {"type": "reclaim"}
        for seen in frame["views"]:
            seat, view = seen["viewer"], seen["view"]
            if seat in mine and seat in view["to_act"]:
                move = await asyncio.to_thread(self._move, view)
                return {"type": "move", "seat": seat, "move": move, "on": frame["version"]}
        return None

    def _move(self, view: Json) -> str:
        if view["moves"] is not None:
            return self.choose(view, view["moves"])
        if self.choose is not any_move:
            return self.choose(view, [])
        # Endless moves are not listed. The last example of a game is one that ends a turn.
        examples = self._examples[view["game"]]
        return next((one for one in reversed(examples) if one not in self.refused), examples[-1])


def command_key(submit: Json) -> str:
    """What a submit is about, for not trying the same again."""
    return str(submit.get("move", submit["type"]))


def free_seat(occupants: list[Json]) -> int:
    for seat, occupant in enumerate(occupants):
        if not occupant["person"] and not occupant["bot"]:
            return seat
    raise SystemExit("There is no free seat at this table.")


async def main() -> None:
    parser = argparse.ArgumentParser(description="Plays at a table of a Tavolino server.")
    parser.add_argument("url", help="where the server is, like http://localhost:8000")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--open", metavar="GAME", help="open a new table for this game")
    which.add_argument("--table", metavar="ID", help="join the table with this id")
    which.add_argument("--code", help="join the table with this code")
    parser.add_argument("--seats", type=int, default=2, help="of a new table")
    parser.add_argument("--bot", metavar="NAME", help="ask this bot of Tavolino's own for moves")
    given = parser.parse_args()
    choose = tavolino_bot(given.bot) if given.bot else any_move
    bot = Bot(given.url, os.environ["TAVOLINO_TOKEN"], choose)
    if given.open:
        link = await bot.open(given.open, given.seats)
        print(f"Opened {link['url']} (code {link['code']})", flush=True)
        table = str(link["id"])
    else:
        table = given.table or await bot.find(given.code)
    frame = await bot.play(table)
    print(f"Over: {json.dumps(frame['table']['result'])}")


if __name__ == "__main__":
    asyncio.run(main())
