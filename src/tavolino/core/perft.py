"""Counts move sequences, a quick way to compare two implementations of the same rules."""

from tavolino.core.entry import Entry
from tavolino.core.game import B, Game, M, S
from tavolino.core.refusal import Refused
from tavolino.core.seats import CHANCE


def perft(game: Game[S, M, B], state: S, depth: int) -> list[int]:
    """The number of legal move sequences of each length from 1 to `depth` from this state.

    Refused where chance is to move, or where a seat's moves are unlimited.

    >>> from tavolino.games.scalino.rules import SCALINO
    >>> perft(SCALINO, SCALINO.start(2, {"first": "0"}), depth=2)
    [11, 484]
    """
    counts = [0] * depth
    _count(game, state, counts, 0)
    return counts


def _count(game: Game[S, M, B], state: S, counts: list[int], ply: int) -> None:
    if ply == len(counts):
        return
    due = game.to_act(state)
    if CHANCE in due:
        raise Refused("PERFT", "chance", ply=ply)
    for seat in sorted(due):
        legal = game.legal(state, seat)
        if legal is None:
            raise Refused("PERFT", "endless", ply=ply)
        moves = list(legal)
        counts[ply] += len(moves)
        if ply + 1 < len(counts):
            for move in moves:
                _count(game, game.apply(state, Entry(seat, move)), counts, ply + 1)
