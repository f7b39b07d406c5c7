"""Short messages go past the parser of websockets; nobody must notice."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tavolino.server.settings import Settings
from tavolino.server.transport.frames import SHORT, SLACK, BudgetedProtocol

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def opened(**settings: int) -> BudgetedProtocol:
    protocol = BudgetedProtocol(Settings(**settings))  # type: ignore[arg-type]
    protocol.receive_data(HANDSHAKE)
    (request,) = protocol.events_received()
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    return protocol


def text(data: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def parsed(protocol: BudgetedProtocol, data: bytes) -> list[tuple[Opcode, bytes, bool]]:
    """What the parser makes of the data."""
    protocol.receive_data(data)
    return [
        (one.opcode, bytes(one.data), one.fin)
        for one in protocol.events_received()
        if isinstance(one, Frame)
    ]


@pytest.mark.parametrize("data", [b"", b"a move", b"\xff", bytes(SHORT - 1)])
def test_a_short_text_needs_no_parser(data: bytes) -> None:
    assert opened().short_text(text(data)) == data


OTHERS = {
    "nothing": b"",
    "a first byte": b"\x81",
    "a longer text": text(bytes(SHORT)),
    "two texts": text(b"one") + text(b"two"),
    "an incomplete text": text(b"a move")[:-1],
    "a fragment": text(b"a move", fin=False),
    "binary": text(b"a move", opcode=Opcode.BINARY),
    "a ping": text(b"a ping", opcode=Opcode.PING),
    "a reserved bit": b"\xc1" + text(b"a move")[1:],
    "no mask": Frame(Opcode.TEXT, b"a move").serialize(mask=False),
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_for_the_parser(data: bytes) -> None:
    assert opened().short_text(data) is None


def test_what_looks_like_a_text_inside_a_message_is_part_of_it() -> None:
    inner = text(b"inner")
    whole = text(b"\0" * 200 + inner)
    for start in range(1, len(whole) - len(inner)):
        protocol = opened()
        assert parsed(protocol, whole[:start]) == []
        assert protocol.short_text(inner) is None


def test_a_text_between_the_fragments_of_another_is_an_error() -> None:
    protocol = opened()
    assert parsed(protocol, text(b"begun", fin=False))
    assert protocol.short_text(text(b"a move")) is None
    assert parsed(protocol, text(b"a move")) == []
    assert protocol.parser_exc is not None


def test_texts_count_against_the_budget_of_messages() -> None:
    protocol = opened(messages_at_once=1)
    for _ in range(SLACK):
        assert protocol.short_text(text(b"a move")) is not None
    assert protocol.short_text(text(b"a move")) is None
    assert parsed(protocol, text(b"a move")) == []
    assert protocol.parser_exc is not None


def test_no_text_is_taken_once_the_connection_closes() -> None:
    protocol = opened()
    protocol.send_close(1000)
    assert protocol.short_text(text(b"a move")) is None


@pytest.mark.parametrize("seed", range(20))
def test_a_stream_in_any_pieces_gives_the_same_messages(seed: int) -> None:
    random = Random(seed)
    kinds = (
        *(text(bytes(size)) for size in (0, 5, SHORT - 1, SHORT, 300)),
        text(b"", opcode=Opcode.PING),
        text(b"be", fin=False) + text(b"gun", opcode=Opcode.CONT),
    )
    plain, mixed = opened(), opened()
    expected, got = [], []
    for _ in range(60):
        data = random.choice(kinds)
        expected += parsed(plain, data)
        cut = random.choice((0, 0, random.randint(1, len(data))))
        for piece in (data[:cut], data[cut:]):
            short = mixed.short_text(piece)
            got += parsed(mixed, piece) if short is None else [(Opcode.TEXT, bytes(short), True)]
    assert got == expected
