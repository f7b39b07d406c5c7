"""Cut it, greedily: the cut that earns most now, and the best puzzle the solver finds."""

from functools import lru_cache

from tavolino.core import Seat, Source, View, pick
from tavolino.games.cutit import CUTIT
from tavolino.games.cutit.laid import Contact, Placement, Stars
from tavolino.games.cutit.notation import DONE, Done, Place
from tavolino.games.cutit.rounds import Offers
from tavolino.games.cutit.shown import GONE, CutItBoard
from tavolino.games.cutit.snippet import Snippet
from tavolino.games.cutit.solver import solve
from tavolino.games.cutit.state import ROUNDS, CutItState


class CutItBot:
    """Takes the most points of each round, but no more than a fair share of the paper."""

    def choose(self, view: View[CutItBoard], source: Source) -> str:
        if view.moves is None:
            return str(next_placing(CUTIT.imagine(view, source), view.viewer))
        board = view.board
        if board.offers is None:
            return pick(source, view.moves)
        share = fair_share(board, view.viewer)
        values = [_value(board.offers, index, share) for index in range(len(view.moves))]
        best = max(values)
        moves = zip(view.moves, values, strict=True)
        return pick(source, [move for move, value in moves if value == best])


def fair_share(board: CutItBoard, seat: Seat) -> int:
    """The spaces a snippet may have so that the other rounds get as many, rounded up."""
    left = sum(sign != GONE for row in board.players[seat].paper for sign in row)
    return -(-left // (ROUNDS + 1 - board.round))


def _value(offers: Offers, index: int, share: int) -> tuple[bool, bool, int, int, int]:
    """No penalty first, then a fair share of paper, points, few cuts, many half-stars."""
    return (
        offers.fault[index] is None,
        offers.spaces[index] <= share,
        offers.points[index],
        -offers.cuts[index],
        offers.half_stars[index],
    )


def next_placing(state: CutItState, seat: Seat) -> Place | Done:
    """The next move towards the best puzzle: a snippet laid at its place, in the end `done`."""
    player = state.players[seat]
    on_table = dict(player.layout)
    for number, where in best_puzzle(player.snippets, state.stars, state.contact):
        if on_table.get(number) != where:
            return Place(number, *where)
    return DONE


@lru_cache(maxsize=1 << 8)
def best_puzzle(
    snippets: tuple[Snippet, ...], stars: Stars, contact: Contact
) -> tuple[tuple[int, Placement], ...]:
    """Where each snippet goes; solved once, though every move asks for it."""
    return tuple(solve(snippets, stars, contact).placements.items())
