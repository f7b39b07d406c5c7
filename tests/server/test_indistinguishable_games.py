"""A player's secrets change nothing that anybody else receives from the server.

Two servers run the same game, but the dealer's secret and what one player (the keeper) has or does
in secret are different. Byte by byte everybody else gets the same: frames, answers, refusals,
drawings, figures and log lines.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tavolino.games import find_game, rules
from tavolino.server.live import repository
from tavolino.table import creation
from tests.server.clocks import StandingClock
from tests.server.peers import AtTable, Peer, Running, running
from tests.server.two_games import KEEPER, Script, StackedDealer, stacked_sample, write_script

SCRIPTS: dict[str, Callable[[], Script]] = {
    "hands and piles, of two": lambda: write_script("rope", 2, 16),
    "hands and piles, of three": lambda: write_script("rope", 3, 16),
    "a cut": lambda: write_script("cutit", 2, 8, lambda state: state.phase == "cuts"),
    "puzzles": lambda: write_script("cutit", 3, 60, lambda state: state.phase == "puzzle"),
}
SECRETS = (b"\x01" * 32, b"\xfe" * 32)
FIGURES = re.compile(r"tavolino_(moves|refusals|tables|sockets|http_requests)\w*(?<!_created)[{ ]")
WALL = re.compile(r'"(created_at|changed_at|seen_at|ms)": ?[\d.]+')


@dataclass
class ServerRun:
    """One of the two servers, with everything that anybody but the keeper received."""

    script: Script
    number: int
    server: Running
    table: str
    keeper: AtTable
    others: dict[str, tuple[Peer, AtTable]]
    names: dict[str, str]
    got: list[str] = field(default_factory=list)
    of_keeper: list[str] = field(default_factory=list)

    def note(self, who: str, what: str) -> None:
        """Replaces random values and times by placeholders."""
        for text, name in self.names.items():
            what = what.replace(text, name)
        self.got.append(f"{who}: {WALL.sub('', what)}")

    async def seen_by_all(self, version: int) -> None:
        for who, (_, here) in self.others.items():
            known = len(here.texts)
            await here.see_version(version)
            for text in sorted(here.texts[known:]):
                if '"type":"here"' not in text:
                    self.note(who, text)
        await self.keeper.see_version(version)

    async def ask(self, who: str, method: str, path: str) -> None:
        peer, _ = self.others[who]
        response = await peer.http.request(method, path)
        self.note(who, f"{method} {path} {response.status_code} {response.text}")

    async def look_everywhere(self) -> None:
        """Everybody requests everything, and tries what is forbidden."""
        live = (await self.server.context.table_manager.open(self.table)).live
        last, here = len(live.table.play.log), f"/api/tables/{self.table}"
        paths = [here, f"{here}/record", f"{here}/link", "/api/me/games", "/api/me/export"]
        paths += [f"{here}/at/{n}" for n in {last, max(0, last - 1), last // 2}]
        paths += [f"{here}/at/{last}?seat={KEEPER}", f"{here}/drawing.svg?seat={KEEPER}"]
        styles = find_game(live.table.game.name).drawing.styles
        drawings = [f"{here}/drawing.svg?style={style}" for style in styles]
        paths += [f"{here}/check?seat={KEEPER}&move=done", f"{here}/review?seat={KEEPER}"]
        for who, (_, socket) in self.others.items():
            for path in paths + (drawings if who in ("player 0", "watcher") else drawings[:1]):
                await self.ask(who, "GET", path)
            on = live.table.version
            submits: tuple[dict[str, Any], ...] = (
                {"type": "move", "seat": KEEPER, "move": "done", "on": on},
                {"type": "move", "seat": 0, "move": "nonsense", "on": on},
                {"type": "request-undo", "seat": KEEPER, "to": last - 1, "on": on},
                {"type": "request-undo", "seat": 0, "to": 0, "on": on},
                {"type": "take-over", "seat": KEEPER},
                {"type": "answer-peek", "seat": KEEPER, "person": "x", "yes": True},
            )
            for submit in submits:
                self.note(who, str(await socket.submit(**submit)))
        picture = await self.others["watcher"][0].http.get(f"{here}/picture.png")
        self.note("picture", sha256(picture.content).hexdigest())
        response = await self.others["watcher"][0].http.get("/metrics")
        for line in response.text.splitlines():
            if FIGURES.match(line):
                self.note("figures", line)

    async def play(self) -> None:
        await self.look_everywhere()
        apart = [step for step in self.script.steps if step.moves[0] != step.moves[1]]
        looked_at = [*apart[:1], *apart[-1:]] or self.script.steps[7::8]
        for step in self.script.steps:
            people = {seat: here for seat, (_, here) in enumerate(self._seats())}
            here = self.keeper if step.seat == KEEPER else people[step.seat]
            move = step.moves[self.number]
            answer = await here.submit("move", seat=step.seat, move=move, on=here.table["version"])
            assert answer["type"] == "ack", answer
            live = (await self.server.context.table_manager.open(self.table)).live
            await self.seen_by_all(live.table.version)
            if step in looked_at:
                await self.look_everywhere()

    def _seats(self) -> list[tuple[Peer, AtTable]]:
        """Who sits where; the keeper's place is taken by anybody, for the count."""
        players = [one for who, one in self.others.items() if who.startswith("player")]
        return [*players[:KEEPER], players[0], *players[KEEPER:]]


