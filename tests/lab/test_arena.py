"""The arena: every seating, the same deals, reproducible results."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tavolino.core import Refused
from tavolino.games import find_game
from tavolino.lab.arena.contest import (
    Contest,
    GameResult,
    Sitting,
    win_shares,
    with_first_seat,
)
from tavolino.lab.arena.figures import figures, whole_deals
from tavolino.lab.arena.html import ArenaReport
from tavolino.lab.arena.playing import play_sitting
from tavolino.lab.arena.rating import rate_games
from tavolino.lab.arena.report import as_json, plot, table
from tavolino.lab.arena.store import open_store, read_games
from tavolino.lab.intervals import mean, share, student_95
from tavolino.lab.running import run

DUEL = Contest("scalino", ("random", "greedy"), 2, {"first": "0"}, "test")


def without_times(games: list[GameResult]) -> list[GameResult]:
    untimed = [one._replace(seconds=(), slowest=()) for one in games]
    return sorted(untimed)


def results(contest: Contest, wins: str) -> list[GameResult]:
    """Made-up games of a duel: by deal, who wins with either seating; "r" random, "g" greedy."""
    games = []
    for deal in range(len(wins) // 2):
        for seating, bots in enumerate(contest.seatings):
            winner = {"r": "random", "g": "greedy"}[wins[2 * deal + seating]]
            ranks = tuple(1 if bot == winner else 2 for bot in bots)
            points = tuple(10 if rank == 1 else 4 for rank in ranks)
            games.append(GameResult(deal, seating, points, ranks, (5, 5), (0.5, 1.0), (0.2, 0.4)))
    return games


def test_every_seating_is_played_once() -> None:
    assert DUEL.seatings == (("random", "greedy"), ("greedy", "random"))
    three = Contest("rope", ("random", "greedy", "greedy"), 3, {}, "x")
    assert three.seatings == (
        ("random", "greedy", "greedy"),
        ("greedy", "random", "greedy"),
        ("greedy", "greedy", "random"),
    )
    pairs = Contest("rope", ("random", "greedy", "casual"), 2, {}, "x")
    assert len(pairs.seatings) == 6
    assert three.deals_for(10) == 4


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"bots": ("random", "deep")}, "BOT: unknown"),
        ({"players": 3}, "ARENA: bots"),
        ({"game": "rope", "bots": ("learner",) * 9, "players": 9}, "SEATS: count"),
        ({"options": {"gaps": "wide"}}, "OPTION: value"),
        ({"options": {"colour": "red"}}, "OPTION: unknown"),
        ({"options": {"bonus": "either"}, "bots": ("random",) * 3, "players": 3}, "SC-9"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(Refused, match=why):
        replace(DUEL, **changes)  # type: ignore[arg-type]


def test_too_many_seatings_are_refused() -> None:
    many = tuple(find_game("cutit").bots.by_name)[:8]
    assert len(many) == 8
    with pytest.raises(Refused, match="ARENA: seatings"):
        Contest("cutit", many, 4, {}, "x")


def test_all_seatings_get_the_same_deal() -> None:
    """In solo games of Cut it only the dice are random: the same bot scores the same."""
    twice = Contest("cutit", ("greedy", "random"), 1, {}, "dice")
    alone = Contest("cutit", ("greedy",), 1, {}, "dice")
    assert play_sitting(Sitting(twice, 3, 0)).points == play_sitting(Sitting(alone, 3, 0)).points
    other = replace(alone, seed="others")
    points = {play_sitting(Sitting(other, deal, 0)).points for deal in range(3)}
    assert len(points) > 1


def test_the_first_seat_begins_unless_the_options_differ() -> None:
    assert with_first_seat("scalino", {"gaps": "notch"}) == {"first": "0", "gaps": "notch"}
    assert with_first_seat("scalino", {"first": "lot"}) == {"first": "lot"}


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    here = list(run(play_sitting, DUEL.sittings(3)))
    there = list(run(play_sitting, DUEL.sittings(3), jobs=2))
    assert without_times(here) == without_times(there)
    other = list(run(play_sitting, replace(DUEL, seed="other").sittings(3)))
    assert without_times(here) != without_times(other)
    one, two = (as_json(figures(DUEL, games)) for games in (here, reversed(there)))
    one.pop("timing"), two.pop("timing")
    assert one == two


def test_the_same_seed_gives_the_same_games_on_a_cluster() -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    ) as cluster:
        there = list(run(play_sitting, DUEL.sittings(2), cluster=cluster.scheduler_address))
    assert without_times(there) == without_times(list(run(play_sitting, DUEL.sittings(2))))


def test_closing_the_iterator_stops_the_work() -> None:
    games = run(play_sitting, DUEL.sittings(10**6), jobs=2)
    assert next(games).points
    games.close()


def test_an_unfinished_file_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "games"
    assert read_games(file, DUEL) == []
    games = results(DUEL, "gggr")
    with open_store(file, DUEL, games[:2]) as store:
        store.add(games[2])
    assert read_games(file, DUEL) == games[:3]
    with file.open("ab") as cut_off:
        cut_off.write(b'{"deal":1,"mov')
    assert read_games(file, DUEL) == games[:3]
    with open_store(file, DUEL, read_games(file, DUEL)) as store:
        store.add(games[3])
    assert read_games(file, DUEL) == games


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games"
    with open_store(file, DUEL, []):
        pass
    with pytest.raises(Refused, match="ARENA: other, field='seed'"):
        read_games(file, replace(DUEL, seed="else"))
    file.write_text("no JSON at all\n")
    with pytest.raises(Refused, match="ARENA: file"):
        read_games(file, DUEL)


def test_only_whole_deals_count() -> None:
    games = results(DUEL, "gggggg")
    assert whole_deals(DUEL, [games[4], games[1], games[0], games[2]]) == games[:2]
    assert figures(DUEL, games[:1]).games == 0


def test_figures_of_a_duel() -> None:
    found = figures(DUEL, results(DUEL, "ggggggrg"))
    random, greedy = found.bots
    assert (greedy.wins.value, random.wins.value) == (7 / 8, 1 / 8)
    assert greedy.wins.low == pytest.approx(0.529, abs=0.001)
    assert greedy.wins.high == pytest.approx(0.978, abs=0.001)
    assert greedy.points.value == pytest.approx(10 - 6 / 8)
    assert greedy.rating.mu > 25 > random.rating.mu
    (pair,) = found.pairs
    assert pair.ahead is not None
    assert pair.ahead.value == 1 / 8
    assert pair.points.value == pytest.approx(-6 * 6 / 8)
    first, second = found.seats
    assert first.wins.value + second.wins.value == 1
    # Seat 0 won three games with greedy on it, and one with random.
    assert first.wins.value == 5 / 8 or first.wins.value == 4 / 8
    assert random.seconds == greedy.seconds == pytest.approx(0.15)
    assert greedy.slowest == 0.4


def test_shares_of_a_win() -> None:
    assert win_shares((1, 3, 1)) == [0.5, 0.0, 0.5]


def test_a_fair_seat_is_reported_as_fair() -> None:
    """The better bot wins from either seat, which is no advantage of a seat."""
    found = figures(DUEL, results(DUEL, "gg" * 40))
    for seat in found.seats:
        assert seat.wins.value == found.fair
        assert seat.wins.low < found.fair < seat.wins.high


def test_ratings_with_a_bot_on_two_seats() -> None:
    rated = rate_games([(("a", "b", "b"), (1, 2, 3))] * 5)
    assert rated["a"].mu > rated["b"].mu
    assert rated["a"].sigma < 25 / 3
    alone = rate_games([(("a",), (1,))])
    assert alone["a"].mu == 25


def test_intervals_of_proportions_and_means() -> None:
    assert share(0, 0)[:3] == (0, 0, 1)
    assert share(10, 10).low == pytest.approx(0.722, abs=0.001)
    assert share(10, 10).high == pytest.approx(1)
    assert mean([5.0])[:3] == (5, 5, 5)
    assert student_95(1) == 12.706
    assert student_95(11) == pytest.approx(2.201, abs=0.001)
    assert student_95(10_000) == pytest.approx(1.960, abs=0.001)


def test_a_table_and_a_plot() -> None:
    found = figures(DUEL, results(DUEL, "ggggggrg"))
    lines = list(table(found))
    assert lines[0] == "scalino, 2 players, 8 games: 4 deals, each with all 2 seatings"
    assert any(line.startswith("greedy") and "87.5%" in line for line in lines)
    svg = ElementTree.fromstring(plot(found))
    texts = [element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")]
    assert {"wins by bot", "points by bot", "wins by seat", "greedy", "88%", "seat 1"} <= set(texts)


def test_figures_in_a_notebook() -> None:
    contest = replace(DUEL, options={"first": "0", "gaps": "notch"})
    found = figures(contest, results(contest, "ggggggrg"))
    html = found._repr_html_()
    assert html.count("<svg") == 1
    assert "<td>greedy</td><td>87.5%</td>" in html
    assert "random against greedy: ahead in 12.5%" in html
    # As bots of other packages may be called.
    (random, _) = found.bots
    named = replace(found, bots=(random._replace(bot="<b>bot</b>"),))
    assert "<b>bot</b>" not in named._repr_html_()
    assert "Siege" in ArenaReport(found, "de")._repr_html_()
    assert str(ArenaReport(found)).splitlines() == list(table(found))
    nothing = figures(contest, [])
    assert nothing._repr_html_() == (
        "<p>scalino, gaps = notch, 2 players, 0 games: 0 deals, each with all 2 seatings</p>"
    )


def test_solo_games_have_no_wins() -> None:
    solo = Contest("cutit", ("random", "greedy"), 1, {}, "solo")
    played = [
        GameResult(0, 0, (40,), (1,), (9,), (0.1,), (0.1,)),
        GameResult(0, 1, (70,), (1,), (9,), (0.1,), (0.1,)),
        GameResult(1, 0, (44,), (1,), (9,), (0.1,), (0.1,)),
        GameResult(1, 1, (72,), (1,), (9,), (0.1,), (0.1,)),
    ]
    found = figures(solo, played)
    (pair,) = found.pairs
    assert pair.ahead is None
    assert pair.points.value == -29
    assert "%" not in "".join(list(table(found))[4:])
    assert "wins" not in plot(found)


@pytest.mark.parametrize(
    ("language", "wins", "share"),
    [
        ("en", "wins", "87.5%"),
        ("de", "Siege", "87,5\N{NO-BREAK SPACE}%"),
        ("pl", "wygrane", "87,5%"),
    ],
)
def test_a_table_in_the_language_of_its_reader(language: str, wins: str, share: str) -> None:
    lines = list(table(figures(DUEL, results(DUEL, "ggggggrg")), language))
    assert wins in lines[2].split()
    assert any(line.startswith("greedy") and share in line for line in lines)
    assert len({len(line) for line in lines[2:5]}) == 1, "columns are aligned"
