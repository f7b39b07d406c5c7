"""The actions of Cut it: corners, cuts, the puzzle, and claims of fewer points.

Two cuts that free several snippets are not actions: they are mistakes that cost as much as any
other penalty, and the legal moves do not include them either.
"""

from functools import partial
from typing import Final

from tavolino.core import Options, Refused, View
from tavolino.games.cutit.learning.paths import CUTS, cut_label, cut_number, numbered_cut
from tavolino.games.cutit.learning.window import (
    PLACEMENTS,
    SNIPPETS,
    numbered_placement,
    origin,
    placement_label,
    placement_number,
)
from tavolino.games.cutit.rules.cuts import Parts, named_by_first_space, part_paper
from tavolino.games.cutit.rules.jokers import claimable_points
from tavolino.games.cutit.rules.notation import (
    DONE,
    NOT_READY,
    READY,
    Corner,
    Cut,
    Keep,
    Lift,
    PlaceSnippet,
    read_move,
)
from tavolino.games.cutit.rules.sheet import CORNERS, SPACES
from tavolino.games.cutit.rules.sheet_code import sheet_named
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, read_paper
from tavolino.learn.encoding.actions import ActionGroup, ActionSpace, no_action

WAIT: Final = "wait"
_WORDS: Final = tuple(map(str, (READY, NOT_READY, DONE)))
_CORNERS: Final = tuple(str(Corner(corner)) for corner in CORNERS)
CLAIMS: Final = len(SPACES) - 2
"""A snippet has at most 99 spaces and points, and a claim is for fewer."""


def _numbered_text(move: type[Lift] | type[Keep], number: int) -> str:
    return str(move(number + 1))


def _claim_label(number: int) -> str:
    claim, cut = divmod(number, CUTS)
    return f"{cut_label(cut)}={claim + 1}"


class CutItActions(ActionSpace):
    def __init__(self) -> None:
        super().__init__(
            [
                ActionGroup("wait", 1, (WAIT,).__getitem__),
                ActionGroup("corner", len(_CORNERS), _CORNERS.__getitem__),
                ActionGroup("cut", CUTS, cut_label),
                ActionGroup("word", len(_WORDS), _WORDS.__getitem__),
                ActionGroup("lift", SNIPPETS, partial(_numbered_text, Lift)),
                ActionGroup("keep", SNIPPETS, partial(_numbered_text, Keep)),
                ActionGroup("place", PLACEMENTS, placement_label),
                ActionGroup("claim", CLAIMS * CUTS, _claim_label),
            ]
        )
        self.of_text = {
            self.label(action): action
            for name in ("corner", "word", "lift", "keep")
            for action in self.ranges[name]
        }
        """The moves whose notation does not depend on the position."""
        self.cuts = self.ranges["cut"]
        self.placements = self.ranges["place"]
        self.claims = self.ranges["claim"]

    @property
    def wait(self) -> int:
        return self.ranges["wait"].start

    def size(self, seats: int, options: Options) -> int:
        """Claims are legal only if jokers are optional. CI-7"""
        return len(self) if options.get("jokers") == "choice" else self.claims.start

    def encode(self, view: View[CutItBoard], text: str) -> int:
        action = self.of_text.get(text)
        if action is not None:
            return action
        move = read_move(text)
        player = view.board.players[view.viewer]
        if isinstance(move, Cut) and not move.is_mistake:
            return self.encode_cut(player, move)
        if isinstance(move, PlaceSnippet):
            number = placement_number(move, origin(player), is_first=not player.layout)
            if number is not None:
                return self.placements.start + number
        raise no_action(text)

    def encode_cut(self, player: CutItShownPlayer, cut: Cut) -> int:
        (snippet,) = part_paper(read_paper(player.paper), cut).snippets
        number = cut_number(cut.paths[0], snippet)
        if cut.claim is None:
            return self.cuts.start + number
        if not 1 <= cut.claim <= CLAIMS:
            raise no_action(str(cut))
        return self.claims.start + (cut.claim - 1) * CUTS + number

    def decode(self, view: View[CutItBoard], action: int) -> str:
        label = self.label(action)
        if action in self.ranges["keep"]:
            _check_part(view, label)
        if label in self.of_text:
            return label
        player = view.board.players[view.viewer]
        if action in self.placements:
            move = numbered_placement(action - self.placements.start, origin(player))
            if not player.layout and (move.x, move.y) != (0, 0):
                raise Refused("ACTION", "first-snippet", action=label)
            return str(move)
        if action == self.wait:
            raise Refused("ACTION", "wait")
        return str(self._decode_cut(view, action))

    def _decode_cut(self, view: View[CutItBoard], action: int) -> Cut:
        claim = None
        number = action - self.cuts.start
        if action in self.claims:
            claims, number = divmod(action - self.claims.start, CUTS)
            claim = claims + 1
        cut = numbered_cut(number)
        parts = part_paper(read_paper(view.board.players[view.viewer].paper), cut)
        if claim is not None:
            _check_fewer(view, parts, claim)
        return named_by_first_space(cut, parts)._replace(claim=claim)


def _check_fewer(view: View[CutItBoard], parts: Parts, claim: int) -> None:
    """Refuses a claim of the maximum: that is the plain cut, which has another id. CI-7"""
    board = view.board
    most = claimable_points(sheet_named(board.sheet.id), parts.snippets[0], board.rolls[-1])[-1:]
    if most == (claim,):
        raise Refused("CI-7", "most", claim=claim)


def _check_part(view: View[CutItBoard], text: str) -> None:
    """Refuses a part named by another than its canonical snippet. CI-14"""
    if view.board.phase == "check" and view.moves and text not in view.moves:
        numbers = [move.removeprefix("keep ") for move in view.moves]
        raise Refused("CI-14", "part", number=text.removeprefix("keep "), names=", ".join(numbers))


ACTIONS: Final = CutItActions()
