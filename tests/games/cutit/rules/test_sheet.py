"""Sheets: what a file must hold, and the half-stars cutting leaves. CI-1, CI-2"""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

from tavolino.games.cutit.rules.sheet import (
    SPACES,
    WHOLE,
    count_stars,
    mask_of,
    read_sheet,
    spaces_of,
    write_sheet,
)
from tavolino.games.cutit.rules.sheets import SHEET_IDS, SHEETS
from tavolino.games.cutit.rules.snippet import (
    COLOURS,
    DOWN,
    JOKER,
    LEFT,
    RIGHT,
    STEPS,
    UP,
    HalfStar,
    Space,
)
from tests.games.cutit.rules.tables import new_game, refused

STANDARD = SHEETS["standard"]


def changed(**fields: object) -> str:
    """The standard sheet's file with other fields; None leaves one out."""
    together = {**json.loads(write_sheet(STANDARD)), **fields}
    return json.dumps({name: value for name, value in together.items() if value is not None})


def put(row: int, column: int, sign: str) -> list[str]:
    """The rows of spaces with one sign changed."""
    rows = [*STANDARD.rows.cells]
    rows[row] = rows[row][:column] + sign + rows[row][column + 1 :]
    return rows


@pytest.mark.parametrize("sheet_id", SHEET_IDS)
def test_ci1_shipped_sheets(sheet_id: str) -> None:
    sheet = SHEETS[sheet_id]
    text = (
        files("tavolino.games.cutit.rules.sheets").joinpath(f"{sheet_id}.json").read_text("utf-8")
    )
    assert sheet.id == sheet_id
    assert write_sheet(sheet) == text
    counts = [sheet.colours.count(colour) for colour in ("G", "P", "Y", "B", "K", "J")]
    assert counts == [20, 20, 20, 20, 14, 6]
    stars = sheet.stars_right.bit_count() + sheet.stars_up.bit_count()
    assert stars == (33 if sheet_id == "sharp" else 40)
    jokers = [count_stars(sheet, one) for one in SPACES if sheet.colour(one) == JOKER]
    assert sorted(jokers) == [0, 0, 0, 0, 0, 1]


def test_ci1_the_first_row_of_a_file_is_rank_10() -> None:
    assert STANDARD.rows.cells[0][0] == STANDARD.colour(Space.named("a10")) == "B"
    assert STANDARD.rows.cells[9][9] == STANDARD.colour(Space.named("j1")) == "G"
    assert STANDARD.rows.cells[9][1] == STANDARD.colour(Space.named("b1")) == "Y"


def test_ci1_corners_are_the_four_colours() -> None:
    with refused("CI-1", "corner-colour"):
        read_sheet(changed(cells=put(0, 0, "K")))
    with refused("CI-1", "corner-twice"):
        read_sheet(changed(cells=put(0, 0, STANDARD.rows.cells[0][9])))


def test_ci1_one_joker_has_one_star() -> None:
    joker = next(
        one for one in SPACES if STANDARD.colour(one) == JOKER and count_stars(STANDARD, one)
    )
    row, column = 9 - joker.y, joker.x
    with refused("CI-1", "no-joker-star"):
        read_sheet(changed(cells=put(row, column, "G")))
    plain = next(
        one
        for one in SPACES
        if count_stars(STANDARD, one) == 1 and STANDARD.colour(one) in COLOURS and one.x > 0
    )
    with refused("CI-1", "joker-stars"):
        read_sheet(changed(cells=put(9 - plain.y, plain.x, "J")))


def test_ci1_no_star_on_black() -> None:
    starred = next(one for one in SPACES[11:] if count_stars(STANDARD, one))
    with refused("CI-1", "black-star"):
        read_sheet(changed(cells=put(9 - starred.y, starred.x, "K")))


def test_ci1_a_file_says_what_is_missing_and_where() -> None:
    with refused("CI-1", "not-json"):
        read_sheet("{")
    with refused("CI-1", "not-json"):
        read_sheet("[]")
    with refused("CI-1", "rows"):
        read_sheet(changed(down=STANDARD.rows.down[1:]))
    with refused("CI-1", "row"):
        read_sheet(changed(right=("....", *STANDARD.rows.right[1:])))
    with refused("CI-1", "character"):
        read_sheet(changed(cells=put(3, 3, "x")))
    with refused("CI-1", "name"):
        read_sheet(changed(id=None))


def test_ci2_dice_have_six_faces() -> None:
    assert STANDARD.dice == ("-?1234",) * 4
    with refused("CI-2", "dice"):
        read_sheet(changed(dice=None))
    with refused("CI-2", "faces"):
        read_sheet(changed(dice={"G": "-?123"}))
    play = new_game()
    with refused("NOTATION", "cutit"):
        play.submit_text(-1, "dice 111")
    with refused("NOTATION", "cutit"):
        play.submit_text(-1, "dice 1115")


def test_ci1_a_cut_star_leaves_half_on_each_side() -> None:
    """Every star is found from both sides when every space is a separate snippet."""
    halves = {
        star: space for space in SPACES for star in STANDARD.snippet(1, mask_of([space])).half_stars
    }
    assert len(halves) == 2 * 40
    for star in halves:
        assert star.colour == STANDARD.colour(Space(star.x, star.y))
        dx, dy = STEPS[star.side]
        other = Space(star.x + dx, star.y + dy)
        opposite = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}[star.side]
        assert HalfStar(*other, opposite, STANDARD.colour(other)) in halves


def test_ci1_a_star_inside_a_snippet_is_no_half_star() -> None:
    assert STANDARD.snippet(1, WHOLE).half_stars == ()
    for rank in range(9):
        two = mask_of([Space(3, rank), Space(3, rank + 1)])
        sides = {(star.y, star.side) for star in STANDARD.snippet(1, two).half_stars}
        assert not sides & {(rank, UP), (rank + 1, DOWN)}


def test_masks_and_spaces_are_each_other() -> None:
    for one, other in pairwise(SPACES):
        assert spaces_of(mask_of([other, one])) == (one, other)
    assert str(Space(9, 9)) == "j10"
    with refused("NOTATION", "cutit-space"):
        Space.named("k1")
