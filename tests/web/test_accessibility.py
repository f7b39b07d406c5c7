"""Every page looked at by axe; every state of a game is in test_games.py."""

import pytest

from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.sights import LOOKING_ROUND, Journey


@pytest.mark.parametrize("journey", LOOKING_ROUND.values(), ids=LOOKING_ROUND)
def test_axe_finds_nothing(visit: Visit, journey: Journey) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    for sight in journey(visitor):
        expect_no_faults(visitor.page, sight)
