"""What the drawings show: all of the paper, stars and halves, dice, scores and faults."""

from xml.etree import ElementTree

import pytest

from tavolino.core import SPECTATOR
from tavolino.drawing import palette
from tavolino.games.cutit.drawing import CutItDrawing, draw_sheet_svg, draw_sheet_text
from tavolino.games.cutit.drawing.grid import draw_pieces, text_lines
from tavolino.games.cutit.drawing.paper import Grid, half_star, outline, whole_star
from tavolino.games.cutit.drawing.piece import Star, laid_pieces, sheet_piece
from tavolino.games.cutit.rules.sheet import WHOLE
from tavolino.games.cutit.rules.sheets import SHEET_IDS, SHEETS
from tavolino.games.cutit.rules.view import show_paper
from tavolino.locales import LANGUAGES, say
from tavolino.locales.formats import format_list, format_number
from tests.games.cutit.rules.tables import (
    APART,
    JOINED,
    at_puzzle,
    cut_round,
    first_round,
    ranks_cut,
    submit,
)
from tests.rulebook import rules_page

STANDARD = SHEETS["standard"]
PALE = f'fill="{palette.TABLE}" opacity'


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("sheet_id", SHEET_IDS)
def test_a_sheet_is_drawn_whole(sheet_id: str) -> None:
    sheet = SHEETS[sheet_id]
    picture = draw_sheet_text(sheet)
    stars = sheet.stars_right.bit_count() + sheet.stars_up.bit_count()
    assert picture.count("*") == stars + 1, "every star, and the one in the key"
    for row in sheet.rows.cells:
        assert row in picture.replace(" ", "").replace("*", "")
    assert texts(draw_sheet_svg(sheet)).count("10") == 2


def test_text_of_a_sheet_names_lines_and_spaces() -> None:
    lines = draw_sheet_text(STANDARD).splitlines()
    assert lines[2].split() == [*"ABCDEFGHIJK"]
    assert lines[4].startswith("   | B   K   P   P * G   G   J   B   Y   Y | 10")
    assert lines[-2].startswith(" 0 +---+")
    assert lines[-1].split() == [*"abcdefghij"]


def test_a_snippet_in_letters() -> None:
    play = first_round("1111")
    cut_round(play, "A2-D2-D0/a1")
    submit(play, -1, "dice 1111")
    picture = CutItDrawing().text(play.game.view(play.state, 0))
    expected = """\
+---+---+---+
| K1  Y   J |
+     *     +
| P * Y   G |
+---+---+---+"""
    assert expected in picture


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_hidden_cut_is_in_no_drawing_but_its_owner_s(viewer: int) -> None:
    play = first_round("1111", 2)
    submit(play, 0, "A3-K3/a1")
    view = play.game.view(play.state, viewer)
    is_shown = viewer == 0
    assert ("A3-K3/a1" in CutItDrawing().text(view)) is is_shown
    assert ("A3-K3" in CutItDrawing().svg(view, "table")) is is_shown
    assert "has cut" in CutItDrawing().text(view)


def test_scores_are_described() -> None:
    play = ranks_cut("1111")
    submit(play, 0, "done")
    view = play.game.view(play.state, 0)
    picture = CutItDrawing().text(view)
    drawn = texts(CutItDrawing().svg(view, "table"))
    total = view.board.players[0].total
    assert f"−100 left over:\n           {format_number(total, 'en')} " in picture
    assert str(total).replace("-", "−") in drawn
    assert "4'" in picture
    assert "Nothing on the table yet." in drawn


