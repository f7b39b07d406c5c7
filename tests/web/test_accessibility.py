"""Every page and every state of a game, looked at by axe, light and dark."""

import pytest

from tests.web.browsing import ROOT
from tests.web.conftest import Visit
from tests.web.sights import SIGHTS, Sight

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 200)} ${[...any, ...all]
      .map(({ message }) => message).join('; ')}`))
}"""


@pytest.mark.parametrize("see", SIGHTS.values(), ids=SIGHTS)
def test_axe_finds_nothing(visit: Visit, see: Sight) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    see(visitor)
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    for look in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=look)
        assert not visitor.page.evaluate(RUN), look
