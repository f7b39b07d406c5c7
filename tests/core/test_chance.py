"""The dealer's stream: repeatable by anyone, and without bias."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core import Dealer, Stream, commitment, pick, pick_weighted, shuffled

SECRET = bytes(range(32))


class Words:
    """A source that gives prepared answers and remembers the questions."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.answers.pop(0)


def independent_words(secret: bytes, draw: int, count: int) -> list[int]:
    """The documented construction, written down a second time with `hmac.new`."""
    out = b""
    block = 0
    while len(out) < 8 * count:
        message = b"tavolino draw " + str(draw).encode() + b" block " + str(block).encode()
        out += hmac.new(secret, message, hashlib.sha256).digest()
        block += 1
    return [int.from_bytes(out[8 * i : 8 * i + 8], "big") for i in range(count)]


@pytest.mark.parametrize("draw", [0, 1, 77])
def test_stream_is_the_documented_hmac_counter_stream(draw: int) -> None:
    stream = Stream(SECRET, draw)
    assert [stream.below(2**64) for _ in range(9)] == independent_words(SECRET, draw, 9)


def test_stream_is_pinned() -> None:
    stream = Stream(SECRET, 0)
    assert [stream.below(6) for _ in range(12)] == [0, 4, 4, 4, 4, 2, 0, 2, 0, 4, 1, 4]


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    stream = Stream(SECRET, 0)
    n = 2**63 + 1
    limit = 2**64 - 2**64 % n
    expected = [word % n for word in independent_words(SECRET, 0, 200) if word < limit]
    assert len(expected) < 200
    assert [stream.below(n) for _ in range(len(expected))] == expected


def test_a_secret_of_another_length_is_not_taken() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(b"short", 0)


def test_below_is_even() -> None:
    stream = Stream(SECRET, 1)
    counts = Counter(stream.below(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom: beyond this in one of a thousand streams


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    stream = Stream(SECRET, 2)
    counts = Counter(tuple(shuffled(stream, "abc")) for _ in range(12_000))
    assert len(counts) == 6
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_shuffle_is_fisher_yates_from_the_last_place() -> None:
    source = Words(0, 0)
    assert shuffled(source, ["a", "b", "c"]) == ["b", "c", "a"]
    assert source.asked == [3, 2]


@given(st.lists(st.integers()), st.binary(min_size=32, max_size=32))
def test_shuffle_keeps_every_card(cards: list[int], secret: bytes) -> None:
    assert sorted(shuffled(Stream(secret, 0), cards)) == sorted(cards)


@given(st.integers(1, 2**64), st.binary(min_size=32, max_size=32))
def test_below_is_below(n: int, secret: bytes) -> None:
    assert 0 <= Stream(secret, 0).below(n) < n


def test_pick_and_pick_weighted() -> None:
    assert pick(Words(2), "abc") == "c"
    assert [pick_weighted(Words(i), "abc", [1, 0, 3]) for i in range(4)] == ["a", "c", "c", "c"]


def test_dealer_commits_to_its_secret() -> None:
    dealer = Dealer(SECRET)
    assert dealer.hash == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert Dealer().secret != Dealer().secret
