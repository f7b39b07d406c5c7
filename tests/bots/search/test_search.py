"""The generic tree search: uses only views, is deterministic, and beats random moves."""

import hashlib
from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from tavolino.bots.search import (
    PlayoutBudget,
    PolicyPlayout,
    SearchBot,
    TreeSearch,
    lead,
    random_playout,
)
from tavolino.bots.search.fast_random import FastRandom
from tavolino.core import Dealer, Entry, Game, Play, Seat, Source, Stream, View, canonical
from tavolino.games import rules
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState
from tavolino.games.scalino.rules import SCALINO
from tests.conformance.toy import TOY


def chance(seed: object) -> Stream:
    return Stream(hashlib.sha256(f"search {seed}".encode()).digest(), 0)


def after(game: Game[Any, Any, Any], seats: int, moves: int) -> Play[Any, Any, Any]:
    """A game after this many random moves."""
    dealer, source = Dealer(bytes(32)), chance(game.name)
    play = Play(game, seats)
    dealer.deal(play)
    for _ in range(moves):
        seat = min(play.to_act)
        play.submit(seat, game.sample(play.state, seat, source))
        dealer.deal(play)
    return play


def quick(game: Game[Any, Any, Any], playouts: int = 30) -> SearchBot[Any, Any, Any]:
    return SearchBot(TreeSearch(game, random_playout(game, moves=3)), PlayoutBudget(playouts))


@pytest.mark.parametrize("name", rules())
def test_it_plays_every_game_at_every_size_of_table(name: str) -> None:
    game = rules()[name]
    for seats in game.players:
        play = after(game, seats, 4)
        seat = min(play.to_act)
        view = play.view(seat)
        move = quick(game).choose(view, chance(seats))
        play.submit_text(seat, move)


@pytest.mark.parametrize("name", rules())
def test_hidden_information_does_not_change_the_move(name: str) -> None:
    """Everything hidden is dealt anew: the same view gives the same move."""
    game = rules()[name]
    for moves in (3, 12):
        play = after(game, max(2, game.players[0]), moves)
        seat = min(play.to_act)
        view = play.view(seat)
        expected = quick(game).evaluate(view, chance(moves))
        for other in range(3):
            state = game.determinize(view, chance(f"other {other}"))
            resampled = game.view(state, seat)
            assert canonical(resampled) == canonical(view)
            assert quick(game).evaluate(resampled, chance(moves)) == expected


def test_another_seed_may_find_another_move() -> None:
    view = after(rules()["rope"], 2, 3).view(0)
    found = {quick(rules()["rope"]).evaluate(view, chance(seed)) for seed in range(4)}
    assert len(found) == 4


def test_hidden_cards_are_sampled_for_every_playout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the toy game the opponent's card is hidden; every card must have been sampled."""
    seen: Counter[int] = Counter()
    determinize = TOY.determinize

    def watched(view: Any, source: Source) -> Any:
        state = determinize(view, source)
        seen[state.cards[1]] += 1
        return state

    monkeypatch.setattr(TOY, "determinize", watched)
    TreeSearch(TOY, random_playout(TOY)).evaluate(
        after(TOY, 2, 0).view(0), chance(1), PlayoutBudget(60)
    )
    assert set(seen) == {1, 2, 3}
    assert min(seen.values()) > 5


def test_each_seat_maximizes_its_own_value() -> None:
    """In the toy game the truth is the best move against any opponents."""
    for seats in (2, 3):
        play = after(TOY, seats, 0)
        for seat in range(seats):
            move = quick(TOY, 200).choose(play.view(seat), chance(seat))
            assert move == f"show {play.state.cards[seat]}"


def endgame() -> Play[Any, Any, Any]:
    """A pyramid with a few blocks left."""
    play = after(DEMOLITION, 3, 0)
    source = chance("endgame")
    while len(play.state.blocks) > 6:
        (seat,) = play.to_act
        play.submit(seat, DEMOLITION.sample(play.state, seat, source))
    return play


def best_points(state: DemolitionState, seat: Seat) -> tuple[int, ...]:
    """The final points if everyone maximizes their own, by exhaustive search."""
    outcome = DEMOLITION.outcome(state)
    if outcome is not None:
        return outcome.points
    ends = (
        best_points(after, after.turn or 0)
        for move in DEMOLITION.legal(state, seat) or ()
        for after in (DEMOLITION.apply(state, Entry(seat, move)),)
    )
    return max(ends, key=lambda points: points[seat])


