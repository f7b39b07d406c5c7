"""Makes puzzles in processes or on a cluster; their number does not change the result."""

import itertools
from collections.abc import Callable
from contextlib import closing
from typing import Final, NamedTuple

from tavolino.core import Stream
from tavolino.core.options import options_in_record
from tavolino.games import GameManifest, find_game
from tavolino.lab.running import run
from tavolino.lab.seeds import seed_of
from tavolino.puzzles import Draft, Proof, Puzzle
from tavolino.puzzles.bot_games import texts
from tavolino.puzzles.bot_tries import measure
from tavolino.puzzles.makers import find_maker

CASUAL_TRIES: Final = 4
STRONG_TRIES: Final = 2


class Attempt(NamedTuple):
    """A game to take puzzles from. Its fields determine the result."""

    game: str
    seed: str
    number: int


class AttemptResult(NamedTuple):
    number: int
    puzzles: tuple[Puzzle, ...]


def make_puzzles(
    game: str,
    count: int,
    seed: str,
    jobs: int = 1,
    cluster: str = "",
    on_found: Callable[[int], None] | None = None,
) -> list[Puzzle]:
    """Makes `count` puzzles, in the order of their games."""
    find_maker(game)
    found: dict[str, Puzzle] = {}
    arrived: dict[int, AttemptResult] = {}
    number = 0
    tasks = (Attempt(game, seed, number) for number in itertools.count())
    with closing(run(attempt, tasks, jobs, cluster)) as attempts:
        while len(found) < count:
            one = next(attempts)
            arrived[one.number] = one
            while number in arrived:
                for puzzle in arrived.pop(number).puzzles:
                    found.setdefault(puzzle.id, puzzle)
                number += 1
            if on_found is not None:
                on_found(min(count, len(found)))
    return list(found.values())[:count]


def attempt(task: Attempt) -> AttemptResult:
    """Plays one game and takes its best puzzles: those with the most decisions."""
    manifest = find_game(task.game)
    maker = find_maker(task.game)
    secret = seed_of(f"puzzle {task.seed} {task.game} {task.number}")
    proved: list[tuple[Draft, Proof]] = []
    for draft in maker.draft(Stream(secret, 0)):
        proof = maker.prove(draft.play, draft.seat)
        if proof is not None and maker.interesting(proof):
            proved.append((draft, proof))
    proved.sort(key=lambda one: -len(one[1].others))
    measured = (_measure(manifest, *one, secret) for one in proved[: maker.per_game])
    return AttemptResult(task.number, tuple(one for one in measured if one is not None))


def _measure(manifest: GameManifest, draft: Draft, proof: Proof, secret: bytes) -> Puzzle | None:
    """The puzzle with how often bots solve it; None if they always do and it is short."""
    play = draft.play
    casual = measure(manifest, play, draft.seat, proof, "casual", secret, CASUAL_TRIES)
    strong = measure(manifest, play, draft.seat, proof, "strong", secret, STRONG_TRIES)
    is_easy = casual.found == casual.tries and strong.found == strong.tries
    if is_easy and len(proof.others) < 3 and proof.order == "fixed":
        return None
    return Puzzle(
        game=manifest.name,
        version=manifest.rules.version,
        seats=play.seats,
        options=options_in_record(manifest.rules.options, play.options),
        log=texts(play),
        seat=draft.seat,
        goal=proof.goal,
        order=proof.order,
        line=proof.line,
        value=proof.value,
        others=proof.others,
        themes=proof.themes,
        casual=casual,
        strong=strong,
    )
