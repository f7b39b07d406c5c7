"""Worst cases for the puzzle solver of Cut it: python -m bench.cutit_worst [--piles 300]

The piles are of many kinds: from careful, greedy and random players, with snippets of one size,
with the largest number of snippets that mistakes can produce, and from sheets divided as no player
could cut them. The hardest piles are changed space by space as long as they get harder. The
compiled search, which tries the same placements as the plain Python solver, finds the piles with
the most placements. The plain Python solver is then timed on those, in CPU time.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from bench.cutit_play import games
from tavolino.games.cutit.kernels.puzzle import solve as puzzle
from tavolino.games.cutit.rules.cuts import free_snippets
from tavolino.games.cutit.rules.layout import Contact, Stars
from tavolino.games.cutit.rules.scoring import snippet_points
from tavolino.games.cutit.rules.sheet import CORNERS, WHOLE, Mask, Sheet, bit
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import STEPS, Snippet
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.games.cutit.solver.solver import solve

GOAL_MS: Final = 150
TIMED: Final = 3
"""How many piles of each kind are timed: the most placements need not take the most time."""
SIDE: Final = 10

Pile = list[Snippet]
Choose = Callable[[Sheet, Sequence[Mask], Mask, Random], Mask]


def by_points(sheet: Sheet, snippets: Sequence[Mask], _: Mask, chance: Random) -> Mask:
    """Looks at this round's points only, and spends little paper on them."""
    roll = "".join(map(chance.choice, sheet.dice))
    return max(snippets, key=lambda one: (snippet_points(sheet, one, roll), -one.bit_count()))


def by_chance(_: Sheet, snippets: Sequence[Mask], __: Mask, chance: Random) -> Mask:
    return chance.choice(snippets)


def by_stars(sheet: Sheet, snippets: Sequence[Mask], _: Mask, chance: Random) -> Mask:
    """Many half-stars on little paper: many ways to join, and room for many snippets."""
    return max(
        snippets,
        key=lambda one: sheet.count_half_stars(one) / (1 + one.bit_count()) + chance.random(),
    )


def by_size(_: Sheet, snippets: Sequence[Mask], __: Mask, chance: Random) -> Mask:
    """All of ten spaces, as far as can be."""
    return min(snippets, key=lambda one: (abs(one.bit_count() - SIDE), chance.random()))


def cut_up(choose: Choose, sheet: Sheet, chance: Random) -> list[Mask]:
    """The snippets of a game without mistakes."""
    paper = WHOLE
    corner = bit(chance.choice(CORNERS))
    pile: list[Mask] = []
    for number in range(1, ROUNDS):
        free = [one.snippet for one in free_snippets(paper) if number > 1 or one.snippet & corner]
        if not free:
            break
        pile.append(choose(sheet, free, paper, chance))
        paper ^= pile[-1]
    return [*pile, paper]


def grow(parts: int, is_even: bool, chance: Random) -> list[Mask]:
    """The sheet in this many connected parts, of about the same size if they are even."""
    pile = [1 << one for one in chance.sample(range(SIDE * SIDE), parts)]
    left = WHOLE ^ sum(pile)
    while left:
        can = [part for part in range(parts) if _around(pile[part]) & left]
        if is_even:
            smallest = min(pile[part].bit_count() for part in can)
            can = [part for part in can if pile[part].bit_count() == smallest]
        part = chance.choice(can)
        space = _any_bit(_around(pile[part]) & left, chance)
        pile[part] |= space
        left ^= space
    return pile


def change(pile: list[Mask], chance: Random) -> list[Mask]:
    """One space goes from a part to the one beside it."""
    while True:
        giver, taker = chance.sample(range(len(pile)), 2)
        spaces = _around(pile[taker]) & pile[giver]
        if spaces:
            space = _any_bit(spaces, chance)
            if pile[giver] != space and _hangs_together(pile[giver] ^ space):
                changed = [*pile]
                changed[giver] ^= space
                changed[taker] |= space
                return changed


