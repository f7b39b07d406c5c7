"""Running a law at a table, over plays that Hypothesis chooses."""

import hashlib

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tavolino.conformance.laws import Law
from tavolino.conformance.table import Table
from tavolino.core import Stream


def seeded(seed: int) -> Stream:
    """A source of chance for tests, apart from any dealer's."""
    return Stream(hashlib.sha256(f"conformance {seed}".encode()).digest(), 0)


def prove(law: Law, table: Table, examples: int = 3) -> None:
    """Tries the law on so many random plays; the same ones every time."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        # A seed has no smaller seed that is easier to read.
        phases=(Phase.generate,),
    )
    @given(st.integers(0, 2**32))
    def holds(seed: int) -> None:
        law(table, seeded(seed))

    holds()
