"""Random play, step by step."""

from collections.abc import Iterator
from typing import Any, Final

from tavolino.conformance.setups import GameSetup
from tavolino.core import CLOCK, SPECTATOR, AnyPlay, Dealer, Seat, Source, canonical
from tavolino.core.chance import SECRET_BYTES

MOST_ENTRIES: Final = 50_000
NONSENSE: Final = ("", " ", "?", "-", "e", "e55", "zz-99", "decline ", "\x00", "é5", "0" * 5000)
_LONGEST_PAUSE_MS: Final = 20_000
_ALL_EXAMINED: Final = 8
"""The number of first positions that are always examined."""


def make_dealer(source: Source) -> Dealer:
    return Dealer(bytes(source.below(256) for _ in range(SECRET_BYTES)))


def walk(setup: GameSetup, source: Source, dealer: Dealer) -> Iterator[AnyPlay]:
    """Yields the same play before each move of a seat, and at the end."""
    play = setup.play()
    dealer.deal(play)
    while play.outcome is None:
        yield play
        step(play, source, dealer)
        if len(play.log) > MOST_ENTRIES:
            raise AssertionError(f"{setup} is not over after {MOST_ENTRIES} entries")
    yield play


def is_examined(position: int) -> bool:
    """True if a law should examine this position of a play, counted from 0.

    All of the first positions, then a few: in long games most positions are similar.
    """
    return position < 50 or position % 50 == 0


def sample_positions(setup: GameSetup, source: Source, dealer: Dealer) -> Iterator[AnyPlay]:
    """Like `walk`, but after the first positions of a play with only some of them, and the end.

    Which ones is random, so different setups examine different positions.
    """
    for number, play in enumerate(walk(setup, source, dealer)):
        is_drawn = number < _ALL_EXAMINED or source.below(3) == 0
        if (is_drawn and is_examined(number)) or play.outcome is not None:
            yield play


def play_some_moves(setup: GameSetup, source: Source, dealer: Dealer) -> AnyPlay:
    """A play after some moves, at most 30, or at its end."""
    play = setup.play()
    dealer.deal(play)
    for _ in range(source.below(31)):
        if play.outcome is None:
            step(play, source, dealer)
    return play


def step(play: AnyPlay, source: Source, dealer: Dealer) -> None:
    """One random move by a seat that is to act, or by the clock, and the draws that follow."""
    game = play.game
    at = play.last_at + source.below(_LONGEST_PAUSE_MS)
    deadline = game.deadline_ms(play.state)
    if deadline is not None and at >= deadline:
        play.submit(CLOCK, game.sample(play.state, CLOCK, source), at)
    else:
        due = sorted(play.to_act)
        others = sorted(game.may_act(play.state))
        # Sometimes a seat moves that nobody waits for; rarely enough for every game to end.
        if others and source.below(4) == 0:
            due = others
        seat = due[source.below(len(due))]
        play.submit(seat, game.sample(play.state, seat, source), at)
    dealer.deal(play, at)


def viewers(play: AnyPlay) -> list[Seat]:
    return [*range(play.seats), SPECTATOR]


def view_bytes(play: AnyPlay, state: object, viewer: Seat) -> bytes:
    """A viewer's view of a state, as bytes."""
    return canonical(play.game.view(state, viewer))


def all_view_bytes(play: AnyPlay, state: object) -> list[bytes]:
    """Every viewer's view: everything about a state that can be seen from outside."""
    return [view_bytes(play, state, viewer) for viewer in viewers(play)]


def legal_moves(play: AnyPlay, seat: Seat, source: Source) -> list[Any]:
    """The seat's legal moves, or a few of them where they are unlimited."""
    legal = play.game.legal(play.state, seat)
    if legal is not None:
        return list(legal)
    return [play.game.sample(play.state, seat, source)]
