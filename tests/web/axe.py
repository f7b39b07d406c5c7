"""What axe finds fault with in what somebody sees, light and dark."""

from typing import Final, Literal

from playwright.sync_api import Page

from tests.web.browsing import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: Final[dict[Literal["light", "dark"], list[str] | None]] = {
    "light": None,
    "dark": ["color-contrast", "link-in-text-block"],
}
"""The rules to check in each: in the dark those about colours, the others find the same again."""
RUN: Final = """async rules => {
  // On a board numbers are drawn on things, once or twice; nobody would say “×3” to press one.
  const selector = 'button:not(.table-board button)'
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector }] })
  const runOnly = rules ? { runOnly: { type: 'rule', values: rules } } : {}
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...runOnly })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 150)} ${failureSummary}`))
}"""


def expect_no_faults(page: Page, scene: str) -> None:
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate(RUN, rules)
        assert not found, "\n".join([f"{scene}, {scheme}", *found])
    page.emulate_media(color_scheme="light")
