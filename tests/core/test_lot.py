import pytest

from tavolino.core import First, first_option, named_first, read_first, settle

OPTION = first_option(3, "SC-2")


def test_the_option_names_the_lot_or_a_seat() -> None:
    assert (OPTION.name, OPTION.choices, OPTION.default) == ("first", ("lot", "0", "1", "2"), "lot")
    assert named_first(settle((OPTION,), {})) is None
    assert named_first(settle((OPTION,), {"first": "2"})) == First(2)


@pytest.mark.parametrize("seat", range(4))
def test_a_lot_is_read_as_it_is_written(seat: int) -> None:
    assert read_first(str(First(seat)), most_seats=4) == First(seat)


@pytest.mark.parametrize("text", ["first 4", "first", "first -1", "first 01", "First 1", "first ٣"])
def test_what_is_no_lot(text: str) -> None:
    assert read_first(text, most_seats=4) is None
