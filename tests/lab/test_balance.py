"""The balance of a game between its seats."""

from html.parser import HTMLParser

import pytest

from tavolino.core import Refused
from tavolino.games import rules
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.rules import SCALINO
from tavolino.lab.arena.contest import GameResult
from tavolino.lab.balance import (
    Setting,
    balance,
    balance_games,
    find_settings,
    play_balance_game,
    settings,
)
from tavolino.lab.balance_page import BalanceReport, page
from tavolino.lab.running import run


def games(setting: Setting, winners: list[int]) -> list[tuple[Setting, GameResult]]:
    """Made-up games with these winners."""
    found = []
    for deal, winner in enumerate(winners):
        ranks = tuple(1 if seat == winner else 2 for seat in range(setting.players))
        points = tuple(3 if rank == 1 else 1 for rank in ranks)
        found.append((setting, GameResult(deal, 0, points, ranks, (), (), ())))
    return found


def test_every_number_of_players_and_every_value_of_every_option() -> None:
    found = settings(SCALINO)
    assert [one for one in found if not one.option] == [Setting(2), Setting(3), Setting(4)]
    assert Setting(3, "gaps", "notch") in found
    assert not any(one.option == "first" for one in found)
    rope = settings(ROPE)
    assert Setting(2, "pile", ROPE.options[1].high) in rope  # type: ignore[union-attr]
    assert Setting(8, "pile", ROPE.options[1].high) not in rope, "there are not that many cards"  # type: ignore[union-attr]
    assert {one.players for one in find_settings("rope", 5)} == {5}


def test_options_given_for_all_tables_are_not_varied() -> None:
    found = settings(SCALINO, {"bonus": "either"})
    given = (("bonus", "either"),)
    assert found == [Setting(2, given=given), Setting(2, "gaps", "notch", given)]
    assert found[1].chosen == {"bonus": "either", "gaps": "notch"}


@pytest.mark.parametrize(
    ("given", "players", "why"),
    [
        ({"colour": "red"}, None, "OPTION: unknown"),
        ({"bonus": "both"}, None, "OPTION: value"),
        ({"bonus": "either"}, 3, "SC-9: two-players"),
        ({}, 9, "SEATS: count"),
    ],
)
def test_what_cannot_be_played_is_refused(
    given: dict[str, str], players: int | None, why: str
) -> None:
    with pytest.raises(Refused, match=why):
        find_settings("scalino", players, given)


def test_every_game_has_settings_that_can_be_played() -> None:
    for name in rules():
        of = find_settings(name, None)[-1:]
        ((setting, played),) = run(play_balance_game, balance_games(name, "random", of, 1, "try"))
        assert len(played.points) == setting.players


def test_an_advantage_of_a_seat_is_reported() -> None:
    setting = Setting(2)
    first, second = balance(games(setting, [0] * 70 + [1] * 30))
    assert (first.wins.value, first.verdict, second.verdict) == (0.7, 1, -1)
    assert first.points.value == 2.4
    fair = balance(games(setting, [0, 1] * 50))
    assert [one.verdict for one in fair] == [0, 0]


def test_the_order_of_the_games_does_not_matter() -> None:
    played = games(Setting(3), [0, 2, 1, 1])
    assert balance(played) == balance(reversed(played))


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_page_is_self_contained() -> None:
    two, three = Setting(2), Setting(3, "gaps", "<notch>")
    found = balance([*games(two, [0] * 9), *games(three, [0, 1, 2] * 3)])
    both = Setting(2, "gaps", "notch", (("bonus", "either"),))
    assert "<caption>bonus = either, gaps = notch</caption>" in page(
        BalanceReport("scalino", "casual", "seed", balance(games(both, [0, 1])))
    )
    report = BalanceReport("scalino", "casual", "a & b", found)
    html = page(report)
    read = Page(html)
    assert read.tags.count("table") == read.tags.count("svg") == 2
    assert not read.links
    assert "gaps = &lt;notch&gt;" in html
    assert "a &amp; b" in html
    assert "more than a fair share" in html
    assert "100.0% (70.1% to 100.0%)" in html
    in_notebook = report._repr_html_()
    read = Page(in_notebook)
    assert (read.tags.count("table"), read.tags.count("svg")) == (2, 2)
    assert not {"html", "body"} & set(read.tags)
    assert "gaps = &lt;notch&gt;" in in_notebook
    assert "<notch>" not in in_notebook
