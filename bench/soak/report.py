"""The results of the soak test, as a page and as data."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.soak.check import Verdict
from bench.soak.players import Ack, Player
from bench.soak.servers import Servers


@dataclass
class FaultLine:
    """One fault: what was done, when, and the longest wait for an acknowledgement around it."""

    at_s: float
    name: str
    done: str
    took_s: float
    pause_s: float = 0.0


@dataclass
class PartReport:
    """One arrangement of servers, with all its faults."""

    name: str
    seconds: float
    faults: list[FaultLine] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)
    """Promises that the server did not keep."""
    acks: int = 0
    games: int = 0
    refusals: dict[str, int] = field(default_factory=dict)
    missing: int = 0
    doubled: int = 0
    tables: int = 0
    events: int = 0
    tracebacks: int = 0
    peak_rss_mb: float = 0.0

    @property
    def passed(self) -> bool:
        return self.acks > 0 and not (
            self.broken or self.missing or self.doubled or self.tracebacks
        )

    def add_players(self, players: Sequence[Player], began: float) -> None:
        acks = sorted((ack for player in players for ack in player.acks), key=lambda ack: ack.at)
        self.acks = len(acks)
        self.games = sum(player.games for player in players)
        self.refusals = dict(sum((Counter(player.refusals) for player in players), Counter()))
        for fault in self.faults:
            fault.pause_s = longest_pause(acks, began + fault.at_s, fault.took_s)

    def add_verdict(self, verdict: Verdict) -> None:
        self.missing = len(verdict.missing)
        self.doubled = len(verdict.doubled)
        self.tables, self.events = verdict.tables, verdict.events

    def add_servers(self, servers: Servers) -> None:
        self.tracebacks = servers.tracebacks()
        self.peak_rss_mb = max(process.peak_rss_kb for process in servers.processes) / 1024


def longest_pause(acks: Sequence[Ack], start: float, seconds: float) -> float:
    """The longest time without any acknowledgement that touches this interval."""
    times = [ack.at for ack in acks]
    pauses = [
        later - earlier
        for earlier, later in pairwise(times)
        if later >= start and earlier <= start + seconds
    ]
    return max(pauses, default=0.0)


def write_report(parts: Sequence[PartReport], folder: Path) -> Path:
    """Writes soak.json and soak.md; gives the page."""
    folder.mkdir(parents=True, exist_ok=True)
    data: list[dict[str, Any]] = [
        {**vars(part), "faults": [vars(fault) for fault in part.faults], "passed": part.passed}
        for part in parts
    ]
    (folder / "soak.json").write_text(json.dumps(data, indent=2) + "\n")
    page = folder / "soak.md"
    page.write_text("\n".join(["# Load and faults", *map(_section, parts)]))
    return page


def _section(part: PartReport) -> str:
    rows = "\n".join(
        f"| {fault.at_s:.0f} | {fault.name} | {fault.done} | {fault.took_s:.1f} |"
        f" {fault.pause_s:.1f} |"
        for fault in part.faults
    )
    refusals = ", ".join(f"{name} {count}" for name, count in sorted(part.refusals.items()))
    return f"""
## {part.name}: {"passed" if part.passed else "FAILED"}

{part.seconds:.0f} s, {part.games} games ended, {part.tables} tables, {part.events} events.
**{part.acks} moves acknowledged, {part.missing} missing, {part.doubled} stored twice.**
Broken promises: {"; ".join(part.broken) or "none"}.
{part.tracebacks} tracebacks in the logs; {part.peak_rss_mb:.0f} MB at most for a server process.
Refused or failed meanwhile, and tried again: {refusals or "nothing"}.

| second | fault | what happened | took s | longest pause s |
|---|---|---|---|---|
{rows}
"""
