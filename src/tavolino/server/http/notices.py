"""Notices of turns over HTTP: where and when a person is told, links in messages, and feeds."""

import re
from datetime import date
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.protocol import endpoints
from tavolino.protocol.endpoints import ATOM, ICAL
from tavolino.protocol.notices import (
    AddHoliday,
    AddressState,
    AddSubscription,
    ChangeNotices,
    ConfirmedAddress,
    SetMailAddress,
    ShownHoliday,
    ShownMail,
    ShownNotices,
    ShownSubscription,
)
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.me import asked, at_browser
from tavolino.server.http.responses import answer, route
from tavolino.server.http.visitors import address_of, check_origin, own_origin
from tavolino.server.limits.requests import check_limit
from tavolino.server.notices.feed_formats import atom, calendar
from tavolino.server.notices.holidays import Holiday
from tavolino.server.notices.mail import read_address
from tavolino.server.notices.wording import Reader, ShownTurn

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
STATES: Final[dict[str, AddressState]] = {
    state: state for state in ("asked", "unconfirmed", "on", "stopped", "failed")
}


async def changing(request: Request) -> tuple[AppContext, str]:
    """A person at a browser who changes something about their notices."""
    context, visitor = await at_browser(request)
    await check_limit(context.limits.notices, visitor.person)
    return context, visitor.person


async def shown(request: Request, person: str, status: int = 200) -> Response:
    """The person's notices as they are now."""
    context = context_of(request)
    notices = context.notices
    channels = await notices.channels.of(person)
    mail = next((one for one in channels if one.kind == "mail"), None)
    token = await notices.feeds.token_of(person)
    feed = f"{own_origin(request, context)}/api/feeds/{token}/turns"
    preferences = await notices.preferences.of(person)
    found = ShownNotices(
        has_mail=notices.mail is not None,
        mail=ShownMail(mail.address, STATES[mail.state]) if mail else None,
        push_key=notices.push.public_key if notices.push else "",
        subscriptions=[
            ShownSubscription(one.id, one.address, one.created_at)
            for one in channels
            if one.kind == "push"
        ],
        feed=f"{feed}.atom" if token else "",
        calendar=f"{feed}.ics" if token else "",
        rhythm=preferences.rhythm,
        hour=preferences.hour,
        time_zone=preferences.time_zone,
        wait_hours=preferences.wait_hours,
        left_hours=preferences.left_hours,
        holidays=[
            ShownHoliday(one.first.isoformat(), one.last.isoformat())
            for one in await notices.holidays.of(person)
        ],
        holiday_days=notices.holidays.days_a_year,
    )
    return answer(found, status)


async def show(request: Request) -> Response:
    _, visitor = await at_browser(request)
    return await shown(request, visitor.person)


async def change(request: Request) -> Response:
    context, person = await changing(request)
    wanted = await asked(request, ChangeNotices)
    given = {
        name: value
        for name, value in msgspec.structs.asdict(wanted).items()
        if value is not msgspec.UNSET
    }
    await context.notices.change(person, given)
    return await shown(request, person)


async def set_mail(request: Request) -> Response:
    """Sets the e-mail address, and sends a link there to confirm it."""
    context, person = await changing(request)
    wanted = await asked(request, SetMailAddress)
    if context.notices.mail is None:
        raise Refused("NOTICE", "no-mail")
    address = read_address(wanted.address)
    await check_limit(context.limits.confirmations_of_address, address_of(request))
    await check_limit(context.limits.confirmations, f"person {person}")
    await check_limit(context.limits.confirmations, f"mail {address.lower()}")
    await context.notices.channels.set_mail(person, address)
    return await shown(request, person)


async def remove_mail(request: Request) -> Response:
    context, person = await changing(request)
    await context.notices.channels.drop_mail(person)
    return await shown(request, person)


async def add_subscription(request: Request) -> Response:
    context, person = await changing(request)
    wanted = await asked(request, AddSubscription)
    push = context.notices.push
    if push is None:
        raise Refused("PUSH", "off")
    keys = push.check(wanted.endpoint, wanted.p256dh, wanted.auth)
    await context.notices.channels.add_push(person, wanted.endpoint, keys)
    return await shown(request, person, 201)


