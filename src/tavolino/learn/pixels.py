"""PNG files as arrays of pixels, with NumPy alone."""

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
_CHANNELS: Final = 4
_RGBA: Final = (8, 6, 0)
"""Depth, kind of colour and interlacing of the files that our drawings become."""


def png_pixels(png: bytes) -> Pixels:
    """The red, green and blue of each pixel: rows, columns, colours."""
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", png[16:29])
    if (depth, colour, interlaced) != _RGBA:
        raise ValueError("a PNG file of another kind than red, green, blue and alpha")
    data = zlib.decompress(b"".join(_chunks(png, b"IDAT")))
    rows = np.frombuffer(data, np.uint8).reshape(height, 1 + _CHANNELS * width)
    return _unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, _CHANNELS))[..., :3]


def _chunks(png: bytes, name: bytes) -> list[bytes]:
    found, at = [], 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == name:
            found.append(png[at + 8 : at + 8 + length])
        at += length + 12
    return found


def _unfiltered(filters: Pixels, data: Pixels) -> Pixels:
    """Adds what the filter of each row predicts from the pixels to the left and above.

    A pixel needs its left and its upper neighbour, which are on the diagonal before, so all pixels
    of a diagonal are computed at once.
    """
    height, width, _ = data.shape
    pixels = np.zeros((height + 1, width + 1, _CHANNELS), np.int16)
    for diagonal in range(height + width - 1):
        y = np.arange(max(0, diagonal - width + 1), min(height, diagonal + 1))
        x = diagonal - y
        left, above, before = pixels[y + 1, x], pixels[y, x + 1], pixels[y, x]
        rule = filters[y, None]
        predicted = np.choose(
            rule,
            (np.zeros_like(left), left, above, (left + above) // 2, _paeth(left, above, before)),
        )
        pixels[y + 1, x + 1] = (data[y, x] + predicted) & 255
    return pixels[1:, 1:].astype(np.uint8)


def _paeth(
    left: NDArray[np.int16], above: NDArray[np.int16], before: NDArray[np.int16]
) -> NDArray[np.int16]:
    """The neighbour that is nearest to left + above − before."""
    to_left, to_above = abs(above - before), abs(left - before)
    to_before = abs(left + above - 2 * before)
    rest = np.where(to_above <= to_before, above, before)
    return np.where((to_left <= to_above) & (to_left <= to_before), left, rest)
