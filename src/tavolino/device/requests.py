"""Requests of the client to a device, and responses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tavolino.core import Record, Refused
from tavolino.protocol.messages import encode

if TYPE_CHECKING:
    from tavolino.device.device import LocalDevice
    from tavolino.device.table import DeviceTable

JSON: Final = "application/json"


class Response(NamedTuple):
    status: int
    media_type: str
    body: bytes


class DeviceRequest(NamedTuple):
    device: LocalDevice
    path: Mapping[str, str]
    query: Mapping[str, list[str]]
    body: bytes

    def first(self, name: str) -> str | None:
        return self.query.get(name, [None])[0]

    @property
    def language(self) -> str:
        return self.device.player.language

    async def table(self) -> DeviceTable:
        return await self.device.open(self.path["id"])

    def record(self) -> Record:
        record = self.device.records[self._record_id()][1].record
        if record is None:
            raise Refused("RECORD", "unknown")
        return record

    def record_file(self) -> bytes:
        return self.device.records[self._record_id()][0]

    def _record_id(self) -> str:
        if self.path["id"] not in self.device.records:
            raise Refused("RECORD", "unknown")
        return self.path["id"]


Handler = Callable[[DeviceRequest], Awaitable[Response]]


def json_response(value: object, status: int = 200) -> Response:
    return Response(status, JSON, encode(value))
