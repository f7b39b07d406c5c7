"""Positions that take long to reach by clicking: the moves are sent with the visitors' sessions."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from tavolino.server.people.sessions import COOKIE
from tests.games.cutit.rules.tables import RANKS
from tests.server.peers import AtTable, Frame, Peer, browser
from tests.web.browsing import Visitor
from tests.web.players import log_lines

T = TypeVar("T")
Choose = Callable[[Sequence[str]], str]
"""Chooses one of the legal moves."""


class Session(NamedTuple):
    """What it takes to act for a visitor without their page."""

    url: str
    person: str
    cookie: str

    @asynccontextmanager
    async def peer(self) -> AsyncIterator[Peer]:
        async with browser(self.url, self.cookie) as http:
            yield Peer(urlsplit(self.url).port or 0, self.person, self.cookie, http)


def session_of(visitor: Visitor) -> Session:
    """A visitor who has none yet becomes a guest."""
    response = visitor.page.request.get("/api/me")
    cookies = {one.get("name"): one.get("value") for one in visitor.page.context.cookies()}
    parts = urlsplit(response.url)
    url = f"{parts.scheme}://{parts.netloc}"
    return Session(url, str(response.json()["id"]), str(cookies[COOKIE]))


def take_name(visitor: Visitor, name: str) -> None:
    """What `Visitor.take_name` does, without a page."""
    session_of(visitor)
    assert visitor.page.request.patch("/api/me", data={"name": name}).ok


def open_after(
    visitor: Visitor,
    game: str,
    seats: int,
    options: Mapping[str, str],
    moves: Sequence[str],
    *,
    bots: int = 0,
) -> str:
    """The visitor, who has every seat but those of the bots, goes to a table where these moves have
    been made; gives its id."""
    occupants = ["me"] * (seats - bots) + ["bot:learner"] * bots

    async def act() -> str:
        async with session.peer() as peer:
            table = await peer.create(game, seats, options=options, occupants=occupants)
            async with peer.at(table) as here:
                await make_moves(here, peer.person, moves)
            return table

    session = session_of(visitor)
    table = run(act())
    visitor.go(f"/t/{table}")
    return table


def open_together(
    game: str, options: Mapping[str, str], *seats: tuple[Visitor, Sequence[str]]
) -> None:
    """Visitors with a seat each, the first of them the host, go to a table where they have made
    their moves."""

    async def act() -> str:
        async with sessions[0].peer() as host:
            table = await host.create(game, len(seats), options=options, occupants=["me"])
        await asyncio.gather(*(take_part(table, seat) for seat in range(len(seats))))
        return table

    async def take_part(table: str, seat: int) -> None:
        async with sessions[seat].peer() as peer, peer.at(table) as here:
            if seat:
                await here.submit("sit", seat=seat, ready=True)
            await make_moves(here, peer.person, seats[seat][1])

    sessions = [session_of(visitor) for visitor, _ in seats]
    table = run(act())
    for visitor, _ in seats:
        visitor.go(f"/t/{table}")


def play_on(visitor: Visitor, choose: Choose, moves: int) -> None:
    """Makes this many legal moves of the visitor at the table on their screen; returns when the
    page shows them."""

    async def act() -> int:
        table = urlsplit(visitor.page.url).path.rpartition("/")[2]
        async with session.peer() as peer, peer.at(table) as here:
            await make_moves(here, peer.person, [choose] * moves)
            return int(here.table["since"]) + len(here.table["views"][0]["entries"])

    session = session_of(visitor)
    entries = run(act())
    log_lines(visitor.page).nth(entries - 1).wait_for(state="attached")


def middle(moves: Sequence[str]) -> str:
    """Some move that is not always the first."""
    return moves[len(moves) // 2]


def lowest_rank(moves: Sequence[str]) -> str:
    """Of the cuts of Cut it: the lowest rank that is whole, from the left to the right."""
    return next(rank for rank in RANKS if rank in moves)


async def make_moves(here: AtTable, person: str, moves: Sequence[str | Choose]) -> None:
    """Makes each of them when a seat of this person is due, and waits until the last is shown."""
    version = 0

    def is_due(occupant: Frame) -> bool:
        return occupant["person"] == person and bool(occupant["is_due"])

    def is_new(frame: Frame) -> bool:
        return int(frame["version"]) >= version

    for move in moves:
        frame = await here.see(
            lambda frame: is_new(frame) and any(map(is_due, frame["table"]["occupants"]))
        )
        seat = [is_due(one) for one in frame["table"]["occupants"]].index(True)
        if not isinstance(move, str):
            (legal,) = (one["view"]["moves"] for one in frame["views"] if one["viewer"] == seat)
            move = move(legal)
        answer = await here.move(seat, move)
        assert answer["type"] == "ack", answer
        version = answer["version"]
    await here.see(is_new)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Playwright has an event loop in this thread, so this takes another one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
