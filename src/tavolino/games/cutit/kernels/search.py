"""The planner's interface to the kernels: ranks cuts, simulates games after them, and computes the
exact value of the last cut."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.games.cutit.kernels.cuts import MAX_CUTS, cut_off
from tavolino.games.cutit.kernels.evaluation import (
    PILE,
    SOLO_WORDS,
    CutEvaluation,
    evaluate_cuts,
    new_buffers,
)
from tavolino.games.cutit.kernels.paper import join_words, split_mask
from tavolino.games.cutit.kernels.puzzle.joining import PLAIN_MATTERS
from tavolino.games.cutit.kernels.puzzle.solve import OPTIONS, spaces_lost
from tavolino.games.cutit.kernels.simulation import expected_value, try_cuts
from tavolino.games.cutit.kernels.throws import encode_throw, prepare
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.sheet import Mask, Sheet

Rows = Sequence[Sequence[float]]
Layers = Sequence[Rows]
PlainState = tuple[int, Mask, tuple[Mask, ...], int, int, int, int]
"""Rounds played, paper, pile, points less penalties, boxes of the + and the single-cut column, and
the points to beat (−1 for none)."""


class EvaluationTables(NamedTuple):
    """The tables of a `CutEvaluation` as sequences."""

    one_cuts: Rows
    rises: Layers
    weights: Rows
    risks: Layers
    means: Rows
    variances: Rows


class CutSearch:
    """A search with one sheet, evaluation and set of options.

    The kernels do not support the strict variant, in which hardly anything can be joined; they use
    the advanced one instead.
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
        """The best cuts by the evaluation that take off the corner (0 to 99; −1 for none)."""
        buffers = new_buffers()
        values = np.empty(MAX_CUTS, dtype=np.float64)
        throw = encode_throw(faces)
        found = evaluate_cuts(
            _words(state), throw, corner, self._prepared, self._evaluation, buffers, values
        )
        order = np.argsort(-values[:found], kind="stable")[:most]
        ranked = ((float(values[index]), int(buffers.moves[index])) for index in order)
        return [one for one in ranked if one[0] > -np.inf]

    def play(
        self, state: PlainState, cuts: Sequence[int], faces: str, nodes: int, seed: int, games: int
    ) -> list[float]:
        """For each cut the summed results of this many simulated games after it."""
        totals = np.zeros(len(cuts), dtype=np.float64)
        try_cuts(
            _words(state),
            np.array(cuts, dtype=np.int64),
            encode_throw(faces),
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
        """The exact expected score after the last cut of a game."""
        throw = encode_throw(faces)
        return float(
            expected_value(_words(state), cut, throw, self._prepared, self._options, nodes)
        )

    def lost(self, pile: Sequence[Mask], nodes: int) -> int:
        """The spaces that the best puzzle of these snippets loses."""
        words = np.array([word for mask in pile for word in split_mask(mask)], dtype=np.int64)
        masks = self._prepared.masks
        return int(spaces_lost(words, len(pile), masks, self._options, nodes))


def snippet_of(paper: Mask, cut: int) -> Mask:
    return join_words(*cut_off(*split_mask(paper), cut))


def _words(state: PlainState) -> Ints:
    rounds, paper, pile, points, rises, one_cuts, last = state
    head = [rounds, *split_mask(paper), points, rises, one_cuts, last, len(pile)]
    words = np.zeros(SOLO_WORDS, dtype=np.int64)
    words[:PILE] = head
    for number, mask in enumerate(pile):
        words[PILE + 2 * number : PILE + 2 * number + 2] = split_mask(mask)
    return words
