"""A device answers like a server: the same commands lead to the same frames, byte by byte."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

from tavolino.conformance import GameSetup, setups
from tavolino.core import Source, Stream
from tavolino.device import DeviceTable, LocalDevice, Player, respond
from tavolino.device.table import DeviceConnection
from tavolino.games import games
from tavolino.protocol.tables import CreateTable
from tavolino.table.stored_table import DEVICE_SETTINGS
from tests.device.storage import MemoryStorage
from tests.server.clocks import StandingClock
from tests.server.peers import AtTable, Peer, Running, running
from tests.server.test_whole_games import SHORTER

HERE: Final = '{"type":"here",'
MOST_COMMANDS: Final = 25
"""Of a game with any setup."""
LONGEST: Final = 400
"""Of a game that is played to the end."""
QUESTIONS: Final = (
    "",
    "/link",
    "/at/0",
    "/at/5",
    "/at/5?seat=1",
    "/at/x",
    "/at/99999999",
    "/drawing.svg",
    "/drawing.svg?at=3&style=none",
    "/record",
    "/review?seat=99",
    "/check?seat=0&move=x",
    "/check?seat=9",
)


@dataclass
class Both:
    """One table twice: at a server and on a device."""

    peer: Peer
    at_server: AtTable
    device: LocalDevice
    on_device: DeviceTable
    connection: DeviceConnection
    clock: StandingClock
    storage: MemoryStorage
    sent: list[str] = field(default_factory=list)
    """What the device has sent."""
    count: int = 0

    async def submit(self, **command: Any) -> dict[str, Any]:
        """Sends the same command to both; returns the response, which is the same."""
        self.count += 1
        text = json.dumps({"id": f"c{self.count}", **command})
        seen, shown = len(self.at_server.texts), len(self.sent)
        await self.at_server.socket.send(text)
        await self.on_device.receive(self.connection, text)
        last = json.loads(self.sent[-1])
        await self.at_server.until(
            lambda frame: frame["type"] == last["type"] and frame.get("id") == last.get("id")
        )
        # A server repeats from time to time who is there.
        theirs = [text for text in self.at_server.texts[seen:] if not text.startswith(HERE)]
        assert theirs == self.sent[shown:]
        return dict(last)

    async def ask(self, question: str) -> None:
        """Asks both about the table."""
        table = self.on_device.table.id
        url = f"/api/tables/{table}{question}"
        theirs = await self.peer.http.get(url)
        ours = await respond(self.device, "GET", url)
        assert ours.status == theirs.status_code
        assert theirs.headers["content-type"].startswith(ours.media_type)
        if question != "/link":
            assert ours.body == theirs.content


@asynccontextmanager
async def both(
    server: Running, clock: StandingClock, setup: GameSetup, *occupants: str
) -> AsyncIterator[Both]:
    """A table of one person, who has all seats unless told otherwise."""
    async with server.peer() as peer:
        names = await server.context.people.names([peer.person])
        body: dict[str, Any] = {
            "game": setup.game.name,
            "seats": setup.seats,
            "options": dict(setup.chosen),
            "settings": {"undo": "free", **DEVICE_SETTINGS},
            "occupants": list(occupants) or ["me"] * setup.seats,
            "title": "Both",
            "seed": str(setup),
        }
        table = await peer.create(**body)
        storage, sent = MemoryStorage(), list[str]()
        device = LocalDevice(Player(peer.person, names[peer.person]), storage, clock.now)
        asked = CreateTable(**body)
        on_device = await device.create(asked, table)
        async with peer.at(table) as at_server:
            await at_server.see()
            connection = on_device.connect(sent.append)
            welcome, frame, here = sent
            while not {welcome, frame, here} <= set(at_server.texts):
                await at_server.receive()
            yield Both(peer, at_server, device, on_device, connection, clock, storage, sent)


def commands(table: DeviceTable, source: Source, most: int) -> Iterator[dict[str, Any]]:
    """Random commands: mostly moves, some of them against the rules."""
    for _ in range(most):
        now = table.table
        if now.phase == "over":
            return
        seat = sorted(now.due)[source.below(len(now.due))]
        move = now.game.write(now.game.sample(now.play.state, seat, source))
        match source.below(40):
            case 0:
                yield {"type": "move", "seat": seat, "move": "nonsense", "on": now.version}
            case 1:
                yield {"type": "move", "seat": seat, "move": move, "on": 1}
            case 2:
                yield {"type": "move", "seat": 63, "move": move, "on": now.version}
            case 3 | 4:
                to = max(0, len(now.play.log) - 1 - source.below(3))
                yield {"type": "request-undo", "seat": seat, "to": to, "on": now.version}
            case 5:
                yield {"type": "chat", "text": "hello"}
            case 6:
                yield {"type": "dance"}
            case 7:
                yield {"type": "seat-bot", "seat": seat, "bot": "casual"}
        yield {"type": "move", "seat": seat, "move": move, "on": table.table.version}


@pytest.mark.parametrize("game", games())
def test_random_games_have_the_same_frames_and_answers(game: str, tmp_path: Path) -> None:
    async def play(one: Both, source: Source, most: int) -> None:
        for command in commands(one.on_device, source, most):
            one.clock.jump_to(one.clock.now() + source.below(2_000))
            await one.submit(**command)
            if source.below(20) == 0:
                await check_restored(one)
        await check_restored(one)
        for question in QUESTIONS:
            await one.ask(question)

    async def play_all() -> None:
        clock, source = StandingClock(), Stream(bytes(32), 5)
        async with running(tmp_path, clock=clock, messages_at_once=100_000) as server:
            whole = GameSetup(games()[game], 2, SHORTER.get(game, {}))
            async with both(server, clock, whole) as one:
                await play(one, source, LONGEST)
                assert one.on_device.table.phase == "over" or is_endless(one.on_device)
            for setup in setups(games()[game]):
                async with both(server, clock, setup) as one:
                    await play(one, source, MOST_COMMANDS)

    asyncio.run(play_all())


def is_endless(shown: DeviceTable) -> bool:
    """True where random moves need not lead to the end."""
    game, state = shown.table.game, shown.table.play.state
    return any(game.legal(state, seat) is None for seat in shown.table.due)


async def check_restored(one: Both) -> None:
    """A table that is restored from what is stored looks the same."""
    device = LocalDevice(one.device.player, one.storage, one.clock.now)
    restored = await device.open(one.on_device.table.id)
    again, as_before = list[str](), list[str]()
    restored.connect(again.append)
    one.on_device.disconnect(one.on_device.connect(as_before.append))
    assert again[1:] == as_before[1:]
    assert restored.table.events[:] == one.on_device.table.events[:]
    assert restored.bot_due() == one.on_device.bot_due()


@pytest.mark.parametrize("game", games())
def test_bots_make_the_same_moves(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        clock, source = StandingClock(), Stream(bytes(32), 6)
        async with running(tmp_path, clock=clock, messages_at_once=100_000) as server:
            setup = GameSetup(games()[game], 2)
            async with both(server, clock, setup, "me", "bot:casual") as one:
                for _ in range(12):
                    await let_bots_move(one)
                    table = one.on_device.table
                    if 0 not in table.due:
                        break
                    move = table.game.write(table.game.sample(table.play.state, 0, source))
                    seen = len(one.sent)
                    await one.on_device.receive(
                        one.connection,
                        text := json.dumps(
                            {
                                "type": "move",
                                "id": f"m{seen}",
                                "seat": 0,
                                "move": move,
                                "on": table.version,
                            }
                        ),
                    )
                    await one.at_server.socket.send(text)
                await let_bots_move(one)

    asyncio.run(play())


async def let_bots_move(one: Both) -> None:
    """Bots move without a pause unless they race a person, which they do not do here."""
    while (due := one.on_device.bot_due()) and not due.wait_ms:
        await one.on_device.play_bot(due.seat)
    version = one.on_device.table.version
    theirs = await one.at_server.see_version(version)
    ours = one.on_device.frames
    viewpoints = tuple(view["viewer"] for view in theirs["views"])
    assert json.loads(ours.message(viewpoints, theirs["since"])) == theirs
