"""docs/encoding.md has every group of actions and every field."""

from tests.golden.fields import PAGE, written


def test_the_page_is_current() -> None:
    """`make golden` writes its tables."""
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page
