"""A complete server without a network: browsers with separate cookies, and bots with tokens."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient, Response

from tavolino.server.context import AppContext, open_context
from tavolino.server.main import build_app
from tavolino.server.settings import Settings
from tests.server.people.setup import PASSWORD

OURS = "http://tavolino.test"


class Site:
    def __init__(self, context: AppContext, stack: AsyncExitStack) -> None:
        self.context = context
        self._app = build_app(context)
        self._stack = stack

    async def browser(self, address: str = "192.0.2.1", url: str = OURS) -> AsyncClient:
        """A browser without cookies."""
        transport = ASGITransport(self._app, client=(address, 50_000))
        return await self._stack.enter_async_context(AsyncClient(transport=transport, base_url=url))

    async def guest(self, address: str = "192.0.2.1") -> tuple[AsyncClient, str]:
        browser = await self.browser(address)
        me = await browser.get("/api/me")
        return browser, str(me.json()["id"])

    async def member(self, name: str) -> tuple[AsyncClient, str]:
        browser, person = await self.guest()
        made = await browser.post("/api/account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 200
        return browser, person

    async def bot(self, token: str) -> AsyncClient:
        client = await self.browser()
        client.headers["Authorization"] = f"Bearer {token}"
        return client


def on_site(folder: Path, act: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    """Opens a server, runs the test on it, and closes it."""

    async def main() -> None:
        database = f"sqlite:///{folder}/tavolino.db"
        chosen = Settings(database=database, workers=1, **settings)
        async with AsyncExitStack() as stack:
            context = await stack.enter_async_context(open_context(chosen))
            await act(Site(context, stack))

    asyncio.run(main())


def refusal(response: Response) -> tuple[int, str]:
    """The status and the refusal of a response."""
    error = response.json()["error"]
    assert error["text"].endswith(f" [{error['rule']}]")
    return response.status_code, f"{error['rule']} {error['why']}"