def test_joins_and_faults_are_shown() -> None:
    play = at_puzzle(2)
    submit(play, 0, *JOINED)
    view = play.game.view(play.state, 0)
    assert "Puzzle complete." in CutItDrawing().text(view)
    submit(play, 1, *APART)
    other = CutItDrawing().text(play.game.view(play.state, 1))
    assert "kept: 1; 1 space left over" in other

    faulty = at_puzzle(2, contact="joined")
    submit(faulty, 0, "1@0,0r0", "2@0,-1r0")
    shown = faulty.game.view(faulty.state, 0)
    assert "1 mistake; kept: 1" in CutItDrawing().text(shown)
    assert "!" in CutItDrawing().text(shown)
    plain, crossed = (
        CutItDrawing().svg(one.game.view(one.state, 0), "table") for one in (play, faulty)
    )
    assert crossed.count("#B4462F") > plain.count("#B4462F")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_check_the_parts_are_listed_with_their_moves(language: str) -> None:
    play = ranks_cut()
    submit(play, 0, "1@0,0r0", "2@0,1r0", "5@30,30r0", "done")
    view = play.game.view(play.state, 0)
    picture = CutItDrawing().text(view, language)
    best, other = (line for line in picture.splitlines() if line.startswith("keep "))
    assert best.startswith("keep 1")
    assert f"{format_list([1, 2], language)}, 80" in best
    assert other.startswith("keep 5")
    assert "5, 90" in other
    assert say("drawing-cutit-keeping", language, count=1, seats="1") in picture
    before = ranks_cut()
    submit(before, 0, "1@0,0r0", "2@0,1r0", "5@30,30r0")
    paler = [CutItDrawing().svg(one.view(0), "table").count(PALE) for one in (before, play)]
    assert paler == [0, 1], "rank 5 is not kept"


def test_a_turned_snippet_shows_its_own_colours_and_stars() -> None:
    play = at_puzzle(2)
    pictures = []
    for turns in range(4):
        submit(play, 0, f"1@0,0r{turns}")
        player = play.game.view(play.state, 0).board.players[0]
        (piece,) = laid_pieces(STANDARD.rows, player)
        pictures.append("\n".join(text_lines(draw_pieces([piece]))))
        assert piece.box == (0, 0, 10, 10)
        assert len(piece.stars) == 2 * 40 - 1, "j10 took half a star with it"
    assert len(set(pictures)) == 4
    assert {picture.count("*") for picture in pictures} == {40}


def test_halves_of_a_star_make_the_whole() -> None:
    grid = Grid(0, 0, 100)
    for side in (0, 1, 2, 3):
        star = Star(3, 4, (0, 1, 2, 3)[side])
        corners = [half_star(one, grid).count("L") + 1 for one in (star, star.beyond)]
        assert corners == [9, 9]
        assert whole_star(star, grid).count("L") + 1 == 16


def test_the_outline_goes_once_around() -> None:
    assert outline([(0, 0), (1, 0), (2, 0)]) == [[(0, 0), (3, 0), (3, 1), (0, 1)]]
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(map(len, outline(ring))) == [4, 4]


def test_whole_paper_has_all_cells() -> None:
    piece = sheet_piece(STANDARD.rows, show_paper(STANDARD, WHOLE))
    assert len(piece.cells) == 100
    assert piece.first == (0, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ci17_a_solo_game_ends_with_its_grade(language: str) -> None:
    play = at_puzzle(1)
    grade = say("cutit-grade-1", language)
    assert grade not in CutItDrawing().text(play.view(0), language)
    play.submit_text(0, "done")
    assert CutItDrawing().text(play.view(0), language).endswith(f"\n\n{grade}")
    play = at_puzzle(2)
    for seat in range(2):
        play.submit_text(seat, "done")
    assert grade not in CutItDrawing().text(play.view(0), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ci17_the_rules_have_the_grades_as_players_read_them(language: str) -> None:
    page = rules_page("cutit", language).read_text(encoding="utf-8")
    for grade in range(1, 6):
        sentence = say(f"cutit-grade-{grade}", language).rpartition(" (")[0]
        row = f"{'★' * grade}{'☆' * (5 - grade)} {sentence} |"
        assert row.replace("\N{NO-BREAK SPACE}", " ") in page.replace("\N{NO-BREAK SPACE}", " ")
