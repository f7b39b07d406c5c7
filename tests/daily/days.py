"""A day with quick challenges, for tests of everything around them."""

from functools import cache

from tavolino.catalogue import games
from tavolino.core import commitment
from tavolino.daily import Challenge, DailyGame, MadeChallenge, make_challenge, mix, shifted
from tavolino.daily.days import begins_at
from tavolino.daily.verifying import PublishedChallenge, PublishedDay
from tavolino.games.cutit.sheet_code import sheet_code
from tavolino.games.cutit.sheets import SHEETS
from tavolino.server.daily.seals import SEAL
from tavolino.server.storage import Database, Statement

SECRET = bytes(range(32))
NUMBERS = ("0f" * 16, "a1" * 16)
ROUNDS = 10
GAME = "demolition"
"""The game whose challenge is a real one."""
SHEET_GAME = "cutit"
OPTIONS = {SHEET_GAME: {"design": sheet_code(SHEETS["sharp"])}}
"""Options that the challenges of a game always have."""

TOY = DailyGame(
    make=lambda secret, is_picky: (
        None
        if is_picky and secret[0] % 3
        else Challenge(seats=2, options={"first": "0"}, moves=(), seat=0, bot="", par=secret[1])
    ),
    score=lambda play, seat: None,
)
"""A game of which every third dealer is good."""


def published(day: str = "2026-11-18") -> PublishedDay:
    """A fair day of the toy."""
    mixed = mix(SECRET, NUMBERS, ROUNDS)
    made = make_challenge(TOY, "toy", day, mixed)
    return PublishedDay(
        day=day,
        hash=commitment(SECRET),
        sealed_at=begins_at(shifted(day, -2)),
        rounds=ROUNDS,
        contributions=NUMBERS,
        secret=SECRET.hex(),
        challenges={"toy": PublishedChallenge(made.attempt, made.challenge)},
    )


@cache
def made_for(day: str, numbers: tuple[str, ...] = ()) -> dict[str, MadeChallenge]:
    """The real challenge of one game; whole games for the others, which take no time to make."""
    daily = games()[GAME].daily
    assert daily is not None
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
        if manifest.daily
    }
    made = {name: MadeChallenge(0, SECRET, one) for name, one in whole.items()}
    return {**made, GAME: make_challenge(daily, GAME, day, mix(SECRET, numbers, ROUNDS))}


async def make_quickly(
    day: str, secret: str, contributions: object, rounds: int, wanted: object
) -> dict[str, MadeChallenge]:
    return made_for(day)


async def seal(database: Database, day: str) -> None:
    """Seals a day with a secret that tests know, two days before it."""
    args = (day, commitment(SECRET), SECRET.hex(), ROUNDS, begins_at(shifted(day, -2)))
    await database.write([Statement(SEAL, args)])
