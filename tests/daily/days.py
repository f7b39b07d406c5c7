"""A day with quick challenges, for tests of everything around them."""

from collections.abc import Sequence
from functools import cache

from tavolino.daily import (
    Challenge,
    DailyGame,
    MadeChallenge,
    add_days,
    daily_games,
    make_challenge,
    mix,
    seal_hash,
    write_challenge,
)
from tavolino.daily.chain import Batch, Receipt, build_batch, first_head, heads, last_head
from tavolino.daily.days import begins_at
from tavolino.daily.published import PublishedChallenge, PublishedDay
from tavolino.games import games
from tavolino.games.cutit.rules.sheet_code import sheet_code
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.server.daily.seals import SEAL
from tavolino.server.storage import Database, Statement

SECRET = bytes(range(32))
BATCHES = (("0f" * 16,), ("a1" * 16, "b2" * 16, "c3" * 16))
"""Visitors' numbers as they came together."""
ROUNDS = 10
GAME = "demolition"
"""The game whose challenge is a real one."""
SHEET_GAME = "cutit"
OPTIONS = {SHEET_GAME: {"design": sheet_code(SHEETS["sharp"])}}
"""Options that the challenges of a game always have."""

TOY = DailyGame(
    make=lambda secret, check_quality: (
        None
        if check_quality and secret[0] % 3
        else Challenge(
            seats=2, options={"first": "0"}, moves=(), seat=0, bot="random", par=secret[1]
        )
    ),
    score=lambda play, seat: None,
)
"""A game of which every third dealer is good."""


def sealed_at(day: str) -> int:
    """Two days before."""
    return begins_at(add_days(day, -2))


def hash_of(day: str, rounds: int = ROUNDS) -> str:
    return seal_hash(day, sealed_at(day), rounds, SECRET)


def chain_of(batches: Sequence[Sequence[str]]) -> tuple[Batch, ...]:
    return tuple(build_batch(one)[0] for one in batches)


def mixed_of(day: str, batches: Sequence[Sequence[str]], rounds: int = ROUNDS) -> bytes:
    return mix(SECRET, last_head(day, hash_of(day, rounds), chain_of(batches)), rounds)


def published(
    day: str = "2026-11-18",
    batches: Sequence[Sequence[str]] = BATCHES,
    game: str = "toy",
    daily: DailyGame = TOY,
    rounds: int = ROUNDS,
) -> PublishedDay:
    """A fair day of one game."""
    made = make_challenge(daily, game, day, mixed_of(day, batches, rounds))
    challenge = PublishedChallenge(game, made.attempt, write_challenge(made.challenge))
    return PublishedDay(
        day=day,
        hash=hash_of(day, rounds),
        sealed_at=sealed_at(day),
        rounds=rounds,
        batches=chain_of(batches),
        secret=SECRET.hex(),
        challenges=(challenge,),
    )


def receipt_of(day: str, batch: int, place: int, rounds: int = ROUNDS) -> Receipt:
    """The receipt of one of the visitors' numbers."""
    chain, seal = chain_of(BATCHES), hash_of(day, rounds)
    return Receipt(
        day=day,
        hash=seal,
        value=BATCHES[batch][place],
        batch=batch,
        numbers=sum(one.numbers for one in chain[: batch + 1]),
        path=build_batch(BATCHES[batch])[1][place],
        head=list(heads(day, seal, chain))[batch + 1],
    )


@cache
def made_for(day: str) -> dict[str, MadeChallenge]:
    """The real challenge of one game; whole games for the others, which take no time to make."""
    daily = daily_games()[GAME]
    whole = {
        name: Challenge(
            seats=manifest.rules.players[0],
            options=OPTIONS.get(name, {}),
            moves=(),
            seat=0,
            bot="casual",
            par=1,
        )
        for name, manifest in games().items()
        if name in daily_games()
    }
    made = {name: MadeChallenge(0, SECRET, one) for name, one in whole.items()}
    return {**made, GAME: make_challenge(daily, GAME, day, mixed_of(day, ()))}


async def make_quickly(
    day: str, secret: str, head: str, rounds: int, wanted: object
) -> dict[str, MadeChallenge]:
    return made_for(day)


async def seal(database: Database, day: str) -> None:
    """Seals a day with a secret that tests know, two days before it."""
    await database.write([Statement(SEAL, seal_row(day))])


def seal_row(day: str, rounds: int = ROUNDS) -> tuple[str, str, str, int, int, str]:
    """What is stored of a sealed day."""
    seal = hash_of(day, rounds)
    return (day, seal, SECRET.hex(), rounds, sealed_at(day), first_head(day, seal))
