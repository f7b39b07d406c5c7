"""Names that mean harm stay text, wherever they are shown."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, result, who_moves

HARMFUL = {
    "markup": "<b>Bob</b><img src=x onerror=alert(1)>",
    "script": "<script>alert(1)</script>",
    "right to left": "שלום (1) <i>",
    "long": "W" * 40,
    "fluent": "{ $who } { -brand }",
}


def is_harmless(visitor: Visitor) -> bool:
    """Has the page nothing that came out of a name, and room for all of it?"""
    return bool(
        visitor.page.evaluate(
            """!document.querySelector('main :is(script, i, img[src=x])')
               && document.documentElement.scrollWidth <= innerWidth"""
        )
    )


@pytest.mark.parametrize("name", HARMFUL.values(), ids=HARMFUL)
def test_a_name_is_text_everywhere(visit: Visit, name: str) -> None:
    host, guest = visit(viewport=PHONE), visit(viewport=PHONE)
    host.take_name(name)
    expect(host.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert is_harmless(host)
    host.set_up("Scalino", more={"Name of the table": name})
    guest.go(host.page.url)
    expect(guest.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(guest.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    assert is_harmless(guest)
    guest.page.get_by_role("button", name="Sit here").click()
    guest.page.get_by_role("button", name="I am ready").click()

    for visitor in (host, guest):
        visitor.is_at_game()
    mover, _ = who_moves(host.page, guest.page)
    Player(mover).build()
    for visitor in (host, guest):
        expect(log_lines(visitor.page)).to_have_count(2)
    assert is_harmless(guest)

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("textbox", name="Say something").fill(name)
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("paragraph").filter(has_text=name).last).to_be_visible()
    guest.page.get_by_role("tab", name="In words").click()
    expect(guest.page.get_by_role("tabpanel")).to_contain_text(name)
    assert is_harmless(guest)

    guest.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Give up").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(result(guest.page)).to_be_visible()
    expect(guest.page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    assert is_harmless(guest)
