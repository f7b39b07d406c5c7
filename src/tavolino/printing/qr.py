"""QR codes as vectors."""

import segno

from tavolino.printing.page import Page, Point

QUIET_ZONE = 4
"""The width of the white border around a code, in modules."""


def qr_code(page: Page, address: str, x: float, y: float, side: float) -> None:
    """The code of an address in a square that includes the white border."""
    # The fewest and thus largest modules; the remaining capacity corrects errors.
    code = segno.make_qr(address, error="l", boost_error=True)
    rows = [[bool(module) for module in row] for row in code.matrix]
    module = side / (len(rows) + 2 * QUIET_ZONE)
    page.rect(x, y, side, side, fill="#FFFFFF")
    outlines: list[list[Point]] = []
    for down, row in enumerate(rows):
        top = y + module * (QUIET_ZONE + down)
        start = None
        for across, is_dark in enumerate([*row, False]):
            if is_dark and start is None:
                start = across
            elif not is_dark and start is not None:
                left, right = (x + module * (QUIET_ZONE + one) for one in (start, across))
                low = top + module
                outlines.append([(left, top), (right, top), (right, low), (left, low)])
                start = None
    page.polygon(*outlines, fill="#000000")
