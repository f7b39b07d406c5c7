"""The bot `net:FILE` in the arena."""

from pathlib import Path

import numpy as np
import pytest

from tavolino.core import Dealer, Play, Refused, Stream
from tavolino.games.local_bots import find_local_bot
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.learning.network_inputs import INPUTS
from tavolino.games.scalino.rules import SCALINO
from tavolino.lab.arena.contest import Contest, Sitting
from tavolino.lab.arena.playing import play_sitting
from tavolino.learn.batches import make
from tavolino.learn.networks.network import Network, new_network


@pytest.fixture
def network() -> Network:
    network = new_network("scalino", INPUTS, 8, make("scalino", 1, 2).actions, seed=1)
    network.policy[:] = np.random.default_rng(1).standard_normal(network.policy.shape)
    return network


@pytest.fixture
def name(network: Network, tmp_path: Path) -> str:
    network.save(tmp_path / "net.npz")
    return f"net:{tmp_path / 'net.npz'}"


def test_a_saved_network_plays_legal_moves_in_the_arena(name: str) -> None:
    contest = Contest("scalino", (name, "random"), 2, {"first": "0"}, "seed")
    for seating in range(2):
        played = play_sitting(Sitting(contest, 0, seating))
        assert min(played.moves) > 8
        assert play_sitting(Sitting(contest, 0, seating)).points == played.points


def test_it_plays_the_likeliest_legal_move(name: str, network: Network) -> None:
    play = Play(SCALINO, 2, {"first": "0"})
    first = find_local_bot("scalino", name).choose(play.view(0), Stream(bytes(32), 0))
    assert first in (play.view(0).moves or ())
    again = find_local_bot("scalino", name).choose(play.view(0), Stream(bytes(32), 1))
    assert again == first


def test_other_names_are_bots_of_the_game() -> None:
    assert find_local_bot("scalino", "casual") is find_local_bot("scalino", "casual")
    with pytest.raises(Refused) as refused:
        find_local_bot("scalino", "file:net.npz")
    assert (refused.value.rule, refused.value.why) == ("BOT", "unknown")


def test_files_that_do_not_fit_are_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "other.npz").write_text("other")
    for game, bot, case in (
        ("scalino", f"net:{tmp_path / 'other.npz'}", "net-file"),
        ("scalino", f"net:{tmp_path / 'missing.npz'}", "net-file"),
        (ROPE.name, name, "net-game"),
    ):
        with pytest.raises(Refused) as refused:
            find_local_bot(game, bot)
        assert (refused.value.rule, refused.value.why) == ("BOT", case)


def test_tables_it_was_not_trained_for_are_refused(name: str) -> None:
    play = Play(SCALINO, 2, {"bonus": "either"})
    Dealer(bytes(32)).deal(play)
    seat = min(play.to_act)
    with pytest.raises(Refused) as refused:
        find_local_bot("scalino", name).choose(play.view(seat), Stream(bytes(32), 0))
    assert (refused.value.rule, refused.value.why) == ("BOT", "net-setup")
