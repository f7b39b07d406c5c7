"""Every screen on every screen size: nothing is cut off, nothing is hidden, nothing jumps."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tavolino.locales import LANGUAGES
from tests.web.browsing import PHONE, Visitor, change_language
from tests.web.conftest import Visit
from tests.web.players import Player, is_due

SIDEWAYS: Final = ((740, 360), (932, 430))
SIZES: Final = (
    (360, 740),
    *SIDEWAYS,
    (820, 1180),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
)
PHONE_AND_LAPTOP: Final = ((360, 740), (1280, 800))
LONGEST: Final = "de"
"""Its words need the most room: what fits in it at every size is tried at two in the others."""

OPEN: Final = """async ({game, seats}) => {
  const bots = Array(seats - 1).fill("bot:learner")
  const body = {game, seats, occupants: ["me", ...bots], ready: true}
  const headers = {"Content-Type": "application/json"}
  const made = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)})
  return (await made.json()).id
}"""

OUTSIDE: Final = """() => {
  const wide = document.documentElement.scrollWidth
  const found = wide > innerWidth ? [`the page: ${wide}`] : []
  for (const one of document.querySelectorAll('a, button, select, input, h1, h2, h3, p, bdi, td')) {
    if (!one.checkVisibility() || one.closest('.unseen, .skip, .tallies')) continue
    const {left, right, width} = one.getBoundingClientRect()
    if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(one.outerHTML.slice(0, 120))
  }
  return found
}"""
"""What reaches over the left or right edge of the screen."""

CUT_OFF: Final = """names => names
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.textContent)"""

FINISH: Final = """async ({game}) => {
  const body = {game, seats: 2, occupants: ['me', 'bot:learner'], ready: true}
  const headers = {'Content-Type': 'application/json'}
  const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)})
  const {id} = await made.json()
  const url = new URL(`/api/tables/${id}/socket?version=0`, location.href)
  url.protocol = 'ws:'
  const socket = new WebSocket(url)
  await new Promise(resolve => {
    socket.onmessage = ({data}) => {
      const frame = JSON.parse(data)
      if (frame.type !== 'table') return
      if (frame.table.phase === 'over') resolve()
      const own = frame.views.find(({viewer}) => viewer === 0)?.view
      if (!own?.to_act.includes(0)) return
      const move = own.moves.at(-1)
      socket.send(JSON.stringify({type: 'move', id: `m${frame.version}`, seat: 0, move,
        on: frame.version}))
    }
  })
  socket.close()
  return id
}"""
"""Plays a game against a bot to the end."""

USED: Final = """() => {
  const boxes = [...document.querySelectorAll('main > *')].map(one => one.getBoundingClientRect())
  const [left, right] = [boxes.map(one => one.left), boxes.map(one => one.right)]
  return (Math.max(...right) - Math.min(...left)) / innerWidth
}"""
"""How much of the width a page uses."""

SCROLLING: Final = """() => [...document.querySelectorAll('main *')]
  .filter(one => one.scrollWidth > one.clientWidth + 1
    && /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.matches('.picture'))
  .map(one => one.className)"""
"""What has to be scrolled sideways; large pictures may."""

WATCH_SHIFTS: Final = """
  window.shifts = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shifts += entry.value
  }).observe({type: 'layout-shift', buffered: true})
