"""Types of the requests and answers about people over HTTP. All times are wall-clock ms."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=1000)]
"""Longer than any accepted value: handlers refuse long values with better messages."""


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ChangeMe(Request, frozen=True):
    """Fields that are not given stay unchanged."""

    name: Text | UnsetType = UNSET
    language: Text | UnsetType = UNSET


class MakeAccount(Request, frozen=True):
    name: Text
    password: Text


class SignIn(Request, frozen=True):
    name: Text
    password: Text


class SignOut(Request, frozen=True):
    """`everywhere` also signs out all other browsers and revokes all tokens."""

    everywhere: bool = False


class ChangePassword(Request, frozen=True):
    """Also signs out all other browsers and revokes all tokens."""

    old: Text
    new: Text


class MakeToken(Request, frozen=True):
    label: Text


class Me(Struct, frozen=True):
    """The person who asks; `account` is the name to sign in with, empty for a guest."""

    id: str
    name: str
    account: str
    language: str
    created_at: int
    mutes: list[str]


class ShownRating(Struct, frozen=True):
    """A rating of OpenSkill; `rating` is a cautious estimate: `mu` minus three `sigma`."""

    game: str
    seats: int
    rating: float
    mu: float
    sigma: float
    games: int


class ShownSoloScore(Struct, frozen=True):
    """What somebody has achieved alone, over `games`: the most points, and the mean of the last ten
    games. `options` are those that differ from the usual ones.
    """

    game: str
    options: dict[str, str | int]
    best: int
    mean: float
    games: int


class ShownSoloResult(Struct, frozen=True):
    """What a finished table means for the `score` of its player, who may have none. `counts` is
    false if several played, a bot helped, the player gave up, or the table is not to count.
    """

    counts: bool
    is_best: bool
    score: ShownSoloScore | None


class ShownPerson(Struct, frozen=True):
    """The public profile of a person."""

    id: str
    name: str
    ratings: list[ShownRating]
    solo_scores: list[ShownSoloScore]


class LeaderboardEntry(Struct, frozen=True):
    """`who` is the id of a person, or `bot:` and the name of a bot; a bot's `name` is empty."""

    place: int
    who: str
    name: str
    rating: float
    games: int


class ShownLeaderboard(Struct, frozen=True):
    """The entries from `offset` on, out of `total`."""

    game: str
    seats: int
    offset: int
    total: int
    entries: list[LeaderboardEntry]


class SoloLeaderboardEntry(Struct, frozen=True):
    """`best` are the most points, `mean` is that of the last ten games."""

    place: int
    person: str
    name: str
    best: int
    mean: float
    games: int


class ShownSoloLeaderboard(Struct, frozen=True):
    """`total` lines in all, of which these are the ones from `offset` on. `options` are those that
    differ from the usual ones.
    """

    game: str
    options: dict[str, str | int]
    offset: int
    total: int
    entries: list[SoloLeaderboardEntry]


class ShownToken(Struct, frozen=True):
    id: str
    label: str
    created_at: int
    seen_at: int


class ShownTokens(Struct, frozen=True):
    tokens: list[ShownToken]


class NewToken(Struct, frozen=True):
    """A new token; this is the only time it is shown."""

    id: str
    label: str
    token: str


class KeptVisit(Struct, frozen=True):
    """A browser that is signed in, or a bot's token with its label; never the secret itself."""

    kind: str
    label: str
    created_at: int
    seen_at: int


class KeptTable(Struct, frozen=True):
    """A table where the person has a seat, or which they own; only its owner gets the title."""

    id: str
    game: str
    phase: str
    seats: list[int]
    is_owner: bool
    title: str
    created_at: int


class KeptLine(Struct, frozen=True):
    table: str
    text: str
    at: int


class KeptRecord(Struct, frozen=True):
    """A record that the person uploaded."""

    id: str
    created_at: int
    body: str


class DataExport(Struct, frozen=True):
    """All data stored about a person. `finished` has the ids of the tables whose records exist,
    `dismissed` those that the person took off their lists.
    """

    id: str
    name: str
    account: str
    has_password: bool
    language: str
    created_at: int
    seen_at: int
    visits: list[KeptVisit]
    tables: list[KeptTable]
    finished: list[str]
    dismissed: list[str]
    chat: list[KeptLine]
    mutes: list[str]
    ratings: list[ShownRating]
    solo_scores: list[ShownSoloScore]
    records: list[KeptRecord]
