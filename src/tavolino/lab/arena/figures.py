"""The statistics of a contest: by bot, by pair of bots, and by seat."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from tavolino.lab.arena.contest import Contest, GameResult, win_shares
from tavolino.lab.arena.faults import Fault
from tavolino.lab.arena.rating import Rating, rate_games
from tavolino.lab.intervals import Interval, mean, share


class BotFigures(NamedTuple):
    """The figures of a bot."""

    bot: str
    wins: Interval
    """By seat; a shared win counts in part."""
    points: Interval
    """The mean over deals."""
    rating: Rating
    seconds: float
    """The mean time per move."""
    slowest: float
    """The longest time of a move."""
    forfeits: int


class PairFigures(NamedTuple):
    """A comparison of two bots."""

    first: str
    second: str
    ahead: Interval | None
    """How often the first beat the second in games with both, a draw counting half; None if there
    are no such games."""
    points: Interval
    """The first one's lead in points under the same deals."""


class Forfeits(NamedTuple):
    """The games that a bot has forfeited by one kind of fault, and the first of these faults."""

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
        """The expected share of wins of equal players."""
        return 1 / self.contest.players

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        from tavolino.lab.arena.html import ArenaReport  # circular import

        return ArenaReport(self)._repr_html_()


def whole_deals(contest: Contest, games: Iterable[GameResult]) -> list[GameResult]:
    """The games of the deals that every seating has played, in order. Only these are comparable."""
    by_deal: dict[int, dict[int, GameResult]] = defaultdict(dict)
    for played in games:
        by_deal[played.deal][played.seating] = played
    return [
        played[seating]
        for _, played in sorted(by_deal.items())
        if len(played) == len(contest.seatings)
        for seating in sorted(played)
    ]


def figures(contest: Contest, games: Iterable[GameResult]) -> Figures:
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


def _bot(contest: Contest, bot: str, games: list[GameResult], rating: Rating) -> BotFigures:
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


def _forfeits(contest: Contest, games: list[GameResult]) -> Iterator[Forfeits]:
    found: dict[tuple[str, str], list[Fault]] = defaultdict(list)
    for played in games:
        for fault in played.faults:
            found[contest.seatings[played.seating][fault.seat], fault.case].append(fault)
    for (bot, _), faults in found.items():
        yield Forfeits(bot, len(faults), faults[0])


def _pair(contest: Contest, first: str, second: str, games: list[GameResult]) -> PairFigures:
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


def _seat(seat: int, games: list[GameResult]) -> SeatFigures:
    by_deal: dict[int, list[int]] = defaultdict(list)
    for played in games:
        by_deal[played.deal].append(played.points[seat])
    wins = sum(win_shares(played.ranks)[seat] for played in games)
    points = [sum(one) / len(one) for one in by_deal.values()]
    return SeatFigures(seat, share(wins, len(games)), mean(points))


def _seats_of(
    contest: Contest, bot: str, games: list[GameResult]
) -> Iterator[tuple[GameResult, int]]:
    for played in games:
        for seat, name in enumerate(contest.seatings[played.seating]):
            if name == bot:
                yield played, seat


def _points_by_deal(contest: Contest, bot: str, games: list[GameResult]) -> dict[int, float]:
    """A bot's mean points for each deal: games with the same deal are not independent."""
    by_deal: dict[int, list[int]] = defaultdict(list)
    for played, seat in _seats_of(contest, bot, games):
        by_deal[played.deal].append(played.points[seat])
    return {deal: sum(points) / len(points) for deal, points in by_deal.items()}
