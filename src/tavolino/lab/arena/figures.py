"""The statistics of a contest: by bot, by pair of bots, and by seat."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from tavolino.lab.arena.contest import Contest, Played, win_shares
from tavolino.lab.arena.faults import Fault
from tavolino.lab.arena.rating import Rating, rate_games
from tavolino.lab.intervals import Interval, mean, share


class BotFigures(NamedTuple):
    """A bot: its wins (shared ones in part), counted once per seat; its points, averaged over
    deals; its rating; mean and longest seconds per move; and how often it has forfeited a game.
    """

    bot: str
    wins: Interval
    points: Interval
    rating: Rating
    seconds: float
    slowest: float
    forfeits: int


class PairFigures(NamedTuple):
    """Two bots: how often the first came out ahead in games with both (None if there are none), a
    draw counting half; and its lead in points under the same deals.
    """

    first: str
    second: str
    ahead: Interval | None
    points: Interval


class Forfeits(NamedTuple):
    """How often a bot has forfeited games by one kind of fault, and the first of these faults."""

    bot: str
    games: int
    first: Fault


class SeatFigures(NamedTuple):
    """A seat, over all bots."""

    seat: int
    wins: Interval
    points: Interval


@dataclass(frozen=True)
class Figures:
    contest: Contest
    deals: int
    games: int
    bots: tuple[BotFigures, ...]
    pairs: tuple[PairFigures, ...]
    seats: tuple[SeatFigures, ...]
    forfeits: tuple[Forfeits, ...] = ()

    @property
    def fair(self) -> float:
        """The share of wins if all were equal."""
        return 1 / self.contest.players

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from tavolino.lab.arena.html import ArenaReport  # which is made of figures

        return ArenaReport(self)._repr_html_()


def whole_deals(contest: Contest, games: Iterable[Played]) -> list[Played]:
    """The games of the deals that every seating has played, in order. Only these are comparable."""
    by_deal: dict[int, dict[int, Played]] = defaultdict(dict)
    for played in games:
        by_deal[played.deal][played.seating] = played
    return [
        played[seating]
        for _, played in sorted(by_deal.items())
        if len(played) == len(contest.seatings)
        for seating in sorted(played)
    ]


def figures(contest: Contest, games: Iterable[Played]) -> Figures:
    """The statistics of these games, in any order."""
    counted = whole_deals(contest, games)
    deals = len({played.deal for played in counted})
    if not counted:
        return Figures(contest, 0, 0, (), (), ())
    ratings = rate_games((contest.seatings[played.seating], played.ranks) for played in counted)
    return Figures(
        contest,
        deals,
        len(counted),
        tuple(_bot(contest, bot, counted, ratings[bot]) for bot in contest.names),
        tuple(_pair(contest, *pair, counted) for pair in combinations(contest.names, 2)),
        tuple(_seat(seat, counted) for seat in range(contest.players)),
        tuple(_forfeits(contest, counted)),
    )


def _bot(contest: Contest, bot: str, games: list[Played], rating: Rating) -> BotFigures:
    seats = list(_seats_of(contest, bot, games))
    wins = [win_shares(played.ranks)[seat] for played, seat in seats]
    moves = sum(played.moves[seat] for played, seat in seats)
    return BotFigures(
        bot,
        share(sum(wins), len(wins)),
        mean(list(_points_by_deal(contest, bot, games).values())),
        rating,
        sum(played.seconds[seat] for played, seat in seats) / max(1, moves),
        max(played.slowest[seat] for played, seat in seats),
        sum(fault.seat == seat for played, seat in seats for fault in played.faults),
    )


def _forfeits(contest: Contest, games: list[Played]) -> Iterator[Forfeits]:
    found: dict[tuple[str, str], list[Fault]] = defaultdict(list)
    for played in games:
        for fault in played.faults:
            found[contest.seatings[played.seating][fault.seat], fault.case].append(fault)
    for (bot, _), faults in found.items():
        yield Forfeits(bot, len(faults), faults[0])


def _pair(contest: Contest, first: str, second: str, games: list[Played]) -> PairFigures:
    ahead = []
    for played in games:
        seating = contest.seatings[played.seating]
        ours = [rank for bot, rank in zip(seating, played.ranks, strict=True) if bot == first]
        theirs = [rank for bot, rank in zip(seating, played.ranks, strict=True) if bot == second]
        if ours and theirs:
            pairs = [(own < other) + (own == other) / 2 for own in ours for other in theirs]
            ahead.append(sum(pairs) / len(pairs))
    one, other = (_points_by_deal(contest, bot, games) for bot in (first, second))
    return PairFigures(
        first,
        second,
        share(sum(ahead), len(ahead)) if ahead else None,
        mean([one[deal] - other[deal] for deal in one]),
    )


def _seat(seat: int, games: list[Played]) -> SeatFigures:
    by_deal: dict[int, list[int]] = defaultdict(list)
    for played in games:
        by_deal[played.deal].append(played.points[seat])
    wins = sum(win_shares(played.ranks)[seat] for played in games)
    points = [sum(one) / len(one) for one in by_deal.values()]
    return SeatFigures(seat, share(wins, len(games)), mean(points))


def _seats_of(contest: Contest, bot: str, games: list[Played]) -> Iterator[tuple[Played, int]]:
    for played in games:
        for seat, name in enumerate(contest.seatings[played.seating]):
            if name == bot:
                yield played, seat


def _points_by_deal(contest: Contest, bot: str, games: list[Played]) -> dict[int, float]:
    """A bot's mean points for each deal: games with the same deal are not independent."""
    by_deal: dict[int, list[int]] = defaultdict(list)
    for played, seat in _seats_of(contest, bot, games):
        by_deal[played.deal].append(played.points[seat])
    return {deal: sum(points) / len(points) for deal, points in by_deal.items()}
