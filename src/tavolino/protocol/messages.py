"""Types of the messages on a table's websocket. The published schema is generated from these.

The client sends commands, each with an id of its choice; the server sends frames. Each message has
a `type`. Times are milliseconds of the server's clock, which stops while the server is down.
"""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tavolino.core import Outcome
from tavolino.protocol.emotes import Emote
from tavolino.protocol.log import LogLine, Phase

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Parameters = dict[str, str | int]


class BaseCommand(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a person wants to do. Sent again with the same id, it gets the same answer and has no
    second effect.
    """

    id: Id


class Move(BaseCommand, frozen=True, tag="move"):
    """A move in the game's notation, based on version `on` of the table."""

    seat: Seat
    move: Annotated[str, Meta(max_length=500)]
    on: Count


class RequestUndo(BaseCommand, frozen=True, tag="request-undo"):
    """Asks to take back entry `to` of the log and all after it."""

    seat: Seat
    to: Count
    on: Count


class AnswerUndo(BaseCommand, frozen=True, tag="answer-undo"):
    """Consents to the undo request shown at version `on`, or rejects it for everybody."""

    yes: bool
    on: Count


class Sit(BaseCommand, frozen=True, tag="sit"):
    """Takes a free seat. With `ready`, the person is also ready to start."""

    seat: Seat
    ready: bool = False


class SeatBot(BaseCommand, frozen=True, tag="seat-bot"):
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class Stand(BaseCommand, frozen=True, tag="stand"):
    """Frees a seat: the person's or, for the owner of the table, any."""

    seat: Seat


class Ready(BaseCommand, frozen=True, tag="ready"):
    ready: bool


class Leave(BaseCommand, frozen=True, tag="leave"):
    pass


class Reclaim(BaseCommand, frozen=True, tag="reclaim"):
    pass


class TakeOver(BaseCommand, frozen=True, tag="take-over"):
    """Lets a bot move for the person's own seat, or for one that exceeded `patience`. If that
    seat's person is connected, they are nudged first: see `nudge` of the occupant.
    """

    seat: Seat


class StopNudge(BaseCommand, frozen=True, tag="stop-nudge"):
    """Says that the person, who was nudged, still plays."""


class ResignSeat(BaseCommand, frozen=True, tag="resign"):
    seat: Seat


class Rematch(BaseCommand, frozen=True, tag="rematch"):
    """Plays on with the same people: the same game, or one of those in `leads_to` of the table."""

    game: Annotated[str, Meta(max_length=40)] = ""


class RequestPeek(BaseCommand, frozen=True, tag="request-peek"):
    """Asks to see what a seat sees."""

    seat: Seat


class AnswerPeek(BaseCommand, frozen=True, tag="answer-peek"):
    seat: Seat
    person: Id
    yes: bool


class SendChat(BaseCommand, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SendEmote(BaseCommand, frozen=True, tag="emote"):
    """Sends a face or gesture, named by its id, as a line of chat."""

    emote: Annotated[str, Meta(max_length=40)]


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Asks for the server's time; `sent` is returned unchanged."""

    sent: Count


Command = (
    Move
    | RequestUndo
    | AnswerUndo
    | Sit
    | SeatBot
    | Stand
    | Ready
    | Leave
    | Reclaim
    | TakeOver
    | StopNudge
    | ResignSeat
    | Rematch
    | RequestPeek
    | AnswerPeek
    | SendChat
    | SendEmote
)
FromClient = Command | Ping


class ShownNudge(Struct, frozen=True):
    """Somebody asked whether a seat's person still plays; at `until` a bot stands in."""

    by: str
    until: int


class ShownAbsence(Struct, frozen=True):
    """A bot began to stand in for a seat, or its person came back (`why` is "back"), when the log
    had this many entries.
    """

    entries: int
    seat: int
    why: str
    by: str
    """The person who wanted it; empty if it was the clock."""


class ShownOccupant(Struct, frozen=True):
    """Who holds a seat. If `bot` is not empty, it moves for the seat, in place of `person` if there
    is one. Several people at one screen have seats of the same person; `name` may then be that of
    the seat.
    """

    person: str
    name: str
    bot: str
    is_ready: bool
    is_due: bool
    has_resigned: bool
    deadline: int | None
    """When its time is up; None while its clock is stopped."""
    left_ms: int | None
    """The time left while its clock is stopped, or when it last started; None without a clock."""
    replaceable_at: int | None
    """When the others may first nudge it or let a bot stand in; None if nobody waits for it."""
    nudge: ShownNudge | None
    holiday_until: int | None
    """Until when its person is on holiday. Meanwhile its clock stands still."""


class ShownUndo(Struct, frozen=True):
    seat: int
    to: int
    missing: list[str]
    """The people who have not agreed yet."""


class ShownPeek(Struct, frozen=True):
    person: str
    name: str
    seat: int
    is_given: bool


class ShownTable(Struct, frozen=True):
    """Everything about a table that is visible to everybody at it."""

    id: str
    code: str
    title: str
    game: str
    rules_version: int
    options: dict[str, str | int]
    settings: dict[str, str | int]
    owner: str
    phase: Phase
    occupants: list[ShownOccupant]
    started_at: int
    deadline: int | None
    """When a time limit of the rules themselves expires."""
    undo: ShownUndo | None
    absences: list[ShownAbsence]
    """The latest ones."""
    peeks: list[ShownPeek]
    hash: str
    secret: str
    """The dealer's secret, once the game is over."""
    result: Outcome | None
    leads_to: dict[str, dict[str, str | int]]
    """The games that this one may go on as, now that it is over, with the options of each."""
    rematch: str
    """The table where the same people play on, once there is one."""
    rematch_by: str
    """The person who opened it."""


class SeatView(Struct, frozen=True):
    """The game as one viewer sees it; `viewer` is a seat, or -3 for a spectator."""

    viewer: int
    entries: list[LogLine]
    view: Annotated[
        msgspec.Raw,
        Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}),
    ]
    """None before the game has started."""


class TableFrame(Struct, frozen=True, tag_field="type", tag="table"):
    """The table at this version. The log entries start at number `since`."""

    version: int
    at: int
    since: int
    table: ShownTable
    views: list[SeatView]


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first frame: the id of the person, and the server's time."""

    you: str
    now: int


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The command is stored and has taken effect, at this version at the latest."""

    id: str
    version: int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command had no effect, and why: the rule, the case, its parameters, a sentence."""

    id: str
    rule: str
    why: str
    params: Parameters
    text: str
    version: int


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """What somebody said: a text or, with an empty text, an emote. `is_earlier` is true for the
    lines from before the socket was opened.
    """

    n: int
    person: str
    name: str
    text: str
    emote: Emote | None
    at: int
    is_earlier: bool


class Here(Struct, frozen=True, tag_field="type", tag="here"):
    """The people at the table right now, seated or watching."""

    people: list[str]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    sent: int
    now: int


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """Why the server is about to close the socket."""

    rule: str
    why: str
    text: str


ToClient = TableFrame | Welcome | Ack | Refusal | ChatLine | Here | Pong | Bye

decode_command: Callable[[str], FromClient] = msgspec.json.Decoder(FromClient).decode


def _as_dict(value: Any) -> dict[Any, Any]:
    """The encoder knows only `dict`, but the board of a game may have any mapping."""
    return dict(value)


encode = msgspec.json.Encoder(enc_hook=_as_dict).encode
"""Encodes frames, views and answers."""