async def live_through(
    script: Script, number: int, folder: Path, patch: pytest.MonkeyPatch
) -> ServerRun:
    secret = SECRETS[number]
    dealer = StackedDealer(secret, script.deals[number])
    patch.setattr(creation, "Dealer", lambda secret=None: dealer)
    patch.setattr(repository, "Dealer", lambda secret: dealer)
    folder.mkdir()
    roomy: dict[str, Any] = {"messages_at_once": 100_000, "requests_per_minute": 100_000}
    async with (
        running(folder, clock=StandingClock(), metrics=True, **roomy) as server,
        AsyncExitStack() as stack,
    ):
        peers = [await stack.enter_async_context(server.peer()) for _ in range(script.seats)]
        watcher = await stack.enter_async_context(server.peer())
        # Whoever was given leave to look at another seat knows nothing of the keeper's.
        friend = await stack.enter_async_context(server.peer())
        table = await peers[0].create(script.game, script.seats, occupants=["me"])
        heres = [await stack.enter_async_context(peer.at(table)) for peer in peers]
        others = {
            f"player {seat}": (peer, here)
            for seat, (peer, here) in enumerate(zip(peers, heres, strict=True))
            if seat != KEEPER
        }
        for who, peer in (("watcher", watcher), ("friend", friend)):
            others[who] = (peer, await stack.enter_async_context(peer.at(table)))
        names = {table: "TABLE", dealer.hash: "HASH", str(server.port): "PORT"}
        names |= {peer.person: f"PERSON {n}" for n, peer in enumerate((*peers, watcher, friend))}
        for peer in (*peers, watcher, friend):
            profile = await server.context.people.profile(peer.person)
            names[profile.name] = "NAME"
        run = ServerRun(script, number, server, table, heres[KEEPER], others, names)
        for seat, here in enumerate(heres[1:], 1):
            await here.submit("sit", seat=seat)
            await here.submit("ready", ready=True)
        await others["friend"][1].submit("request-peek", seat=0)
        asked = {"seat": 0, "person": friend.person, "yes": True}
        given = await heres[0].submit("answer-peek", **asked)
        await run.seen_by_all(given["version"])
        run.got.clear()
        await run.play()
        run.of_keeper = [*run.keeper.texts]
        # It is over: only now the secret is told, and it is the one that was meant.
        for seat, here in enumerate(heres):
            await here.submit("resign", seat=seat)
        over = await heres[0].see(lambda frame: frame["table"]["phase"] == "over")
        assert over["table"]["secret"] == secret.hex()
        assert over["table"]["hash"] == sha256(secret).hexdigest() == dealer.hash
        return run


@pytest.mark.parametrize("kind", SCRIPTS)
def test_nobody_can_tell_the_games_apart(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    script = SCRIPTS[kind]()
    assert script.has_two_secrets
    assert len(script.steps) >= 3
    game = rules()[script.game]
    monkeypatch.setattr(game, "sample", stacked_sample(game), raising=False)
    caplog.set_level(logging.INFO, logger="tavolino")
    runs, lines = [], []
    for number in (0, 1):
        caplog.clear()
        folder = tmp_path / str(number)
        runs.append(asyncio.run(live_through(script, number, folder, monkeypatch)))
        logged = [record for record in caplog.records if record.name.startswith("tavolino")]
        shown = [{**vars(one), "ms": 0, "url": ""} for one in logged]
        lines.append([(one["msg"], one.get("route"), one.get("status")) for one in shown])
        assert SECRETS[number].hex() not in repr(shown)
    one, other = runs
    assert one.of_keeper != other.of_keeper, "the runs are different"
    for mine, theirs in zip(one.got, other.got, strict=True):
        assert mine == theirs
    assert len(one.got) > 100
    assert lines[0] == lines[1]
    for run, secret in zip(runs, SECRETS, strict=True):
        everything = "\n".join((*run.got, *run.of_keeper))
        assert secret.hex() not in everything
        assert '"secret":""' in everything
