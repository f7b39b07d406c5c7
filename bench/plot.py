"""Plots the figures of the kernel benchmarks as an SVG with two logarithmic axes."""

from collections.abc import Iterable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple, Protocol

WIDTH: Final = 900
LEFT: Final = 280
RIGHT: Final = 30
LINE: Final = 26
HEAD: Final = 70
COLOURS: Final = {
    "kernel": "#1b7837",
    "C": "#222222",
    "readable rules": "#c51b7d",
    "OpenSpiel": "#2166ac",
}


class Speed(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def kernel(self) -> float: ...
    @property
    def c(self) -> float | None: ...
    @property
    def rules(self) -> float: ...
    @property
    def openspiel(self) -> float | None: ...


class Pace(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def is_ours(self) -> bool: ...
    @property
    def moves(self) -> float: ...


class Dots(NamedTuple):
    """A line of the picture: what was measured, by whom."""

    name: str
    figures: dict[str, float]


class Scale(NamedTuple):
    """Whole powers of ten from edge to edge."""

    low: int
    high: int

    def at(self, figure: float) -> float:
        share = (log10(figure) - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)


def draw_plot(speeds: Sequence[Speed], moves: Sequence[Pace]) -> str:
    games = [Dots(one.name, _figures(one)) for one in speeds]
    paces = [Dots(one.name, {"kernel" if one.is_ours else "OpenSpiel": one.moves}) for one in moves]
    height = HEAD + LINE * len(games) + (HEAD + LINE * len(paces) if paces else 0) + LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        *_panel("Per second on one core: random games and the like", games, 0),
    ]
    if paces:
        top = HEAD + LINE * len(games)
        parts += _panel("Random moves per second on one core, driven from Python", paces, top)
    return "\n".join((*parts, "</svg>"))


def _figures(one: Speed) -> dict[str, float]:
    all_figures = zip(COLOURS, (one.kernel, one.c, one.rules, one.openspiel), strict=True)
    return {who: figure for who, figure in all_figures if figure is not None}


def _panel(title: str, lines: Sequence[Dots], top: int) -> Iterable[str]:
    every = [figure for line in lines for figure in line.figures.values()]
    scale = Scale(floor(log10(min(every))), max(ceil(log10(max(every))), 1))
    bottom = top + HEAD + LINE * len(lines) - LINE // 2
    yield f'<text x="14" y="{top + 24}" font-size="16">{escape(title)}</text>'
    yield from _key({who for line in lines for who in line.figures}, top + 46)
    for power in range(scale.low, scale.high + 1):
        x = scale.at(10.0**power)
        yield f'<path d="M{x:.1f} {top + 52}V{bottom}" stroke="#dddddd"/>'
        yield (
            f'<text x="{x:.1f}" y="{bottom + 14}" text-anchor="middle" font-size="11">'
            f"{_power(power)}</text>"
        )
    for number, line in enumerate(lines):
        yield from _dots(line, scale, top + HEAD + LINE * number)


def _key(shown: set[str], y: int) -> Iterable[str]:
    x = LEFT
    for who, colour in COLOURS.items():
        if who in shown:
            yield f'<circle cx="{x}" cy="{y - 4}" r="5" fill="{colour}"/>'
            yield f'<text x="{x + 10}" y="{y}">{who}</text>'
            x += 130


def _dots(line: Dots, scale: Scale, y: int) -> Iterable[str]:
    places = [scale.at(figure) for figure in line.figures.values()]
    yield f'<text x="14" y="{y + 4}">{escape(line.name)}</text>'
    yield f'<path d="M{min(places):.1f} {y}H{max(places):.1f}" stroke="#999999"/>'
    for who, figure in line.figures.items():
        yield (
            f'<circle cx="{scale.at(figure):.1f}" cy="{y}" r="5" fill="{COLOURS[who]}">'
            f"<title>{who}: {figure:,.0f}</title></circle>"
        )


def _power(power: int) -> str:
    return f"10{str(power).translate(str.maketrans('-0123456789', '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'))}"
