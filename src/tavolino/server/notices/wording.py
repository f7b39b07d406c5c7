"""What people are told, in their language."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from tavolino.games import games, words
from tavolino.locales import LANGUAGES, say
from tavolino.locales.formats import format_list
from tavolino.server.notices.mail import Link, Mail

HOUR_MS: Final = 3_600_000
MOST_LISTED: Final = 20
"""Further games are only counted."""


class Reader(NamedTuple):
    """Whom a text is for. `origin` is the address of this site, without a slash at the end."""

    language: str
    time_zone: str
    origin: str


class PushMessage(NamedTuple):
    """What the service worker shows; `url` opens when it is clicked."""

    title: str
    body: str
    url: str
    tag: str


class ShownTurn(NamedTuple):
    """A turn as it is told, with wall-clock times. `key` tells it from the other turns at the same
    table. `is_short` if time is running out.
    """

    table: str
    game: str
    opponents: Sequence[str]
    key: int
    since: int
    deadline: int | None
    is_short: bool = False


def title_of(turn: ShownTurn, language: str) -> str:
    """The game and the opponents."""
    manifest = games().get(turn.game)
    titles = words.title(manifest) if manifest else {}
    game = titles.get(language) or titles.get(LANGUAGES[0]) or turn.game
    if not turn.opponents:
        return game
    players = format_list(turn.opponents, language)
    return say("notice-game", language, game=game, players=players)


def time_left(turn: ShownTurn, reader: Reader, now: int) -> str:
    """How much time is left, and until when; or that there is no clock."""
    if turn.deadline is None:
        return say("notice-no-clock", reader.language)
    hours = max(0, turn.deadline - now) // HOUR_MS
    when = moment(turn.deadline, reader)
    if hours >= 48:
        return say("notice-days-left", reader.language, days=hours // 24, when=when)
    return say("notice-hours-left", reader.language, hours=hours, when=when)


def moment(at: int, reader: Reader) -> str:
    """A date with its time, in the reader's time zone."""
    from babel.dates import format_skeleton, format_time

    then = datetime.fromtimestamp(at / 1000, UTC)
    zone = ZoneInfo(reader.time_zone)
    date = format_skeleton("MMMEd", then, tzinfo=zone, locale=reader.language)
    return f"{date}, {format_time(then, 'short', tzinfo=zone, locale=reader.language)}"


def url_of(turn: ShownTurn, reader: Reader) -> str:
    return f"{reader.origin}/t/{turn.table}"


def _headline(turns: Sequence[ShownTurn], language: str) -> str:
    if len(turns) > 1:
        return say("notice-turns", language, count=len(turns))
    key = "notice-short" if turns[0].is_short else "notice-turn"
    return say(key, language, game=title_of(turns[0], language))


def turn_mail(turns: Sequence[ShownTurn], reader: Reader, token: str, name: str, now: int) -> Mail:
    """The message about turns, at least one."""
    language = reader.language
    links = [
        Link(title_of(turn, language), url_of(turn, reader), time_left(turn, reader, now))
        for turn in turns[:MOST_LISTED]
    ]
    if len(turns) > MOST_LISTED:
        more = say("notice-more", language, count=len(turns) - MOST_LISTED)
        links.append(Link(more, f"{reader.origin}/"))
    return Mail(
        subject=_headline(turns, language),
        greeting=say("notice-mail-greeting", language, count=len(turns)),
        links=links,
        footer=say("notice-mail-why", language, url=f"{reader.origin}/me"),
        language=language,
        name=name,
        stop=Link(say("notice-mail-stop", language), f"{reader.origin}/n/stop/{token}"),
        stop_url=f"{reader.origin}/api/notices/stop/{token}",
    )


def confirmation_mail(reader: Reader, token: str, name: str) -> Mail:
    """The first message to an address."""
    language = reader.language
    confirm = Link(say("notice-confirm", language), f"{reader.origin}/n/confirm/{token}")
    return Mail(
        subject=say("notice-confirm-subject", language),
        greeting=say("notice-confirm-greeting", language),
        links=[confirm],
        footer=say("notice-confirm-why", language),
        language=language,
        name=name,
    )


def turn_push(turns: Sequence[ShownTurn], reader: Reader, now: int) -> PushMessage:
    """The push message about turns, at least one."""
    is_one = len(turns) == 1
    body = time_left(turns[0], reader, now) if is_one else _names_of(turns, reader.language)
    return PushMessage(
        title=_headline(turns, reader.language),
        body=body,
        url=f"/t/{turns[0].table}" if is_one else "/",
        tag=turns[0].table if is_one else "turns",
    )


def _names_of(turns: Sequence[ShownTurn], language: str) -> str:
    return "\n".join(title_of(turn, language) for turn in turns[:5])
