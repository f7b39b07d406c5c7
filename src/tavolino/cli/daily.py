"""tavolino daily"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.output import InvalidRecordError, about, read_file
from tavolino.cli.words import say, say_fault
from tavolino.core import verify as verify_record
from tavolino.daily import DailyGame, daily_games
from tavolino.daily.chain import Receipt
from tavolino.daily.published import BadDay, PublishedDay, read_published, read_receipt
from tavolino.daily.records import verify_try
from tavolino.daily.verification import DayFault, ReaderNotes, missing_games, verify_day
from tavolino.games import find_bot, rules

daily = typer.Typer(
    name="daily",
    help="Check challenges of the day.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

DayFile = Annotated[
    Path, typer.Argument(help="A day as a server publishes it (/api/daily/DAY).", metavar="DAY")
]
Records = Annotated[
    list[Path] | None, typer.Argument(help="Records of tries of that day.", metavar="RECORD...")
]
Hash = Annotated[str, typer.Option("--hash", help="The hash that was published the day before.")]
ReceiptFile = Annotated[
    Path | None,
    typer.Option("--receipt", help="The receipt of a number that you added.", metavar="FILE"),
]


@daily.callback()
def group() -> None:
    """Without this, Typer would drop the name of a single command."""


@daily.command()
def verify(
    day: DayFile, records: Records = None, hash_: Hash = "", receipt: ReceiptFile = None
) -> None:
    """Check that a day was drawn fairly, and that records are tries of it.

    Example: tavolino daily verify 2026-11-18.json game.jsonl --hash 9f86d081884c7d65…
    """
    try:
        published = read_published(read_file(day))
    except BadDay:
        raise InvalidRecordError(about(day, say("daily-no-day"))) from None
    known = daily_games()
    notes = ReaderNotes(hash_, _receipt(receipt) if receipt else None)
    _stop_if(day, verify_day(published, known, notes))
    for game in missing_games(published, known):
        print(say("daily-lacks", game=game))
    if not published.secret:
        print(say("daily-unrevealed", day=published.day))
    else:
        numbers = sum(batch.numbers for batch in published.batches)
        print(say("daily-verified", day=published.day, numbers=numbers))
    for record in records or ():
        _verify_record(record, published, known)


def _receipt(path: Path) -> Receipt:
    try:
        return read_receipt(read_file(path))
    except BadDay:
        raise InvalidRecordError(about(path, say("daily-no-receipt"))) from None


def _verify_record(path: Path, day: PublishedDay, known: dict[str, DailyGame]) -> None:
    if not day.secret:
        raise InvalidRecordError(say("daily-try-unrevealed"))
    verdict = verify_record(read_file(path), rules())
    if verdict.faults or verdict.record is None:
        sentences = "\n".join(f"  {say_fault(fault)}" for fault in verdict.faults)
        raise InvalidRecordError(say("verify-wrong", file=str(path)) + f"\n{sentences}")
    _stop_if(path, verify_try(verdict.record, day, known, find_bot))
    print(about(path, say("daily-try-verified", day=day.day)))


def _stop_if(path: Path, faults: Sequence[DayFault]) -> None:
    """Raises if there are faults, with a sentence for each."""
    if faults:
        sentences = "\n".join(
            f"  {say(f'daily-fault-{fault.why}', **fault.params)}" for fault in faults
        )
        raise InvalidRecordError(say("daily-wrong", file=str(path)) + f"\n{sentences}")
