"""Every registered game keeps every law: with every number of players, with every value of every
option, and with any two values of two options. Its playthroughs are the stored ones.
"""

from typing import Final

import pytest

from tavolino.conformance import (
    LAWS,
    GameSetup,
    Law,
    pair_setups,
    playthrough,
    prove,
    usual_setups,
)
from tavolino.games import games
from tests.golden.write import PLAYTHROUGHS, stored_setups

PARTS: Final = 5
"""A pair of values is tried with every fifth law, the next pair with the others in turn."""
USUAL = [setup for manifest in games().values() for setup in usual_setups(manifest)]
PAIRS = [setup for manifest in games().values() for setup in pair_setups(manifest)]
PAIRS_AND_LAWS = [
    (setup, law) for number, setup in enumerate(PAIRS) for law in LAWS[number % PARTS :: PARTS]
]
STORED = stored_setups()


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", USUAL, ids=str)
def test_law(law: Law, setup: GameSetup) -> None:
    prove(law, setup, examples=1)


@pytest.mark.parametrize(
    ("setup", "law"),
    PAIRS_AND_LAWS,
    ids=[f"{setup}-{law.__name__}" for setup, law in PAIRS_AND_LAWS],
)
def test_law_with_options(setup: GameSetup, law: Law) -> None:
    prove(law, setup, examples=1)


@pytest.mark.parametrize("setup", STORED, ids=str)
def test_golden_playthrough(setup: GameSetup) -> None:
    stored = (PLAYTHROUGHS / f"{setup}.txt").read_text(encoding="utf-8")
    assert playthrough(setup) == stored


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} == set(map(str, STORED))
