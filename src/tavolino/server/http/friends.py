"""Friends over HTTP: the list, the friend link, and invitations to tables."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.protocol import endpoints
from tavolino.protocol.friends import (
    FriendLink,
    FriendOffer,
    ShownFriend,
    ShownFriends,
    ShownInvitation,
)
from tavolino.server.context import context_of
from tavolino.server.http.me import at_browser
from tavolino.server.http.people import person_of
from tavolino.server.http.responses import answer, route
from tavolino.server.http.tables import table_id_of, table_session_of
from tavolino.server.http.visitors import address_of, own_origin, visitor_of
from tavolino.server.limits.requests import check_limit
from tavolino.table.actor import check_phase

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")


async def show_friends(request: Request) -> Response:
    context, visitor = await at_browser(request)
    token = await context.friends.link(visitor.person)
    friends = await context.friends.of(visitor.person)
    invitations = await context.friends.invitations(visitor.person)
    return answer(
        ShownFriends(
            link=_url(request, token) if token else "",
            friends=[ShownFriend(*one) for one in friends],
            invitations=[ShownInvitation(*one) for one in invitations],
        )
    )


async def make_link(request: Request) -> Response:
    """Makes the person's friend link. The one before is void."""
    context, visitor = await at_browser(request)
    await check_limit(context.limits.friends, visitor.person)
    token = await context.friends.make_link(visitor.person)
    return answer(FriendLink(_url(request, token)), 201)


async def revoke_link(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.friends.revoke_link(visitor.person)
    return Response(status_code=204)


async def show_offer(request: Request) -> Response:
    """Whose friend link this is."""
    context = context_of(request)
    await check_limit(context.limits.codes, address_of(request))
    owner = await context.people.profile(await context.friends.owner_of(_token(request)))
    visitor = await visitor_of(request)
    is_friend = visitor is not None and await context.friends.are_friends(visitor.person, owner.id)
    return answer(FriendOffer(owner.id, owner.name, is_friend))


async def accept(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await check_limit(context.limits.friends, visitor.person)
    owner = await context.friends.befriend(visitor.person, _token(request))
    profile = await context.people.profile(owner)
    return answer(FriendOffer(profile.id, profile.name, is_friend=True))


async def remove(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.friends.remove(visitor.person, person_of(request))
    return Response(status_code=204)


async def invite(request: Request) -> Response:
    """Invites a friend to a table whose game has not begun. Those who sit there may do so."""
    context, visitor = await at_browser(request)
    table_session, person = await table_session_of(request)
    table = table_session.live.table
    check_phase(table, "lobby")
    if person != table.owner and person not in table.people:
        raise Refused("SEAT", "none")
    await check_limit(context.limits.friends, visitor.person)
    await context.friends.invite(visitor.person, person_of(request), table.id)
    return Response(status_code=204)


async def dismiss(request: Request) -> Response:
    context, visitor = await at_browser(request)
    await context.friends.dismiss(visitor.person, table_id_of(request))
    return Response(status_code=204)


def _token(request: Request) -> str:
    token: str = request.path_params["token"]
    if not TOKEN.fullmatch(token):
        raise Refused("FRIEND", "link")
    return token


def _url(request: Request, token: str) -> str:
    return f"{own_origin(request, context_of(request))}/f/{token}"


ROUTES = [
    route(endpoints.LIST_FRIENDS, show_friends),
    route(endpoints.REMOVE_FRIEND, remove),
    route(endpoints.MAKE_FRIEND_LINK, make_link),
    route(endpoints.REVOKE_FRIEND_LINK, revoke_link),
    route(endpoints.SHOW_FRIEND_LINK, show_offer),
    route(endpoints.ACCEPT_FRIEND_LINK, accept),
    route(endpoints.INVITE_FRIEND, invite),
    route(endpoints.DISMISS_INVITATION, dismiss),
]
