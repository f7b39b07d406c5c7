"""Days with what is wrong about them, for tests of every verifier:

python -m tests.daily.vectors > tests/daily/vectors.json
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from tavolino.daily import begins_at, dealer_secret, write_challenge
from tavolino.daily.chain import Receipt
from tavolino.daily.published import BadDay, PublishedChallenge, PublishedDay, read_published
from tavolino.daily.verification import ReaderNotes, remade, verify_day
from tests.daily.days import BATCHES, ROUNDS, TOY, hash_of, mixed_of, published, receipt_of

FILE = Path(__file__).with_name("vectors.json")
DAY = "2026-11-18"
WEEK_MS = 7 * 24 * 3600 * 1000


class Case(NamedTuple):
    what: str
    day: dict[str, Any]
    notes: ReaderNotes = ReaderNotes()


def file_of(day: PublishedDay) -> dict[str, Any]:
    """A day as a server publishes it."""
    return {
        **vars(day),
        "batches": [one._asdict() for one in day.batches],
        "challenges": [one._asdict() for one in day.challenges],
    }


def cases() -> Iterator[Case]:
    fair = published()
    file = file_of(fair)
    receipt = receipt_of(DAY, 1, 2)
    notes = ReaderNotes(hash_of(DAY), receipt)
    yield Case("fair", file, notes)
    yield Case("fair, nothing noted", file)
    sealed = replace(fair, secret="", challenges=())
    yield Case("not revealed", file_of(sealed), notes)
    yield Case("another hash was noted", file, ReaderNotes("00" * 32))
    yield Case("another secret", {**file, "secret": "00" * 32})
    yield Case("seven rounds", file_of(published(rounds=7)))
    yield Case("other rounds than sealed", {**file, "rounds": 7})
    yield Case("sealed late", {**file, "sealed_at": begins_at(DAY)})
    yield Case("sealed early", {**file, "sealed_at": begins_at(DAY) - WEEK_MS - 1})
    yield Case("challenges without the secret", {**file, "secret": ""})
    yield Case("two challenges of a game", {**file, "challenges": 2 * file["challenges"]})
    turned = [{**file["challenges"][0], "game": game} for game in ("toy", "other")]
    yield Case("another order", {**file, "challenges": turned})
    yield Case("a batch is missing", {**file, "batches": file["batches"][:1]})
    yield Case("a number is missing", file_of(published(batches=BATCHES[:1])), notes)
    rewritten = published(batches=(("00" * 16,), BATCHES[1]))
    yield Case("changed before the number", file_of(rewritten), ReaderNotes(receipt=receipt))
    yield Case("a wrong count", file, ReaderNotes(receipt=receipt._replace(numbers=5)))
    yield Case(
        "a receipt of another day", file, ReaderNotes(receipt=receipt_of("2026-11-19", 0, 0))
    )
    yield Case("a later dealer", {**file, "challenges": [later_dealer()._asdict()]})
    yield from forms(file)


def later_dealer() -> PublishedChallenge:
    """The challenge of the second good dealer."""
    mixed, first = mixed_of(DAY, BATCHES), published().challenges[0].attempt
    return next(
        PublishedChallenge("toy", attempt, write_challenge(challenge))
        for attempt in range(first + 1, 100)
        if (challenge := TOY.make(dealer_secret(mixed, DAY, "toy", attempt), True))
    )


def forms(file: dict[str, Any]) -> Iterator[Case]:
    """Files that are none of a day."""
    batch, challenge = file["batches"][0], file["challenges"][0]
    yield Case("an unknown field", {**file, "note": ""})
    yield Case("an unknown field of a batch", {**file, "batches": [{**batch, "by": ""}]})
    yield Case("an unknown field of a challenge", {**file, "challenges": [{**challenge, "by": ""}]})
    yield Case("a missing field", {name: file[name] for name in file if name != "rounds"})
    yield Case("a text for a number", {**file, "rounds": str(file["rounds"])})
    yield Case("a fraction", {**file, "sealed_at": 0.5})
    yield Case("a truth value", {**file, "rounds": True})
    yield Case("an empty batch", {**file, "batches": [{**batch, "numbers": 0}]})
    yield Case("a short root", {**file, "batches": [{**batch, "root": "00"}]})
    yield Case("capital digits", {**file, "hash": file["hash"].upper()})
    yield Case("no day", {**file, "day": "2026-11-31"})


def faults(case: Case) -> list[str]:
    try:
        day = read_published(json.dumps(case.day).encode())
    except BadDay:
        return ["form"]
    return [fault.why for fault in verify_day(day, {"toy": TOY}, case.notes, ROUNDS)]


def vectors() -> dict[str, Any]:
    made = remade(published(), TOY, "toy")
    return {
        "rounds": ROUNDS,
        "deals": {"toy": {"dealer": made.hash, "par": made.challenge.par}},
        "cases": [
            {
                "what": case.what,
                "day": case.day,
                "hash": case.notes.hash,
                "receipt": _receipt(case.notes.receipt),
                "faults": faults(case),
            }
            for case in cases()
        ],
    }


def _receipt(receipt: Receipt | None) -> dict[str, Any] | None:
    return receipt and receipt._asdict()


def written() -> str:
    return json.dumps(vectors(), indent=1) + "\n"


if __name__ == "__main__":
    print(written(), end="")
