"""Par: how well a player could have cut with the given dice, as far as a search can tell."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.core import Seat
from tavolino.games.cutit.rules.cuts import free_snippets
from tavolino.games.cutit.rules.layout import Contact, Placement, Stars
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.scoring import (
    COLUMN,
    PENALTY,
    RoundScore,
    SheetScore,
    add_up,
    score_round,
)
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION, WHOLE, Face, Mask, Sheet, bit
from tavolino.games.cutit.rules.snippet import COLOURS, Snippet, Space
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.solver.par_bound import score_bound
from tavolino.games.cutit.solver.solver import solve

WIDTH: Final = 40
"""The default width of the beam search."""
PUZZLES: Final = 60
"""For at most this many finished sequences the puzzle is solved."""
PUZZLE_NODES: Final = 3_000

RISE_RATE: Final = 60
"""The expected percentage of rounds to come that circle a box of the + column."""
CUT_RATE: Final = 80
"""The same for the single-cut column."""
FUTURE_POINT: Final = 90
"""The value of a point that can still be earned, in hundredths."""
QUESTION_SPACES: Final = 6
"""The expected number of spaces that a question mark pays for."""
ROUND_SPACES: Final = 11
"""The spaces that a round to come needs."""
MISSING_SPACE: Final = 70
"""The cost of a space less than that, in hundredths."""
SAME_PAPER: Final = 3
"""How many sequences of the beam may leave the same paper."""
STAR_VALUES: Final = (0, 0, 150, 220)
"""The value of a snippet with 0, 1, 2, and 3 or more half-stars, in hundredths."""


@dataclass(frozen=True)
class Par:
    """The best possible score is between `at_least` and `at_most`, without tokens.

    `at_least` is the score of `cuts` with the puzzle laid as in `placements`; the search may have
    missed better cuts. `at_most` is an upper bound, which may be out of reach.
    """

    at_least: int
    at_most: int
    cuts: tuple[Cut, ...]
    scores: tuple[RoundScore, ...]
    placements: dict[int, Placement]


class CutSequence(NamedTuple):
    """A sequence of cuts: the paper left, the pile, and the score so far."""

    paper: Mask
    pile: tuple[Mask, ...]
    cuts: tuple[Cut, ...]
    scores: tuple[RoundScore, ...]
    joinable: int
    """How well the snippets can be joined, in hundredths of a point."""


class Extension(NamedTuple):
    """A sequence with one more round, and its heuristic value."""

    value: int
    sequence: CutSequence
    cut: Cut | None
    """None if the paper cannot be cut."""
    snippet: Mask
    score: RoundScore
    joinable: int

    def apply(self) -> CutSequence:
        before = self.sequence
        if self.cut is None:
            return before._replace(scores=(*before.scores, self.score))
        return CutSequence(
            before.paper ^ self.snippet,
            (*before.pile, self.snippet),
            (*before.cuts, self.cut),
            (*before.scores, self.score),
            self.joinable,
        )


def par(
    sheet: Sheet,
    corner: Space,
    rolls: Sequence[str],
    stars: Stars = "normal",
    contact: Contact = "free",
    width: int = WIDTH,
) -> Par:
    """Par for a player with this corner under these dice, the rolls of all ten rounds.

    A beam search over the cuts that free one snippet each, then the exact solver. CI-15
    """
    at_most = score_bound(sheet, corner, rolls)
    best: Par | None = None
    for one in _beam_search(sheet, corner, rolls, width)[:PUZZLES]:
        total = add_up(one.scores).total
        if best is not None and total <= best.at_least:
            break
        solution = solve(_snippets(sheet, one.pile), stars, contact, PUZZLE_NODES)
        if best is None or total - solution.lost > best.at_least:
            best = Par(total - solution.lost, at_most, one.cuts, one.scores, solution.placements)
    assert best is not None
    return best


def par_after(state: CutItState, seat: Seat, width: int = WIDTH) -> Par:
    """Par for a player of a game that has reached the puzzle.

    If the player's cuts with the best puzzle score more than those the search found, they are par.
    """
    player = state.players[seat]
    assert player.corner is not None
    found = par(state.sheet, player.corner, state.rolls, state.stars, state.contact, width)
    solution = solve(player.snippets, state.stars, state.contact)
    own = add_up(player.scores).total - solution.lost
    if own <= found.at_least:
        return found
    cuts = tuple(one.cut for one in player.rounds if one.cut is not None)
    return Par(own, found.at_most, cuts, player.scores, solution.placements)


def _snippets(sheet: Sheet, pile: Iterable[Mask]) -> list[Snippet]:
    return [sheet.snippet(number, paper) for number, paper in enumerate(pile, 1)]


def _beam_search(
    sheet: Sheet, corner: Space, rolls: Sequence[str], width: int
) -> list[CutSequence]:
    """Finished sequences, the highest score first."""
    beam = [CutSequence(WHOLE, (), (), (), 0)]
    for number, roll in enumerate(rolls[:-1], 1):
        needed = bit(corner) if number == 1 else 0
        heuristic = _Heuristic(sheet, rolls[number:])
        extensions = [
            extension
            for sequence in beam
            for extension in _extensions(sheet, sequence, roll, needed, heuristic)
        ]
        beam = _best_distinct(sorted(extensions, key=lambda one: -one.value), width)
    finished = [_finish(sheet, sequence, rolls[-1]) for sequence in beam]
    return sorted(finished, key=lambda one: -add_up(one.scores).total)


def _extensions(
    sheet: Sheet, sequence: CutSequence, roll: str, needed: Mask, heuristic: "_Heuristic"
) -> Iterator[Extension]:
    """One more round: every cut that frees one snippet, if the paper can be cut at all."""
    paper, scores = sequence.paper, sequence.scores
    so_far = add_up(scores)
    if paper.bit_count() == 1:
        score = score_round(sheet, (), roll, scores, one_cut=False)
        value = heuristic.value(so_far, score, paper)
        yield Extension(value, sequence, None, 0, score, sequence.joinable)
        return
    for cut, snippet in free_snippets(paper):
        if snippet & needed == needed:
            score = score_round(sheet, (snippet,), roll, scores, one_cut=cut.cuts == 1)
            joinable = sequence.joinable + _joinable(sheet, snippet)
            value = heuristic.value(so_far, score, paper ^ snippet) + joinable
            yield Extension(value, sequence, cut, snippet, score, joinable)


def _best_distinct(ranked: Iterable[Extension], width: int) -> list[CutSequence]:
    """The best sequences, without equal piles and with few that leave the same paper."""
    piles = set()
    papers: Counter[Mask] = Counter()
    chosen: list[CutSequence] = []
    for extension in ranked:
        sequence = extension.apply()
        pile = frozenset(sequence.pile)
        if pile not in piles and papers[sequence.paper] < SAME_PAPER:
            piles.add(pile)
            papers[sequence.paper] += 1
            chosen.append(sequence)
            if len(chosen) == width:
                break
    return chosen


def _finish(sheet: Sheet, sequence: CutSequence, roll: str) -> CutSequence:
    """Adds the last round, whose snippet is the paper left. CI-10"""
    paper, pile, scores = sequence.paper, sequence.pile, sequence.scores
    score = score_round(sheet, (paper,), roll, scores, one_cut=False)
    return sequence._replace(paper=0, pile=(*pile, paper), scores=(*scores, score))


def _joinable(sheet: Sheet, snippet: Mask) -> int:
    """The value of a snippet's half-stars; a snippet without any is lost. CI-11"""
    half_stars = sum(mask.bit_count() for mask in sheet.star_masks(snippet))
    return STAR_VALUES[min(half_stars, 3)] if half_stars else -100 * snippet.bit_count()


