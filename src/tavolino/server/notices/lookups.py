"""Looks up names of hosts that strangers have chosen.

A name server may take as long as it likes, and a lookup cannot be stopped. Each has a thread that
nothing waits for: neither other work of the server nor its end.
"""

import asyncio
import socket
from threading import Thread
from typing import Final

MOST_LOOKUPS: Final = 128


class Lookups:
    def __init__(self) -> None:
        self._pending = 0

    async def addresses(self, host: str, port: int) -> list[str]:
        """The IP addresses of a host. Raises OSError if there are none, or if too many lookups are
        unfinished.
        """
        if self._pending >= MOST_LOOKUPS:
            raise BlockingIOError("too many lookups are unfinished")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def finish(found: list[str] | OSError) -> None:
            self._pending -= 1
            if answer.done():
                return
            if isinstance(found, OSError):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        def look_up() -> None:
            found = _look_up(host, port)
            if not loop.is_closed():
                loop.call_soon_threadsafe(finish, found)

        self._pending += 1
        Thread(target=look_up, name="lookup", daemon=True).start()
        return await answer


def _look_up(host: str, port: int) -> list[str] | OSError:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        return error
    except UnicodeError as error:
        return OSError(str(error))
    return [str(one[4][0]) for one in found]