def _around(part: Mask) -> Mask:
    """The spaces beside a part."""
    spaces = [(at % SIDE, at // SIDE) for at in range(SIDE * SIDE) if part >> at & 1]
    found = 0
    for x, y in spaces:
        for right, up in STEPS:
            if 0 <= x + right < SIDE and 0 <= y + up < SIDE:
                found |= 1 << (y + up) * SIDE + x + right
    return found & ~part


def _any_bit(mask: Mask, chance: Random) -> Mask:
    return 1 << chance.choice([at for at in range(SIDE * SIDE) if mask >> at & 1])


def _hangs_together(part: Mask) -> bool:
    reached = part & -part
    while more := _around(reached) & part:
        reached |= more
    return reached == part


def piles(count: int) -> Iterator[tuple[str, list[Pile]]]:
    """This many piles of each kind, on the sheets in turn."""
    sheets = tuple(SHEETS.values())
    chance = Random(count)
    yield "careful players", [game.snippets for game in games(count)]
    kinds: dict[str, Callable[[Sheet], list[Mask]]] = {
        "greedy players": lambda sheet: cut_up(by_points, sheet, chance),
        "random players": lambda sheet: cut_up(by_chance, sheet, chance),
        "many half-stars": lambda sheet: cut_up(by_stars, sheet, chance),
        "ten spaces each": lambda sheet: cut_up(by_size, sheet, chance),
        "10 parts": lambda _: grow(10, False, chance),
        "10 even parts": lambda _: grow(10, True, chance),
        "14 even parts": lambda _: grow(14, True, chance),
        "20 even parts": lambda _: grow(20, True, chance),
        "28 parts": lambda _: grow(28, False, chance),
        "28 even parts": lambda _: grow(28, True, chance),
    }
    for name, cut in kinds.items():
        chosen = [sheets[number % len(sheets)] for number in range(count)]
        yield name, [snippets_of(sheet, cut(sheet)) for sheet in chosen]


def snippets_of(sheet: Sheet, pile: Sequence[Mask]) -> Pile:
    return [sheet.snippet(number, one) for number, one in enumerate(pile, 1)]


def harder(stars: Stars, contact: Contact, count: int) -> list[Pile]:
    """Ten parts, changed as long as they need more placings."""
    chance = Random(count)
    found = []
    for sheet in SHEETS.values():
        pile = grow(SIDE, True, chance)
        hardest = 0
        for _ in range(count):
            changed = change(pile, chance)
            nodes = puzzle.solve(snippets_of(sheet, changed), stars, contact).nodes
            if nodes >= hardest:
                pile, hardest = changed, nodes
        found.append(snippets_of(sheet, pile))
    return found


class Worst(NamedTuple):
    """Of one kind of piles: the most placings, the time for that, and how many were proved."""

    nodes: int
    ms: float
    proved: float


def worst_of(found: Sequence[Pile], stars: Stars, contact: Contact) -> Worst:
    solved = [(puzzle.solve(pile, stars, contact), pile) for pile in found]
    solved.sort(key=lambda one: -one[0].nodes)
    times = []
    for expected, pile in solved[:TIMED]:
        begun = time.process_time()
        solution = solve(pile, stars, contact)
        times.append(1000 * (time.process_time() - begun))
        assert solution == expected
    proved = sum(solution.is_proved for solution, _ in solved) / len(solved)
    return Worst(solved[0][0].nodes, max(times), proved)


def main() -> None:
    arguments = argparse.ArgumentParser(description="The puzzle solver's worst cases.")
    arguments.add_argument("--piles", type=int, default=300, help="of each kind")
    count = arguments.parse_args().piles
    kinds = dict(piles(count))
    worst: dict[tuple[Stars, Contact], float] = {}
    for stars, contact in puzzle.OPTIONS:
        print(f"\n{stars}, {contact}")
        print(f"{'':18}{'placings':>10}{'proved':>9}{'ms':>9}")
        of_these = {**kinds, "10 parts, harder": harder(stars, contact, count)}
        for kind, found in of_these.items():
            one = worst_of(found, stars, contact)
            print(f"{kind:18}{one.nodes:>10,}{one.proved:>9.1%}{one.ms:>9.1f}", flush=True)
            worst[stars, contact] = max(worst.get((stars, contact), 0.0), one.ms)
    print(f"\nworst, in ms of processor time; goal: under {GOAL_MS}")
    for (stars, contact), ms in worst.items():
        print(f"{stars:9} {contact:7}{ms:9.1f}{'' if ms < GOAL_MS else '  missed'}")


if __name__ == "__main__":
    main()
