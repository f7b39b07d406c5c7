"""What families cut out: the right size, on every paper, in both inks."""

from collections import Counter
from itertools import pairwise
from urllib.parse import parse_qs, urlsplit

import pytest
import segno

from tavolino.core import Play, Refused
from tavolino.games.cutit.printing.sheet import new_table_address, requested_sheet
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.sheet_code import sheet_code
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.rope.rules.deck import DECK
from tavolino.printing.request import read_request
from tavolino.printing.sizes import PAPERS
from tests.printing.pdf_reader import Outline, made, outlines, read, text_of, texts_of

INKS = ("colour", "patterns")
PAPER_AND_INK = [(paper, ink) for paper in PAPERS for ink in INKS]
EXACT = 0.01


def of_size(found: list[Outline], width: float, height: float) -> list[Outline]:
    return [
        one for one in found if abs(one.width - width) < EXACT and abs(one.height - height) < EXACT
    ]


@pytest.mark.parametrize(("paper", "ink"), PAPER_AND_INK)
def test_a_space_of_the_sheet_is_16_mm(paper: str, ink: str) -> None:
    found = outlines(read(made("cutit", "sheet", paper=paper, ink=ink)), 0)
    upright = sorted(line.x for line in of_size(found, 0, 160))
    level = sorted(line.y for line in of_size(found, 160, 0))
    (frame,) = of_size(found, 160, 160)[-1:]
    for lines, start in ((upright, frame.x), (level, frame.y)):
        assert lines == pytest.approx([start + 16 * n for n in range(1, 10)], abs=EXACT)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("game", "part"), [("cutit", "sheet"), ("cutit", "dice"), ("rope", "box"), ("scalino", "board")]
)
def test_the_ruler_is_100_mm(game: str, part: str, paper: str) -> None:
    found = outlines(read(made(game, part, paper=paper)), 0)
    (line,) = of_size(found, 100, 0)
    ticks = [one for one in found if one.width == 0 and line.y - 3 < one.y < line.y]
    assert sorted(tick.x - line.x for tick in ticks) == pytest.approx(range(101), abs=EXACT)


def test_every_player_has_a_numbered_sheet() -> None:
    texts = texts_of(made("cutit", "sheet", copies=4))
    assert len(texts) == 4
    for number, text in enumerate(texts, 1):
        assert f"Player {number}" in text


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_code_leads_to_that_very_sheet(sheet: str) -> None:
    address = "https://play.example.org"
    pdf = made("cutit", "sheet", {"sheet": sheet}, address=address + "/")
    expected = segno.make_qr(f"{address}/new/cutit?sheet={sheet}", error="l")
    rows = [[bool(module) for module in row] for row in expected.matrix]
    side = 30.0 / (len(rows) + 8) * len(rows)
    dark = [one for one in outlines(read(pdf), 0) if one.height and one.height < 1.0]
    modules = [one for one in dark if abs(one.height - side / len(rows)) < EXACT]
    left, top = min(one.x for one in modules), min(one.y for one in modules)
    seen = [[False] * len(rows) for _ in rows]
    for one in modules:
        down = round((one.y - top) / one.height)
        across = round((one.x - left) / one.height)
        for n in range(round(one.width / one.height)):
            seen[down][across + n] = True
    assert seen == rows


def test_the_code_of_a_generated_sheet_leads_to_that_very_sheet() -> None:
    request = read_request("cutit", options={"seed": "Mia"}, address="https://play.example.org")
    sheet = requested_sheet(request)
    address = urlsplit(new_table_address(sheet, request))
    (code,) = parse_qs(address.query)["design"]
    play = Play(CUTIT, seats=1, chosen={"design": code})
    assert (address.path, play.state.sheet.rows) == ("/new/cutit", sheet.rows)


def test_without_an_address_there_is_no_code() -> None:
    assert "in the app" not in text_of(made("cutit", "sheet"))
    assert "in the app" in text_of(made("cutit", "sheet", address="http://host:8000"))


def test_a_seed_gives_another_sheet_and_always_the_same() -> None:
    first, again, other = (
        requested_sheet(read_request("cutit", options={"seed": seed}))
        for seed in ("Mia", "Mia", "Leo")
    )
    assert first == again
    assert first.rows not in (other.rows, *(sheet.rows for sheet in SHEETS.values()))
    assert "Sheet: Mia ??" in text_of(made("cutit", "sheet", {"seed": "Mia 紙片"}))


