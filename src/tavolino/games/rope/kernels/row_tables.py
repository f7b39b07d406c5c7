"""What rows take and where they stand then, as tables read off the readable rules."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolino.games.rope.rules.deck import KINDS, NUMBERS, SCISSORS, Kinds
from tavolino.games.rope.rules.rows import Standing, after, is_complete, takes
from tavolino.games.rope.rules.supply import Run, run_takes

COMPLETE: Final = -1
"""Stands for the row's place becoming free."""
FAR: Final = 99
"""Farther than any row can run."""


def _standings(same: bool) -> list[Standing]:
    """Every standing of a row that is not complete; the first is that of a free place."""
    found = [Standing(same)]
    for standing in found:
        for card in KINDS:
            if takes(standing) >> card & 1:
                new = after(standing, card)
                if not is_complete(new) and new not in found:
                    found.append(new)
    return found


STANDINGS: Final = (*_standings(False), *_standings(True))
"""Rows by code: first those without the variant of same numbers, then those with it."""
CODE_OF: Final = {standing: code for code, standing in enumerate(STANDINGS)}
FREE_SAME: Final = CODE_OF[Standing(True)]
"""The code of a free place with the variant; without it, it is 0."""


def _code_after(standing: Standing, card: int) -> int:
    if not takes(standing) >> card & 1:
        return COMPLETE
    return CODE_OF.get(after(standing, card), COMPLETE)


TAKES: Final[NDArray[np.int16]] = np.array([takes(one) for one in STANDINGS], np.int16)
"""The kinds of cards a row takes, by code."""
AFTER: Final[NDArray[np.int16]] = np.array(
    [[_code_after(one, card) for card in KINDS] for one in STANDINGS], np.int16
)
"""The code of a row after a card it takes; COMPLETE if that completes it."""


def _distances() -> NDArray[np.int16]:
    """How many cards must lie before the row takes a card, by code and card, completing nothing."""
    far = [[0 if takes(one) >> card & 1 else FAR for card in KINDS] for one in STANDINGS]
    for _ in NUMBERS:
        for code, standing in enumerate(STANDINGS):
            for step in KINDS:
                then = int(AFTER[code, step])
                if takes(standing) >> step & 1 and then != COMPLETE:
                    far[code] = [min(a, b + 1) for a, b in zip(far[code], far[then], strict=True)]
    return np.array(far, np.int16)


DISTANCE: Final = _distances()


def _towards(code: int, card: int) -> Kinds:
    """The kinds that bring the row one card nearer to taking this card."""
    kinds = 0
    for step in KINDS:
        then = int(AFTER[code, step])
        if int(TAKES[code]) >> step & 1 and then != COMPLETE:
            nearer = DISTANCE[then, card] < DISTANCE[code, card]
            kinds |= bool(nearer) << step
    return kinds


TOWARDS: Final[NDArray[np.int16]] = np.array(
    [[_towards(code, card) for card in KINDS] for code in range(len(STANDINGS))], np.int16
)


class RunReading(NamedTuple):
    """A supply run as far as its future goes: what it takes, and so what becomes of it."""

    length: int
    numbers: tuple[tuple[int, int], ...]
    """The ways to read it: number of the last card, and step."""


def _run_reading(run: Run) -> RunReading:
    ways = [
        (start + step * (len(run) - 1), step)
        for step in (1, -1)
        for start in NUMBERS
        if all(card in (SCISSORS, start + step * place) for place, card in enumerate(run))
        and start + step * (len(run) - 1) in NUMBERS
    ]
    return RunReading(0 if any(run) else len(run), tuple(ways))


def _runs() -> Iterator[Run]:
    """A run for every reading, the empty one first."""
    runs: list[Run] = [()]
    known = {_run_reading(())}
    for run in runs:
        yield run
        for card in KINDS:
            if (not run or run_takes(run) >> card & 1) and _run_reading((*run, card)) not in known:
                known.add(_run_reading((*run, card)))
                runs.append((*run, card))


RUNS: Final = tuple(_runs())
RUN_CODE: Final = {_run_reading(run): code for code, run in enumerate(RUNS)}


def run_code(run: Run) -> int:
    return RUN_CODE[_run_reading(run)]


def _run_after(run: Run, card: int) -> int:
    if run and not run_takes(run) >> card & 1:
        return 0
    return run_code((*run, card))


RUN_TAKES: Final[NDArray[np.int16]] = np.array(
    [run_takes(run) if run else (1 << len(KINDS)) - 1 for run in RUNS], np.int16
)
"""The kinds of cards with which a supply run goes on, by its code; none yet takes any."""
RUN_AFTER: Final[NDArray[np.int16]] = np.array(
    [[_run_after(run, card) for card in KINDS] for run in RUNS], np.int16
)
"""The code of a run after a card it takes."""
