"""The pages on each side of a sheet, so the folded sheets read in order."""

from collections.abc import Iterator

PAGES_ON_SHEET = 4


def sheets_for(count: int) -> int:
    """The number of sheets that `count` pages need."""
    return -(-count // PAGES_ON_SHEET)


def impose(count: int) -> Iterator[tuple[int | None, int | None]]:
    """The left and the right page of every side, front and back in turn; None is an empty page.

    >>> list(impose(4))
    [(3, 0), (1, 2)]
    >>> list(impose(5))
    [(None, 0), (1, None), (None, 2), (3, 4)]
    """
    total = sheets_for(count) * PAGES_ON_SHEET

    def page(number: int) -> int | None:
        return number if number < count else None

    for first in range(0, total // 2, 2):
        last = total - 1 - first
        yield page(last), page(first)
        yield page(first + 1), page(last - 1)
