"""A name is any readable text; hostile text is never interpreted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core import Refused
from tavolino.server.people.account_names import account_of
from tavolino.table.display_names import LONGEST, read_name


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "<script>alert(1)</script>",
        "'; DROP TABLE people; --",
        "{ $number } %s {0}",
        "../../etc/passwd",
        "日本語",
        "דָּוִד",
        "مريم",
        "O’Neill-García",
        "🎲🎲",
        "a" * LONGEST,
    ],
)
def test_any_text_that_can_be_read_is_a_name(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("name", "character"),
    [
        ("a\x00b", "U+0000"),
        ("a\nb", "U+000A"),
        ("a\x1b[31mb", "U+001B"),
        ("a\x85b", "U+0085"),
        ("a\u202eb", "U+202E"),
        ("a\u2066b", "U+2066"),
        ("a\u200bb", "U+200B"),
        ("a\u2028b", "U+2028"),
        ("a\u00adb", "U+00AD"),
        ("\ufeffab", "U+FEFF"),
        ("a\u3164b", "U+3164"),
        ("\u2800", "U+2800"),
        ("a\ud800", "U+D800"),
        ("a\ue000", "U+E000"),
        ("a\U000e0041", "U+E0041"),
        ("a\U000e0100b", "U+E0100"),
        ("a\ufe01", "U+FE01"),
    ],
)
def test_what_cannot_be_seen_is_refused(name: str, character: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert (refused.value.why, refused.value.params) == ("character", {"character": character})


@pytest.mark.parametrize("name", ["=?utf-8?q?x=0D=0AX-Evil:_1?=", "=?", "a =?UTF-8?B?eA==?= b"])
def test_encoded_words_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert (refused.value.why, refused.value.params) == ("encoded", {"text": "=?"})


@pytest.mark.parametrize("name", ["", " ", "\u3000 \t\n", "\u00a0"])
def test_a_name_of_spaces_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert refused.value.why == "empty"


@pytest.mark.parametrize("name", ["a" * (LONGEST + 1), "a" * 100_000, "e\u0301" * 41])
def test_a_name_that_is_too_long_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert (refused.value.why, refused.value.params) == ("long", {"most": LONGEST})


def test_names_are_trimmed_and_composed() -> None:
    assert read_name("  Zoe\u0308 \n") == "Zo\u00eb"
    assert read_name("e\u0301" * LONGEST) == "\u00e9" * LONGEST
    assert read_name("❤\ufe0f") == "❤"


@given(st.text(max_size=60))
def test_a_name_that_was_read_is_read_the_same_again(text: str) -> None:
    try:
        name = read_name(text)
    except Refused:
        return
    assert read_name(name) == name
    assert 1 <= len(name) <= LONGEST
    assert name.encode()
    assert account_of(name) == account_of(account_of(name))
    assert account_of(name)


def test_an_account_is_the_same_however_its_name_is_typed() -> None:
    for typed in ("anna maria", "ANNA  Maria", "Ａnna maria", "anna\u00a0maria"):
        assert account_of(read_name(typed)) == "anna maria"
    assert account_of("STRASSE") == account_of("straße")
