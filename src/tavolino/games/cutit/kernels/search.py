"""What a planner asks of the kernels, in plain numbers: a ranking of cuts, simulated games after
them, and the last cut reckoned."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.games.cutit.kernels.cuts import MOST_CUTS, cut_off
from tavolino.games.cutit.kernels.evaluation import (
    HAND_WORDS,
    PILE,
    CutEvaluation,
    evaluate_cuts,
    new_buffers,
)
from tavolino.games.cutit.kernels.paper import mask_of_words, words_of
from tavolino.games.cutit.kernels.puzzle.joining import PLAIN_MATTERS
from tavolino.games.cutit.kernels.puzzle.solve import OPTIONS, lost_of_pile
from tavolino.games.cutit.kernels.simulation import expected_value, try_cuts
from tavolino.games.cutit.kernels.throws import prepare, throw_of
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.sheet import Mask, Sheet

Rows = Sequence[Sequence[float]]
Layers = Sequence[Rows]
PlainState = tuple[int, Mask, tuple[Mask, ...], int, int, int, int]
"""Rounds played, paper, pile, points less penalties, the boxes of both columns, and the points to
beat (−1 for none)."""


class EvaluationTables(NamedTuple):
    """What a `CutEvaluation` is made from, as plain numbers."""

    one_cuts: Rows
    rises: Layers
    weights: Rows
    risks: Layers
    means: Rows
    variances: Rows


class CutSearch:
    """One sheet and one evaluation under some options.

    No kernel knows the strict variant, in which hardly anything can be joined; it is planned for
    as the advanced one.
    """

    def __init__(
        self, sheet: Sheet, tables: EvaluationTables, stars: Stars, contact: Contact
    ) -> None:
        self._prepared: Final = prepare(sheet)
        self._evaluation: Final = CutEvaluation(
            *(np.array(table, dtype=np.float64) for table in tables)
        )
        self._options: Final = OPTIONS.get((stars, contact), PLAIN_MATTERS)

    def rank(
        self, state: PlainState, faces: str, corner: int, most: int
    ) -> list[tuple[float, int]]:
        """The best cuts by the evaluation; a corner (0 to 99; −1: none) must come off."""
        buffers = new_buffers()
        values = np.empty(MOST_CUTS, dtype=np.float64)
        throw = throw_of(faces)
        found = evaluate_cuts(
            _words(state), throw, corner, self._prepared, self._evaluation, buffers, values
        )
        order = np.argsort(-values[:found], kind="stable")[:most]
        ranked = ((float(values[index]), int(buffers.moves[index])) for index in order)
        return [one for one in ranked if one[0] > -np.inf]

    def play(
        self, state: PlainState, cuts: Sequence[int], faces: str, nodes: int, seed: int, games: int
    ) -> list[float]:
        """For each cut what so many simulated games after it come to, all in all."""
        totals = np.zeros(len(cuts), dtype=np.float64)
        try_cuts(
            _words(state),
            np.array(cuts, dtype=np.int64),
            throw_of(faces),
            self._prepared,
            self._evaluation,
            self._options,
            nodes,
            seed,
            games,
            totals,
        )
        return [float(total) for total in totals]

    def expected_value(self, state: PlainState, cut: int, faces: str, nodes: int) -> float:
        """What the last cut of a game is worth."""
        throw = throw_of(faces)
        return float(
            expected_value(_words(state), cut, throw, self._prepared, self._options, nodes)
        )

    def lost(self, pile: Sequence[Mask], nodes: int) -> int:
        """The spaces that the best puzzle of these snippets leaves out."""
        words = np.array([word for mask in pile for word in words_of(mask)], dtype=np.int64)
        masks = self._prepared.masks
        return int(lost_of_pile(words, len(pile), masks, self._options, nodes))


def snippet_of(paper: Mask, cut: int) -> Mask:
    return mask_of_words(*cut_off(*words_of(paper), cut))


def _words(state: PlainState) -> Ints:
    rounds, paper, pile, points, rises, one_cuts, last = state
    head = [rounds, *words_of(paper), points, rises, one_cuts, last, len(pile)]
    words = np.zeros(HAND_WORDS, dtype=np.int64)
    words[:PILE] = head
    for number, mask in enumerate(pile):
        words[PILE + 2 * number : PILE + 2 * number + 2] = words_of(mask)
    return words
