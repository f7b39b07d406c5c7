"""Two real server processes on one database: each person is told once."""

import asyncio
import socket
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from signal import SIGTERM

from tavolino.server.storage import Statement, open_database
from tests.patience import PATIENCE_S
from tests.server.hosts import Host, hosting
from tests.server.notices.setup import token_in
from tests.server.peers import Peer
from tests.server.test_two_processes import start
from tests.services.mail import MailService, mail_service
from tests.services.redis import RedisService

PEOPLE = 6
TURN = "Your turn"


async def mails(service: MailService, count: int, subject: str) -> list[str]:
    """Waits for `count` messages with this subject; returns their recipients."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            found = [str(one["To"]) for one in service.received if subject in str(one["Subject"])]
            if len(found) >= count:
                return found
            await asyncio.sleep(0.02)


async def play(hosts: list[Host], service: MailService, url: str) -> None:
    async with AsyncExitStack() as stack:
        people: list[Peer] = []
        for n in range(PEOPLE):
            peer = await stack.enter_async_context(hosts[n % 2].guest())
            address = {"address": f"person{n}@example.org"}
            put = await peer.http.put("/api/me/notices/mail", json=address)
            assert put.status_code == 200
            people.append(peer)
        await mails(service, PEOPLE, "confirm")
        for message in tuple(service.received):
            token = token_in(message, "confirm")
            await people[0].http.post(f"/api/notices/confirm/{token}")
        async with hosts[0].guest() as other:
            for peer in people:
                table = await other.create("scalino", 2, occupants=["me"], options={"first": "1"})
                async with other.at(table) as here, peer.at(table) as there:
                    await start(here, there)
        database = await open_database(url)
        await database.write([Statement("UPDATE sessions SET seen_at = 0")])
        await database.close()
        await mails(service, PEOPLE, TURN)


def free_ports(count: int) -> list[int]:
    with ExitStack() as stack:
        opened = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [one.getsockname()[1] for one in opened]


def test_each_person_is_told_once(
    database_url: str, redis_server: RedisService, tmp_path: Path
) -> None:
    with mail_service() as service, ExitStack() as stack:
        settings = {name: str(value) for name, value in service.settings.items()}
        settings |= {"database": database_url, "bus": redis_server.url, "secure_cookie": "off"}
        settings["notice_seconds"] = "0.1"
        hosts: list[Host] = []
        for port in free_ports(2):
            # A server says at which address it is open, and that is how its port is known here.
            own = {"port": str(port), "public_url": f"http://127.0.0.1:{port}"}
            hosts += stack.enter_context(hosting(tmp_path, count=1, **{**settings, **own}))
        asyncio.run(play(hosts, service, database_url))
        for host in hosts:
            assert host.end(SIGTERM) == 0
        sent = Counter(str(one["To"]) for one in service.received if TURN in str(one["Subject"]))
        assert sent == {f"person{n}@example.org": 1 for n in range(PEOPLE)}
