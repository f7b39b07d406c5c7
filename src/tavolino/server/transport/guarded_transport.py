"""The transport that uvicorn's protocols write to."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tavolino.server.transport.connection import Connection

Data = bytes | bytearray | memoryview


class GuardedTransport(asyncio.Transport):
    """The real one, but the connection decides what is written, read and closed."""

    def __init__(self, connection: "Connection") -> None:
        super().__init__()
        self._connection = connection

    def write(self, data: Data) -> None:
        if self._connection.may_write(data):
            self._connection.transport.write(data)

    def writelines(self, list_of_data: Iterable[Data]) -> None:
        self.write(b"".join(list_of_data))

    def pause_reading(self) -> None:
        self._connection.hold(True)

    def resume_reading(self) -> None:
        self._connection.hold(False)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.upgrade(protocol)

    def close(self) -> None:
        self._connection.close()

    def is_closing(self) -> bool:
        return self._connection.is_finished or self._connection.transport.is_closing()

    def abort(self) -> None:
        self._connection.transport.abort()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._connection.transport.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        return self._connection.transport.get_write_buffer_size()
