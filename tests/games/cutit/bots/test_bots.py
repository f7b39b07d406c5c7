"""The bots of Cut it: whole games, their order of strength, and views alone."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Dealer, Stream
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.bots.bot import rules_of
from tavolino.games.cutit.bots.levels import OTHERS, POLICIES
from tavolino.games.cutit.bots.policy import Rules
from tavolino.games.cutit.bots.search import PlannedCuts, PlannerBudget
from tavolino.games.cutit.bots.solo_game import play_solo
from tavolino.games.cutit.bots.solo_state import RolledDice, sheet_index, solo_state_of
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.cuts import free_snippets
from tavolino.games.cutit.rules.scoring import add_up, snippet_faults, snippet_points
from tavolino.games.cutit.rules.sheet import WHOLE
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.lab.seeds import seed_of
from tests.games.cutit.rules.tables import CutItPlay, first_round, new_game

STANDARD = SHEETS["standard"]
SMALL = PlannedCuts(PlannerBudget(cuts=3, rollouts=2, halvings=1, depth=1, to_the_end=7))
"""The planner with a small budget."""
OPTIONS = list(product(("free", "joined"), ("normal", "advanced", "strict"), ("off", "on"), SHEETS))


def play_out(play: CutItPlay, bots: list[str], seed: str) -> CutItPlay:
    secret = seed_of(seed)
    dealer = Dealer(secret)
    source = Stream(secret, 2**32)
    dealer.deal(play)
    while play.outcome is None:
        seat = min(play.to_act)
        view = CUTIT.view(play.state, seat)
        play.submit_text(seat, OTHERS[bots[seat]].choose(view, source))
        dealer.deal(play)
    return play


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_bot_plays_a_whole_game(seats: int) -> None:
    bots = ["planner", "random", "heuristic", "greedy"][-seats:]
    play = play_out(new_game(seats), bots, f"whole {seats}")
    assert play.outcome is not None
    assert play.outcome.cause == "done"


@pytest.mark.parametrize(("contact", "stars", "assist", "sheet"), OPTIONS[::5])
def test_bots_play_with_every_option(contact: str, stars: str, assist: str, sheet: str) -> None:
    options = {"contact": contact, "stars": stars, "assist": assist, "sheet": sheet}
    play = play_out(new_game(2, **options), ["greedy", "heuristic"], "options")
    for player in CUTIT.view(play.state, 0).board.players:
        assert len(player.snippets) == 10
        assert player.check is not None
        assert [fault for fault in player.check.faults if fault.reason != "open"] == []


def test_stronger_bots_score_more() -> None:
    rules = Rules(STANDARD)
    means = {}
    for name, policy in {**POLICIES, "planner": SMALL}.items():
        games = [play_solo(policy, rules, seed_of(f"m {one}")) for one in range(10)]
        means[name] = sum(game.total for game in games) / len(games)
    assert means["random"] < 40 < means["greedy"] < 81 < means["heuristic"]
    assert means["planner"] > 88


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_at_the_table_is_the_game_in_the_lab(name: str) -> None:
    """The scores of the bots' fast model are those of the rules."""
    policy = SMALL if name == "planner" else POLICIES[name]
    secret = seed_of(f"same {name}")
    quick = play_solo(policy, Rules(STANDARD), secret)
    play = new_game(1)
    dealer = Dealer(secret)
    source = Stream(secret, 10)
    bot = type(OTHERS[name])(policy)
    dealer.deal(play)
    while play.outcome is None:
        play.submit_text(0, bot.choose(CUTIT.view(play.state, 0), source))
        dealer.deal(play)
    player = play.state.players[0]
    assert player.corner == quick.corner
    assert add_up(player.scores).total == quick.state.score
    assert play.outcome.points == (quick.total,)


@pytest.mark.parametrize("name", OTHERS)
def test_the_same_view_and_chance_give_the_same_move(name: str) -> None:
    play = first_round("?324", 1)
    view = CUTIT.view(play.state, 0)
    bot = BOTS.by_name[name]
    moves = {bot.choose(view, Stream(bytes(32), 1)) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(view.moves or ())


@pytest.mark.parametrize("name", ["random", "greedy", "heuristic"])
def test_ci3_what_others_have_cut_changes_nothing(name: str) -> None:
    """The choice of seat 1 does not depend on the secret cut of seat 0."""
    bot = OTHERS[name]
    moves = set()
    for secret_cut in (None, "A3-K3/a1", "A1-K1/a1", "E0-E10/a1"):
        play = first_round("1?34", 2)
        if secret_cut is not None:
            play.submit_text(0, secret_cut)
        moves.add(bot.choose(CUTIT.view(play.state, 1), Stream(bytes(32), 4)))
    assert len(moves) == 1


def test_ci5_a_bot_picks_a_corner_that_is_free() -> None:
    play = new_game(2)
    Dealer(bytes(32)).deal(play)
    play.submit_text(0, "corner j10")
    for bot in OTHERS.values():
        corner = bot.choose(CUTIT.view(play.state, 1), Stream(bytes(32), 2))
        assert corner in ("corner a1", "corner j1", "corner a10")


def test_ci11_a_bot_that_takes_over_joins_the_rest_to_what_lies_there() -> None:
    play = play_out_to_puzzle()
    bot = OTHERS["heuristic"]
    play.submit_text(0, "1@40,40r2")
    play.submit_text(0, "2@60,60r1")
    source = Stream(bytes(32), 0)
    moves = []
    while play.outcome is None:
        moves.append(bot.choose(CUTIT.view(play.state, 0), source))
        play.submit_text(0, moves[-1])
    assert not any(move.startswith(("1@", "lift")) for move in moves)
    assert moves[-2].startswith("2@")
    assert moves[-1] == "done"
    assert play.outcome.points[0] > 60


def play_out_to_puzzle() -> CutItPlay:
    play = new_game(1)
    dealer = Dealer(seed_of("take over"))
    dealer.deal(play)
    while play.state.phase != "puzzle":
        view = CUTIT.view(play.state, 0)
        play.submit_text(0, OTHERS["heuristic"].choose(view, Stream(bytes(32), 5)))
        dealer.deal(play)
    return play


def test_options_reach_the_policy() -> None:
    view = CUTIT.view(
        first_round("1111", 1, stars="advanced", contact="joined", sheet="sharp").state, 0
    )
    assert rules_of(view) == Rules(SHEETS["sharp"], "advanced", "joined")


@settings(max_examples=40, deadline=None)
@given(
    faces=st.text("-?1234", min_size=4, max_size=4),
    places=st.lists(st.integers(0, 10_000), min_size=1, max_size=3),
)
def test_ci7_quick_points_are_the_points(faces: str, places: list[int]) -> None:
    paper = WHOLE
    for place in places:
        free = free_snippets(paper)
        snippet = free[place % len(free)].snippet
        counted = sheet_index(STANDARD).count(snippet)
        points = snippet_points(STANDARD, snippet, faces)
        faults = snippet_faults(snippet, points, faces)
        assert RolledDice(faces).points(counted) == points
        assert RolledDice(faces).earned(counted) == (None if faults else points)
        paper ^= snippet
        if paper.bit_count() == 1:
            break


def test_the_state_of_a_player_is_read_from_the_view() -> None:
    play = first_round("1234", 1)
    play.submit_text(0, "A2-K2/a1")
    view = CUTIT.view(play.state, 0)
    state = solo_state_of(view.board.players[0])
    assert (state.rounds, state.one_cuts, state.rises, state.last) == (1, 1, 0, 10)
    assert state.paper == play.state.players[0].paper
    assert state.pile == (WHOLE ^ state.paper,)
