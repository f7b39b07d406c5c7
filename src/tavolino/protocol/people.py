"""Types of the requests and answers about people over HTTP. All times are wall-clock ms."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tavolino.protocol.daily import KeptDailyTry
from tavolino.protocol.emotes import Emote
from tavolino.protocol.friends import KeptFriend, KeptInvitation
from tavolino.protocol.notices import KeptNotices
from tavolino.protocol.puzzles import KeptPuzzleTry, KeptSolver

Text = Annotated[str, Meta(max_length=1000)]
"""Longer than any accepted value: handlers refuse long values with better messages."""


Outcome = Literal["alone", "won", "shared", "lost"]


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
    """The person who asks; `account` is the name to sign in with, empty for a guest.
    `has_notices` if they are told of their turns while no page of theirs is open.
    """

    id: str
    name: str
    account: str
    language: str
    created_at: int
    mutes: list[str]
    has_notices: bool


class ShownRating(Struct, frozen=True):
    """A rating of OpenSkill, `mu` with its uncertainty `sigma`, and the same in points: newcomers
    have a `rating` of 1500, and 400 points more win ten games out of eleven.
    """

    game: str
    seats: int
    rating: int
    deviation: int
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


class ShownTally(Struct, frozen=True):
    """Finished games and wins with one number of players; `level` is the strongest bot they were
    played against, empty where people played each other or somebody played alone. `best` are the
    most points.
    """

    game: str
    seats: int
    level: str
    games: int
    wins: int
    best: int


class ShownPar(Struct, frozen=True):
    """How many points somebody stayed below par, the best play found for the same chance: the mean
    of `games`, and the least.
    """

    game: str
    games: int
    mean: float
    best: int


class ShownPerson(Struct, frozen=True):
    """The public profile of a person."""

    id: str
    name: str
    ratings: list[ShownRating]
    solo_scores: list[ShownSoloScore]
    tallies: list[ShownTally]
    par: list[ShownPar]
    """For each game that knows par, once it has been computed for a finished game."""
    streak: int
    longest_streak: int
    """Games in a row that were won: up to now, and ever."""


class ShownOpponent(Struct, frozen=True):
    """`who` is the id of a person, or `bot:` and the name of a bot. `name` is empty for a bot, and
    for somebody who has been deleted.
    """

    who: str
    name: str


class ShownGameResult(Struct, frozen=True):
    """A finished game of a person. One `from_device` was handed over at `ended_at`, and counts for
    nothing.
    """

    table: str
    game: str
    seats: int
    place: int
    points: int
    outcome: Outcome
    opponents: list[ShownOpponent]
    ended_at: int
    from_device: bool


class ShownHistory(Struct, frozen=True):
    """The finished games from `offset` on, out of `total`, the last one first; and whom the person
    has played, the most frequent first.
    """

    offset: int
    total: int
    games: list[ShownGameResult]
    opponents: list[ShownOpponent]


class LeaderboardEntry(Struct, frozen=True):
    """`who` is the id of a person, or `bot:` and the name of a bot; a bot's `name` is empty.
    Guests, and players with too few games, have no `place`.
    """

    place: int | None
    who: str
    name: str
    rating: int
    deviation: int
    games: int


class ShownLeaderboard(Struct, frozen=True):
    """The entries from `offset` on, out of `total`, and the line of the person who asks."""

    game: str
    seats: int
    offset: int
    total: int
    entries: list[LeaderboardEntry]
    own: LeaderboardEntry | None


class SoloLeaderboardEntry(Struct, frozen=True):
    """`best` are the most points, `mean` is that of the last ten games. Guests have no `place`."""

    place: int | None
    person: str
    name: str
    best: int
    mean: float
    games: int


class ShownSoloLeaderboard(Struct, frozen=True):
    """`total` lines in all, of which these are the ones from `offset` on, and the line of the
    person who asks. `options` are those that differ from the usual ones.
    """

    game: str
    options: dict[str, str | int]
    offset: int
    total: int
    entries: list[SoloLeaderboardEntry]
    own: SoloLeaderboardEntry | None


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
    """A table where the person has a seat, or which they own; only its owner gets the title.
    `seat_names` has the names of the person's `seats`; empty where it is their own.
    """

    id: str
    game: str
    phase: str
    seats: list[int]
    seat_names: list[str]
    is_owner: bool
    title: str
    created_at: int


class KeptLine(Struct, frozen=True):
    """What the person said in chat: a text or, with an empty text, an emote."""

    table: str
    text: str
    emote: Emote | None
    at: int


class KeptRecord(Struct, frozen=True):
    """A record that the person uploaded."""

    id: str
    created_at: int
    body: str


class KeptResult(Struct, frozen=True):
    """How a game ended for the person; the opponents are the ids of people. `below_par` is null
    where it is not known.
    """

    table: str
    game: str
    seats: int
    place: int
    points: int
    outcome: str
    level: str
    opponents: list[str]
    is_public: bool
    ended_at: int
    below_par: int | None
    from_device: bool


class DataExport(Struct, frozen=True):
    """All data stored about a person. `finished` has the ids of the tables whose records exist,
    `dismissed` those that the person took off their lists, `looking_for` the games for which they
    wait for an opponent, `friend_links` the token of their friend link.
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
    results: list[KeptResult]
    looking_for: list[str]
    friend_links: list[str]
    friends: list[KeptFriend]
    invitations: list[KeptInvitation]
    notices: KeptNotices
    records: list[KeptRecord]
    puzzles: list[KeptPuzzleTry]
    puzzle_ratings: list[KeptSolver]
    daily_tries: list[KeptDailyTry]
