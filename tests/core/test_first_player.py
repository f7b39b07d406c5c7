import pytest

from tavolino.core import FirstPlayer, FirstPlayerDraw, Refused, settle

DRAW = FirstPlayerDraw(4, "XY-2")


def test_the_option_leaves_it_to_chance_or_names_a_seat() -> None:
    option = DRAW.option
    assert option.name == "first"
    assert option.choices == ("lot", "0", "1", "2", "3")
    assert option.default == "lot"
    assert option.rule == "XY-2"
    assert DRAW.named_seat(settle((option,), {}), seats=3) is None
    assert DRAW.named_seat(settle((option,), {"first": "2"}), seats=3) == 2


def test_alone_nothing_is_drawn() -> None:
    assert DRAW.named_seat(settle((DRAW.option,), {}), seats=1) == 0


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(Refused, match="XY-2: first, got=3, seats=3"):
        DRAW.named_seat(settle((DRAW.option,), {"first": "3"}), seats=3)
    with pytest.raises(Refused, match="XY-2: first, got=2, seats=2"):
        DRAW.check(FirstPlayer(2), seats=2)


@pytest.mark.parametrize("seat", range(4))
def test_a_draw_is_read_as_it_is_written(seat: int) -> None:
    assert DRAW.read(str(FirstPlayer(seat))) == FirstPlayer(seat)


@pytest.mark.parametrize("text", ["first 4", "first", "first -1", "first 01", "First 1", "first ٣"])
def test_a_malformed_draw_is_refused(text: str) -> None:
    assert DRAW.read(text) is None
