"""The visitor over HTTP: profile, account, and personal data."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.protocol import endpoints
from tavolino.protocol.people import (
    ChangeMe,
    ChangePassword,
    MakeAccount,
    Me,
    SignIn,
    SignOut,
)
from tavolino.server.context import AppContext, context_of
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.visitors import address_of, check_origin, known, language_of, visitor_of
from tavolino.server.limits.requests import check_limit
from tavolino.server.people.account_names import account_of
from tavolino.server.people.devices import COOKIE as DEVICE_COOKIE
from tavolino.server.people.devices import Device
from tavolino.server.people.people import Credentials
from tavolino.server.people.sessions import COOKIE, COOKIE_S, Visitor
from tavolino.table.absence import leave
from tavolino.table.actor import Actor
from tavolino.table.requests import decode_body
from tavolino.table.table import Table

T = TypeVar("T")
LARGEST: Final = 16 * 1024


async def at_browser(request: Request) -> tuple[AppContext, Visitor]:
    """A person at a browser. A bot's token can play, but cannot change its owner's account."""
    context = context_of(request)
    visitor = await known(request)
    if visitor.kind != "browser":
        raise Refused("TOKEN", "browser")
    check_origin(request, context)
    return context, visitor


async def asked(request: Request, kind: type[T]) -> T:
    return decode_body(await read_body(request, LARGEST) or b"{}", kind)


async def show_me(context: AppContext, person: str) -> Response:
    profile = await context.people.profile(person)
    mutes = sorted(await context.people.muted_by(person))
    return answer(
        Me(
            id=profile.id,
            name=profile.name,
            account=profile.account,
            language=profile.language,
            created_at=profile.created_at,
            mutes=mutes,
            has_notices=await context.notices.is_on(profile.id),
        )
    )


def with_cookie(response: Response, request: Request, cookie: str, name: str = COOKIE) -> Response:
    """Sets the browser's cookie on the response; an empty value deletes it."""
    settings = context_of(request).settings
    is_https = settings.secure_cookie == "auto" and request.scope["scheme"] == "https"
    response.set_cookie(
        name,
        cookie,
        max_age=COOKIE_S if cookie else 0,
        secure=settings.cookies_are_secure or is_https,
        httponly=True,
        samesite="lax",
    )
    return response


async def get_me(request: Request) -> Response:
    """The visitor's profile. A new visitor becomes a guest."""
    context = context_of(request)
    visitor = await visitor_of(request)
    if visitor is None:
        await check_limit(context.limits.guests, address_of(request))
        guest = await context.people.new_guest(language_of(request))
        cookie = await context.sessions.begin(guest.id)
        return with_cookie(await show_me(context, guest.id), request, cookie)
    response = await show_me(context, visitor.person)
    if visitor.kind == "browser":
        with_cookie(response, request, request.cookies[COOKIE])
    return response


async def change_me(request: Request) -> Response:
    context, visitor = await at_browser(request)
    change = await asked(request, ChangeMe)
    if change.name is not msgspec.UNSET:
        await check_limit(context.limits.names, address_of(request))
        await context.people.rename(visitor.person, change.name)
        await context.person_updates.publish(visitor.person)
    if change.language is not msgspec.UNSET:
        await context.people.speak(visitor.person, change.language)
        await context.person_updates.publish(visitor.person)
    return await show_me(context, visitor.person)


async def delete_account(request: Request) -> Response:
    """Deletes everything about the visitor, after leaving all tables."""
    context, visitor = await at_browser(request)
    person = visitor.person
    personal_data = context.personal_data

    def leave_now(table: Table, now: int) -> None:
        leave(table, Actor(person, now))

    for table_id in await personal_data.take_leave(person):
        table_session = await context.table_manager.open(table_id)
        try:
            await table_session.live.act(leave_now)
        except Refused as refusal:
            if refusal.rule != "SEAT":  # the game has ended meanwhile, or the seat is free
                raise
    await personal_data.forget(person)
    await context.person_updates.publish(person)
    return with_cookie(Response(status_code=204), request, "")


