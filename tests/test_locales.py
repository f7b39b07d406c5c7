"""Messages can be asked for by several threads at once; numbers and lists are the language's."""

import sys
import threading
from collections.abc import Iterator

import pytest

from tavolino.core import Refused
from tavolino.locales import LANGUAGES, _messages, say_refusal
from tavolino.locales.formats import format_list, format_number, format_percent

THREADS = 8


@pytest.fixture
def quick_switches() -> Iterator[None]:
    """Threads take turns far more often than usual."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("quick_switches")
@pytest.mark.parametrize("language", LANGUAGES)
def test_threads_that_ask_at_once_all_get_the_message(language: str) -> None:
    failed: list[BaseException] = []
    for _ in range(3):
        messages = _messages.__wrapped__(language)
        start = threading.Barrier(THREADS)

        def ask(messages=messages, start=start) -> None:  # type: ignore[no-untyped-def]
            start.wait()
            try:
                for key in list(messages.sources)[:60]:
                    messages.pattern(key)
            except BaseException as error:
                failed.append(error)

        threads = [threading.Thread(target=ask) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failed == []


@pytest.mark.parametrize(
    ("language", "number", "percent", "list_", "alternatives"),
    [
        ("en", "−1,234.50", "62.5%", "1, 2 and 3", "1, 2 or 3"),
        ("de", "−1.234,50", "62,5\N{NO-BREAK SPACE}%", "1, 2 und 3", "1, 2 oder 3"),
        (
            "fr",
            "−1\N{NARROW NO-BREAK SPACE}234,50",
            "62,5\N{NO-BREAK SPACE}%",
            "1, 2 et 3",
            "1, 2 ou 3",
        ),
        ("it", "−1.234,50", "62,5%", "1, 2 e 3", "1, 2 o 3"),
        ("pl", "−1\N{NO-BREAK SPACE}234,50", "62,5%", "1, 2 i\N{NO-BREAK SPACE}3", "1, 2 lub 3"),
    ],
)
def test_numbers_and_lists_are_written_as_in_the_language(
    language: str, number: str, percent: str, list_: str, alternatives: str
) -> None:
    assert format_number(-1234.5, language, 2) == number
    assert format_percent(0.625, language, 1) == percent
    assert format_list([1, 2, 3], language) == list_
    assert format_list([1, 2, 3], language, "or") == alternatives


def test_a_zero_has_no_minus() -> None:
    assert format_number(-0.04, "en", 1) == "0.0"
    assert format_number(-0.04, "en", 1, signed=True) == "+0.0"


def test_parameters_of_refusals_are_written_as_in_the_language() -> None:
    claim = Refused("CI-7", "impossible", claim=9, count=3, possible="4, 5, 7")
    assert "4, 5 oder 7" in say_refusal(claim, "de")
    silent = Refused("ENGINE", "silent", bot="cmd:x", seconds="2.5")
    assert "2,5\N{NO-BREAK SPACE}s" in say_refusal(silent, "de")
    design = Refused("OPTION", "value", option="design", by="CI-1", got="?", expected="none, or …")
    assert "oder der Code eines Bogens" in say_refusal(design, "de")
