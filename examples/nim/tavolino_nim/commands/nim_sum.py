"""tavolino nim-sum"""

from functools import reduce
from operator import xor
from typing import Annotated

import typer

from tavolino.cli.words import say

from ..rules import Take

Heaps = Annotated[list[int], typer.Argument(help="The matches of each heap.", min=0, max=99)]


def nim_sum(heaps: Heaps) -> None:
    """Tell whether who is on turn can win, and by which move.

    Example: tavolino nim-sum 3 4 5
    """
    total = reduce(xor, heaps)
    print(say("nim-sum", total=total))
    for heap, left in enumerate(heaps):
        if left ^ total < left:
            print(say("nim-winning", move=str(Take(heap, left - (left ^ total)))))
