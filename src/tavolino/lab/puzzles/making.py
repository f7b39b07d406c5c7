"""Makes puzzles in processes or on a cluster; the result does not depend on how many there are."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from tavolino.catalogue import GameManifest, find_game
from tavolino.catalogue.makers import maker_of
from tavolino.core import Stream
from tavolino.core.options import recorded
from tavolino.lab.puzzles.measuring import measure
from tavolino.lab.running import run
from tavolino.lab.seeds import seed_of
from tavolino.puzzles import Draft, Proof, Puzzle
from tavolino.puzzles.drafting import texts

BATCH: Final = 16
"""How many games are played before their puzzles are counted. Part of what determines a file."""
CASUAL_TRIES: Final = 4
STRONG_TRIES: Final = 2


class Attempt(NamedTuple):
    """A game from which puzzles are taken. Its fields determine the result."""

    game: str
    seed: str
    number: int


class Attempted(NamedTuple):
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
    """This many puzzles, in the order of the games they come from."""
    maker_of(game)
    found: dict[str, Puzzle] = {}
    for batch in _batches(game, seed):
        attempts = sorted(run(attempt, batch, jobs, cluster), key=lambda one: one.number)
        for one in attempts:
            for puzzle in one.puzzles:
                found.setdefault(puzzle.id, puzzle)
        if on_found is not None:
            on_found(min(count, len(found)))
        if len(found) >= count:
            break
    return list(found.values())[:count]


def _batches(game: str, seed: str) -> Iterator[list[Attempt]]:
    start = 0
    while True:
        yield [Attempt(game, seed, number) for number in range(start, start + BATCH)]
        start += BATCH


def attempt(task: Attempt) -> Attempted:
    """Plays one game and takes its best puzzles: those with most decisions."""
    manifest = find_game(task.game)
    maker = maker_of(task.game)
    secret = seed_of(f"puzzle {task.seed} {task.game} {task.number}")
    proved: list[tuple[Draft, Proof]] = []
    for draft in maker.draft(Stream(secret, 0)):
        proof = maker.prove(draft.play, draft.seat)
        if proof is not None and maker.interesting(proof):
            proved.append((draft, proof))
    proved.sort(key=lambda one: -len(one[1].others))
    measured = (_measured(manifest, *one, secret) for one in proved[: maker.per_game])
    return Attempted(task.number, tuple(one for one in measured if one is not None))


def _measured(manifest: GameManifest, draft: Draft, proof: Proof, secret: bytes) -> Puzzle | None:
    """The puzzle with how often bots find its line; None if they always do and it is short."""
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
        options=recorded(manifest.rules.options, play.options),
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
