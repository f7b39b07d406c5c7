"""A plot of distributions: one row of bars per bot, over the solo grades."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tavolino.drawing.palette import BLUE, lighter
from tavolino.drawing.svg import tag, text_at
from tavolino.drawing.theme import ACCENT, INK, LIGHT, LINE, QUIET
from tavolino.games.cutit.rules.scoring import GRADES
from tavolino.games.cutit.statistics.distribution import Distribution
from tavolino.lab.chart import chart
from tavolino.lab.wording import Wording

STEP: Final = 5
"""Points per bar."""
TICK: Final = 20
"""Points between two labels of the axis."""
BAR: Final = 14
ROW: Final = 92
LEFT: Final = 96
TOP: Final = 56


def plot(title: str, distributions: Sequence[Distribution], language: str = "en") -> str:
    """An SVG document. Rows share one scale of points; bars are proportions within a row."""
    totals = [total for one in distributions for total in one.totals]
    low = min(0, *totals) // STEP
    high = max(GRADES[-1], *totals) // STEP + 1
    width = LEFT + BAR * (high - low) + 24
    height = TOP + ROW * len(distributions) + 44
    wording = Wording(language)
    story = "; ".join(
        wording.say(
            "solo-row",
            bot=one.bot,
            mean=wording.number(one.mean, 1),
            span=wording.span(min(one.totals), max(one.totals)),
        )
        for one in distributions
    )
    bottom = height - 36
    return chart(
        title,
        story,
        (width, height),
        *_axis(low, high, bottom),
        *(
            tag("g", *_row(one, low, high, TOP + ROW * (row + 1) - 8, wording))
            for row, one in enumerate(distributions)
        ),
        text_at(wording.say("lab-head-points"), (width / 2, height - 8), 11, fill=INK),
        palette=LIGHT,
    )


def _x(points: float, low: int) -> float:
    return LEFT + BAR * (points / STEP - low)


def _axis(low: int, high: int, bottom: float) -> Iterator[str]:
    """The axis of points, with a line at the end of each solo grade. CI-17"""
    for points in range(-(-low * STEP // TICK) * TICK, high * STEP + 1, TICK):
        yield text_at(str(points), (_x(points, low), bottom + 12), 10, fill=INK)
    for most in GRADES:
        x = _x(most + 0.5, low)
        yield tag("line", x1=x, x2=x, y1=TOP - 12, y2=bottom, stroke=LINE)
        yield text_at(f"≤ {most}", (x, TOP - 18), 9, fill=QUIET)


def _row(one: Distribution, low: int, high: int, base: float, wording: Wording) -> Iterator[str]:
    bars = Counter(total // STEP for total in one.totals)
    most = max(bars.values())
    right = LEFT + BAR * (high - low)
    yield tag("line", x1=LEFT, x2=right, y1=base, y2=base, stroke=INK, stroke_width=0.8)
    for place, count in sorted(bars.items()):
        tall = (ROW - 30) * count / most
        yield tag(
            "rect",
            x=LEFT + BAR * (place - low) + 1,
            y=base - tall,
            width=BAR - 2,
            height=tall,
            fill=lighter(BLUE, 25),
        )
    x = _x(one.mean, low)
    yield tag("line", x1=x, x2=x, y1=base - ROW + 26, y2=base, stroke=ACCENT, stroke_width=2)
    yield text_at(wording.number(one.mean, 1), (x, base - ROW + 20), 11, fill=ACCENT)
    yield text_at(one.bot, (LEFT - 50, base - 20), 13, fill=INK)
    complete = wording.say("solo-complete", percent=wording.percent(one.complete, 0))
    yield text_at(complete, (LEFT - 50, base - 4), 9, fill=INK)
