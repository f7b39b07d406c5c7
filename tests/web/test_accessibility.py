"""Every page looked at by axe; every state of a game is in test_games.py."""

import pytest

from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.walkthroughs import ALL_PAGES, Walkthrough


@pytest.mark.parametrize("walkthrough", ALL_PAGES.values(), ids=ALL_PAGES)
def test_axe_finds_nothing(visit: Visit, walkthrough: Walkthrough) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    for scene in walkthrough(visitor):
        expect_no_faults(visitor.page, scene)
