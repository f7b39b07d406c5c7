"""Sheets in one line, as printed codes have them. CI-1"""

from dataclasses import replace

import pytest

from tavolino.core import Dealer, Play, Refused, Stream, is_player
from tavolino.games.cutit.bots import BOTS
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.sheet import Sheet
from tavolino.games.cutit.rules.sheet_code import sheet_code, sheet_named
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.solver.sheet_generator import seeded_sheet


def same(one: Sheet, other: Sheet) -> bool:
    return (one.rows, one.dice) == (other.rows, other.dice)


@pytest.mark.parametrize("sheet", [*SHEETS.values(), seeded_sheet("7", "hard")], ids=lambda s: s.id)
def test_ci1_a_code_gives_the_sheet_back(sheet: Sheet) -> None:
    assert same(sheet_named(sheet_code(sheet)), sheet)
    strange = replace(sheet, dice=("-?1234", "44????", "------", "1111-?"))
    assert same(sheet_named(sheet_code(strange)), strange)
    assert len(sheet_code(strange)) <= 200
    assert sheet_named(sheet_code(sheet)).id == sheet_code(sheet)


def test_ci1_a_wrong_code_is_refused() -> None:
    code = sheet_code(SHEETS["standard"])
    colours, right, up = code.split(".")
    wrong = [
        "",
        "standard2",
        code[1:],
        code + ".1",
        code.lower(),
        f"{'K' * 100}.{right}.{up}",
        f"{colours}.{1 << 9:x}.{up}",
        f"{colours}.{right}.{1 << 99:x}",
        f"{colours}.0.0",
        code.replace("G", "Ｇ", 1),
    ]
    for one in wrong:
        with pytest.raises(Refused) as refused:
            Play(CUTIT, seats=1, chosen={"design": one})
        assert refused.value.rule == "CI-1"
    with pytest.raises(Refused):
        Play(CUTIT, seats=1, chosen={"design": "x" * 300})


def test_ci1_a_game_is_played_on_the_sheet_of_a_code() -> None:
    sheet = seeded_sheet("Mia", "standard")
    play = Play(CUTIT, seats=2, chosen={"design": sheet_code(sheet), "sheet": "sharp"})
    dealer, source = Dealer(bytes(32)), Stream(bytes(32), 1)
    bot = BOTS.by_name["heuristic"]
    while play.outcome is None:
        dealer.deal(play)
        seats = [seat for seat in play.to_act if is_player(seat)]
        if not seats:
            continue
        view = CUTIT.view(play.state, seats[0])
        assert same(sheet_named(view.board.sheet.id), sheet)
        play.submit_text(seats[0], bot.choose(view, source))
    assert play.outcome.points
