"""The program that turns an SVG document on standard input into a PNG file on standard output.

It is a process of its own because the library holds Python's lock for up to a second. It draws with
the fonts of `paper` only, so a picture is the same on every machine.
"""

import os
import sys
from typing import Final

from tavolino.paper.fonts import FAMILY, FILES, FOLDER

NICENESS: Final = 10
"""Nobody waits for a picture, but people wait for the server and its bots."""


def convert(svg: str) -> bytes:
    """The drawing as a PNG file, in the size of its `viewBox`."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        font_files=[str(FOLDER / name) for name in FILES.values()],
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(convert(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
