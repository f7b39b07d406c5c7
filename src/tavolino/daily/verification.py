"""Checks that a day was drawn fairly, from what the server publishes about it."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from tavolino.daily.chain import Receipt, heads, last_head, root_from
from tavolino.daily.challenge import DailyGame, write_challenge
from tavolino.daily.challenge_maker import MadeChallenge, make_challenge
from tavolino.daily.days import DAY_MS, begins_at
from tavolino.daily.published import PublishedChallenge, PublishedDay
from tavolino.daily.seal import DAYS_AHEAD, ROUNDS, mix, seal_hash


class DayFault(NamedTuple):
    """What is wrong, as the key of a message with its parameters."""

    why: str
    params: Mapping[str, str] = {}


class ReaderNotes(NamedTuple):
    """What a reader wrote down before the day: the hash, and the receipt of a number."""

    hash: str = ""
    receipt: Receipt | None = None


def verify_day(
    day: PublishedDay,
    games: Mapping[str, DailyGame],
    notes: ReaderNotes = ReaderNotes(),  # noqa: B008
    rounds: int = ROUNDS,
) -> list[DayFault]:
    """All faults of a day: of its seal, its numbers and its challenges, compared with what a
    server makes and with what a reader wrote down. `rounds` is how often days are mixed.
    """
    faults = [*_seal_faults(day, notes.hash, rounds), *_receipt_faults(day, notes.receipt)]
    if faults or not day.secret:
        return faults
    made = [remade(day, games[game], game) if game in games else None for game in _games(day)]
    for published, expected in zip(day.challenges, made, strict=True):
        if expected is None:
            faults.append(DayFault("game", {"game": published.game[:60]}))
        elif published != _to_published(published.game, expected):
            faults.append(DayFault("challenge", {"game": published.game}))
    return faults


def missing_games(day: PublishedDay, games: Mapping[str, DailyGame]) -> list[str]:
    """The games that have challenges, but none on this day. The server may not have had them."""
    return sorted(games.keys() - set(_games(day))) if day.secret else []


def remade(day: PublishedDay, daily: DailyGame, game: str) -> MadeChallenge:
    """The challenge of a game that follows from a day's secret and numbers."""
    head = last_head(day.day, day.hash, day.batches)
    return _remake(daily, game, day.day, day.secret, head, day.rounds)


@lru_cache(maxsize=32)
def _remake(
    daily: DailyGame, game: str, day: str, secret: str, head: str, rounds: int
) -> MadeChallenge:
    return make_challenge(daily, game, day, _mix_day(secret, head, rounds))


@lru_cache(maxsize=1)
def _mix_day(secret: str, head: str, rounds: int) -> bytes:
    return mix(bytes.fromhex(secret), head, rounds)


def _seal_faults(day: PublishedDay, noted_hash: str, rounds: int) -> Iterator[DayFault]:
    if noted_hash and noted_hash != day.hash:
        yield DayFault("hash", {"hash": day.hash, "noted": noted_hash})
    if day.rounds != rounds:
        yield DayFault("rounds", {"rounds": str(day.rounds), "expected": str(rounds)})
    if day.sealed_at >= begins_at(day.day):
        yield DayFault("late")
    if day.sealed_at < begins_at(day.day) - DAYS_AHEAD * DAY_MS:
        yield DayFault("early")
    if not day.secret:
        if day.challenges:
            yield DayFault("unrevealed")
    elif not day.challenges:
        yield DayFault("empty")
    elif day.hash != seal_hash(day.day, day.sealed_at, day.rounds, bytes.fromhex(day.secret)):
        yield DayFault("secret")
    found = _games(day)
    for game in sorted({game for game in found if found.count(game) > 1}):
        yield DayFault("twice", {"game": game[:60]})
    if found != sorted(found):
        yield DayFault("order")


def _receipt_faults(day: PublishedDay, receipt: Receipt | None) -> Iterator[DayFault]:
    """A number that is not in the chain where its receipt says, or a chain that was changed before
    it.
    """
    if receipt is None:
        return
    if receipt.day != day.day:
        yield DayFault("other", {"day": receipt.day})
        return
    if receipt.hash != day.hash:
        yield DayFault("hash", {"hash": day.hash, "noted": receipt.hash})
    roots = [batch.root for batch in day.batches]
    root = root_from(receipt.value, receipt.path)
    if root not in roots[receipt.batch : receipt.batch + 1]:
        yield DayFault("missing", {"contribution": receipt.value})
        return
    chain = list(heads(day.day, receipt.hash, day.batches))
    counted = sum(batch.numbers for batch in day.batches[: receipt.batch + 1])
    if chain[receipt.batch + 1] != receipt.head or counted != receipt.numbers:
        yield DayFault("rewritten", {"contribution": receipt.value})


def _games(day: PublishedDay) -> list[str]:
    return [one.game for one in day.challenges]


def _to_published(game: str, made: MadeChallenge) -> PublishedChallenge:
    return PublishedChallenge(game, made.attempt, write_challenge(made.challenge))
