"""The pages of rules: every rule has its address, pictures and tables are there."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import change_language
from tests.web.conftest import Visit

RULES = {"scalino": "SC-7", "demolition": "SD-3", "rope": "CR-6", "cutit": "CI-11"}


@pytest.mark.parametrize(("game", "rule"), RULES.items())
def test_a_link_leads_to_its_rule_and_the_page_has_its_pictures_and_tables(
    visit: Visit, game: str, rule: str
) -> None:
    visitor = visit()
    visitor.go(f"/learn/{game}/rules#{rule}")
    asked_for = visitor.page.locator(".rules .asked-for")
    expect(asked_for).to_have_attribute("id", rule)
    expect(asked_for).to_contain_text(rule)
    expect(asked_for).to_be_in_viewport()
    if game == "demolition":
        return  # Its rules are on the page of Scalino.
    rules = visitor.page.get_by_role("article")
    expect(rules.get_by_role("heading", level=1)).to_be_visible()
    expect(rules.get_by_role("columnheader").first).to_be_visible()
    for picture in rules.get_by_role("img").all():
        width, height = (float(picture.get_attribute(one) or 0) for one in ("width", "height"))
        box = picture.bounding_box()
        # It has its place before it is loaded.
        assert box
        assert abs(box["width"] / box["height"] - width / height) < 0.01
        picture.scroll_into_view_if_needed()
        # A picture that could not be loaded has no width of its own.
        visitor.page.wait_for_function("one => one.naturalWidth > 0", arg=picture.element_handle())
    assert rules.get_by_role("img").count() > 0


def test_a_rule_can_be_reached_from_another(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/scalino/rules")
    links = visitor.page.get_by_role("article").get_by_role("link", name="SC-7", exact=True)
    links.last.click()
    expect(visitor.page.locator("[id='SC-7']")).to_be_in_viewport()
    assert visitor.page.url.endswith("#SC-7")


def test_the_contents_follow_a_change_of_the_language(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/scalino/rules")
    contents, chapters = page.locator(".rules-contents li"), page.locator("article h2")
    expect(contents.first).to_be_visible()
    before = contents.all_inner_texts()
    change_language(page, "en", "pl")
    expect(contents.first).not_to_have_text(before[0])
    expect(contents).to_have_text(chapters.all_inner_texts())
