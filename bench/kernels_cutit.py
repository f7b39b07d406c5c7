"""The kernels of Cut it compared with C and the plain Python rules: python -m bench.kernels_cutit

Measures random solo games up to the puzzle, scoring every possible snippet of the sheets of such
games, and solving puzzles. The solver is compared with C and the plain Python solver, which try the
same placements, and with a simple search that lays snippets by the rules of the game.
"""

from random import Random
from typing import Final

import numpy as np

from bench.cutit_play import games as games_played
from bench.playouts import Speeds, Timed, counting, in_c, playing, print_table, side_by_side
from tavolino.bots.kernels.compiled import Ints, Words, kernel
from tavolino.bots.kernels.random import below, seed
from tavolino.core import Entry
from tavolino.games.cutit.kernels import moves, packing, playouts, state
from tavolino.games.cutit.kernels.cuts import MAX_CUTS
from tavolino.games.cutit.kernels.paper import sheet_masks, split_mask
from tavolino.games.cutit.kernels.puzzle import solve as puzzle
from tavolino.games.cutit.kernels.puzzle.pieces import pack_pieces
from tavolino.games.cutit.kernels.throws import PreparedSheet, prepare, roll_dice
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.layout import Contact, LaidSnippet, LayoutIndex, Stars, lay
from tavolino.games.cutit.rules.rounds import allowed_cuts
from tavolino.games.cutit.rules.scoring import snippet_faults, snippet_points
from tavolino.games.cutit.rules.sheet import FACES, SPACES, Sheet, mask_of
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.solver import solver
from tavolino.games.cutit.solver.solver import NODES, Solution

GAMES: Final = 100_000
SCORED_GAMES: Final = 2_000
READABLE_GAMES: Final = 10
PUZZLES: Final = 60
TIMES: Final = 20
"""The puzzles take a millisecond: too little to be measured once."""
LEAST_OF_C_SOLVING: Final = 0.7
"""The goal for the puzzle search. It makes its arrays anew for every puzzle, and its pieces from
the pile; the C program has room for the largest puzzle and reads pieces that are ready."""
DIGITS: Final = "GPYBJK"


class FromRandom:
    """A fast random source for the rules, to time the rules and not the random numbers."""

    def __init__(self) -> None:
        self._random = Random(0)

    def below(self, n: int) -> int:
        return int(self._random.random() * n)


@kernel
def score_games(start: Ints, prepared: PreparedSheet, rng: Words, games: int, room: Ints) -> int:
    """All cuts of the papers of random games, each scored; how many."""
    playing = start.copy()
    scored = 0
    for _ in range(games):
        playing[:] = start
        while playing[state.ROUND] < 9 or playing[state.PLAYERS + state.PLAYED] < 9:
            if moves.to_act(playing) == moves.CHANCE:
                moves.roll(playing, roll_dice(prepared.dice, rng), prepared)
                continue
            found = moves.score_offers(playing, 0, prepared, room[0], room[1], room[2])
            scored += found
            moves.apply(playing, 0, room[0][below(rng, found)], prepared)
    return scored


def cutting() -> Speeds:
    start = CUTIT.start(1)
    packed = packing.pack(start)
    prepared = prepare(start.sheet)
    totals = np.zeros(GAMES, dtype=np.int64)
    rng = seed(1)
    playouts.playouts(packed, prepared, rng, 1, totals)
    source = FromRandom()

    def by_the_rules(games: int) -> None:
        for _ in range(games):
            now = CUTIT.start(1)
            while now.phase != "puzzle":
                seat = min(CUTIT.to_act(now))
                now = CUTIT.apply(now, Entry(seat, CUTIT.sample(now, seat, source)))

    return side_by_side(
        "Cut it, random games, 1 player",
        playing(lambda games: playouts.playouts(packed, prepared, rng, games, totals), GAMES),
        by_c("playouts", GAMES),
        playing(by_the_rules, READABLE_GAMES),
    )


def scoring() -> Speeds:
    """The corner is picked, and round 1 lists only cuts that take it off, for all but C."""
    start = CUTIT.apply(CUTIT.start(1), Entry(-1, CUTIT.read(CUTIT.start(1), -1, "dice 1111")))
    begun = CUTIT.apply(start, Entry(0, CUTIT.read(start, 0, "corner a1")))
    packed = packing.pack(begun)
    prepared = prepare(begun.sheet)
    room = np.zeros((3, MAX_CUTS), dtype=np.int64)
    rng = seed(1)
    score_games(packed, prepared, rng, 1, room)
    source = FromRandom()

    def by_the_rules() -> int:
        scored = 0
        for _ in range(READABLE_GAMES):
            now = begun
            while now.phase != "puzzle":
                seat = min(CUTIT.to_act(now))
                if seat == 0:
                    free = allowed_cuts(now, 0)
                    for one in free:
                        points = snippet_points(now.sheet, one.snippet, now.dice)
                        snippet_faults(one.snippet, points, now.dice)
                        now.sheet.count_half_stars(one.snippet)
                    scored += len(free)
                now = CUTIT.apply(now, Entry(seat, CUTIT.sample(now, seat, source)))
        return scored

    return side_by_side(
        "Cut it, snippets scored",
        counting(lambda: score_games(packed, prepared, rng, SCORED_GAMES, room)),
        by_c("snippets", SCORED_GAMES),
        counting(by_the_rules),
    )


