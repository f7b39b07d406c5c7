"""Cut it."""

from collections.abc import Mapping
from typing import Final

from tavolino.bots.cutit import BOTS
from tavolino.bots.cutit.levels import KERNEL
from tavolino.catalogue.manifest import GameManifest, SoloScoring
from tavolino.core import Seat, Value
from tavolino.drawing.cutit import CutItDrawing
from tavolino.games.cutit import CUTIT as RULES
from tavolino.games.cutit.joining import results
from tavolino.games.cutit.state import CutItState
from tavolino.puzzles.cutit import MAKER as PUZZLES
from tavolino.solvers.cutit.par import par_after

REVIEW_WIDTH: Final = 12
"""A search for par that takes about a second."""

EXAMPLE: Final = (
    (1, "corner j1"),
    (0, "corner a10"),
    (0, "A6-C6-C10/a7"),
    (1, "K5-I5-I0/i1"),
    (0, "C8-H8-H10/c9"),
    (1, "A9-K9/a10"),
    (0, "K5-I5-I0/i1"),
    (1, "A4-C4-C9/a5"),
    (0, "K7-H7-H0/h1"),
    (1, "K6-H6-H0/h1"),
)


def review(state: CutItState, seat: Seat) -> Mapping[str, Value]:
    """Par: what the dice would have allowed, tokens aside."""
    found = par_after(state, seat, REVIEW_WIDTH)
    cuts = " ".join(map(str, found.cuts))
    return {"par_at_least": found.at_least, "par_at_most": found.at_most, "par_cuts": cuts}


def below_par(state: CutItState, seat: Seat) -> int:
    """How many points the player's cuts and puzzle are below par, tokens aside."""
    result = results(state)[seat]
    found = par_after(state, seat, REVIEW_WIDTH)
    return max(0, found.at_least - (result.sheet.total - result.cost))


CUTIT: Final = GameManifest(
    rules=RULES,
    rule_prefix="CI",
    usual_seats=2,
    minutes=30,
    age=10,
    drawing=CutItDrawing(),
    bots=BOTS,
    position=3,
    example=EXAMPLE,
    review=review,
    solo_scoring=SoloScoring(regardless_of=("first", "glass", "scissors")),
    below_par=below_par,
    one_screen_options={"glass": "own"},
    puzzles=PUZZLES,
    kernels=(KERNEL,),
    commands=("tavolino.cli.cutit.par:par", "tavolino.cli.cutit.sheets:sheet"),
    reports=("tavolino.cli.cutit.solo:cutit",),
)
