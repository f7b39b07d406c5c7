"""The challenge of the day over HTTP."""

from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tavolino.core import Refused
from tavolino.daily import (
    DAYS_AHEAD,
    add_days,
    begins_at,
    daily_games,
    ends_at,
    find_streak,
    is_day,
    write_challenge,
)
from tavolino.daily.share_text import SharedResult, share_text
from tavolino.games import find_game, games
from tavolino.games.words import daily_goal, daily_score, in_language, title
from tavolino.locales import say
from tavolino.protocol import endpoints
from tavolino.protocol.daily import (
    AddContribution,
    ArchivedDay,
    ArchivedGame,
    DailyArchive,
    DailyChallenge,
    DailyOverview,
    DailyReceipt,
    DaySeal,
    PublishedBatch,
    PublishedDailyChallenge,
    PublishedDailyDay,
    ScoreCount,
    ShownDailyGame,
    ShownSeal,
    TryState,
)
from tavolino.server.context import AppContext, context_of
from tavolino.server.daily.seals import SealedDay
from tavolino.server.daily.service import CLOSES_BEFORE_MS
from tavolino.server.daily.tries import Try, TryDistribution
from tavolino.server.http.people import page_of
from tavolino.server.http.responses import answer, read_body, route
from tavolino.server.http.tables import link_to
from tavolino.server.http.visitors import (
    address_of,
    check_origin,
    known,
    language_of,
    own_origin,
    visitor_of,
)
from tavolino.server.limits.requests import check_limit
from tavolino.table.requests import decode_body

LONGEST_PAGE: Final = 30


async def overview(request: Request) -> Response:
    """Today's challenges, and the seals of those to come."""
    daily = context_of(request).daily
    today, person = daily.today, await _person(request)
    challenges = await daily.challenges(today)
    tries = await daily.tries.of_day(today, person)
    shown = []
    for game in filter(challenges.get, games()):
        own = tries.get(game)
        days = await daily.tries.days_played(person, game) if person else []
        par, score = challenges[game].challenge.par, own.score if own else None
        state = _state(own, daily.wall())
        shown.append(ShownDailyGame(game, par, state, score, find_streak(days, today).now))
    sealed = await daily.seals.days(today, add_days(today, DAYS_AHEAD))
    coming = sealed.get(add_days(today, 1))
    seal = _shown_seal(coming) if coming else None
    seals = [DaySeal(one.day, one.hash) for one in sealed.values()]
    return answer(DailyOverview(today, ends_at(today), shown, seal, seals))


async def challenge(request: Request) -> Response:
    """One challenge: what it asks, and what came of it."""
    daily = context_of(request).daily
    day, game = request.path_params["day"], request.path_params["game"]
    made = await daily.challenge(day, game)
    person, wall_ms = await _person(request), daily.wall()
    own = (await daily.tries.of_day(day, person)).get(game)
    state, manifest = _state(own, wall_ms), find_game(game)
    rules = daily_games()[game]
    score = own.score if own else None
    par = made.challenge.par
    beyond = None if score is None else rules.beyond_par(score, par)
    streak = find_streak(await daily.tries.days_played(person, game), daily.today)
    is_over = state not in ("new", "playing")
    is_shown = is_over or day != daily.today
    is_known = own is not None or day != daily.today
    found = await daily.tries.distribution(day, game) if is_shown else TryDistribution({}, 0)
    url = f"{own_origin(request, context_of(request))}/daily/{day}/{game}"
    language = language_of(request)
    name = in_language(title(manifest), language)
    shared = SharedResult(name, day, beyond, par, streak.now, url)
    shown = DailyChallenge(
        day=day,
        game=game,
        is_today=day == daily.today,
        ends_at=ends_at(day),
        goal=daily_goal(manifest, language, made.challenge.own_moves),
        par=par,
        par_text=daily_score(manifest, language, par),
        bot=made.challenge.bot,
        dealer=made.hash,
        fewer_is_better=rules.fewer_is_better,
        state=state,
        score=score,
        score_text="" if score is None else daily_score(manifest, language, score),
        beyond_par=beyond,
        table=own.table if own else "",
        streak=streak.now,
        longest_streak=streak.longest,
        distribution=[ScoreCount(*one) for one in found.scores.items()],
        failed=found.failed,
        share=share_text(shared, language) if state in ("reached", "failed") else "",
        print_options=dict(rules.print_options(made.challenge))
        if rules.print_options and is_known
        else {},
    )
    return answer(shown)


