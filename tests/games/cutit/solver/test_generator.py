"""Generated sheets: whatever the seed, they are designed like the shipped ones."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.core import Stream
from tavolino.games.cutit.rules.sheet import check_sheet, count_stars, read_sheet, write_sheet
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.snippet import BLACK, COLOURS, JOKER
from tavolino.games.cutit.solver.sheet_design import STARS, Difficulty, design_bounds, star_sides
from tavolino.games.cutit.solver.sheet_generator import generate_sheet

DIFFICULTIES = get_args(Difficulty)


@settings(max_examples=40, deadline=None)
@given(secret=st.binary(min_size=32, max_size=32), difficulty=st.sampled_from(DIFFICULTIES))
def test_ci1_a_generated_sheet_meets_its_bounds(secret: bytes, difficulty: Difficulty) -> None:
    sheet = generate_sheet(Stream(secret, 0), difficulty, "new")
    check_sheet(sheet)
    assert [bound for bound in design_bounds(sheet, difficulty) if not bound.is_met] == []
    assert read_sheet(write_sheet(sheet)) == sheet
    stars = star_sides(sheet)
    assert STARS[difficulty].fewest <= len(stars) <= STARS[difficulty].most
    assert len(stars) == sheet.stars_right.bit_count() + sheet.stars_up.bit_count()
    for side in stars:
        assert BLACK not in (sheet.colour(side.space), sheet.colour(side.other))
        assert count_stars(sheet, side.space) in (1, 2)


def test_the_same_chance_gives_the_same_sheet() -> None:
    sheets = [generate_sheet(Stream(bytes(32), draw), "standard", "new") for draw in (1, 1, 2)]
    assert sheets[0] == sheets[1]
    assert sheets[0].colours != sheets[2].colours


@pytest.mark.parametrize("name", SHEETS)
def test_the_shipped_sheets_meet_their_bounds(name: str) -> None:
    difficulty: Difficulty = "hard" if name == "sharp" else "standard"
    assert all(bound.is_met for bound in design_bounds(SHEETS[name], difficulty))


def test_every_quarter_has_as_much_of_each_colour() -> None:
    sheet = generate_sheet(Stream(bytes(32), 7), "hard", "new")
    for left in (0, 5):
        for bottom in (0, 5):
            quarter = [
                sheet.colours[10 * y + x]
                for y in range(bottom, bottom + 5)
                for x in range(left, left + 5)
            ]
            assert [quarter.count(colour) for colour in COLOURS] == [5] * 4
            assert quarter.count(BLACK) + quarter.count(JOKER) == 5
