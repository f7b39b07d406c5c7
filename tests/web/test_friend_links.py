"""Friends by link: made, seen, watched, invited to a table, and ended."""

from playwright.sync_api import expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.players import who_moves


def test_friends_by_link(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(viewport=PHONE), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben"), (carla, "Carla")):
        visitor.take_name(name)
    anna.page.get_by_role("button", name="Create friend link").click()
    link = anna.page.get_by_role("textbox", name="Your friend link").input_value()
    for visitor in (ben, carla):
        visitor.go(link)
        expect(visitor.page.get_by_role("heading")).to_have_text("Anna wants to be your friend")
    expect_no_faults(ben.page, "a friend link")
    for visitor in (ben, carla):
        visitor.page.get_by_role("button", name="Accept").click()
        expect(visitor.page.get_by_role("heading")).to_have_text("You and Anna are now friends")

    # From the first page to a table with both.
    anna.go("/")
    line = anna.page.locator(".friend", has_text="Ben")
    expect(line).to_contain_text("online")
    expect_no_faults(anna.page, "a home with friends")
    line.get_by_role("button", name="Play together").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Scalino", exact=True).click()
    anna.page.wait_for_url("**/t/*")
    ben.go("/leaderboard")  # an invitation finds him on any page
    invitation = ben.page.get_by_role("complementary", name="Invitations")
    expect(invitation).to_contain_text("Anna invites you to play Scalino.")
    expect_no_faults(ben.page, "an invitation")
    invitation.get_by_role("link", name="Join").click()
    ben.page.get_by_role("button", name="Sit down").click()
    who_moves(anna.page, ben.page)
    expect(invitation).to_have_count(0)

    # Carla sees that her friend plays, and watches.
    carla.go("/")
    expect(carla.page.locator(".friend")).to_contain_text("playing Scalino")
    carla.page.get_by_role("link", name="Watch Anna").click()
    carla.is_at_game()

    # From the lobby, and declined.
    anna.go("/")
    anna.press_at_game("Scalino", "Invite")
    anna.page.get_by_role("button", name="Invite Carla").click()
    expect(anna.page.get_by_role("button", name="Invitation sent to Carla")).to_be_visible()
    carla.go("/")
    invitation = carla.page.get_by_role("complementary", name="Invitations")
    invitation.get_by_role("button", name="Not now").click()
    expect(invitation).to_have_count(0)

    # The link is void once it is turned off; a friendship ends for both.
    carla.go("/me")
    carla.page.get_by_role("button", name="Remove Anna").click()
    carla.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(carla.page.locator(".friend")).to_have_count(0)
    anna.go("/me")
    expect(anna.page.locator(".friend b")).to_have_text(["Ben"])
    anna.page.get_by_role("button", name="Turn off link").click()
    expect(anna.page.get_by_role("button", name="Create friend link")).to_be_visible()
    carla.go(link)
    expect(carla.page.get_by_role("heading")).to_have_text("This friend link does not exist")
