"""The statistics of a contest as a table, as JSON and as a plot."""

from collections.abc import Iterator
from typing import Final

from tavolino.drawing.theme import LIGHT, Palette
from tavolino.lab.arena.contest import name_options
from tavolino.lab.arena.figures import BotFigures, Figures, Forfeits, PairFigures, SeatFigures
from tavolino.lab.intervals import Interval
from tavolino.lab.panels import Panel, plot_panels
from tavolino.lab.wording import Wording, in_columns
from tavolino.locales import say_refusal

HEADS: Final = (
    "bot",
    "wins",
    "interval",
    "points",
    "interval",
    "rating",
    "seconds-move",
    "slowest",
)
"""The columns of the table of bots; in solo games there are no wins and no ratings."""


def table(found: Figures, language: str = "en") -> Iterator[str]:
    """Lines for a terminal."""
    wording = Wording(language)
    deals = wording.say("lab-deals", deals=found.deals)
    seatings = len(found.contest.seatings)
    yield wording.say(
        "arena-head", title=contest_title(found, wording), deals=deals, seatings=seatings
    )
    if not found.games:
        return
    solo = found.contest.players == 1
    yield ""
    heads = [wording.say(f"lab-head-{head}") for head in HEADS]
    yield from in_columns([heads, *(bot_row(bot, wording, solo=solo) for bot in found.bots)])
    if found.pairs:
        yield ""
        yield from (pair_line(pair, wording) for pair in found.pairs)
    if not solo:
        yield ""
        yield from (seat_line(seat, found.fair, wording) for seat in found.seats)
    if found.forfeits:
        yield ""
        yield from (forfeits_line(forfeits, wording) for forfeits in found.forfeits)


def contest_title(found: Figures, wording: Wording) -> str:
    players = wording.say("lab-players", players=found.contest.players)
    games = wording.say("lab-games", games=found.games)
    contest = found.contest
    game = ", ".join([contest.game, *name_options(contest.game, contest.options)])
    return wording.say("arena-title", game=game, players=players, games=games)


def bot_row(bot: BotFigures, wording: Wording, *, solo: bool) -> list[str]:
    mu, sigma = (wording.number(value, 1) for value in (bot.rating.mu, 2 * bot.rating.sigma))
    row = [
        bot.bot,
        wording.percent(bot.wins.value, 1),
        wording.bounds(bot.wins, 1, percent=True),
        wording.number(bot.points.value, 2),
        wording.bounds(bot.points),
        f"{mu} ± {sigma}",
        wording.number(bot.seconds, 3),
        wording.number(bot.slowest, 2),
    ]
    if solo:
        row[1] = row[2] = row[5] = ""
    return row


def pair_line(pair: PairFigures, wording: Wording) -> str:
    figures = {
        "first": pair.first,
        "second": pair.second,
        "points": wording.number(pair.points.value, 2, signed=True),
        "points_span": wording.bounds(pair.points),
    }
    if pair.ahead is None:
        return wording.say("arena-pair-alone", **figures)
    ahead = wording.percent(pair.ahead.value, 1)
    span = wording.bounds(pair.ahead, 1, percent=True)
    return wording.say("arena-pair", **figures, ahead=ahead, ahead_span=span)


def seat_line(seat: SeatFigures, fair: float, wording: Wording) -> str:
    return wording.say(
        "arena-seat",
        seat=wording.seat(seat.seat),
        wins=wording.percent(seat.wins.value, 1),
        wins_span=wording.bounds(seat.wins, 1, percent=True),
        advantage=wording.percent(seat.wins.value - fair, 1, signed=True),
        points=wording.number(seat.points.value, 2),
        points_span=wording.bounds(seat.points),
    )


def forfeits_line(forfeits: Forfeits, wording: Wording) -> str:
    games = wording.say("lab-games", games=forfeits.games)
    why = say_refusal(forfeits.first.refusal, wording.language)
    return wording.say("arena-forfeits", bot=forfeits.bot, games=games, why=why)


def as_json(found: Figures) -> dict[str, object]:
    """Everything but `timing` depends only on the contest."""
    contest = found.contest
    return {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": found.games,
        "deals": found.deals,
        "seatings": contest.seatings,
        "bots": [
            {
                "bot": bot.bot,
                "wins": _interval(bot.wins),
                "points": _interval(bot.points),
                "rating": {"mu": round(bot.rating.mu, 4), "sigma": round(bot.rating.sigma, 4)},
                "forfeits": bot.forfeits,
            }
            for bot in found.bots
        ],
        "pairs": [
            {
                "first": pair.first,
                "second": pair.second,
                "ahead": pair.ahead and _interval(pair.ahead),
                "points": _interval(pair.points),
            }
            for pair in found.pairs
        ],
        "seats": [
            {
                "seat": seat.seat,
                "wins": _interval(seat.wins),
                "advantage": round(seat.wins.value - found.fair, 6),
                "points": _interval(seat.points),
            }
            for seat in found.seats
        ],
        "forfeits": [
            {
                "bot": forfeits.bot,
                "games": forfeits.games,
                "why": forfeits.first.case,
                "first": dict(forfeits.first.params),
            }
            for forfeits in found.forfeits
        ],
        "timing": {
            bot.bot: {
                "seconds_per_move": round(bot.seconds, 6),
                "slowest_move": round(bot.slowest, 6),
            }
            for bot in found.bots
        },
    }


def plot(found: Figures, language: str = "en", palette: Palette = LIGHT) -> str:
    """An SVG document: bots by wins and by points, and the seats."""
    wording = Wording(language)
    panels = []
    if found.contest.players > 1:
        wins = [(bot.bot, bot.wins) for bot in found.bots]
        panels.append(Panel(wording.say("lab-wins-by-bot"), wins, found.fair, percent=True))
    points = [(bot.bot, bot.points) for bot in found.bots]
    panels.append(Panel(wording.say("lab-points-by-bot"), points))
    if found.contest.players > 1:
        seats = [(wording.seat(seat.seat), seat.wins) for seat in found.seats]
        panels.append(Panel(wording.say("lab-wins-by-seat"), seats, found.fair, percent=True))
    return plot_panels(contest_title(found, wording), panels, wording, palette)


def _interval(one: Interval) -> dict[str, float]:
    return {
        "value": round(one.value, 6),
        "low": round(one.low, 6),
        "high": round(one.high, 6),
    }
