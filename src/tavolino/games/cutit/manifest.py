"""Cut it."""

from typing import Final

from tavolino.core import Choice, Text
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.drawing import CutItDrawing
from tavolino.games.cutit.review import below_par, review
from tavolino.games.cutit.rules import CUTIT as RULES
from tavolino.games.cutit.rules.sheet_code import LONGEST
from tavolino.games.cutit.rules.sheets import SHEET_IDS
from tavolino.games.manifest import GameManifest, PrintPart, SoloScoring

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

CUTIT: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="CI",
    usual_seats=2,
    minutes=20,
    age=10,
    drawing=CutItDrawing(),
    bots=BOTS,
    position=3,
    example=EXAMPLE,
    review=review,
    solo_scoring=SoloScoring(regardless_of=("first", "glass", "scissors")),
    below_par=below_par,
    one_screen_options={"glass": "own"},
    prints=(PrintPart(name="sheet", is_per_player=True), PrintPart(name="dice")),
    print_options=(
        Choice("sheet", SHEET_IDS, SHEET_IDS[0], "CI-1"),
        Text("file", "", "CI-1", "the text of a sheet file"),
        Text("code", "", "CI-1", "the code of a sheet", LONGEST),
        Text("seed", "", "CI-1", "words", longest=60),
    ),
    referee="referee-cutit",
)
