"""Types of the challenge of the day. Days are those of UTC, like "2026-11-18"; times are wall-clock
ms.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

TryState = Literal["new", "playing", "reached", "failed", "helped", "late"]
"""The state of a person's counted try: not begun, running, over with a score, over without
one, over but with a bot's help, or not over in time."""


class DaySeal(Struct, frozen=True):
    """The hash that fixes what the server decides about a day. It never changes."""

    day: str
    hash: str


class ShownSeal(Struct, frozen=True):
    """The day to which visitors add numbers. `numbers` is how many there are, `head` the hash at
    the end of their chain. They can be added until `closes_at`.
    """

    day: str
    hash: str
    sealed_at: int
    closes_at: int
    numbers: int
    head: str


class DailyReceipt(Struct, frozen=True):
    """What a visitor keeps about the number `value`: `batch` is its place in the list of batches,
    counted from 0, `path` has the hashes from the number to the root of the batch, `head` and
    `numbers` are the end of the chain and the count of all numbers after it.
    """

    day: str
    hash: str
    value: str
    batch: int
    numbers: int
    path: list[str]
    head: str


class ShownDailyGame(Struct, frozen=True):
    """A game's challenge of a day, and the counted try of the person who asks."""

    game: str
    par: int
    state: TryState
    score: int | None
    streak: int


class DailyOverview(Struct, frozen=True):
    """Today's challenges, in the order of the games; none if this server has sealed its first day
    only today. `seals` are those of today and all days to come.
    """

    today: str
    ends_at: int
    games: list[ShownDailyGame]
    next: ShownSeal | None
    seals: list[DaySeal]


class ScoreCount(Struct, frozen=True):
    score: int
    players: int


class DailyChallenge(Struct, frozen=True):
    """A challenge. `goal`, `par_text` and `score_text` are in the reader's language; `bot` is the
    opponent, if any; `dealer` is the hash of the secret that makes all draws, the same for
    everybody. The table is that of the counted try. What others have reached, and the text
    to share, are there once the try is over or no longer possible. `print_options` are for
    `GET /api/games/{game}/print.pdf`. They are there once the try has begun or is no longer
    possible, if there is something to print.
    """

    day: str
    game: str
    is_today: bool
    ends_at: int
    goal: str
    par: int
    par_text: str
    bot: str
    dealer: str
    fewer_is_better: bool
    state: TryState
    score: int | None
    score_text: str
    beyond_par: int | None
    table: str
    streak: int
    longest_streak: int
    distribution: list[ScoreCount]
    failed: int
    share: str
    print_options: dict[str, str | int]


class ArchivedGame(Struct, frozen=True):
    game: str
    par: int
    state: TryState
    score: int | None


class ArchivedDay(Struct, frozen=True):
    day: str
    games: list[ArchivedGame]


class DailyArchive(Struct, frozen=True):
    """Former days, the last first; `more` tells whether there are earlier ones."""

    days: list[ArchivedDay]
    more: bool


class PublishedDailyChallenge(Struct, frozen=True):
    """`attempt` is the number of its dealer, `challenge` a JSON object as text."""

    game: str
    attempt: int
    challenge: str


class PublishedBatch(Struct, frozen=True):
    """Numbers that were added together: how many, and the root of their hashes."""

    numbers: int
    root: str


class PublishedDailyDay(Struct, frozen=True):
    """All that is needed to check a day. Its secret and its challenges are missing until no try can
    count any more.
    """

    day: str
    hash: str
    sealed_at: int
    rounds: int
    batches: list[PublishedBatch]
    secret: str
    challenges: list[PublishedDailyChallenge]


class AddContribution(Struct, frozen=True, forbid_unknown_fields=True):
    """32 hexadecimal digits."""

    value: Annotated[str, Meta(max_length=100)]


class KeptDailyTry(Struct, frozen=True):
    day: str
    game: str
    table: str
    begun_at: int
    ended_at: int | None
    outcome: str
    score: int | None