def test_values_approach_those_of_an_exhaustive_search() -> None:
    play = endgame()
    (seat,) = play.to_act
    best = best_points(play.state, seat)
    total = sum(best)

    def utility(outcome: Any) -> tuple[float, ...]:
        return tuple(points / total for points in outcome.points)

    search = TreeSearch(DEMOLITION, random_playout(DEMOLITION, utility), utility)
    found = search.evaluate(play.view(seat), chance(0), PlayoutBudget(3000))[0]
    for value, points in zip(found.values, best, strict=True):
        assert value == pytest.approx(points / total, abs=0.06)


def test_the_playout_limit_is_kept() -> None:
    view = SCALINO.view(after(SCALINO, 2, 6).state, min(after(SCALINO, 2, 6).to_act))
    search = TreeSearch(SCALINO, random_playout(SCALINO, moves=0))
    many = search.evaluate(view, chance(0), PlayoutBudget(5000, seconds=0.0))
    assert sum(one.visits for one in many) == 1, "one playout is always made"
    even = search.evaluate(view, chance(0), PlayoutBudget(100))
    assert 50 < sum(one.visits for one in even) <= 100


def test_a_search_stops_when_its_choice_cannot_change() -> None:
    view = after(TOY, 2, 0).view(0)

    def clear(state: Any, source: Source) -> tuple[float, ...]:
        return (1.0, 0.0) if state.shown[0] == 2 else (0.0, 1.0)

    found = TreeSearch(TOY, clear, lambda outcome: (0.0, 0.0)).evaluate(
        view, chance(0), PlayoutBudget(1000)
    )
    assert sum(one.visits for one in found) < 1000


def test_a_forced_move_takes_one_playout() -> None:
    view = after(TOY, 2, 0).view(0)
    forced = View(**{**vars(view), "moves": ("show 1",)})
    found = TreeSearch(TOY, random_playout(TOY)).evaluate(forced, chance(0), PlayoutBudget(99))
    assert [one.visits for one in found] == [1]
    assert quick(TOY).choose(forced, chance(0)) == "show 1"


def test_the_focus_move_gets_many_playouts() -> None:
    view = after(SCALINO, 2, 6).view(min(after(SCALINO, 2, 6).to_act))
    search = TreeSearch(SCALINO, random_playout(SCALINO, moves=0))
    for text in (view.moves or ())[:3]:
        found = search.evaluate(view, chance(0), PlayoutBudget(200), focus=text)
        assert next(one.visits for one in found if one.move == text) >= 50


def test_transpositions_share_one_node() -> None:
    play = endgame()
    (seat,) = play.to_act
    met: list[Hashable] = []

    def same(state: DemolitionState) -> Hashable:
        key = (frozenset(state.blocks or ()), state.turn, state.bonus, state.taken)
        met.append(key)
        return key

    playout = random_playout(DEMOLITION)
    budget = PlayoutBudget(400)
    shared = TreeSearch(DEMOLITION, playout, transposition_key=same).evaluate(
        play.view(seat), chance(0), budget
    )
    assert len(set(met)) < len(met)
    assert {one.move for one in shared} == set(play.view(seat).moves or ())


def test_a_policy_is_asked_for_every_move_of_a_playout_up_to_the_horizon() -> None:
    asked: list[Seat] = []

    def first(state: Any, seat: Seat, source: Source) -> Any:
        asked.append(seat)
        return next(iter(SCALINO.legal(state, seat)))

    state = after(SCALINO, 2, 0).state
    playout = PolicyPlayout(SCALINO, first, moves=5, evaluate=lambda state: (0.25, 0.75))
    assert playout(state, FastRandom(0)) == (0.25, 0.75)
    assert len(asked) == 5
    whole = PolicyPlayout(SCALINO, first)
    assert sorted(whole(state, FastRandom(0))) in ([0.0, 1.0], [0.5, 0.5])


def test_without_a_clock_only_playouts_count() -> None:
    bot = SearchBot(TreeSearch(TOY, random_playout(TOY)), PlayoutBudget(20, seconds=0.0))
    view = after(TOY, 2, 0).view(0)
    assert sum(one.visits for one in bot.evaluate(view, chance(0))) == 1
    assert sum(one.visits for one in bot.without_time_limit().evaluate(view, chance(0))) > 10


def test_search_beats_random_moves() -> None:
    """A few whole games of demolition, from both seats."""
    wins = 0
    playout = random_playout(
        DEMOLITION, moves=2, evaluate=lambda state: lead([*map(sum, state.taken)], 4)
    )
    bot = SearchBot(TreeSearch(DEMOLITION, playout), PlayoutBudget(80))
    for number in range(6):
        play = after(DEMOLITION, 2, 0)
        source = chance(number)
        while play.outcome is None:
            (seat,) = play.to_act
            if seat == number % 2:
                play.submit_text(seat, bot.choose(play.view(seat), source))
            else:
                play.submit(seat, DEMOLITION.sample(play.state, seat, source))
        wins += play.outcome.winners == (number % 2,)
    assert wins >= 5