async def remove_subscription(request: Request) -> Response:
    context, person = await changing(request)
    await context.notices.channels.drop(person, request.path_params["id"])
    return await shown(request, person)


async def make_feed(request: Request) -> Response:
    """Makes the person's private feed. The one before is void."""
    context, person = await changing(request)
    await context.notices.feeds.make(person)
    return await shown(request, person, 201)


async def revoke_feed(request: Request) -> Response:
    context, person = await changing(request)
    await context.notices.feeds.revoke(person)
    return await shown(request, person)


async def add_holiday(request: Request) -> Response:
    context, person = await changing(request)
    wanted = await asked(request, AddHoliday)
    holiday = Holiday(_date(wanted.first), _date(wanted.last))
    preferences = await context.notices.preferences.of(person)
    await context.notices.holidays.add(person, holiday, preferences.time_zone)
    return await shown(request, person, 201)


async def remove_holiday(request: Request) -> Response:
    """Removes a holiday; one that has begun ends now."""
    context, person = await changing(request)
    first = _date(request.path_params["first"])
    preferences = await context.notices.preferences.of(person)
    await context.notices.holidays.remove(person, first, preferences.time_zone)
    return await shown(request, person)


async def confirm(request: Request) -> Response:
    """Confirms an e-mail address. Having the link proves access to its messages."""
    context = context_of(request)
    check_origin(request, context)
    await check_limit(context.limits.codes, address_of(request))
    channel = await context.notices.channels.confirm(_token(request))
    return answer(ConfirmedAddress(channel.address))


async def stop(request: Request) -> Response:
    """Stops the messages to an address. Mail programs post here without a cookie (RFC 8058)."""
    context = context_of(request)
    await check_limit(context.limits.codes, address_of(request))
    await context.notices.channels.stop(_token(request))
    return Response(status_code=204)


async def get_feed(request: Request) -> Response:
    turns, reader = await _waiting(request)
    own = f"{reader.origin}{request.scope['path']}"
    now = context_of(request).notices.wall()
    return Response(atom(turns, reader, own, now), media_type=ATOM)


async def get_calendar(request: Request) -> Response:
    turns, reader = await _waiting(request)
    now = context_of(request).notices.wall()
    return Response(calendar(turns, reader, now), media_type=ICAL)


async def _waiting(request: Request) -> tuple[list[ShownTurn], Reader]:
    """The turns of the person whose feed this is."""
    context = context_of(request)
    notices = context.notices
    await check_limit(context.limits.codes, address_of(request))
    person, language = await notices.feeds.owner_of(_token(request))
    preferences = await notices.preferences.of(person)
    reader = Reader(language, preferences.time_zone, own_origin(request, context))
    turns = [
        await notices.service.describe(person, turn) for turn in await notices.turns.of(person)
    ]
    return turns, reader


def _token(request: Request) -> str:
    """The token in the address. One that cannot be right is looked up as an empty one."""
    token: str = request.path_params["token"]
    return token if TOKEN.fullmatch(token) else ""


def _date(text: str) -> date:
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise Refused("HOLIDAY", "date")
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("HOLIDAY", "date") from None


ROUTES = [
    route(endpoints.GET_NOTICES, show),
    route(endpoints.CHANGE_NOTICES, change),
    route(endpoints.SET_MAIL_ADDRESS, set_mail),
    route(endpoints.REMOVE_MAIL_ADDRESS, remove_mail),
    route(endpoints.ADD_SUBSCRIPTION, add_subscription),
    route(endpoints.REMOVE_SUBSCRIPTION, remove_subscription),
    route(endpoints.MAKE_FEED, make_feed),
    route(endpoints.REVOKE_FEED, revoke_feed),
    route(endpoints.ADD_HOLIDAY, add_holiday),
    route(endpoints.REMOVE_HOLIDAY, remove_holiday),
    route(endpoints.CONFIRM_ADDRESS, confirm),
    route(endpoints.STOP_NOTICES, stop),
    route(endpoints.GET_FEED, get_feed),
    route(endpoints.GET_CALENDAR, get_calendar),
]
