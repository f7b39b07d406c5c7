"""The compiled greedy bot of the benchmark values moves like the readable one."""

import hashlib

import numpy as np
import pytest

from bench import rope_match
from tavolino.core import Dealer, Play, Stream
from tavolino.games.rope.bots.policy import RopeBot, move_value, plan_to_pile
from tavolino.games.rope.kernels.packing import encode_move, pack, player_at
from tavolino.games.rope.kernels.state import SIZE
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.moves import FromPile
from tavolino.games.rope.rules.state import RopeState


def check(state: RopeState, seat: int) -> None:
    table = pack(state)
    player = player_at(seat)
    tables = np.zeros((rope_match.ROOM, SIZE), np.int16)
    line = np.zeros(rope_match.ROOM, np.int64)
    for scissors in (False, True):
        found = rope_match.plan_to_pile(table, player, scissors, tables, line)
        assert found == len(plan_to_pile(state, seat, scissors))
    for move in ROPE.legal(state, seat) or ():
        if not isinstance(move, FromPile):
            value = rope_match.move_value(table, player, encode_move(move), table.copy())
            assert value == move_value(state, seat, move), str(move)


@pytest.mark.parametrize("seats", [2, 4])
def test_moves_are_valued_as_by_the_readable_player(seats: int) -> None:
    secret = hashlib.sha256(b"match").digest()
    dealer, source = Dealer(secret), Stream(secret, 2**32)
    play = Play(ROPE, seats, {})
    dealer.deal(play)
    for number in range(60):
        (seat,) = play.to_act
        if number % 6 == 0:
            check(play.state, seat)
        play.submit_text(seat, RopeBot().choose(play.view(seat), source))
        dealer.deal(play)
