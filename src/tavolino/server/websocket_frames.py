"""A server's websocket frames."""


def text_frame(text: bytes) -> bytes:
    """A text message as a frame; the bytes are the same for every receiver."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)


def close_frame(code: int, reason: str) -> bytes:
    """A frame that closes the connection; the reason is short and ASCII."""
    data = code.to_bytes(2, "big") + reason.encode("ascii")
    return b"\x88%c%b" % (len(data), data)
