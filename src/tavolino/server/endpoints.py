"""Every address under /api: what is asked there, and what is answered.

A type is JSON of that type, a text is a file of that media type, None is nothing at all. Whatever
is refused is answered by a Trouble. Where something is told meanwhile, whoever accepts LINES gets
lines of that type until the answer, or the Trouble, comes as the last line.
"""

from typing import Final, NamedTuple

from tavolino.server.wire import TableFrame
from tavolino.server.wire_advice import CheckedMoves, Hint, Review, Waiting
from tavolino.server.wire_games import GameList
from tavolino.server.wire_people import (
    ChangeMe,
    ChangePassword,
    Everything,
    MakeAccount,
    MakeToken,
    Me,
    NewToken,
    ShownLeaderboard,
    ShownPerson,
    ShownTokens,
    SignIn,
    SignOut,
)
from tavolino.server.wire_records import CheckedRecord, RecordLog
from tavolino.server.wire_tables import CreateTable, Position, TableLink, TableList

SVG: Final = "image/svg+xml"
RECORD: Final = "application/jsonl"
LINES: Final = "application/jsonl"
SCHEMA: Final = "application/json"
MARKDOWN: Final = "text/markdown"


class Endpoint(NamedTuple):
    method: str
    path: str
    answers: type | str | None
    asks: type | str | None = None
    meanwhile: type | None = None


SOCKET_PATH: Final = "/api/tables/{id}/socket"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", GameList),
    Endpoint("GET", "/api/games/{game}/rules/{language}", MARKDOWN),
    Endpoint("GET", "/api/schema", SCHEMA),
    Endpoint("GET", "/api/me", Me),
    Endpoint("PATCH", "/api/me", Me, ChangeMe),
    Endpoint("DELETE", "/api/me", None),
    Endpoint("GET", "/api/me/export", Everything),
    Endpoint("GET", "/api/me/games", TableList),
    Endpoint("PUT", "/api/me/mutes/{person}", None),
    Endpoint("DELETE", "/api/me/mutes/{person}", None),
    Endpoint("GET", "/api/me/tokens", ShownTokens),
    Endpoint("POST", "/api/me/tokens", NewToken, MakeToken),
    Endpoint("DELETE", "/api/me/tokens/{id}", None),
    Endpoint("POST", "/api/account", Me, MakeAccount),
    Endpoint("POST", "/api/signin", Me, SignIn),
    Endpoint("POST", "/api/signout", None, SignOut),
    Endpoint("POST", "/api/password", None, ChangePassword),
    Endpoint("GET", "/api/people/{person}", ShownPerson),
    Endpoint("GET", "/api/leaderboard/{game}/{seats}", ShownLeaderboard),
    Endpoint("GET", "/api/lobby", TableList),
    Endpoint("POST", "/api/tables", TableLink, CreateTable),
    Endpoint("GET", "/api/tables/{id}", TableFrame),
    Endpoint("GET", "/api/tables/{id}/link", TableLink),
    Endpoint("GET", "/api/tables/{id}/qr.svg", SVG),
    Endpoint("GET", "/api/tables/{id}/at/{n}", Position),
    Endpoint("GET", "/api/tables/{id}/drawing.svg", SVG),
    Endpoint("GET", "/api/tables/{id}/record", RECORD),
    Endpoint("GET", "/api/tables/{id}/check", CheckedMoves),
    Endpoint("POST", "/api/tables/{id}/hint", Hint, meanwhile=Waiting),
    Endpoint("GET", "/api/tables/{id}/review", Review, meanwhile=Waiting),
    Endpoint("GET", "/api/codes/{code}", TableLink),
    Endpoint("POST", "/api/records", CheckedRecord, RECORD),
    Endpoint("GET", "/api/records/{id}", CheckedRecord),
    Endpoint("GET", "/api/records/{id}/file", RECORD),
    Endpoint("GET", "/api/records/{id}/entries", RecordLog),
    Endpoint("GET", "/api/records/{id}/at/{n}", Position),
    Endpoint("GET", "/api/records/{id}/drawing.svg", SVG),
)
