"""The observation of a player of Cut it, and the mask of legal actions."""

from collections.abc import Iterable
from typing import Final, cast

import numpy as np

from tavolino.core import Options, View
from tavolino.games.cutit.learning.actions import ACTIONS
from tavolino.games.cutit.learning.observation import fields, fill_board
from tavolino.games.cutit.learning.paths import CUTS, NUMBERS, SIDES
from tavolino.games.cutit.learning.tabletop import legal_placements
from tavolino.games.cutit.rules.cuts import free_parts
from tavolino.games.cutit.rules.jokers import claimable_points
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.notation import DONE, Lift
from tavolino.games.cutit.rules.sheet import bit, mask_of
from tavolino.games.cutit.rules.sheet_code import sheet_named
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, read_paper
from tavolino.learn.encoding.encoder import Bools, Encoder, Fields


class CutItEncoder(Encoder[CutItBoard]):
    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(ACTIONS, seats, options, fields(seats))

    def fill(self, view: View[CutItBoard], into: Fields) -> None:
        fill_board(view, into)

    def mask(self, view: View[CutItBoard]) -> Bools:
        """A player with nothing to decide may only wait; one who is ready may take that back."""
        mask = np.zeros(self.size, np.bool_)
        player = view.board.players[view.viewer]
        if view.viewer not in view.to_act:
            mask[ACTIONS.wait] = view.outcome is None
        if view.moves is None:
            _allow_puzzle(view, player, mask)
        elif view.board.phase == "cuts" and view.moves:
            _allow_cuts(view, player, mask)
        else:
            _allow_texts(view.moves, mask)
        return mask


def _allow_cuts(view: View[CutItBoard], player: CutItShownPlayer, mask: Bools) -> None:
    """Every cut that frees one snippet; in round 1 it must have the corner. CI-4, CI-5, CI-7"""
    board = view.board
    needed = 0
    if board.round == 1 and player.corner is not None:
        needed = bit(Space.named(player.corner))
    may_claim = view.options.get("jokers") == "choice"
    sheet = sheet_named(board.sheet.id)
    ids: list[int] = []
    for number, (path, part) in enumerate(free_parts(read_paper(player.paper))):
        if part & needed != needed:
            continue
        # The two parts of a path are adjacent, in the order of the sides.
        cut = NUMBERS[path] * SIDES + number % SIDES
        ids.append(ACTIONS.cuts.start + cut)
        if may_claim:
            fewer = claimable_points(sheet, part, board.rolls[-1])[:-1]
            ids += [ACTIONS.claims.start + (claim - 1) * CUTS + cut for claim in fewer]
    mask[ids] = True


def _allow_puzzle(view: View[CutItBoard], player: CutItShownPlayer, mask: Bools) -> None:
    """Placing any snippet where it fits in the window, lifting a placed one, and `done`. CI-11"""
    sheet = sheet_named(view.board.sheet.id)
    snippets = [
        sheet.snippet(one.number, mask_of(map(Space.named, one.spaces))) for one in player.snippets
    ]
    stars = cast(Stars, view.options["stars"])
    contact = cast(Contact, view.options["contact"])
    assists = view.options["assist"] == "on"
    places = legal_placements(player, snippets, stars, contact, assists=assists)
    mask[ACTIONS.placements.start : ACTIONS.placements.stop] = places.reshape(-1)
    words = [str(DONE), *(str(Lift(int(text.partition("@")[0]))) for text in player.layout)]
    _allow_texts(words, mask)


def _allow_texts(texts: Iterable[str], mask: Bools) -> None:
    """Moves with a fixed notation. Snippets after the tenth have no ids."""
    mask[[ACTIONS.of_text[text] for text in texts if text in ACTIONS.of_text]] = True


ENCODER: Final = CutItEncoder
