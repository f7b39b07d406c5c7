"""Every endpoint under /api: method, path, and the types of its bodies.

A type means JSON of that type, a string a file of that media type, None an empty body. The body of
a refusal is an ErrorResponse. If an endpoint reports progress (`meanwhile`), a client that accepts
LINES gets lines of that type, and the response or the ErrorResponse as the last line.
"""

from typing import Final, NamedTuple

from tavolino.protocol.advice import CheckedMoves, Hint, Review, Waiting
from tavolino.protocol.analysis import Analysis, PlayOn
from tavolino.protocol.daily import (
    AddContribution,
    DailyArchive,
    DailyChallenge,
    DailyOverview,
    DailyReceipt,
    PublishedDailyDay,
)
from tavolino.protocol.friends import FriendLink, FriendOffer, ShownFriends
from tavolino.protocol.games import GameList
from tavolino.protocol.messages import TableFrame
from tavolino.protocol.notices import (
    AddHoliday,
    AddSubscription,
    ChangeNotices,
    ConfirmedAddress,
    SetMailAddress,
    ShownNotices,
)
from tavolino.protocol.people import (
    ChangeMe,
    ChangePassword,
    DataExport,
    MakeAccount,
    MakeToken,
    Me,
    NewToken,
    ShownHistory,
    ShownLeaderboard,
    ShownPerson,
    ShownSoloLeaderboard,
    ShownSoloResult,
    ShownTokens,
    SignIn,
    SignOut,
)
from tavolino.protocol.puzzles import NextPuzzle, PuzzleGames, PuzzleMove, ShownPuzzle
from tavolino.protocol.records import CheckedRecord, RecordLog
from tavolino.protocol.tables import (
    CreateTable,
    LookForOpponent,
    Position,
    QuickMatchStatus,
    StoredTable,
    TableLink,
    TableList,
)

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
RECORD: Final = "application/jsonl"
LINES: Final = "application/jsonl"
SCHEMA: Final = "application/json"
MARKDOWN: Final = "text/markdown"
ATOM: Final = "application/atom+xml"
ICAL: Final = "text/calendar"
PDF: Final = "application/pdf"


class Endpoint(NamedTuple):
    method: str
    path: str
    response: type | str | None
    request: type | str | None = None
    meanwhile: type | None = None


SOCKET_PATH: Final = "/api/tables/{id}/socket"