"""


def open_table(visitor: Visitor, game: str, seats: int) -> str:
    """The address of a new table with bots."""
    return f"/t/{visitor.page.evaluate(OPEN, {'game': game, 'seats': seats})}"


def in_every_language(page: Page) -> Iterator[str]:
    """Begins and ends in English."""
    for language, after in pairwise((*LANGUAGES, LANGUAGES[0])):
        yield language
        change_language(page, language, after)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_reaches_over_the_edge_of_the_screen(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    page = visitor.page
    visitor.is_in_a_hurry()
    with page.expect_response("**/api/me"):
        visitor.go("/")
    person = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.id)")
    tables = {
        "scalino": open_table(visitor, "scalino", 4),
        "demolition": open_table(visitor, "demolition", 3),
        "rope": open_table(visitor, "rope", 8),
        "cutit": open_table(visitor, "cutit", 2),
        "lesson": "/learn/rope/first",
    }
    pages = [
        "/learn",
        "/learn/cutit/rules",
        "/leaderboard",
        "/me",
        f"/p/{person}",
        "/r",
        "/nowhere",
    ]
    for path in [*tables.values(), "/", *pages]:
        visitor.go_within(path)
        main = page.locator("main")
        expect(main.locator("h1, .table-board").first).to_be_attached()
        if path in tables.values():
            page.locator(".table-now").wait_for()
        for width, height in SIZES if language == LONGEST else PHONE_AND_LAPTOP:
            resize(page, width, height)
            assert not page.evaluate(OUTSIDE), (path, width, height)


def test_a_laptop_shows_all_of_a_table_at_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.is_in_a_hurry()
    with page.expect_response("**/api/me"):
        visitor.go("/")
    visitor.go(open_table(visitor, "rope", 8))
    is_due(page).wait_for()
    for _ in in_every_language(page):
        for part in (".rope-others", ".rope-rows", ".rope-own-hand", ".rope-supply"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    for seats in (2, 4):
        visitor.go(open_table(visitor, "cutit", seats))
        player = Player(page)
        player.cut_all(player.draw_small_cut, rounds=1)
        player.draw_small_cut()
        for _ in in_every_language(page):
            for part in (".cutit-sheet", ".cutit-parts", ".cutit-others", ".cutit-total"):
                expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
            assert not page.locator(".cutit-others small").evaluate_all(CUT_OFF)


def test_a_phone_held_sideways_shows_board_task_and_tools_at_once(visit: Visit) -> None:
    visitor = visit(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.is_in_a_hurry()
    visitor.go("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)
    visitor.press_at_game("Scalino", "Play now")
    is_due(page).wait_for()
    for width, height in SIDEWAYS:
        resize(page, width, height)
        for shown in (
            page.locator(".sc-scene"),
            page.locator(".sc-tray"),
            page.locator(".status"),
            page.get_by_role("button", name="Hint"),
        ):
            expect(shown).to_be_in_viewport(ratio=0.99)
        tray, now = (page.locator(one).bounding_box() for one in (".sc-views", ".table-now"))
        assert tray is not None
        assert now is not None
        assert tray["y"] + tray["height"] <= now["y"], (width, height)
    visitor.go(open_table(visitor, "rope", 4))
    is_due(page).wait_for()
    for width, height in SIDEWAYS:
        resize(page, width, height)
        for part in (".rope-others", ".rope-rows", ".rope-own-hand", ".status"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    visitor.go(open_table(visitor, "cutit", 2))
    for width, height in SIDEWAYS:
        resize(page, width, height)
        for part in (".cutit-sheet", ".cutit-head"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".cutit-side")).to_be_in_viewport(ratio=0.2)
    visitor.go("/nowhere")
    expect(page.get_by_role("link", name="All games")).to_be_in_viewport(ratio=1)


def test_wide_screens_are_used_and_phones_see_the_controls_of_a_replay(visit: Visit) -> None:
    visitor = visit(locale="de", viewport=PHONE)
    page = visitor.page
    visitor.is_in_a_hurry()
    with page.expect_response("**/api/me"):
        visitor.go("/")
    person = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.id)")
    table = str(page.evaluate(FINISH, {"game": "scalino"}))
    for path in ("/leaderboard", "/me", "/learn/rope/rules", f"/p/{person}"):
        visitor.go(path)
        expect(page.locator("main :is(table, .empty, form, .rules)").first).to_be_visible()
        for width, height in ((1920, 1080), (3840, 2160)):
            resize(page, width, height)
            assert page.evaluate(USED) > 0.6, (path, width)
        resize(page, 360, 740)
        assert not page.evaluate(SCROLLING), path
    visitor.go(f"/r/{table}")
    for width, height in ((360, 740), *SIDEWAYS):
        resize(page, width, height)
        for part in (".replay-head", ".replay-steps", ".slider", ".rules-tool", ".sc-board"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        boxes = [page.locator(one).bounding_box() for one in (".replay-steps", ".rules-tool")]
        steps, rules = (box for box in boxes if box is not None)
        assert steps["x"] + steps["width"] <= rules["x"] + 1, (width, height)


def test_bots_of_one_level_keep_their_numbers(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.is_in_a_hurry()
    with page.expect_response("**/api/me"):
        visitor.go("/")
    visitor.go(open_table(visitor, "rope", 8))
    names = page.locator(".rope-who bdi")
    expect(names).to_have_count(7)
    for width, height in ((360, 740), (740, 360), (1280, 800)):
        resize(page, width, height)
        assert not names.evaluate_all(CUT_OFF), (width, height)


def test_the_first_page_does_not_jump(visit: Visit) -> None:
    """Not even with a game to continue, which only the server knows."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(WATCH_SHIFTS)
    visitor.is_in_a_hurry()
    visitor.go("/")
    visitor.press_at_game("Scalino", "Play now")
    is_due(page).wait_for()
    for width, height in ((1280, 800), (360, 740), (1920, 1080)):
        resize(page, width, height)
        visitor.go("/")
        expect(page.get_by_role("region", name="Your turn – continue")).to_be_visible()
        expect(page.get_by_role("heading", name="Open tables")).to_be_attached()
        assert page.evaluate("window.shifts") < 0.02, (width, height)


LINES: Final = """names => names.map(one => {
  const text = one.firstChild
  const tops = [...text.data].map((_, i) => {
    const letter = new Range()
    letter.setStart(text, i)
    letter.setEnd(text, i + 1)
    return letter.getBoundingClientRect().top
  })
  const begins = i => i > 0 && tops[i] > tops[i - 1] + 3
  return [...text.data].map((sign, i) => begins(i) ? `|${sign}` : sign).join('')
})"""
"""Names with a | where a line begins."""


@pytest.mark.parametrize("seats", [4, 8])
def test_names_break_between_words_only(visit: Visit, seats: int) -> None:
    visitor = visit(viewport=PHONE, locale="de-DE")
    with visitor.page.expect_response("**/api/me"):
        visitor.go("/")
    visitor.go(open_table(visitor, "rope", seats))
    names = visitor.page.locator(".rope-who bdi")
    expect(names).to_have_count(seats - 1)
    for name in names.evaluate_all(LINES):
        assert all(part.endswith(("-", " ")) for part in name.split("|")[:-1]), name


def test_what_follows_a_game_is_in_one_line_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    with page.expect_response("**/api/me"):
        visitor.go("/")
    visitor.go(f"/t/{page.evaluate(FINISH, {'game': 'scalino'})}")
    actions = page.locator(".ending .actions > *")
    expect(actions).to_have_count(3)
    for language in in_every_language(page):
        middles = actions.evaluate_all(
            "all => all.map(one => one.offsetTop + one.offsetHeight / 2)"
        )
        assert max(middles) - min(middles) < 2, language
