"""Messages as websocket frames, ready to be written to any number of sockets."""

from websockets.frames import Frame, Opcode

from tavolino.server.protocol.messages import ToClient, encode


def to_frame(message: ToClient) -> bytes:
    """The message as one text frame of a server."""
    return text_frame(encode(message))


def text_frame(payload: bytes) -> bytes:
    return Frame(Opcode.TEXT, payload).serialize(mask=False)
