"""The greedy player of Cut it: fair shares of paper, most points, and the solver's puzzle."""

import hashlib

import pytest

from tavolino.bots.cutit import CutItBot, best_puzzle, fair_share
from tavolino.core import Dealer, Play, Stream
from tavolino.games.cutit import CUTIT
from tavolino.games.cutit.shown import CutItBoard
from tests.games.cutit.playing import CutItPlay, at_puzzle, begun, cut_round, roll


def play_out(seed: int, **options: str) -> CutItPlay:
    dealer = Dealer(hashlib.sha256(f"bot {seed}".encode()).digest())
    source = Stream(dealer.secret, 2**32)
    play: CutItPlay = Play(CUTIT, 1, options)
    dealer.deal(play)
    while play.outcome is None:
        play.submit_text(0, CutItBot().choose(CUTIT.view(play.state, 0), source))
        dealer.deal(play)
    return play


def board(play: CutItPlay) -> CutItBoard:
    return CUTIT.view(play.state, 0).board


def test_a_fair_share_leaves_as_much_for_every_other_round() -> None:
    play = begun("1111")
    assert fair_share(board(play), 0) == 10
    cut_round(play, "A3-K3/a1")
    roll(play, "1111")
    assert fair_share(board(play), 0) == 8


def test_it_takes_the_most_points_a_fair_share_can_earn() -> None:
    play = begun("?234")
    view = CUTIT.view(play.state, 0)
    offers = view.board.offers
    assert offers is not None
    assert view.moves is not None
    earned = dict(zip(view.moves, offers.points, strict=True))
    chosen = CutItBot().choose(view, Stream(bytes(32), 0))
    small = zip(offers.spaces, offers.points, strict=True)
    assert earned[chosen] == max(points for spaces, points in small if spaces <= 10)


def test_it_lays_the_puzzle_the_solver_found_and_is_done() -> None:
    play = at_puzzle(2)
    said = []
    while 0 in play.to_act:
        said.append(CutItBot().choose(CUTIT.view(play.state, 0), Stream(bytes(32), 0)))
        play.submit_text(0, said[-1])
    assert len(said) == 3
    assert said[-1] == "done"
    check = board(play).players[0].check
    assert check is not None
    assert check.is_complete


def test_it_earns_what_a_greedy_player_does() -> None:
    points = [play.outcome.points[0] for seed in range(12) if (play := play_out(seed)).outcome]
    assert len(points) == 12
    assert 55 < sum(points) / len(points) < 80


@pytest.mark.parametrize(
    "options", [{"stars": "advanced"}, {"stars": "strict"}, {"contact": "joined"}]
)
def test_it_plays_every_variant(options: dict[str, str]) -> None:
    play = play_out(1, **options)
    state = play.state
    laid = dict(state.players[0].layout)
    assert laid == dict(best_puzzle(state.players[0].snippets, state.stars, state.contact))
    check = board(play).players[0].check
    assert check is not None
    assert not [fault for fault in check.faults if fault.reason != "open"]
