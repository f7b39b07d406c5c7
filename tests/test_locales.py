"""Messages can be asked for by several threads at once."""

import sys
import threading
from collections.abc import Iterator

import pytest

from tavolino.locales import LANGUAGES, _messages

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
