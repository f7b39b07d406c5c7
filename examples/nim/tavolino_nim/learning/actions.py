"""The ids of the moves of Nim: any number of matches from any heap."""

from typing import Final

from tavolino.learn.encoding import ListedActions

from ..rules import Take

HEAPS: Final = 4
MOST: Final = 7
"""The most heaps, and the most matches of a heap, that an option has."""

ACTIONS: Final = ListedActions(
    {"take": [str(Take(heap, number + 1)) for heap in range(HEAPS) for number in range(MOST)]}
)