def test_a_sheet_is_printed_from_its_code() -> None:
    code = sheet_code(SHEETS["sharp"])
    request = read_request("cutit", options={"code": code})
    assert requested_sheet(request).rows == SHEETS["sharp"].rows
    text = text_of(made("cutit", "sheet", {"code": code}))
    assert "Cutting sheet and score sheet" in text
    assert code[:8] not in text
    with pytest.raises(Refused, match="CI-1"):
        made("cutit", "sheet", {"code": "GPYB"})


@pytest.mark.parametrize("paper", PAPERS)
def test_four_dice_have_six_faces_of_20_mm(paper: str) -> None:
    pdf = made("cutit", "dice", paper=paper)
    faces = of_size(outlines(read(pdf), 0), 20, 20)
    assert len(faces) == 24
    assert text_of(pdf).count("?") == 4


def card_boxes(found: list[Outline]) -> list[Outline]:
    """The panels of cards, front or back: 80 by 112 units, 58 mm wide."""
    return of_size(found, 58, 58 * 112 / 80)


@pytest.mark.parametrize("paper", PAPERS)
def test_backs_mirror_fronts(paper: str) -> None:
    reader = read(made("rope", "cards", paper=paper))
    wide = PAPERS[paper].width
    count = 0
    for number in range(0, len(reader.pages), 2):
        fronts, backs = (card_boxes(outlines(reader, page)) for page in (number, number + 1))
        mirrored = [(wide - x, y) for x, y in (one.middle for one in fronts)]
        assert sorted(one.middle for one in backs) == [
            pytest.approx(place, abs=0.05) for place in sorted(mirrored)
        ]
        count += len(fronts)
    assert count == len(DECK) == 160


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_63_by_88_mm_between_their_marks(paper: str) -> None:
    found = outlines(read(made("rope", "cards", paper=paper)), 0)
    upright = sorted({round(one.x, 2) for one in of_size(found, 0, 3)})
    level = sorted({round(one.y, 2) for one in of_size(found, 3, 0)})
    assert [b - a for a, b in pairwise(upright)] == pytest.approx([63] * 3, abs=EXACT * 2)
    assert [b - a for a, b in pairwise(level)] == pytest.approx([88] * 3, abs=EXACT * 2)


def test_the_deck_has_fourteen_of_each_number() -> None:
    words = Counter[str]()
    texts = texts_of(made("rope", "cards", paper="a4"))
    assert len(texts) == 36
    for text in texts[::2]:
        words.update(word for word in text.split("Print")[0].split() if word.isdecimal())
    # Each card has its number twice.
    assert words == Counter({str(number): 28 for number in range(1, 11)})


@pytest.mark.parametrize(("paper", "ink"), PAPER_AND_INK)
def test_a_space_of_the_board_is_20_mm(paper: str, ink: str) -> None:
    found = outlines(read(made("scalino", "board", paper=paper, ink=ink)), 0)
    spaces = {(round(one.x, 2), round(one.y, 2)) for one in of_size(found, 20, 20)}
    assert len(spaces) == 41
    assert len(of_size(found, 180, 180)) == 1


@pytest.mark.parametrize(("paper", "ink"), [*zip(PAPERS, INKS, strict=True)])
def test_a_page_has_the_twelve_blocks_of_a_colour(paper: str, ink: str) -> None:
    reader = read(made("scalino", "blocks", paper=paper, ink=ink))
    assert len(reader.pages) == 4
    for number in range(4):
        found = outlines(reader, number)
        for size, count in ((1, 6), (2, 3), (3, 3)):
            tops = [one for one in of_size(found, 20 * size, 20) if one.corners > 2]
            assert len({(round(one.x), round(one.y)) for one in tops}) == count


def test_there_is_a_score_sheet_for_demolition() -> None:
    pdf = made("demolition", "scores", language="pl")
    assert len(read(pdf).pages) == 1
    assert "Rozbiórka" in text_of(pdf)
    assert "3 punkty" in text_of(pdf)
