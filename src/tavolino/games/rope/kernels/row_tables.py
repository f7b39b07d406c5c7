"""Transition tables of shared rows and supply runs, computed from the readable rules."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tavolino.games.rope.rules.deck import KINDS, NUMBERS, SCISSORS, Kinds
from tavolino.games.rope.rules.rows import Standing, after, is_complete, takes
from tavolino.games.rope.rules.supply import Run, run_takes

COMPLETE: Final = -1
"""Instead of a code: the row is complete and its place becomes free."""
FAR: Final = 99
"""The distance to a card that the row cannot reach."""


def _standings(same: bool) -> list[Standing]:
    """Every standing of an incomplete row, starting with a free place."""
    found = [Standing(same)]
    for standing in found:
        for card in KINDS:
            if takes(standing) >> card & 1:
                new = after(standing, card)
                if not is_complete(new) and new not in found:
                    found.append(new)
    return found


STANDINGS: Final = (*_standings(False), *_standings(True))
"""By code: first the standings without the variant of same numbers, then those with it."""
ROW_CODE: Final = {standing: code for code, standing in enumerate(STANDINGS)}
FREE_SAME: Final = ROW_CODE[Standing(True)]
"""The code of a free place with the variant; without it, the code is 0."""


def _code_after(standing: Standing, card: int) -> int:
    if not takes(standing) >> card & 1:
        return COMPLETE
    return ROW_CODE.get(after(standing, card), COMPLETE)


TAKES: Final[NDArray[np.int16]] = np.array([takes(one) for one in STANDINGS], np.int16)
"""The kinds that a row takes, by code."""
AFTER: Final[NDArray[np.int16]] = np.array(
    [[_code_after(one, card) for card in KINDS] for one in STANDINGS], np.int16
)
"""The code of a row after a card that it takes; COMPLETE if that completes it."""


def _distances() -> NDArray[np.int16]:
    """By code and card: how many cards the row needs before it takes the card."""
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
    """The kinds that bring the row one step closer to taking this card."""
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
    """What determines how a supply run can continue."""

    length: int
    numbers: tuple[tuple[int, int], ...]
    """The possible readings of the run: the number of its last card and the step."""


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
    """One run for every reading, the empty run first."""
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
"""The kinds that continue a supply run, by its code; an empty run takes any."""
RUN_AFTER: Final[NDArray[np.int16]] = np.array(
    [[_run_after(run, card) for card in KINDS] for run in RUNS], np.int16
)
"""The code of a run after a card that it takes."""
