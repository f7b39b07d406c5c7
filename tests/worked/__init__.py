"""The worked examples of the rules pages.

Each is a position in notation. The rules judge its parts, the drawing layer draws it, and a test
compares the pages in every language with both.
"""

from typing import Final

from tests.worked.cutit import CUTIT_EXAMPLES
from tests.worked.cutit_puzzle import PUZZLE_EXAMPLES
from tests.worked.example import Example
from tests.worked.rope import ROPE_EXAMPLES
from tests.worked.rope_turn import TURN_EXAMPLES
from tests.worked.scalino import SCALINO_EXAMPLES

EXAMPLES: Final[tuple[Example, ...]] = (
    *CUTIT_EXAMPLES,
    *PUZZLE_EXAMPLES,
    *TURN_EXAMPLES,
    *ROPE_EXAMPLES,
    *SCALINO_EXAMPLES,
)