@kernel
def solve_piles(piles: Ints, pieces: Ints, masks: Ints, options: int, times: int) -> int:
    """Solves the puzzles of these piles again and again; returns all spaces lost."""
    lost = 0
    for _ in range(times):
        for index in range(len(piles)):
            lost += puzzle.spaces_lost(piles[index], pieces[index], masks[index], options, NODES)
    return lost


class Puzzles:
    """Piles as they come out of games, for the rules and for the kernels."""

    def __init__(self) -> None:
        games = tuple(games_played(PUZZLES))
        self.snippets = [game.snippets for game in games]
        self.pieces = np.array([len(pile) for pile in self.snippets], dtype=np.int64)
        self.masks = np.array([sheet_masks(SHEETS[game.sheet]) for game in games], dtype=np.int64)
        self.piles = np.zeros((PUZZLES, 2 * max(self.pieces)), dtype=np.int64)
        for words, pile in zip(self.piles, self.snippets, strict=True):
            for number, snippet in enumerate(pile):
                words[2 * number : 2 * number + 2] = split_mask(mask_of(snippet.spaces))
        self.solve(0, 1)

    @property
    def written(self) -> str:
        """The puzzles as the C program reads them."""
        numbers = [PUZZLES]
        for pile in self.snippets:
            pieces = pack_pieces(pile)
            numbers.append(len(pile))
            for piece in range(len(pile)):
                spaces = pieces.spaces[pieces.first_space[piece] : pieces.first_space[piece + 1]]
                stars = pieces.stars[pieces.first_star[piece] : pieces.first_star[piece + 1]]
                numbers += [len(spaces), len(stars), *spaces.ravel(), *stars.ravel()]
        return " ".join(map(str, numbers))

    def solve(self, options: int, times: int) -> int:
        return solve_piles(self.piles, self.pieces, self.masks, options, times)

    def solved(self, stars: Stars, contact: Contact) -> list[Solution]:
        """By the readable solver."""
        return [solver.solve(pile, stars, contact) for pile in self.snippets]


def solving(puzzles: Puzzles, stars: Stars, contact: Contact) -> Speeds:
    options = puzzle.OPTIONS[stars, contact]
    return side_by_side(
        f"Cut it, puzzles, {stars}, {contact}",
        playing(lambda _: puzzles.solve(options, TIMES), TIMES * PUZZLES),
        by_c_puzzle(puzzles, options, TIMES * PUZZLES),
        playing(lambda _: puzzles.solved(stars, contact), PUZZLES),
        LEAST_OF_C_SOLVING,
    )


def placing(puzzles: Puzzles) -> Speeds:
    """Placings a second: those of the search, and the same snippets laid one after the other and
    judged by the rules of the game."""
    options = puzzle.OPTIONS["normal", "free"]
    solutions = puzzles.solved("normal", "free")
    tried = sum(solution.nodes for solution in solutions)

    def search() -> int:
        puzzles.solve(options, TIMES)
        return TIMES * tried

    def by_the_rules() -> int:
        placed = 0
        for pile, solution in zip(puzzles.snippets, solutions, strict=True):
            laid: list[LaidSnippet] = []
            for snippet in pile:
                if snippet.number in solution.placements:
                    laid.append(lay(snippet, solution.placements[snippet.number]))
                    table = LayoutIndex(laid)
                    tuple(table.faults(tuple(table.joins()), "normal", "free"))
                    placed += 1
        return placed

    return side_by_side(
        "Cut it, placings judged",
        counting(search),
        by_c_puzzle(puzzles, options),
        counting(by_the_rules),
        LEAST_OF_C_SOLVING,
    )


def by_c_puzzle(puzzles: Puzzles, options: int, solved: int | None = None) -> Timed | None:
    """Puzzles per second of bench/c/puzzle.c, or placings if it is not told how many it solves.

    It has to try as many placings as the readable solver and to lose as many spaces.
    """
    (stars, contact) = next(pair for pair, bits in puzzle.OPTIONS.items() if bits == options)
    solutions = puzzles.solved(stars, contact)
    lost = sum(solution.lost for solution in solutions)
    assert puzzles.solve(options, 1) == lost
    placings = sum(solution.nodes for solution in solutions)
    words = (str(options), str(NODES), str(TIMES))
    counted = (TIMES * placings, TIMES * lost)
    return in_c("puzzle", *words, games=solved, given=puzzles.written, counted=counted)


def by_c(what: str, games: int) -> Timed | None:
    """Games or snippets per second of bench/c/cutit.c."""
    return in_c("cutit", what, str(games), "1", given=written(SHEETS["standard"]))


def written(sheet: Sheet) -> str:
    """A sheet as the C program reads it."""
    bits = range(len(SPACES))
    return " ".join(
        (
            "".join(str(DIGITS.index(colour)) for colour in sheet.colours),
            "".join(str(sheet.stars_right >> bit & 1) for bit in bits),
            "".join(str(sheet.stars_up >> bit & 1) for bit in bits),
            "".join(str(FACES.index(face)) for die in sheet.dice for face in die),
        )
    )


def measure() -> list[Speeds]:
    puzzles = Puzzles()
    solvings = (solving(puzzles, *options) for options in puzzle.OPTIONS)
    return [cutting(), scoring(), placing(puzzles), *solvings]


if __name__ == "__main__":
    print_table(measure())
