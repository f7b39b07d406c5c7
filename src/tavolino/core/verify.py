"""Verifies records, and repeats every draw of a finished game from the dealer's secret."""

from dataclasses import dataclass
from typing import Literal

from tavolino.core.dealer import Dealer, commitment
from tavolino.core.entry import Entry
from tavolino.core.record import Record, is_hex
from tavolino.core.record_reader import Games, RecordFault, examine, in_line_order
from tavolino.core.refusal import Parameter
from tavolino.core.seats import CHANCE

Fairness = Literal["fair", "unfair", "open", "unclaimed", "unknown"]


@dataclass(frozen=True)
class Verdict:
    """The result of verifying a record.

    `fairness` is "open" while the game runs and the secret is hidden, "unclaimed" for a game that
    no dealer committed to, and "unknown" if the record could not be read far enough.
    """

    record: Record | None
    faults: tuple[RecordFault, ...]
    fairness: Fairness


def verify(data: bytes, games: Games) -> Verdict:
    """Checks a record's lines, rules, result and fairness."""
    reading = examine(data, games)
    if reading.record is None:
        return Verdict(None, reading.faults, "unknown")
    fairness, unfair = check_fairness(reading.record)
    return Verdict(reading.record, in_line_order((*reading.faults, *unfair)), fairness)


def check_fairness(record: Record) -> tuple[Fairness, list[RecordFault]]:
    """Checks that the secret matches the hash, and that every draw follows from the secret."""
    play = record.play
    if play.outcome is None:
        return "open", []
    if not record.hash and not record.secret:
        return "unclaimed", []
    last_line = len(play.log) + 2
    if not record.hash:
        return "unfair", [RecordFault(1, "no-commitment")]
    if not is_hex(record.secret, 64):
        return "unfair", [RecordFault(last_line, "secret-form")]
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.hash:
        fault = RecordFault(
            last_line, "commitment", {"hash": record.hash, "computed": commitment(secret)}
        )
        return "unfair", [fault]
    dealer = Dealer(secret)
    faults = []
    draw = 0
    for number, entry in enumerate(play.log):
        if not isinstance(entry, Entry) or entry.seat != CHANCE:
            continue
        dealt = play.game.sample(play.state_after(number), CHANCE, dealer.draw(draw))
        draw += 1
        if dealt != entry.move:
            params: dict[str, Parameter] = {
                "draw": draw,
                "got": play.game.write(entry.move)[:120],
                "expected": play.game.write(dealt)[:120],
            }
            faults.append(RecordFault(number + 2, "draw", params))
    return ("unfair" if faults else "fair"), faults
