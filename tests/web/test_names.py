"""Names that mean harm stay text, wherever they are shown."""

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, result, who_moves
from tests.web.positions import Session, run, session_of

HARMFUL = [
    "<script>alert(1)</script>{$who}{-brand}",
    "שלום (1) <i><img src=x onerror=alert(1)>",  # begins from the right to the left
    "W" * 40,
]
"""Each as long as a name may be."""


def is_harmless(visitor: Visitor) -> bool:
    """Has the page nothing that came out of a name, and room for all of it?"""
    return bool(
        visitor.page.evaluate(
            """!document.querySelector('main :is(script, i, img[src=x])')
               && document.documentElement.scrollWidth <= innerWidth"""
        )
    )


def test_a_name_is_text_everywhere(visit: Visit) -> None:
    host, guest = visit(viewport=PHONE), visit(viewport=PHONE)
    for name in HARMFUL:
        show_at_door(host, guest, name)
        show_in_game(host, guest, name)
        show_in_talk(host, guest, name)
        show_in_result(guest, name)


def show_at_door(host: Visitor, guest: Visitor, name: str) -> None:
    """To oneself, as the table's, and as that of who waits there."""
    host.take_name(name)
    expect(host.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert is_harmless(host), name
    if name == HARMFUL[0]:
        host.set_up("Scalino", more={"Table name": name})
    else:
        host.go(f"/t/{run(open_table(session_of(host), name))}")
    guest.go(host.page.url)
    expect(guest.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(guest.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    assert is_harmless(guest), name
    guest.page.get_by_role("button", name="Sit down").click()


async def open_table(session: Session, title: str) -> str:
    async with session.peer() as peer:
        return await peer.create("scalino", 2, title=title, occupants=["me"])


def show_in_game(host: Visitor, guest: Visitor, name: str) -> None:
    for visitor in (host, guest):
        visitor.is_at_game()
    mover, _ = who_moves(host.page, guest.page)
    Player(mover).build()
    for visitor in (host, guest):
        expect(log_lines(visitor.page)).to_have_count(2)
    assert is_harmless(guest), name


def show_in_talk(host: Visitor, guest: Visitor, name: str) -> None:
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("textbox", name="Write a message").fill(name)
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_role("paragraph").filter(has_text=name).last).to_be_visible()
    guest.page.get_by_role("tab", name="Text").click()
    expect(guest.page.get_by_role("tabpanel")).to_contain_text(name)
    assert is_harmless(guest), name


def show_in_result(guest: Visitor, name: str) -> None:
    guest.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(result(guest.page)).to_be_visible()
    expect(guest.page.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    assert is_harmless(guest), name