async def export_data(request: Request) -> Response:
    """Everything stored about the visitor, as a file."""
    context, visitor = await at_browser(request)
    response = answer(await context.personal_data.export(visitor.person))
    response.headers["Content-Disposition"] = 'attachment; filename="tavolino.json"'
    return response


async def make_account(request: Request) -> Response:
    context, visitor = await at_browser(request)
    account = await asked(request, MakeAccount)
    await check_limit(context.limits.names, address_of(request))
    await context.people.make_account(visitor.person, account.name, account.password)
    cookie = await context.sessions.begin(visitor.person)
    await context.person_updates.publish(visitor.person)
    response = with_cookie(await show_me(context, visitor.person), request, cookie)
    return with_device(response, request, await context.people.credentials_of(visitor.person))


async def sign_in(request: Request) -> Response:
    context = context_of(request)
    check_origin(request, context)
    account = await asked(request, SignIn)
    before = await visitor_of(request)
    found = await context.people.credentials(account.name)
    await check_sign_in(request, account_of(account.name), found, before)
    found = await context.people.verify(found, account.password)
    cookie = await context.sessions.begin(found.person, found.password)
    if before is not None and before.kind == "browser":
        await context.sessions.end(before.session)
        if before.person != found.person:
            await context.person_updates.publish(before.person)
    await context.person_updates.publish(found.person)  # the oldest session may have ended
    response = with_cookie(await show_me(context, found.person), request, cookie)
    return with_device(response, request, found)


async def check_sign_in(
    request: Request, account: str, found: Credentials | None, before: Visitor | None
) -> None:
    """Limits attempts to sign in.

    A stranger has few attempts at one account and more at all accounts together, and shares the
    attempts at this account with all other strangers. A browser that has signed in to the account
    before, or is signed in now, has separate attempts, so no stranger can lock the owner out.
    """
    limits = context_of(request).limits
    device = device_of(request)
    if device is not None and device.knows(found):
        await check_limit(limits.sign_ins, f"device {device.id} {account}")
    elif found is not None and before is not None and before.person == found.person:
        await check_limit(limits.sign_ins, f"session {before.session}")
    else:
        address = address_of(request)
        await check_limit(limits.sign_ins, f"address {address} {account}")
        await check_limit(limits.sign_ins_of_address, address)
        await check_limit(limits.sign_ins_of_account, account)


def device_of(request: Request) -> Device | None:
    return context_of(request).devices.read(request.cookies.get(DEVICE_COOKIE))


def with_device(response: Response, request: Request, account: Credentials) -> Response:
    """Marks the browser as known to the account."""
    cookie = context_of(request).devices.write(device_of(request), account)
    return with_cookie(response, request, cookie, DEVICE_COOKIE)


async def sign_out(request: Request) -> Response:
    context, visitor = await at_browser(request)
    how = await asked(request, SignOut)
    if how.everywhere:
        await context.sessions.end_all(visitor.person)
    else:
        await context.sessions.end(visitor.session)
    await context.person_updates.publish(visitor.person)
    return with_cookie(Response(status_code=204), request, "")


async def change_password(request: Request) -> Response:
    context, visitor = await at_browser(request)
    change = await asked(request, ChangePassword)
    await check_limit(context.limits.sign_ins, f"person {visitor.person}")
    await context.people.change_password(visitor.person, change.old, change.new, visitor.session)
    await context.person_updates.publish(visitor.person)
    account = await context.people.credentials_of(visitor.person)
    return with_device(Response(status_code=204), request, account)


ROUTES = [
    route(endpoints.GET_ME, get_me),
    route(endpoints.CHANGE_ME, change_me),
    route(endpoints.DELETE_ACCOUNT, delete_account),
    route(endpoints.EXPORT_DATA, export_data),
    route(endpoints.MAKE_ACCOUNT, make_account),
    route(endpoints.SIGN_IN, sign_in),
    route(endpoints.SIGN_OUT, sign_out),
    route(endpoints.CHANGE_PASSWORD, change_password),
]
