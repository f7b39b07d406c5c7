"""Checks that a day was drawn fairly, from what the server publishes about it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tavolino.core import Dealer, Entry, Play, Record, Seat, commitment
from tavolino.core.record import is_hex
from tavolino.daily.challenge import Challenge, DailyGame, read_challenge, write_challenge
from tavolino.daily.days import begins_at, is_day
from tavolino.daily.making import MadeChallenge, make_challenge
from tavolino.daily.sealing import ROUNDS, is_contribution, mix


class DayFault(NamedTuple):
    """What is wrong, as the key of a message with its parameters."""

    why: str
    params: Mapping[str, str] = {}


class PublishedChallenge(NamedTuple):
    attempt: int
    challenge: Challenge


@dataclass(frozen=True)
class PublishedDay:
    """A day as the server publishes it. `secret` is empty until the day is over."""

    day: str
    hash: str
    sealed_at: int
    rounds: int
    contributions: tuple[str, ...]
    secret: str
    challenges: Mapping[str, PublishedChallenge]


class BadDay(ValueError):
    """The file does not describe a day."""


def read_published(data: bytes) -> PublishedDay:
    """A day from the file that the server sends."""
    try:
        fields = json.loads(data)
        day = PublishedDay(
            day=str(fields["day"]),
            hash=str(fields["hash"]),
            sealed_at=int(fields["sealed_at"]),
            rounds=int(fields["rounds"]),
            contributions=tuple(map(str, fields["contributions"])),
            secret=str(fields["secret"]),
            challenges={
                str(one["game"]): PublishedChallenge(
                    int(one["attempt"]), read_challenge(str(one["challenge"]))
                )
                for one in fields["challenges"]
            },
        )
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadDay(str(error)) from None
    if not is_day(day.day) or not 0 < day.rounds <= ROUNDS:
        raise BadDay(day.day)
    return day


def verify_day(
    day: PublishedDay,
    games: Mapping[str, DailyGame],
    noted_hash: str = "",
    noted_contribution: str = "",
) -> list[DayFault]:
    """All faults of a day: of its seal, its numbers and its challenges. What a reader has noted
    before the day, the hash or an own number, must be there.
    """
    faults = list(_seal_faults(day, noted_hash))
    if noted_contribution and noted_contribution not in day.contributions:
        faults.append(DayFault("missing", {"contribution": noted_contribution}))
    if faults or not day.secret:
        return faults
    mixed = mix(bytes.fromhex(day.secret), day.contributions, day.rounds)
    for game, published in day.challenges.items():
        if game not in games:
            faults.append(DayFault("game", {"game": game}))
        elif not _is_made(published, make_challenge(games[game], game, day.day, mixed)):
            faults.append(DayFault("challenge", {"game": game}))
    return faults


def _seal_faults(day: PublishedDay, noted_hash: str) -> Iterator[DayFault]:
    if noted_hash and noted_hash != day.hash:
        yield DayFault("hash", {"hash": day.hash, "noted": noted_hash})
    if day.sealed_at >= begins_at(day.day):
        yield DayFault("late")
    for one in day.contributions:
        if not is_contribution(one):
            yield DayFault("contribution", {"contribution": one[:60]})
    if len(set(day.contributions)) < len(day.contributions):
        yield DayFault("twice")
    if day.secret and (
        not is_hex(day.secret, 64) or commitment(bytes.fromhex(day.secret)) != day.hash
    ):
        yield DayFault("secret")


def _is_made(published: PublishedChallenge, made: MadeChallenge) -> bool:
    same = write_challenge(published.challenge) == write_challenge(made.challenge)
    return same and published.attempt == made.attempt


def verify_try(record: Record, day: PublishedDay, games: Mapping[str, DailyGame]) -> list[DayFault]:
    """The faults of a record that is said to be a try of a day: another dealer, another position.
    That the record itself is right is checked elsewhere.
    """
    play = record.play
    name = play.game.name
    if name not in games or name not in day.challenges:
        return [DayFault("game", {"game": name})]
    mixed = mix(bytes.fromhex(day.secret), day.contributions, day.rounds)
    made = make_challenge(games[name], name, day.day, mixed)
    faults = []
    if record.hash != Dealer(made.secret).hash:
        faults.append(DayFault("dealer"))
    if not _begins_alike(play, made):
        faults.append(DayFault("position"))
    return faults


def _begins_alike(play: Play[Any, Any, Any], made: MadeChallenge) -> bool:
    wanted = made.challenge.position(play.game, made.secret)
    begun = play.log[: len(wanted.log)]
    return play.options == wanted.options and _moves(begun) == _moves(wanted.log)


def _moves(log: Iterable[object]) -> list[tuple[Seat, object]]:
    return [(entry.seat, entry.move) for entry in log if isinstance(entry, Entry)]