LIST_GAMES: Final = Endpoint("GET", "/api/games", GameList)
GET_RULES: Final = Endpoint("GET", "/api/games/{game}/rules/{language}", MARKDOWN)
GET_GAME_PICTURE: Final = Endpoint("GET", "/api/games/{game}/picture.png", PNG)
PRINT_GAME: Final = Endpoint("GET", "/api/games/{game}/print.pdf", PDF)
GET_PICTURE: Final = Endpoint("GET", "/api/picture.png", PNG)
GET_SCHEMA: Final = Endpoint("GET", "/api/schema", SCHEMA)
GET_ME: Final = Endpoint("GET", "/api/me", Me)
CHANGE_ME: Final = Endpoint("PATCH", "/api/me", Me, ChangeMe)
DELETE_ACCOUNT: Final = Endpoint("DELETE", "/api/me", None)
EXPORT_DATA: Final = Endpoint("GET", "/api/me/export", DataExport)
LIST_MY_GAMES: Final = Endpoint("GET", "/api/me/games", TableList)
KEEP_GAME: Final = Endpoint("POST", "/api/me/games", TableLink, StoredTable)
DISMISS: Final = Endpoint("PUT", "/api/me/dismissed/{id}", None)
RESTORE: Final = Endpoint("DELETE", "/api/me/dismissed/{id}", None)
MUTE: Final = Endpoint("PUT", "/api/me/mutes/{person}", None)
UNMUTE: Final = Endpoint("DELETE", "/api/me/mutes/{person}", None)
LIST_FRIENDS: Final = Endpoint("GET", "/api/me/friends", ShownFriends)
REMOVE_FRIEND: Final = Endpoint("DELETE", "/api/me/friends/{person}", None)
MAKE_FRIEND_LINK: Final = Endpoint("POST", "/api/me/friend-link", FriendLink)
REVOKE_FRIEND_LINK: Final = Endpoint("DELETE", "/api/me/friend-link", None)
DISMISS_INVITATION: Final = Endpoint("DELETE", "/api/me/invitations/{id}", None)
SHOW_FRIEND_LINK: Final = Endpoint("GET", "/api/friend-links/{token}", FriendOffer)
ACCEPT_FRIEND_LINK: Final = Endpoint("POST", "/api/friend-links/{token}", FriendOffer)
GET_NOTICES: Final = Endpoint("GET", "/api/me/notices", ShownNotices)
CHANGE_NOTICES: Final = Endpoint("PATCH", "/api/me/notices", ShownNotices, ChangeNotices)
SET_MAIL_ADDRESS: Final = Endpoint("PUT", "/api/me/notices/mail", ShownNotices, SetMailAddress)
REMOVE_MAIL_ADDRESS: Final = Endpoint("DELETE", "/api/me/notices/mail", ShownNotices)
ADD_SUBSCRIPTION: Final = Endpoint("POST", "/api/me/notices/push", ShownNotices, AddSubscription)
REMOVE_SUBSCRIPTION: Final = Endpoint("DELETE", "/api/me/notices/push/{id}", ShownNotices)
MAKE_FEED: Final = Endpoint("POST", "/api/me/notices/feed", ShownNotices)
REVOKE_FEED: Final = Endpoint("DELETE", "/api/me/notices/feed", ShownNotices)
ADD_HOLIDAY: Final = Endpoint("POST", "/api/me/holidays", ShownNotices, AddHoliday)
REMOVE_HOLIDAY: Final = Endpoint("DELETE", "/api/me/holidays/{first}", ShownNotices)
CONFIRM_ADDRESS: Final = Endpoint("POST", "/api/notices/confirm/{token}", ConfirmedAddress)
STOP_NOTICES: Final = Endpoint("POST", "/api/notices/stop/{token}", None)
GET_FEED: Final = Endpoint("GET", "/api/feeds/{token}/turns.atom", ATOM)
GET_CALENDAR: Final = Endpoint("GET", "/api/feeds/{token}/turns.ics", ICAL)
LIST_TOKENS: Final = Endpoint("GET", "/api/me/tokens", ShownTokens)
MAKE_TOKEN: Final = Endpoint("POST", "/api/me/tokens", NewToken, MakeToken)
REVOKE_TOKEN: Final = Endpoint("DELETE", "/api/me/tokens/{id}", None)
MAKE_ACCOUNT: Final = Endpoint("POST", "/api/account", Me, MakeAccount)
SIGN_IN: Final = Endpoint("POST", "/api/signin", Me, SignIn)
SIGN_OUT: Final = Endpoint("POST", "/api/signout", None, SignOut)
CHANGE_PASSWORD: Final = Endpoint("POST", "/api/password", None, ChangePassword)
GET_PERSON: Final = Endpoint("GET", "/api/people/{person}", ShownPerson)
GET_PERSON_GAMES: Final = Endpoint("GET", "/api/people/{person}/games", ShownHistory)
GET_LEADERBOARD: Final = Endpoint("GET", "/api/leaderboard/{game}/{seats}", ShownLeaderboard)
GET_SOLO_LEADERBOARD: Final = Endpoint("GET", "/api/solo/{game}", ShownSoloLeaderboard)
LIST_PUZZLE_GAMES: Final = Endpoint("GET", "/api/puzzles", PuzzleGames)
NEXT_PUZZLE: Final = Endpoint("POST", "/api/puzzles", ShownPuzzle, NextPuzzle)
GET_PUZZLE: Final = Endpoint("GET", "/api/puzzles/{id}", ShownPuzzle)
MOVE_IN_PUZZLE: Final = Endpoint("POST", "/api/puzzles/{id}/move", ShownPuzzle, PuzzleMove)
GET_PUZZLE_HINT: Final = Endpoint("POST", "/api/puzzles/{id}/hint", ShownPuzzle)
GIVE_UP_PUZZLE: Final = Endpoint("POST", "/api/puzzles/{id}/solution", ShownPuzzle)
LIST_OPEN_TABLES: Final = Endpoint("GET", "/api/lobby", TableList)
LOOK_FOR_OPPONENT: Final = Endpoint(
    "POST", "/api/quick-match/{game}", QuickMatchStatus, LookForOpponent
)
STOP_LOOKING: Final = Endpoint("DELETE", "/api/quick-match", None)
CREATE_TABLE: Final = Endpoint("POST", "/api/tables", TableLink, CreateTable)
GET_TABLE: Final = Endpoint("GET", "/api/tables/{id}", TableFrame)
GET_TABLE_LINK: Final = Endpoint("GET", "/api/tables/{id}/link", TableLink)
INVITE_FRIEND: Final = Endpoint("PUT", "/api/tables/{id}/invitations/{person}", None)
GET_TABLE_QR: Final = Endpoint("GET", "/api/tables/{id}/qr.svg", SVG)
GET_TABLE_POSITION: Final = Endpoint("GET", "/api/tables/{id}/at/{n}", Position)
DRAW_TABLE: Final = Endpoint("GET", "/api/tables/{id}/drawing.svg", SVG)
GET_TABLE_PICTURE: Final = Endpoint("GET", "/api/tables/{id}/picture.png", PNG)
GET_TABLE_RECORD: Final = Endpoint("GET", "/api/tables/{id}/record", RECORD)
CHECK_MOVES: Final = Endpoint("GET", "/api/tables/{id}/check", CheckedMoves)
GET_HINT: Final = Endpoint("POST", "/api/tables/{id}/hint", Hint, meanwhile=Waiting)
GET_TABLE_REVIEW: Final = Endpoint("GET", "/api/tables/{id}/review", Review, meanwhile=Waiting)
GET_TABLE_ANALYSIS: Final = Endpoint("GET", "/api/tables/{id}/analysis", Analysis)
ANALYSE_TABLE: Final = Endpoint("POST", "/api/tables/{id}/analysis", Analysis)
PLAY_ON_FROM_TABLE: Final = Endpoint("POST", "/api/tables/{id}/play-on", TableLink, PlayOn)
GET_SOLO_RESULT: Final = Endpoint("GET", "/api/tables/{id}/solo", ShownSoloResult)
FIND_TABLE: Final = Endpoint("GET", "/api/codes/{code}", TableLink)
GET_DAILY: Final = Endpoint("GET", "/api/daily", DailyOverview)
LIST_DAILY_ARCHIVE: Final = Endpoint("GET", "/api/daily/archive", DailyArchive)
GET_DAILY_DAY: Final = Endpoint("GET", "/api/daily/{day}", PublishedDailyDay)
ADD_DAILY_CONTRIBUTION: Final = Endpoint(
    "POST", "/api/daily/{day}/contributions", DailyReceipt, AddContribution
)
GET_DAILY_CHALLENGE: Final = Endpoint("GET", "/api/daily/{day}/games/{game}", DailyChallenge)
TRY_DAILY_CHALLENGE: Final = Endpoint("POST", "/api/daily/{day}/games/{game}", TableLink)
UPLOAD_RECORD: Final = Endpoint("POST", "/api/records", CheckedRecord, RECORD)
GET_RECORD: Final = Endpoint("GET", "/api/records/{id}", CheckedRecord)
GET_RECORD_FILE: Final = Endpoint("GET", "/api/records/{id}/file", RECORD)
GET_RECORD_LOG: Final = Endpoint("GET", "/api/records/{id}/entries", RecordLog)
GET_RECORD_POSITION: Final = Endpoint("GET", "/api/records/{id}/at/{n}", Position)
GET_RECORD_REVIEW: Final = Endpoint("GET", "/api/records/{id}/review", Review, meanwhile=Waiting)
GET_RECORD_ANALYSIS: Final = Endpoint("GET", "/api/records/{id}/analysis", Analysis)
ANALYSE_RECORD: Final = Endpoint("POST", "/api/records/{id}/analysis", Analysis)
PLAY_ON_FROM_RECORD: Final = Endpoint("POST", "/api/records/{id}/play-on", TableLink, PlayOn)
DRAW_RECORD: Final = Endpoint("GET", "/api/records/{id}/drawing.svg", SVG)
GET_RECORD_PICTURE: Final = Endpoint("GET", "/api/records/{id}/picture.png", PNG)

ENDPOINTS: Final = tuple(one for one in tuple(globals().values()) if isinstance(one, Endpoint))
"""All of the above. The schema is generated from them, and `http` has a handler for each."""
