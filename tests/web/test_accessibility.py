"""Every page and every state of a game, looked at by axe, light and dark."""

import pytest

from tests.web.browsing import ROOT
from tests.web.conftest import Visit
from tests.web.sights import JOURNEYS, Journey

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  // On a board numbers are drawn on things, once or twice; nobody would say “×3” to press one.
  const selector = 'button:not(.table-board button)'
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector }] })
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`))
}"""


@pytest.mark.parametrize("journey", JOURNEYS.values(), ids=JOURNEYS)
def test_axe_finds_nothing(visit: Visit, journey: Journey) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    for sight in journey(visitor):
        if visitor.page.evaluate("!('axe' in window)"):
            visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        for look in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=look)
            found = visitor.page.evaluate(RUN)
            assert not found, f"{sight}, {look}"
        visitor.page.emulate_media(color_scheme="light")