class _Heuristic:
    """Values sequences under the dice to come."""

    def __init__(self, sheet: Sheet, to_come: Sequence[str]) -> None:
        self.rounds = len(to_come)
        self.wanted = [
            (sheet.colour_masks[colour], sum(_expected_spaces(roll[index]) for roll in to_come))
            for index, colour in enumerate(COLOURS)
        ]

    def value(self, so_far: SheetScore, score: RoundScore, paper: Mask) -> int:
        """The expected score in hundredths of a point: the score so far and the value of the paper
        left."""
        value = 100 * (so_far.points + score.points)
        value -= 100 * PENALTY * (so_far.penalties + score.is_penalty)
        value += _column_value(100 * (so_far.rises + score.rose) + RISE_RATE * self.rounds)
        value += _column_value(
            100 * (so_far.one_cuts + score.one_cut) + CUT_RATE * (self.rounds - 1)
        )
        for mask, wanted in self.wanted:
            value += FUTURE_POINT * min(wanted, (paper & mask).bit_count())
        return value - MISSING_SPACE * max(0, ROUND_SPACES * self.rounds - paper.bit_count())


def _expected_spaces(face: Face) -> int:
    """How many spaces of its colour a face is expected to turn into points."""
    if face == BLANK:
        return 0
    return QUESTION_SPACES if face == QUESTION else int(face)


def _column_value(circles: int) -> int:
    """The points of a column in hundredths, interpolated; `circles` is in hundredths, too."""
    whole, part = divmod(min(circles, 100 * len(COLUMN)), 100)
    low = COLUMN[whole - 1] if whole else 0
    high = COLUMN[min(whole, len(COLUMN) - 1)]
    return 100 * low + part * (high - low)
