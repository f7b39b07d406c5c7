"""Every page looked at by axe.

The states of a game are in test_games.py, and the guided first games in test_guide.py.
"""

from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.walkthroughs import pages


def test_axe_finds_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    for scene in pages(visitor):
        expect_no_faults(visitor.page, scene)
