"""The HTTP parser, stricter than h11."""

from typing import Any, Final

import h11

from tavolino.core import Refused

HEAD_BYTES: Final = 16 * 1024
MOST_HEADERS: Final = 100
FREE_CHUNKS: Final = 100
LEAST_CHUNK_BYTES: Final = 256
"""Beyond the first FREE_CHUNKS, chunks of a body must be at least this large on average."""


class StrictConnection(h11.Connection):
    """Refuses ambiguous requests, and requests that are too expensive to parse."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, max_incomplete_event_size=HEAD_BYTES)
        self.requests = 0
        self.refusal: Refused | None = None
        """Why parsing failed."""
        self._chunks = 0
        self._body_bytes = 0

    @property
    def has_buffered(self) -> bool:
        return bool(self.trailing_data[0])

    def next_event(self) -> Any:
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                self.requests += 1
                self._chunks = self._body_bytes = 0
                check_head(event)
            elif isinstance(event, h11.Data):
                self._check_chunk(event)
        except h11.RemoteProtocolError as error:
            is_large = error.error_status_hint == 431
            self.refusal = (
                Refused("REQUEST", "head", bytes=HEAD_BYTES, headers=MOST_HEADERS)
                if is_large
                else Refused("REQUEST", "malformed")
            )
            raise
        return event

    def _check_chunk(self, data: h11.Data) -> None:
        self._body_bytes += len(data.data)
        self._chunks += data.chunk_start
        if self._chunks > FREE_CHUNKS + self._body_bytes // LEAST_CHUNK_BYTES:
            raise h11.RemoteProtocolError("tiny chunks")


def check_head(request: h11.Request) -> None:
    names = {name for name, _ in request.headers}
    if b"content-length" in names and b"transfer-encoding" in names:
        # Two parsers could disagree about where the body ends.
        raise h11.RemoteProtocolError("both a length and a transfer encoding")
    if len(request.headers) > MOST_HEADERS:
        raise h11.RemoteProtocolError("too many headers", error_status_hint=431)


def has_body(request: h11.Request) -> bool:
    headers = dict(request.headers)
    return b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0"
