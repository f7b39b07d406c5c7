"""The table in the terminal, with a clock that the test turns."""

import builtins
from pathlib import Path

import pytest

from tavolino.cli.terminal import TerminalTable
from tavolino.core import CLOCK, Dealer, Stream
from tests.games.cutit.rules.tables import at_puzzle


def test_the_clock_ends_a_puzzle_although_somebody_still_types(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seconds = 0.0

    def type_slowly(prompt: str) -> str:
        nonlocal seconds
        seconds += 100
        return "1@0,0r0"

    monkeypatch.setattr(builtins, "input", type_slowly)
    play = at_puzzle(2)
    record = tmp_path / "late.jsonl"
    TerminalTable(
        play,
        Dealer(bytes(32)),
        people=frozenset((0, 1)),
        bots={},
        bot_name="random",
        chance_of_bots=Stream(bytes(32), 1),
        record=record,
        clock=lambda: seconds,
    ).run()
    assert play.outcome is not None
    assert play.outcome.cause == "time"
    assert play.log[-1].seat == CLOCK
    assert len([entry for entry in play.log if entry.seat >= 0 and entry.at == 100_000]) == 1
    assert "Time is up." in capsys.readouterr().out
    assert record.exists()
