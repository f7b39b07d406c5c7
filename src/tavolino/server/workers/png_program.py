"""The program that turns an SVG document on standard input into a PNG file on standard output.

It is a separate process because the library holds Python's lock for up to a second. It draws with
the fonts of `printing` only, so a picture is the same on every machine.
"""

import os
import sys
from typing import Final

from tavolino.printing.png import svg_to_png

NICENESS: Final = 10
"""Nobody waits for a picture, but people wait for the server and its bots."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout.buffer.write(svg_to_png(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
