"""A bot for the whole game: a policy chooses the cuts, the solver lays the puzzle."""

from collections.abc import Collection
from typing import cast

from tavolino.core import Source, View, pick
from tavolino.games.cutit.bots.claiming import last_claim
from tavolino.games.cutit.bots.policy import Policy, Rules
from tavolino.games.cutit.bots.puzzling import next_placing
from tavolino.games.cutit.bots.solo_state import START, rolled, solo_state_of
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.notation import READY, Corner, Cut, read_move
from tavolino.games.cutit.rules.sheet import bit
from tavolino.games.cutit.rules.sheet_code import sheet_named
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.view import CutItBoard


class CutItBot:
    """Looks only at its paper; the cuts of the others do not change its choice.

    It uses jokers for the most points. With `claims` it claims fewer points where that pays. CI-7
    """

    def __init__(self, policy: Policy, *, claims: bool = False) -> None:
        self.policy = policy
        self.claims = claims

    def choose(self, view: View[CutItBoard], source: Source) -> str:
        board = view.board
        rules = rules_of(view)
        if view.moves is None:
            return str(next_placing(view, rules))
        if board.phase == "check":
            return view.moves[0]  # keeps the best part
        if board.phase in ("ready", "puzzle"):
            return str(READY)
        if board.phase == "corners":
            corners = [read_move(text) for text in view.moves]
            spaces = [one.space for one in corners if isinstance(one, Corner)]
            return str(Corner(choose_corner(self.policy, rules, board.rolls[-1], spaces, source)))
        player = board.players[view.viewer]
        corner = bit(Space.named(player.corner)) if player.corner and board.round == 1 else 0
        state, roll = solo_state_of(player), rolled(board.rolls[-1])
        offer = self.policy.choose(rules, state, roll, corner, source).offer
        if self.claims and view.options.get("jokers") == "choice":
            return str(offer.cut._replace(claim=last_claim(rules, state, roll, offer)))
        return str(offer.cut)


def rules_of(view: View[CutItBoard]) -> Rules:
    return Rules(
        sheet_named(view.board.sheet.id),
        cast(Stars, view.options["stars"]),
        cast(Contact, view.options["contact"]),
    )


def read_claim(text: str) -> tuple[Cut, int | None]:
    """A cut without its claim, and the claim. CI-7"""
    cut = read_move(text)
    assert isinstance(cut, Cut)
    return cut._replace(claim=None), cut.claim


def choose_corner(
    policy: Policy, rules: Rules, dice: str, corners: Collection[Space], source: Source
) -> Space:
    """The corner of the best first cut under the dice, or the best of those still free. CI-5"""
    roll = rolled(dice)
    best = policy.choose(rules, START, roll, 0, source).offer.snippet.mask
    within = [corner for corner in corners if best & bit(corner)]
    if within:
        return pick(source, within)
    picks = [(policy.choose(rules, START, roll, bit(one), source).value, one) for one in corners]
    most = max(value for value, _ in picks)
    return pick(source, [corner for value, corner in picks if value == most])
