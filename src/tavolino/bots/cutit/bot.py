"""A bot for the whole game: a policy cuts, the solver joins."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final, cast

from tavolino.bots.cutit.hand import START, hand_of, roll_of
from tavolino.bots.cutit.policy import Policy, Rules
from tavolino.core import Source, View, pick
from tavolino.games.cutit.laid import Contact, Stars
from tavolino.games.cutit.notation import DONE, Corner, Done, Lift, Place, read_move
from tavolino.games.cutit.sheet import bit, mask_of
from tavolino.games.cutit.sheets import SHEETS
from tavolino.games.cutit.shown import CutItBoard
from tavolino.games.cutit.snippet import Snippet, Space
from tavolino.games.cutit.solver import solve

NODES: Final = 6_000
"""How long a bot looks for the best puzzle, in placings tried."""


class CutItBot:
    """Looks at its own side of the table alone: what the others cut is nothing to it."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View[CutItBoard], source: Source) -> str:
        board = view.board
        rules = rules_of(view)
        if view.moves is None:
            return str(next_placing(view, rules))
        if board.phase == "corners":
            corners = [read_move(text) for text in view.moves]
            spaces = [one.space for one in corners if isinstance(one, Corner)]
            return str(Corner(choose_corner(self.policy, rules, board.rolls[-1], spaces, source)))
        own = board.players[view.viewer]
        corner = bit(Space.named(own.corner)) if own.corner and board.round == 1 else 0
        chosen = self.policy.choose(rules, hand_of(own), roll_of(board.rolls[-1]), corner, source)
        return str(chosen.offer.cut)


def rules_of(view: View[CutItBoard]) -> Rules:
    return Rules(
        SHEETS[view.board.sheet.id],
        cast(Stars, view.options["stars"]),
        cast(Contact, view.options["contact"]),
    )


def choose_corner(
    policy: Policy, rules: Rules, dice: str, corners: Collection[Space], source: Source
) -> Space:
    """The corner of the best first cut under the dice, unless others have it. CI-5"""
    roll = roll_of(dice)
    best = policy.choose(rules, START, roll, 0, source).offer.snippet.mask
    within = [corner for corner in corners if best & bit(corner)]
    if within:
        return pick(source, within)
    picks = [(policy.choose(rules, START, roll, bit(one), source).value, one) for one in corners]
    most = max(value for value, _ in picks)
    return pick(source, [corner for value, corner in picks if value == most])


def next_placing(view: View[CutItBoard], rules: Rules) -> Place | Lift | Done:
    """The next move towards the best puzzle: what lies elsewhere is lifted first. CI-11"""
    own = view.board.players[view.viewer]
    snippets = tuple(
        rules.sheet.snippet(one.number, mask_of(map(Space.named, one.spaces)))
        for one in own.snippets
    )
    wanted = best_puzzle(snippets, rules.stars, rules.contact)
    moves = map(read_move, own.layout)
    on_table = {move.number: move for move in moves if isinstance(move, Place)}
    for number, place in on_table.items():
        if wanted.get(number) != place:
            return Lift(number)
    for number, place in wanted.items():
        if number not in on_table:
            return place
    return DONE


@lru_cache(maxsize=1 << 8)
def best_puzzle(snippets: tuple[Snippet, ...], stars: Stars, contact: Contact) -> dict[int, Place]:
    """Where each snippet goes; solved once, though every move asks for it."""
    placements = solve(snippets, stars, contact, NODES).placements
    return {number: Place(number, *where) for number, where in placements.items()}
