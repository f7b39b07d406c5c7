"""All benchmarks of the kernels in one run, as ratios: python -m bench.kernels

Random games per second of each kernel, compared with C, the plain Python rules and the same game
written for OpenSpiel in Python; batches on one core and on all; moves per second, compared with
OpenSpiel's C++ games; and a match against OpenSpiel's tree search. Prints tables, and writes
figures and a plot.
"""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bench import (
    kernels_cores,
    kernels_cutit,
    kernels_rope,
    kernels_scalino,
    openspiel_games,
    openspiel_match,
    openspiel_peers,
)
from bench.kernels_cores import Scaling
from bench.openspiel_match import Result
from bench.openspiel_peers import Moves
from bench.playouts import Speeds
from bench.plot import draw_plot

RESULTS: Final = Path(__file__).parent / "results"
LEAST_OF_OPENSPIEL: Final = 100
SECONDS: Final = 0.5
KERNELS: Final = {
    "scalino": kernels_scalino.measure,
    "rope": kernels_rope.measure,
    "cutit": kernels_cutit.measure,
}


@dataclass(frozen=True)
class Row(Speeds):
    """Per second on one core: random games, or what else the name says."""

    openspiel: float | None = None

    @property
    def of_openspiel(self) -> float | None:
        return None if self.openspiel is None else self.kernel / self.openspiel

    @property
    def misses(self) -> list[str]:
        """The goals that were not reached. There is none beside the rules: they get faster, too,
        and a kernel gets no worse by that."""
        goals = (
            ("C", self.of_c, self.least_of_c),
            ("OpenSpiel", self.of_openspiel, LEAST_OF_OPENSPIEL),
        )
        return [
            f"{self.name}: {ratio:.2f} of {peer}, not {least}"
            for peer, ratio, least in goals
            if ratio is not None and ratio < least
        ]


@dataclass(frozen=True)
class Report:
    machine: str
    speeds: list[Row]
    scaling: list[Scaling]
    moves: "list[Moves]"
    match: "Result | None"

    def to_json(self) -> str:
        rows = [asdict(row) | {"of_openspiel": row.of_openspiel} for row in self.speeds]
        match = None
        if self.match:
            match = asdict(self.match) | {
                "share": self.match.share,
                "interval": list(self.match.interval),
            }
        report = {
            "machine": self.machine,
            "speeds": rows,
            "cores": [asdict(one) for one in self.scaling],
            "moves": [asdict(one) for one in self.moves],
            "match": match,
        }
        return json.dumps(report, indent=2)


def machine() -> str:
    """The processor and the Python."""
    names = [
        line.partition(":")[2].strip()
        for line in _lines(Path("/proc/cpuinfo"))
        if line.startswith("model name")
    ]
    processor = names[0] if names else platform.processor() or platform.machine()
    return f"{processor}, Python {platform.python_version()}"


def _lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def measure_speeds(names: Sequence[str]) -> list[Row]:
    found: list[Speeds] = []
    for name in names:
        print(f"measuring {name} …", file=sys.stderr)
        found += KERNELS[name]()
    peers = openspiel_games.measure(SECONDS)
    return [Row(**asdict(one), openspiel=peers.get(one.name)) for one in found]


def print_speeds(rows: list[Row]) -> None:
    heads = ("kernel", "C", "rules", "OpenSpiel", "of C", "goal", "× rules", "× OpenSpiel")
    print(f"{'random games/s, one core':36}" + "".join(f"{head:>12}" for head in heads))
    for row in rows:
        figures = (
            _whole(row.kernel),
            _whole(row.c),
            f"{row.rules:,.1f}",
            _whole(row.openspiel),
            "–" if row.of_c is None else f"{row.of_c:.2f}",
            f"{row.least_of_c}",
            _whole(row.of_rules),
            _whole(row.of_openspiel),
        )
        print(f"{row.name:36}" + "".join(f"{figure:>12}" for figure in figures))
    print("medians of rounds in which all take turns; ratios are medians of those of each round")
    for row in rows:
        for miss in row.misses:
            print(f"missed: {miss}")


def _whole(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:,.0f}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path, default=RESULTS / "kernels.json")
    options.add_argument("--plot", type=Path, default=RESULTS / "kernels.svg")
    options.add_argument("--games", type=int, default=20, help="of the match; 0 for none")
    options.add_argument("--seconds", type=float, default=0.2, help="a move in the match")
    options.add_argument("--kernels", nargs="+", choices=tuple(KERNELS), default=tuple(KERNELS))
    chosen = options.parse_args()

    speeds = measure_speeds(chosen.kernels)
    print_speeds(speeds)
    scaling = kernels_cores.measure()
    print()
    kernels_cores.print_table(scaling)
    moves = openspiel_peers.measure()
    print()
    openspiel_peers.print_table(moves)
    match: Result | None = None
    if chosen.games:
        match = openspiel_match.play_match(chosen.games, chosen.seconds, show=False)
        print()
        print(openspiel_match.summary(match, chosen.seconds))

    for path, text in (
        (chosen.json, Report(machine(), speeds, scaling, moves, match).to_json()),
        (chosen.plot, draw_plot(speeds, moves)),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", encoding="utf-8")
        print(f"written: {path}")


if __name__ == "__main__":
    main()
