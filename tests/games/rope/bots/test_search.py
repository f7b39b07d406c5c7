"""The bot of Cut the Rope that searches its whole turn."""

import hashlib
from time import monotonic

import pytest

from tavolino.bots import Bot
from tavolino.bots.warmup import warm_up
from tavolino.core import Dealer, Entry, Play, Stream, Value
from tavolino.games.rope.bots import compiled_search
from tavolino.games.rope.bots.bot import RopeBudget, RopeSearchBot
from tavolino.games.rope.bots.compiled_search import best_line, value_moves
from tavolino.games.rope.bots.levels import KERNEL
from tavolino.games.rope.bots.policy import RopeBot
from tavolino.games.rope.kernels.search import TurnLines
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.moves import FromPile, Lay, RopeMove
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.state import RopeState

QUICK = RopeSearchBot(RopeBudget(rollouts=2_000))


def chosen(state: RopeState, draw: int = 0) -> str:
    assert state.turn is not None
    return QUICK.choose(ROPE.view(state, state.turn), Stream(bytes(32), draw))


def secret(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def played(moves: int, seats: int, options: dict[str, Value]) -> RopeState:
    """A game between greedy bots after some moves."""
    dealer, source = Dealer(secret("opening")), Stream(secret("opening"), 2**32)
    play = Play(ROPE, seats, options)
    dealer.deal(play)
    for _ in range(moves):
        (seat,) = play.to_act
        play.submit_text(seat, RopeBot().choose(play.view(seat), source))
        dealer.deal(play)
    return play.state


def test_the_last_pile_card_wins_through_several_rows() -> None:
    """The 5 in the supply lies under a 10, which a free place takes."""
    state = arrange(
        PlayerCards("6", "4 8 8", ("5 10",)), PlayerCards("9 9 9 9", "1"), rows=("1 2 3", "1")
    )
    moves = []
    while not ROPE.outcome(state):
        moves.append(chosen(state))
        state = ROPE.apply(state, Entry(0, ROPE.read(state, 0, moves[-1])))
        assert len(moves) < 5
    assert moves[-1] == "p>A"


def test_a_card_that_lets_the_winner_win_is_kept() -> None:
    """The opponent wins with a 5 once there is a 4, but has no 4."""
    state = arrange(
        PlayerCards("9 9 9", "4 4 8"),
        PlayerCards("5", "", ("5", "5", "5")),
        rows=("1 2 3", "1 2 3", "1 2 3"),
        draw="8 8 8 8 8 8",
    )
    assert ">" not in chosen(state)


@pytest.mark.parametrize("options", [{}, {"same": "yes"}, {"supply": "sequence"}], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_do_not_change_the_choice(seats: int, options: dict[str, Value]) -> None:
    state = played(23, seats, options)
    assert state.turn is not None
    view = ROPE.view(state, state.turn)
    move = QUICK.choose(view, Stream(bytes(32), 7))
    for draw in range(3):
        other = ROPE.determinize(view, Stream(bytes(32), draw))
        assert other.draw != state.draw
        assert QUICK.choose(ROPE.view(other, state.turn), Stream(bytes(32), 7)) == move


def test_the_same_seed_gives_the_same_moves() -> None:
    state = played(31, 3, {})
    assert {chosen(state, 5) for _ in range(3)} == {chosen(state, 5)}


def test_a_turn_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan of three cards is kept while the table is as expected."""
    state = arrange(PlayerCards("6", "4 5 8 8"), PlayerCards("9 9 9 9", "1"), rows=("1 2 3",))
    searched: list[RopeState] = []

    def counted(state: RopeState, budget: RopeBudget, number: int) -> list[RopeMove]:
        searched.append(state)
        return best_line(state, budget, number)

    monkeypatch.setattr(compiled_search, "best_line", counted)
    source = Stream(bytes(32), 0)
    assert QUICK.choose(ROPE.view(state, 0), source) == "h4>A"
    after = ROPE.apply(state, Entry(0, ROPE.read(state, 0, "h4>A")))
    assert QUICK.choose(ROPE.view(after, 0), source) == "h5>A"
    assert len(searched) == 1
    assert QUICK.choose(ROPE.view(after, 0), source) == "h5>A"
    assert len(searched) == 2, "it expected to have played the 5"


def test_the_clock_ends_compiled_search() -> None:
    state = played(20, 2, {})
    assert state.turn is not None
    view = ROPE.view(state, state.turn)
    limited = RopeSearchBot(RopeBudget(rollouts=10**9, seconds=0.05))
    warm_up(KERNEL)
    begun = monotonic()
    assert limited.choose(view, Stream(bytes(32), 0)) in (view.moves or ())
    assert monotonic() - begun < 10


def test_lines_end_with_a_new_card_or_the_turn() -> None:
    state = played(24, 2, {})
    assert state.turn is not None
    lines = TurnLines(state, most=500, random_seed=0)
    ends = set()
    assert lines.count > 5
    laid = next(way for way in range(lines.count) if lines.ends_turn(way))
    for way in (*range(lines.count), *lines.add_lays(laid)):
        *plays, last = lines.moves(way)
        table = state
        for move in plays:
            assert not isinstance(move, FromPile | Lay)
            ROPE.check(table, state.turn, move)
            table = ROPE.apply(table, Entry(state.turn, move))
        ROPE.check(table, state.turn, last)
        if isinstance(last, FromPile):
            table = ROPE.apply(table, Entry(state.turn, last))
            last = FromPile(0)
        rows = tuple(sorted(row.standing for row in table.rows))
        ends.add((rows, table.players[state.turn], str(last)))
    assert len(ends) == lines.count


def test_moves_are_evaluated_and_one_is_the_focus() -> None:
    state = played(24, 2, {})
    assert state.turn is not None
    budget = RopeBudget(rollouts=1_000)
    values = value_moves(state, budget, 3)
    assert values[0].move == str(best_line(state, budget, 3)[0])
    legal = list(map(str, ROPE.legal(state, state.turn) or ()))
    assert {one.move for one in values} <= set(legal)
    for move in legal:
        assert move in {one.move for one in value_moves(state, budget, 3, focus=move)}


def test_compiled_search_beats_the_greedy_bot() -> None:
    points = 0
    for game in range(6):
        name = f"duel {game // 2}"
        dealer, source = Dealer(secret(name)), Stream(secret(name), 2**32)
        bots: list[Bot] = [QUICK, RopeBot()]
        if game % 2:
            bots.reverse()
        play = Play(ROPE, 2, {"pile": 10})
        dealer.deal(play)
        while play.outcome is None:
            (seat,) = play.to_act
            play.submit_text(seat, bots[seat].choose(play.view(seat), source))
            dealer.deal(play)
        own, other = play.outcome.points if bots[0] is QUICK else play.outcome.points[::-1]
        points += own - other
    assert points > 0
