"""Checks a law with a setup, over plays that Hypothesis chooses."""

import hashlib
from random import Random
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tavolino.conformance.laws import Law
from tavolino.conformance.setups import GameSetup
from tavolino.core import Stream
from tavolino.core.chance import SECRET_BYTES

MOST_DRAWN: Final = 400
"""Hypothesis gives up on examples with many more numbers than this."""


class DrawnSource:
    """A random stream of which Hypothesis may change the first numbers.

    A failing play shrinks to one with few decisions before the failure and few changed numbers.
    Without changes the numbers are those of a fair stream, which some laws rely on.
    """

    def __init__(self, drawn: Random, about: str) -> None:
        """`about` tells streams apart: the first bytes that Hypothesis draws are always zeros."""
        self.deviations: list[int] = []
        self._drawn = drawn
        secret = hashlib.sha256(about.encode() + drawn.randbytes(SECRET_BYTES)).digest()
        self._stream = Stream(secret, 0)

    def below(self, n: int) -> int:
        number = self._stream.below(n)
        if len(self.deviations) == MOST_DRAWN:
            return number
        self.deviations.append(self._drawn.randrange(n))
        return (number + self.deviations[-1]) % n


def prove(law: Law, setup: GameSetup, examples: int = 3, *, shrink: bool = True) -> None:
    """Checks the law on at most `examples` plays, the same ones every time.

    A play that breaks the law is shrunk before it is reported, unless `shrink` is False.
    """

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
    )
    @given(st.randoms(use_true_random=False))
    def holds(drawn: Random) -> None:
        source = DrawnSource(drawn, f"{law.__name__} {setup}")
        try:
            law(setup, source)
        except Exception as error:
            error.add_note(f"in {setup} with the deviations {source.deviations}")
            raise

    holds()
