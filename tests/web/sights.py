"""Every page, and every state of a game, as somebody comes to see it."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.web.browsing import Visitor
from tests.web.players import Player, is_due, log_lines, result

Sight = Callable[[Visitor], None]


def page_at(path: str, heading: str) -> Sight:
    def see(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.get_by_role("heading", name=heading).first.wait_for()

    return see


def home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name="Play now").first).to_be_enabled()


def settings(visitor: Visitor) -> None:
    home(visitor)
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("dialog").wait_for()


def setting_up(visitor: Visitor) -> None:
    home(visitor)
    visitor.press_at_game("Cut the Rope", "Options")
    visitor.page.get_by_text("More options").click()


def gathering(visitor: Visitor) -> None:
    home(visitor)
    visitor.press_at_game("Cut the Rope", "Invite")
    visitor.page.get_by_role("heading", name="Invite others").wait_for()
    expect(visitor.page.get_by_text("Code:")).to_be_visible()


def begun(visitor: Visitor, game: str) -> Player:
    """At a game with bots that has just begun."""
    home(visitor)
    visitor.press_at_game(game, "Play now")
    is_due(visitor.page).wait_for()
    return Player(visitor.page)


def scalino(visitor: Visitor) -> None:
    player = begun(visitor, "Scalino")
    player.play(player.build, most=6)
    is_due(visitor.page).wait_for()


def scalino_from_above(visitor: Visitor) -> None:
    scalino(visitor)
    visitor.page.get_by_role("button", name="Look from above").click()
    visitor.page.get_by_role("tab", name="In words").click()


def scalino_refused(visitor: Visitor) -> None:
    """Pointing where the chosen block must not lie."""
    scalino(visitor)
    box = visitor.page.get_by_role("application", name="The pyramid").bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def scalino_over(visitor: Visitor) -> None:
    player = begun(visitor, "Scalino")
    player.play(player.build)
    expect(result(visitor.page)).to_be_visible()


def earlier(visitor: Visitor) -> None:
    """Looking at an earlier position, with the log."""
    scalino(visitor)
    log_lines(visitor.page).nth(3).get_by_role("button").click()
    visitor.page.get_by_text("You are looking at the position").wait_for()


def chat(visitor: Visitor) -> None:
    scalino(visitor)
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_role("textbox", name="Say something").fill("Good luck, bot!")
    visitor.page.get_by_role("button", name="Send").click()
    visitor.page.get_by_text("Good luck, bot!").wait_for()


def share(visitor: Visitor) -> None:
    scalino(visitor)
    visitor.page.get_by_role("button", name="Share").click()
    visitor.page.get_by_role("dialog").wait_for()


def more(visitor: Visitor) -> None:
    scalino(visitor)
    visitor.page.get_by_role("button", name="More").click()
    visitor.page.get_by_role("dialog").wait_for()


def replay(visitor: Visitor) -> None:
    scalino_over(visitor)
    visitor.page.get_by_role("link", name="Replay").first.click()
    visitor.page.get_by_role("button", name="To the start").wait_for()


def demolition(visitor: Visitor) -> None:
    player = begun(visitor, "Scalino demolition")
    player.play(player.take, most=4)
    is_due(visitor.page).wait_for()


def demolition_over(visitor: Visitor) -> None:
    player = begun(visitor, "Scalino demolition")
    player.play(player.take)
    expect(result(visitor.page)).to_be_visible()


def rope(visitor: Visitor) -> None:
    player = begun(visitor, "Cut the Rope")
    player.play(player.lay_cards, most=8)
    is_due(visitor.page).wait_for()


def rope_picked_up(visitor: Visitor) -> None:
    rope(visitor)
    cards = visitor.page.get_by_role("region", name="Your cards")
    cards.get_by_role("button", name="from your hand").first.click()
    expect(cards.get_by_role("button", pressed=True)).to_be_visible()


def rope_with_eight(visitor: Visitor) -> None:
    visitor.play_bots("Cut the Rope", seats=8)
    is_due(visitor.page).wait_for()


def rope_over(visitor: Visitor) -> None:
    visitor.play_bots("Cut the Rope", seats=3, more={"Cards in each own pile": "1"})
    player = Player(visitor.page)
    player.play(player.lay_cards)
    expect(result(visitor.page)).to_be_visible()


def cutit_corner(visitor: Visitor) -> None:
    visitor.play_bots("Cut it")
    visitor.page.get_by_role("button", name="Pick the corner").first.wait_for()


def cutit_cutting(visitor: Visitor) -> None:
    visitor.play_bots("Cut it")
    player = Player(visitor.page)
    player.cut_up(rounds=3)
    player.draw_cut()


def cutit_puzzle(visitor: Visitor) -> None:
    visitor.play_bots("Cut it")
    player = Player(visitor.page)
    player.cut_up()
    player.lay_as_hinted()
    player.stand_back()
    player.lay_by_dragging()


def cutit_over(visitor: Visitor) -> None:
    cutit_puzzle(visitor)
    Player(visitor.page).be_done()
    expect(result(visitor.page)).to_be_visible()


def offline(visitor: Visitor) -> None:
    scalino(visitor)
    visitor.page.context.set_offline(True)
    visitor.page.get_by_text("You are offline").wait_for()


SIGHTS: Final[dict[str, Sight]] = {
    "home": home,
    "settings": settings,
    "setting-up": setting_up,
    "gathering": gathering,
    "scalino": scalino,
    "scalino-from-above": scalino_from_above,
    "scalino-refused": scalino_refused,
    "scalino-over": scalino_over,
    "demolition": demolition,
    "demolition-over": demolition_over,
    "rope": rope,
    "rope-picked-up": rope_picked_up,
    "rope-with-eight": rope_with_eight,
    "rope-over": rope_over,
    "cutit-corner": cutit_corner,
    "cutit-cutting": cutit_cutting,
    "cutit-puzzle": cutit_puzzle,
    "cutit-over": cutit_over,
    "earlier": earlier,
    "chat": chat,
    "share": share,
    "more": more,
    "offline": offline,
    "replay": replay,
    "learn": page_at("/learn", "Learn the games"),
    "rules": page_at("/learn/scalino/rules", "Scalino"),
    "best": page_at("/best", "The best players"),
    "me": page_at("/me", "Your name"),
    "open-record": page_at("/r", "Open a record"),
    "nowhere": page_at("/nowhere", "There is nothing here"),
    "no-table": page_at("/t/nosuchtablehere1", "This table is not open to you"),
    "no-code": page_at("/c/ABC234", "Code ABC234"),
}
