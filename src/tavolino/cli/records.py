"""tavolino replay, tavolino verify"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.output import InvalidRecordError, load_record, read_parts, read_seat
from tavolino.cli.words import current_language, say, say_fault, say_seat
from tavolino.core import SPECTATOR, AnyPlay, Entry, Play, Refused, Resign, Undo
from tavolino.core import verify as verify_record
from tavolino.games import find_game, rules
from tavolino.locales import has_message, printable
from tavolino.locales.formats import format_number

RecordFile = Annotated[Path, typer.Argument(help="A record file (JSON Lines).", metavar="RECORD")]
At = Annotated[int | None, typer.Option(help="After this many entries; the end by default.")]
Viewer = Annotated[
    int | None,
    typer.Option("--seat", help="As this seat sees it, counted from 1; as a spectator if none."),
]


def play_at(play: AnyPlay, at: int | None) -> AnyPlay:
    """The same play as it was after `at` entries."""
    if at is None:
        return play
    if not 0 <= at <= len(play.log):
        raise Refused("AT", "range", got=at, most=len(play.log))
    earlier = Play(play.game, play.seats, play.options)
    for entry in play.log[:at]:
        match entry:
            case Entry():
                earlier.submit(entry.seat, entry.move, entry.at)
            case Undo():
                earlier.undo(entry.seat, entry.to, entry.at)
            case Resign():
                earlier.resign(entry.seat, entry.why, entry.at)
    return earlier


def viewer_at(play: AnyPlay, seat: int | None) -> int:
    """The viewer that a --seat option selects."""
    return SPECTATOR if seat is None else read_seat(seat, play.seats)


def replay(record: RecordFile, at: At = None, seat: Viewer = None) -> None:
    """Show a recorded game, entry by entry, and the table at the end.

    Example: tavolino replay game.jsonl --at 20
    """
    loaded = load_record(record)
    play = play_at(loaded.play, at)
    game = play.game
    viewer = viewer_at(play, seat)
    # Once a game is over nothing is hidden, unless a seat's view is requested.
    is_redacted = loaded.play.outcome is None or seat is not None
    options = ", ".join(f"{name}={value}" for name, value in play.options.items())
    print(say("replay-head", game=game.name, players=play.seats, options=truncate(options)))
    for index, name in enumerate(loaded.names):
        if name:
            print(say("line-of", who=say_seat(index), text=name))
    for number, entry in enumerate(play.log):
        match entry:
            case Entry():
                state = play.state_after(number)
                text = game.redact(state, entry, viewer) if is_redacted else game.write(entry.move)
            case Undo():
                text = say("replay-undo", entry=entry.to)
            case Resign():
                text = say("replay-resigned" if entry.why == "resigned" else "replay-timeout")
        line = say("line-of", who=say_seat(entry.seat), text=truncate(text))
        seconds = format_number(entry.at / 1000, current_language(), 1)
        print(f"{number:4} {seconds:>9} s  {line}")
    print()
    print(find_game(game.name).drawing.text(game.view(play.state, viewer), current_language()))
    print_outcome(play)


def verify(record: RecordFile) -> None:
    """Check a record: its lines, its moves, its result, and that it was dealt fairly.

    A file may have several records, one after another, as datasets have them. Then all are checked.

    Example: tavolino verify game.jsonl
    """
    verdicts: Counter[str] = Counter()
    wrong = []
    for part in read_parts(record):
        verdict = verify_record(part.data, rules())
        verdicts[verdict.fairness] += 1
        above = part.first_line - 1
        wrong += [replace(fault, line=fault.line + above) for fault in verdict.faults]
    if wrong:
        sentences = "\n".join(f"  {say_fault(fault)}" for fault in wrong)
        raise InvalidRecordError(say("verify-wrong", file=str(record)) + f"\n{sentences}")
    for fairness, count in verdicts.items():
        text = say(f"verified-{fairness}")
        if verdicts.total() > 1:
            text = say("verified-several", count=count, text=text)
        print(say("line-of", who=str(record), text=text))


def print_outcome(play: AnyPlay) -> None:
    """Prints the cause and the points, best seat first."""
    outcome = play.outcome
    if outcome is None:
        print(say("not-over"))
        return
    # Giving up is the same in every game, so no game has messages for it.
    for key in (f"cause-{play.game.name}-{outcome.cause}", f"cause-{outcome.cause}"):
        if has_message(key):
            print(say(key))
            break
    for seat in sorted(range(play.seats), key=lambda one: outcome.ranks[one]):
        points = outcome.points[seat]
        print(say("standing", rank=outcome.ranks[seat], seat=seat + 1, points=points))


def truncate(text: str, most: int = 100) -> str:
    """The beginning of a text, with control characters replaced."""
    text = printable(text)
    return text if len(text) <= most else text[: most - 1] + "…"
