"""Types of the challenge of the day. Days are those of UTC, like "2026-11-18"; times are wall-clock
ms.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

TryState = Literal["new", "playing", "reached", "failed", "helped", "late"]
"""What has become of somebody's counted try: not begun, running, over with a score, over without
one, over but with a bot's help, or not over in time."""


class ShownSeal(Struct, frozen=True):
    """A day to come. `hash` fixes the server's secret; `contributions` is how many numbers visitors
    have added, `own` the one of the person who asks. They can be added until `closes_at`.
    """

    day: str
    hash: str
    sealed_at: int
    closes_at: int
    contributions: int
    own: str


class ShownDailyGame(Struct, frozen=True):
    """A game's challenge of a day, and the counted try of the person who asks."""

    game: str
    par: int
    state: TryState
    score: int | None
    streak: int


class DailyOverview(Struct, frozen=True):
    """Today's challenges, in the order of the games; none if this server has sealed its first day
    only today.
    """

    today: str
    ends_at: int
    games: list[ShownDailyGame]
    next: ShownSeal | None


class ScoreCount(Struct, frozen=True):
    score: int
    players: int


class DailyChallenge(Struct, frozen=True):
    """A challenge. `goal`, `par_text` and `score_text` are in the reader's language; `bot` is the
    opponent, if any. The table is that of the counted try. What others have reached, and the text
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


class PublishedDailyDay(Struct, frozen=True):
    """All that is needed to check a day. Its secret and its challenges are missing until no try can
    count any more.
    """

    day: str
    hash: str
    sealed_at: int
    rounds: int
    contributions: list[str]
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


class KeptContribution(Struct, frozen=True):
    day: str
    value: str