async def begin(request: Request) -> Response:
    """Opens the counted try, goes on with it, or opens a table to practise at."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await context.limits.check_new_table(visitor.person, address_of(request))
    day, game = request.path_params["day"], request.path_params["game"]
    name = say("daily-table-title", visitor.language, day=day)
    opened = await context.daily.open_try(day, game, visitor.person, name, context.clock.now())
    return answer(link_to(request, opened.session), 201)


async def archive(request: Request) -> Response:
    """Former days with the results of the person who asks."""
    daily = context_of(request).daily
    person = await _person(request)
    offset, limit = page_of(request)
    limit = min(limit, LONGEST_PAGE)
    days = await daily.seals.former_days(daily.today, limit + 1, offset)
    page = days[:limit]
    tries = await daily.tries.between(person, page[-1], page[0]) if page else {}
    shown = [await _archived_day(context_of(request), day, tries) for day in page]
    return answer(DailyArchive(shown, more=len(days) > limit))


async def published(request: Request) -> Response:
    """All that is needed to check a day."""
    daily = context_of(request).daily
    sealed = await _sealed(request)
    revealed = daily.is_revealed(sealed.day)
    challenges = await daily.challenges(sealed.day) if revealed else {}
    shown = PublishedDailyDay(
        day=sealed.day,
        hash=sealed.hash,
        sealed_at=sealed.sealed_at,
        rounds=sealed.rounds,
        batches=[PublishedBatch(*one) for one in await daily.seals.batches(sealed.day)],
        secret=sealed.secret if revealed else "",
        challenges=[
            PublishedDailyChallenge(game, made.attempt, write_challenge(made.challenge))
            for game, made in challenges.items()
        ],
    )
    return answer(shown)


async def contribute(request: Request) -> Response:
    """Adds a number to a day that is open for them, with the next batch."""
    context = context_of(request)
    check_origin(request, context)
    visitor = await known(request)
    await check_limit(context.limits.daily_numbers_of_address, address_of(request))
    await check_limit(context.limits.daily_numbers, visitor.person)
    asked = decode_body(await read_body(request, context.settings.body_bytes), AddContribution)
    receipt = await context.daily.contribute(request.path_params["day"], asked.value)
    return answer(DailyReceipt(**{**receipt._asdict(), "path": list(receipt.path)}))


async def _person(request: Request) -> str:
    visitor = await visitor_of(request)
    return visitor.person if visitor else ""


async def _sealed(request: Request) -> SealedDay:
    day = request.path_params["day"]
    found = await context_of(request).daily.seals.find(day) if is_day(day) else None
    if found is None:
        raise Refused("DAILY", "unknown")
    return found


def _shown_seal(sealed: SealedDay) -> ShownSeal:
    closes_at = begins_at(sealed.day) - CLOSES_BEFORE_MS
    return ShownSeal(
        sealed.day, sealed.hash, sealed.sealed_at, closes_at, sealed.numbers, sealed.head
    )


async def _archived_day(
    context: AppContext, day: str, tries: Mapping[tuple[str, str], Try]
) -> ArchivedDay:
    challenges = await context.daily.challenges(day)
    shown = []
    for game in filter(challenges.get, games()):
        own = tries.get((day, game))
        state = _state(own, context.daily.wall())
        par = challenges[game].challenge.par
        shown.append(ArchivedGame(game, par, state, own.score if own else None))
    return ArchivedDay(day, shown)


def _state(own: Try | None, wall_ms: int) -> TryState:
    if own is None:
        return "new"
    if own.is_running(wall_ms):
        return "playing"
    return own.outcome or "late"


ROUTES = [
    route(endpoints.GET_DAILY, overview),
    route(endpoints.LIST_DAILY_ARCHIVE, archive),
    route(endpoints.GET_DAILY_DAY, published),
    route(endpoints.ADD_DAILY_CONTRIBUTION, contribute),
    route(endpoints.GET_DAILY_CHALLENGE, challenge),
    route(endpoints.TRY_DAILY_CHALLENGE, begin),
]
