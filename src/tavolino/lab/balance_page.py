"""The balance of a game as a self-contained page with tables and plots, and for notebooks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import groupby
from typing import Final

from tavolino.drawing.page import in_both_themes
from tavolino.drawing.palette import ACCENT, BLUE, GREEN, INK, PAPER, TABLE
from tavolino.drawing.theme import LIGHT, Palette
from tavolino.lab.balance import SeatBalance, Setting
from tavolino.lab.panels import Panel, plot_panels
from tavolino.lab.wording import Wording

Embed = Callable[[Callable[[Palette], str]], str]
"""Converts a drawing, which takes a palette, to HTML."""

STYLE: Final = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }}
table {{ border-collapse: collapse; margin: 1rem 0; width: 100%; }}
caption {{ font-weight: bold; padding: .5rem 0; text-align: left; }}
th, td {{ border-bottom: 1px solid {TABLE}; padding: .3rem .6rem; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
.more {{ color: {GREEN}; font-weight: bold; }}
.less {{ color: {ACCENT}; font-weight: bold; }}
svg {{ height: auto; max-width: 100%; }}
a {{ color: {BLUE}; }}
"""
VERDICTS: Final = {1: "more", 0: "fair", -1: "less"}
"""The suffixes of the message keys, and the CSS classes."""
HEADS: Final = ("seat", "wins", "points", "share")


@dataclass(frozen=True)
class BalanceReport:
    """The balance of a game in one of `locales.LANGUAGES`, for notebooks."""

    game: str
    bot: str
    seed: str
    seats: Sequence[SeatBalance]
    language: str = "en"

    def _repr_html_(self) -> str:
        return "\n".join(_parts(self, in_both_themes))


def page(report: BalanceReport) -> str:
    """A self-contained HTML document."""
    title = Wording(report.language).say("balance-title", game=report.game)
    return (
        f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(_parts(report, lambda draw: draw(LIGHT)))
        + "\n</body>\n</html>\n"
    )


def _parts(report: BalanceReport, embed: Embed) -> Iterator[str]:
    """The content; `embed` converts the drawings."""
    wording, found = Wording(report.language), report.seats
    games = wording.say("lab-games", games=found[0].wins.of if found else 0)
    title = wording.say("balance-title", game=report.game)
    lead = wording.say("balance-lead", games=games, bot=report.bot, seed=report.seed)
    yield f"<h1>{escape(title)}</h1>"
    yield f"<p>{escape(lead)}</p>"
    for players, seats in groupby(found, key=lambda one: one.setting.players):
        yield from _section(players, list(seats), wording, embed)


def _section(
    players: int, seats: list[SeatBalance], wording: Wording, embed: Embed
) -> Iterator[str]:
    heading = wording.say("lab-players", players=players)
    yield f"<h2>{escape(heading)}</h2>"
    by_setting = [(setting, list(own)) for setting, own in groupby(seats, lambda one: one.setting)]
    for setting, own in by_setting:
        yield _table(setting, own, wording)
    if players > 1:
        title = wording.say("balance-wins", players=heading)
    else:
        title = wording.say("lab-head-points")
    panels = [_panel(*one, wording) for one in by_setting]
    yield embed(partial(plot_panels, title, panels, wording))


def _title(setting: Setting, wording: Wording) -> str:
    named = ", ".join(f"{name} = {value}" for name, value in setting.chosen.items())
    return named or wording.say("balance-usual")


def _table(setting: Setting, seats: list[SeatBalance], wording: Wording) -> str:
    heads = (f'<th scope="col">{escape(wording.say(f"lab-head-{head}"))}</th>' for head in HEADS)
    rows = "\n".join(f"<tr>{''.join(_cells(one, wording))}</tr>" for one in seats)
    return (
        f"<table>\n<caption>{escape(_title(setting, wording))}</caption>\n"
        f"<tr>{''.join(heads)}</tr>\n{rows}\n</table>"
    )


def _cells(one: SeatBalance, wording: Wording) -> Iterator[str]:
    wins = f"{wording.percent(one.wins.value, 1)} ({wording.bounds(one.wins, 1, percent=True)})"
    points = f"{wording.number(one.points.value, 2)} ({wording.bounds(one.points)})"
    verdict = VERDICTS[one.verdict]
    yield from (f"<td>{escape(text)}</td>" for text in (wording.seat(one.seat), wins, points))
    yield f'<td class="{verdict}">{escape(wording.say(f"balance-{verdict}"))}</td>'


def _panel(setting: Setting, seats: list[SeatBalance], wording: Wording) -> Panel:
    """Wins by seat; in solo games, points."""
    percent = setting.players > 1
    return Panel(
        _title(setting, wording),
        [(wording.seat(one.seat), one.wins if percent else one.points) for one in seats],
        seats[0].fair if percent else None,
        percent=percent,
    )
