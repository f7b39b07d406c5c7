"""Plots of estimates with their intervals as dots and bars, in stacked panels."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tavolino.drawing.palette import BLUE, lighter
from tavolino.drawing.svg import line, tag, text_at
from tavolino.drawing.theme import ACCENT, INK, LIGHT, LINE, QUIET, Palette
from tavolino.lab.chart import chart
from tavolino.lab.intervals import Interval
from tavolino.lab.wording import Wording

WIDTH: Final = 640
LEFT: Final = 190
RIGHT: Final = 70
TOP: Final = 44
ROW: Final = 26
HEAD: Final = 34
FOOT: Final = 26
TICKS: Final = 5


class Panel(NamedTuple):
    """Rows of estimates on one scale; `line` marks a reference value."""

    title: str
    rows: Sequence[tuple[str, Interval]]
    line: float | None = None
    percent: bool = False

    @property
    def height(self) -> int:
        return HEAD + ROW * len(self.rows) + FOOT

    @property
    def span(self) -> tuple[float, float]:
        """From the lowest to the highest bound, with a margin."""
        bounds = [bound for _, one in self.rows for bound in (one.low, one.high)]
        bounds += [] if self.line is None else [self.line]
        low, high = min(bounds), max(bounds)
        margin = (high - low) * 0.06 or 1.0
        if self.percent:
            return max(0.0, low - margin), min(1.0, high + margin)
        return low - margin, high + margin

    def write(self, value: float, wording: Wording) -> str:
        return wording.percent(value, 0) if self.percent else wording.number(value, 1)


def plot_panels(
    title: str, panels: Sequence[Panel], wording: Wording, palette: Palette = LIGHT
) -> str:
    """A self-contained SVG document."""
    height = TOP + sum(panel.height for panel in panels) + 10
    story = "; ".join(_story(panel, wording) for panel in panels)
    drawn = []
    top = TOP
    for panel in panels:
        drawn.append(tag("g", *_panel(panel, top, wording)))
        top += panel.height
    return chart(title, story, (WIDTH, height), *drawn, palette=palette)


def _story(panel: Panel, wording: Wording) -> str:
    """The text description of a panel."""
    rows = (
        f"{label} {panel.write(one.value, wording)} "
        f"({wording.span(panel.write(one.low, wording), panel.write(one.high, wording))})"
        for label, one in panel.rows
    )
    return f"{panel.title}: {', '.join(rows)}"


def _panel(panel: Panel, top: int, wording: Wording) -> Iterator[str]:
    low, high = panel.span
    across = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + across * (value - low) / (high - low)

    bottom = top + HEAD + ROW * len(panel.rows)
    yield text_at(panel.title, (LEFT + across / 2, top + 14), 13, fill=INK)
    for tick in range(TICKS):
        value = low + (high - low) * tick / (TICKS - 1)
        yield _upright(x(value), top, bottom, stroke=LINE, stroke_width=0.6)
        yield text_at(panel.write(value, wording), (x(value), bottom + 10), 10, fill=QUIET)
    if panel.line is not None:
        yield _upright(x(panel.line), top, bottom, stroke=ACCENT, stroke_dasharray="4 3")
    for row, (label, one) in enumerate(panel.rows):
        y = top + HEAD + ROW * (row + 0.5)
        yield text_at(label, (LEFT - 10, y), 12, fill=INK, text_anchor="end")
        yield tag(
            "line",
            x1=x(one.low),
            x2=x(one.high),
            y1=y,
            y2=y,
            stroke=lighter(BLUE, 35),
            stroke_width=6,
            stroke_linecap="round",
        )
        yield tag("circle", cx=x(one.value), cy=y, r=4.5, fill=BLUE)
        yield text_at(panel.write(one.value, wording), (WIDTH - RIGHT / 2, y), 12, fill=INK)


def _upright(x: float, top: int, bottom: int, **attributes: str | float) -> str:
    """A vertical line across all rows."""
    return tag("path", d=line([(x, top + HEAD - 6), (x, bottom)]), fill="none", **attributes)
