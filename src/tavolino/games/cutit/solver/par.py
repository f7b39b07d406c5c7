"""Par: the best result that a search finds for given dice."""

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
"""The default width of the beam."""
PUZZLES: Final = 60
"""The most finished lines for which the puzzle is solved."""
PUZZLE_NODES: Final = 3_000

RISE_RATE: Final = 60
CUT_RATE: Final = 80
"""The percentage of future rounds in which a good line circles a box of each column."""
HOPE: Final = 90
"""The weight of an expected point, in hundredths."""
QUESTION_SPACES: Final = 6
"""The expected spaces for a question mark."""
ROUND_SPACES: Final = 11
"""The paper that a future round needs."""
SHORT: Final = 70
"""The cost of each space below that, in hundredths."""
SAME_PAPER: Final = 3
"""The most lines in the beam that leave the same paper."""
STAR_VALUES: Final = (0, 0, 150, 220)
"""The value of a snippet with none, one, two, and three or more half-stars, in hundredths."""


@dataclass(frozen=True)
class Par:
    """The best possible score is between `at_least` and `at_most`, without tokens.

    `at_least` is what the line of `cuts` scores with the puzzle laid as in `placements`; the
    search may have missed better ones. `at_most` is an upper bound, perhaps not reachable.
    """

    at_least: int
    at_most: int
    cuts: tuple[Cut, ...]
    scores: tuple[RoundScore, ...]
    placements: dict[int, Placement]


class CutSequence(NamedTuple):
    """Cuts in order: what is left of the sheet, the pile, and the score so far.

    `joinable` estimates how well the snippets can be joined, in hundredths of a point.
    """

    paper: Mask
    pile: tuple[Mask, ...]
    cuts: tuple[Cut, ...]
    scores: tuple[RoundScore, ...]
    joinable: int


class Extension(NamedTuple):
    """A sequence with one more round and its heuristic value; no cut if the paper allows none."""

    promise: int
    line: CutSequence
    cut: Cut | None
    snippet: Mask
    score: RoundScore
    joinable: int

    def extend(self) -> CutSequence:
        line = self.line
        if self.cut is None:
            return line._replace(scores=(*line.scores, self.score))
        return CutSequence(
            line.paper ^ self.snippet,
            (*line.pile, self.snippet),
            (*line.cuts, self.cut),
            (*line.scores, self.score),
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
    for line in _lines(sheet, corner, rolls, width)[:PUZZLES]:
        total = add_up(line.scores).total
        if best is not None and total <= best.at_least:
            break
        solution = solve(_snippets(sheet, line.pile), stars, contact, PUZZLE_NODES)
        if best is None or total - solution.lost > best.at_least:
            best = Par(total - solution.lost, at_most, line.cuts, line.scores, solution.placements)
    assert best is not None
    return best


def par_after(state: CutItState, seat: Seat, width: int = WIDTH) -> Par:
    """Par for a player of a game that has come to the puzzle.

    If the player's own cuts, with the best puzzle that can be made of them, are worth more than
    what the search has found, they are the line.
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


def _lines(sheet: Sheet, corner: Space, rolls: Sequence[str], width: int) -> list[CutSequence]:
    """Finished lines, the highest score first."""
    lines = [CutSequence(WHOLE, (), (), (), 0)]
    for number, roll in enumerate(rolls[:-1], 1):
        needed = bit(corner) if number == 1 else 0
        hope = _Hope(sheet, rolls[number:])
        steps = [step for line in lines for step in _steps(sheet, line, roll, needed, hope)]
        lines = _different(sorted(steps, key=lambda step: -step.promise), width)
    finished = [_finish(sheet, line, rolls[-1]) for line in lines]
    return sorted(finished, key=lambda line: -add_up(line.scores).total)


def _steps(
    sheet: Sheet, line: CutSequence, roll: str, needed: Mask, hope: "_Hope"
) -> Iterator[Extension]:
    """One more round: every cut that frees one snippet, if the paper can be cut at all."""
    so_far = add_up(line.scores)
    if line.paper.bit_count() == 1:
        score = score_round(sheet, (), roll, line.scores, one_cut=False)
        yield Extension(
            hope.promise(so_far, score, line.paper), line, None, 0, score, line.joinable
        )
        return
    for cut, snippet in free_snippets(line.paper):
        if snippet & needed == needed:
            score = score_round(sheet, (snippet,), roll, line.scores, one_cut=cut.cuts == 1)
            joinable = line.joinable + _joinable(sheet, snippet)
            promise = hope.promise(so_far, score, line.paper ^ snippet) + joinable
            yield Extension(promise, line, cut, snippet, score, joinable)


def _different(ranked: Iterable[Extension], width: int) -> list[CutSequence]:
    """The lines of the best extensions, without duplicate piles and with few of the same paper."""
    piles = set()
    papers: Counter[Mask] = Counter()
    chosen: list[CutSequence] = []
    for step in ranked:
        line = step.extend()
        pile = frozenset(line.pile)
        if pile not in piles and papers[line.paper] < SAME_PAPER:
            piles.add(pile)
            papers[line.paper] += 1
            chosen.append(line)
            if len(chosen) == width:
                break
    return chosen


def _finish(sheet: Sheet, line: CutSequence, roll: str) -> CutSequence:
    """What is left is the snippet of the last round. CI-10"""
    score = score_round(sheet, (line.paper,), roll, line.scores, one_cut=False)
    return line._replace(paper=0, pile=(*line.pile, line.paper), scores=(*line.scores, score))


def _joinable(sheet: Sheet, snippet: Mask) -> int:
    """A snippet without half-stars is lost; more than one make it easier to join. CI-11"""
    half_stars = sum(mask.bit_count() for mask in sheet.star_masks(snippet))
    return STAR_VALUES[min(half_stars, 3)] if half_stars else -100 * snippet.bit_count()


class _Hope:
    """The expected value of future dice."""

    def __init__(self, sheet: Sheet, to_come: Sequence[str]) -> None:
        self.rounds = len(to_come)
        self.wanted = [
            (sheet.colour_masks[colour], sum(_expected_spaces(roll[index]) for roll in to_come))
            for index, colour in enumerate(COLOURS)
        ]

    def promise(self, so_far: SheetScore, score: RoundScore, paper: Mask) -> int:
        """The heuristic value of a score, in hundredths of a point: its points so far, and what the
        remaining paper may bring."""
        promise = 100 * (so_far.points + score.points)
        promise -= 100 * PENALTY * (so_far.penalties + score.is_penalty)
        promise += _column_hope(100 * (so_far.rises + score.rose) + RISE_RATE * self.rounds)
        promise += _column_hope(
            100 * (so_far.one_cuts + score.one_cut) + CUT_RATE * (self.rounds - 1)
        )
        for mask, wanted in self.wanted:
            promise += HOPE * min(wanted, (paper & mask).bit_count())
        return promise - SHORT * max(0, ROUND_SPACES * self.rounds - paper.bit_count())


def _expected_spaces(face: Face) -> int:
    """The expected number of spaces that a face turns into points."""
    if face == BLANK:
        return 0
    return QUESTION_SPACES if face == QUESTION else int(face)


def _column_hope(circles: int) -> int:
    """The points of a column, in hundredths, for a number of circles in hundredths."""
    whole, part = divmod(min(circles, 100 * len(COLUMN)), 100)
    low = COLUMN[whole - 1] if whole else 0
    high = COLUMN[min(whole, len(COLUMN) - 1)]
    return 100 * low + part * (high - low)
