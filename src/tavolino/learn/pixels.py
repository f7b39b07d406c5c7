"""Decodes PNG files to arrays of pixels, using only NumPy."""

import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
_CHANNELS: Final = 4
_RGBA: Final = (8, 6, 0)
"""Bit depth, colour type and interlacing of the files that drawings are converted to."""


def png_pixels(png: bytes) -> Pixels:
    """The pixels as rows, columns and RGB."""
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", png[16:29])
    if (depth, colour, interlaced) != _RGBA:
        raise ValueError("not a PNG file with 8-bit red, green, blue and alpha")
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
    """Reverses the filter of each row, which predicts pixels from those to the left and above.

    A pixel depends on its left and upper neighbours, which are on the previous diagonal, so all
    pixels of a diagonal are computed at once.
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
    """The Paeth predictor: the neighbour closest to left + above − before."""
    to_left, to_above = abs(above - before), abs(left - before)
    to_before = abs(left + above - 2 * before)
    rest = np.where(to_above <= to_before, above, before)
    return np.where((to_left <= to_above) & (to_left <= to_before), left, rest)
