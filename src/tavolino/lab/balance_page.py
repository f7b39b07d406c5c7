"""The balance of a game as one self-contained page with tables and plots."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from tavolino.drawing.palette import ACCENT, BLUE, GREEN, INK, PAPER, TABLE
from tavolino.lab.balance import SeatBalance, Setting
from tavolino.lab.intervals import Interval
from tavolino.lab.panels import Panel, plot_panels

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
VERDICTS: Final = {
    1: '<span class="more">more than fair</span>',
    0: "fair, as far as can be told",
    -1: '<span class="less">less than fair</span>',
}


def page(game: str, bot: str, seed: str, found: Sequence[SeatBalance]) -> str:
    """A self-contained HTML document."""
    games = found[0].wins.of if found else 0
    title = f"Balance of {game}"
    lead = (
        f"{games} games in each setting, by the bot “{bot}” on every seat (seed “{seed}”). "
        "Seat 0 begins. In brackets are the bounds within which the true figure lies, 95 times in "
        "a hundred; of many settings a few look unfair by chance alone."
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(lead)}</p>"]
    for players, seats in groupby(found, key=lambda one: one.setting.players):
        parts.extend(_section(players, list(seats)))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _section(players: int, seats: list[SeatBalance]) -> Iterator[str]:
    heading = "1 player" if players == 1 else f"{players} players"
    yield f"<h2>{heading}</h2>"
    by_setting = [(setting, list(own)) for setting, own in groupby(seats, lambda one: one.setting)]
    for setting, own in by_setting:
        yield _table(setting, own)
    if players > 1:
        yield _plot(f"wins by seat, {heading}", by_setting, percent=True)
    else:
        yield _plot("points", by_setting, percent=False)


def _table(setting: Setting, seats: list[SeatBalance]) -> str:
    rows = "\n".join(
        f"<tr><td>seat {one.seat}</td><td>{_percents(one.wins)}</td>"
        f"<td>{_numbers(one.points)}</td><td>{VERDICTS[one.verdict]}</td></tr>"
        for one in seats
    )
    return (
        f"<table>\n<caption>{escape(str(setting))}</caption>\n"
        '<tr><th scope="col">seat</th><th scope="col">wins</th><th scope="col">points</th>'
        f'<th scope="col">its share is</th></tr>\n{rows}\n</table>'
    )


def _plot(title: str, by_setting: list[tuple[Setting, list[SeatBalance]]], *, percent: bool) -> str:
    panels = [
        Panel(
            str(setting),
            [(f"seat {one.seat}", one.wins if percent else one.points) for one in seats],
            seats[0].fair if percent else None,
            percent=percent,
        )
        for setting, seats in by_setting
    ]
    return plot_panels(title, panels)


def _percents(one: Interval) -> str:
    return f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"


def _numbers(one: Interval) -> str:
    return f"{one.value:.2f} ({one.low:.2f} to {one.high:.2f})"
