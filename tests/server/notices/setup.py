"""A server with real mail and push receivers, a game over days, and clocks that tests set."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

from tavolino.core import Stream
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.notices.notices import Notices, open_notices
from tests.server.client_model import go_on
from tests.server.clocks import StandingClock
from tests.server.peers import Peer, Running, running
from tests.services.mail import MailService, mail_service, parts
from tests.services.push import PushService, push_service

HOUR: Final = 3_600_000
MINUTE: Final = 60_000
THREE_DAYS_S: Final = 3 * 24 * 3600
ADDRESS: Final = "anna@example.org"


@dataclass
class LaterWall:
    """A wall clock that stands an hour ahead of the real one: requests, which have their time from
    the real one, are always in the past.
    """

    now: int = field(default_factory=lambda: wall_ms() + HOUR)

    def __call__(self) -> int:
        return self.now


@dataclass
class Scene:
    """Anna has to be told; Bob plays against her."""

    server: Running
    anna: Peer
    bob: Peer
    mail: MailService
    push: PushService
    clock: StandingClock
    wall: LaterWall
    notices: Notices

    async def game(self, **settings: Any) -> str:
        """A game of the two in which Anna is to move."""
        chosen = {"clock": "move", "seconds": THREE_DAYS_S, **settings}
        table = await self.bob.create(
            "scalino", 2, occupants=["me"], settings=chosen, options={"first": "0"}
        )
        async with self.anna.at(table) as here:
            await here.submit("sit", seat=1)
            await here.submit("ready", ready=True)
        async with self.bob.at(table) as here:
            await here.submit("ready", ready=True)
            await here.see(lambda frame: frame["table"]["phase"] == "playing")
        await self.move(table)
        return table

    async def move(self, table: str, count: int = 1) -> None:
        """Whoever is due moves, a second later."""
        self.go_on(1000)
        session = await self.server.context.table_manager.open(table)
        await go_on(session, count, Stream(bytes(32), 1))

    def go_on(self, ms: int) -> None:
        """Both clocks advance."""
        self.wall.now += ms
        self.clock.jump_to(self.clock.now() + ms)

    async def send(self) -> None:
        """What the background does from time to time."""
        await self.notices.service.send_due()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """A request of Anna's about her notices."""
        response = await self.anna.http.request(method, f"/api/me/{path}", json=body or None)
        assert response.status_code < 300, response.text
        return response.json()

    async def confirmed(self, address: str = ADDRESS) -> None:
        """Anna gives her address and confirms it."""
        await self.ask("PUT", "notices/mail", address=address)
        await self.send()
        token = token_in(self.mail.received.pop(), "confirm")
        response = await self.anna.http.post(f"/api/notices/confirm/{token}")
        assert response.json() == {"address": address}

    async def subjects(self) -> list[str]:
        """Sends what is due; the subjects of the messages that came since the last time."""
        await self.send()
        found = [str(one["Subject"]) for one in self.mail.received]
        self.mail.received.clear()
        return found

    async def another_process(self) -> Notices:
        context = self.server.context
        return await open_notices(context.settings, context.table_manager, self.wall)


def token_in(message: EmailMessage, page: str) -> str:
    """The token of a link in a message."""
    texts = [re.findall(rf"http://[\w.:]+/n/{page}/([\w-]+)", one) for one in parts(message)]
    assert len(texts[0]) == 1
    assert texts[0] == texts[1]
    return str(texts[0][0])


@asynccontextmanager
async def scene(folder: Path, **settings: Any) -> AsyncIterator[Scene]:
    clock = StandingClock()
    with mail_service() as mail:
        async with push_service() as push:
            chosen = {
                **mail.settings,
                "push_local": True,
                "push_contact": "mailto:host@tavolino.test",
                **settings,
            }
            async with running(folder, clock=clock, **chosen) as server:
                for periodic in server.context.periodic:
                    await periodic.close()
                async with server.peer() as anna, server.peer() as bob:
                    for peer, name in ((anna, "Anna"), (bob, "Bob")):
                        await peer.http.patch("/api/me", json={"name": name})
                    wall = LaterWall()
                    context = server.context
                    notices = await open_notices(context.settings, context.table_manager, wall)
                    yield Scene(server, anna, bob, mail, push, clock, wall, notices)


def acting(folder: Path, act: Callable[[Scene], Awaitable[None]], **settings: Any) -> None:
    async def main() -> None:
        async with scene(folder, **settings) as now:
            await act(now)

    asyncio.run(main())
