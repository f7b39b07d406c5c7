"""The statistics of a contest as a table, as JSON and as a plot."""

from collections.abc import Iterator

from tavolino.lab.arena.figures import Figures
from tavolino.lab.intervals import Interval
from tavolino.lab.panels import Panel, plot_panels


def table(found: Figures) -> Iterator[str]:
    """Lines for a terminal."""
    solo = found.contest.players == 1
    yield (
        f"{found.contest.game}, {found.contest.players} players, {found.games} games: "
        f"{found.deals} deals, each with all {len(found.contest.seatings)} seatings"
    )
    if not found.games:
        return
    yield ""
    yield (
        f"{'bot':14}{'wins':>7}{'95 % interval':>18}{'points':>9}{'95 % interval':>20}"
        f"{'rating':>16}{'s/move':>9}{'slowest':>9}"
    )
    for bot in found.bots:
        wins = f"{'':7}{'':18}" if solo else f"{bot.wins.value:>7.1%}{_percents(bot.wins):>18}"
        rating = "" if solo else f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}"
        yield (
            f"{bot.bot:14}{wins}{bot.points.value:>9.2f}{_numbers(bot.points):>20}"
            f"{rating:>16}{bot.seconds:>9.3f}{bot.slowest:>9.2f}"
        )
    if found.pairs:
        yield ""
    for pair in found.pairs:
        ahead = f"ahead in {pair.ahead.value:.1%} ({_percents(pair.ahead)}), " if pair.ahead else ""
        yield (
            f"{pair.first} against {pair.second}: {ahead}"
            f"{pair.points.value:+.2f} points ({_numbers(pair.points)})"
        )
    if solo:
        return
    yield ""
    for seat in found.seats:
        yield (
            f"seat {seat.seat}: wins {seat.wins.value:.1%} ({_percents(seat.wins)}), "
            f"{seat.wins.value - found.fair:+.1%} to a fair share; "
            f"{seat.points.value:.2f} points ({_numbers(seat.points)})"
        )


def as_json(found: Figures) -> dict[str, object]:
    """Everything but `timing` depends on the contest alone."""
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
        "timing": {
            bot.bot: {
                "seconds_per_move": round(bot.seconds, 6),
                "slowest_move": round(bot.slowest, 6),
            }
            for bot in found.bots
        },
    }


def plot(found: Figures) -> str:
    """An SVG document: bots by wins and by points, and the seats."""
    contest = found.contest
    panels = []
    if contest.players > 1:
        wins = [(bot.bot, bot.wins) for bot in found.bots]
        panels.append(Panel("wins by bot", wins, found.fair, percent=True))
    panels.append(Panel("points by bot", [(bot.bot, bot.points) for bot in found.bots]))
    if contest.players > 1:
        seats = [(f"seat {seat.seat}", seat.wins) for seat in found.seats]
        panels.append(Panel("wins by seat", seats, found.fair, percent=True))
    title = f"{contest.game}, {contest.players} players, {found.games} games"
    return plot_panels(title, panels)


def _interval(one: Interval) -> dict[str, float]:
    return {
        "value": round(one.value, 6),
        "low": round(one.low, 6),
        "high": round(one.high, 6),
    }


def _percents(one: Interval) -> str:
    return f"{one.low:.1%} to {one.high:.1%}"


def _numbers(one: Interval) -> str:
    return f"{one.low:.2f} to {one.high:.2f}"
