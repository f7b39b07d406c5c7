"""Faults of engines: a clear message, no hang, and no process left behind."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolino.core import Refused, Stream
from tavolino.engines import EngineBot, EngineFault, check_bot, submit_move
from tavolino.engines.bot import TimeControl
from tavolino.engines.client import EngineClient, EngineTimeouts
from tavolino.engines.names import command_of
from tavolino.locales import LANGUAGES, say_refusal
from tests.engines.engines import ROOT, FreshPool, begun, faulty_bot, scripted
from tests.patience import PATIENCE_S
from tests.server.live_processes import is_alive, until

SHORT_START = EngineTimeouts(start=0.05)


def pid_of(bot: EngineBot) -> int:
    assert bot._engine is not None
    return bot._engine.process.pid


@pytest.mark.parametrize(
    ("what", "case", "sentence"),
    [
        ("close", "ended", "closed its output."),
        ("crash", "crashed", "ended with exit code 3. Its last words: it broke"),
        ("error", "error", "reports an error: no idea"),
        ("exit", "ended", "ended with exit code 0."),
        ("info", "nonsense", "wrote “info nothing” where “info” was expected."),
        ("line", "flood", "wrote more than an engine may."),
        ("lines", "flood", "wrote more than an engine may."),
        ("nonsense", "nonsense", "wrote “I am thinking” where “move” was expected."),
        ("silent", "silent", "did not answer within 0.1 s."),
    ],
)
def test_no_move_is_a_fault(what: str, case: str, sentence: str) -> None:
    with faulty_bot(what) as bot:
        with pytest.raises(EngineFault) as fault:
            bot.choose(begun("scalino").view(0), Stream(bytes(32), 0))
        assert (fault.value.refusal.rule, fault.value.refusal.why) == ("ENGINE", case)
        assert sentence in say_refusal(fault.value.refusal)
        assert not is_alive(pid_of(bot))
    for language in LANGUAGES:
        assert say_refusal(fault.value.refusal, language)


@pytest.mark.parametrize(
    ("what", "by"), [("illegal", "SC-4"), ("notation", "NOTATION")], ids=["rules", "notation"]
)
def test_an_illegal_move_is_a_fault(what: str, by: str) -> None:
    play = begun("scalino")
    play.submit_text(0, "e5")
    with faulty_bot(what) as bot:
        move = bot.choose(play.view(1), Stream(bytes(32), 0))
        with pytest.raises(EngineFault) as fault:
            submit_move(play, 1, move, bot)
    assert fault.value.refusal.why == "illegal"
    assert fault.value.refusal.params["by"] == by
    assert "\x1b" not in say_refusal(fault.value.refusal)


def test_an_engine_that_answers_when_told_to_stop_is_not_at_fault() -> None:
    play = begun("scalino")
    bot = EngineBot(scripted("stopped"), TimeControl(move=0.01), FreshPool())
    submit_move(play, 0, bot.choose(play.view(0), Stream(bytes(32), 0)), bot)
    bot.close()


def test_an_engine_without_time_for_the_game_is_told_to_stop_at_once() -> None:
    play = begun("scalino")
    bot = EngineBot(scripted("stopped"), TimeControl(move=PATIENCE_S, game=0.001), FreshPool())
    submit_move(play, 0, bot.choose(play.view(0), Stream(bytes(32), 0)), bot)
    assert bot._spent >= 0.001
    assert bot._time.left(bot._spent).remaining_ms == 0
    bot.close()


@pytest.mark.parametrize(
    ("what", "case"),
    [
        ("bad-game", "nonsense"),
        ("crash-at-once", "crashed"),
        ("greeting", "nonsense"),
    ],
)
def test_a_handshake_that_fails_is_a_fault(what: str, case: str) -> None:
    with pytest.raises(EngineFault) as fault:
        EngineClient(scripted(what))
    assert fault.value.refusal.why == case


def test_an_engine_that_never_greets_is_at_fault() -> None:
    with pytest.raises(EngineFault) as fault:
        EngineClient(scripted("deaf"), SHORT_START)
    assert fault.value.refusal.why == "silent"


@pytest.mark.parametrize("what", ["no-games", "other-options", "other-seats", "other-version"])
def test_an_engine_is_refused_what_it_does_not_play(what: str) -> None:
    with pytest.raises(Refused, match="ENGINE: game") as refusal:
        check_bot("scalino", scripted(what), 2, {"gaps": "bay"})
    assert "does not play Scalino with these options and 2 players." in say_refusal(refusal.value)


def test_a_command_that_cannot_be_run_is_refused(tmp_path: Path) -> None:
    for bot in ("cmd:./nowhere", f"cmd:{tmp_path}", "cmd:a\0b"):
        with pytest.raises(Refused, match="ENGINE: start"):
            check_bot("scalino", bot, 2, {})
    for bot in ("cmd:", "cmd: ", "cmd:'./mybot", "cmd:./my\udcffbot"):
        with pytest.raises(Refused, match="ENGINE: command"):
            command_of(bot)


def test_what_an_engine_has_started_ends_with_it() -> None:
    with faulty_bot("child") as bot:
        with pytest.raises(EngineFault):
            bot.choose(begun("scalino").view(0), Stream(bytes(32), 0))
        assert bot._engine is not None
        child = int(bot._engine.process.last_error_line())
    until(lambda: not is_alive(child))


def test_an_engine_that_does_not_quit_is_killed() -> None:
    engine = EngineClient(scripted("stubborn"))
    engine.close()
    assert not is_alive(engine.process.pid)


def test_an_engine_that_does_not_read_does_not_block_the_table() -> None:
    engine = EngineClient(scripted("silent"), EngineTimeouts(stop=0.01))
    for _ in range(100):
        engine.process.send("view " + "x" * 100_000)
    engine.close()
    assert not is_alive(engine.process.pid)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_engines_do_not_outlive_a_program_that_is_killed() -> None:
    program = f"""
import time
from tavolino.engines.client import EngineClient
print(EngineClient({scripted("stubborn")!r}).process.pid, flush=True)
time.sleep(3600)
"""
    process = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert process.stdout is not None
    engine = int(process.stdout.readline())
    assert is_alive(engine)
    process.kill()
    process.communicate(timeout=PATIENCE_S)
    until(lambda: not is_alive(engine))
