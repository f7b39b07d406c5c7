"""Rate limits: nobody exceeds them, and their memory is bounded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.server.limits import (
    HOUR,
    MINUTE,
    Budget,
    HeldPlaces,
    Limiter,
    RateLimit,
    address_key,
    within,
)


class Hands:
    """A clock that the tests advance."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_then_the_rate_applies() -> None:
    clock = Hands()
    budget = Budget(RateLimit(at_once=3, per_second=2.0), clock)
    assert [budget.take() for _ in range(3)] == [0.0] * 3
    assert budget.take() == 0.5
    clock.now += 0.25
    assert budget.take() == 0.25
    clock.now += 0.25
    assert budget.take() == 0.0
    assert budget.take() == 0.5
    clock.now += 3600
    assert [budget.take() > 0 for _ in range(4)] == [False, False, False, True]


def test_keys_have_separate_limits() -> None:
    clock = Hands()
    limiter: Limiter[str] = Limiter(within(2, HOUR), clock)
    assert [limiter.take("a"), limiter.take("a")] == [0.0, 0.0]
    assert limiter.take("a") == pytest.approx(1800)
    assert limiter.take("b") == 0.0


def test_full_buckets_are_forgotten() -> None:
    clock = Hands()
    limiter: Limiter[int] = Limiter(within(10, MINUTE), clock)
    for key in range(100):
        limiter.take(key)
    assert len(limiter) == 100
    clock.now += 60
    for _ in range(60):
        limiter.take(-1)
    assert len(limiter) == 1


def test_memory_is_bounded_and_who_just_took_is_remembered() -> None:
    clock = Hands()
    limiter: Limiter[int] = Limiter(within(1, HOUR), clock, most=50)
    for key in range(1000):
        assert limiter.take(key) == 0.0
        assert limiter.take(key) > 0
        assert len(limiter) <= 50
    assert limiter.take(999) > 0


@given(
    at_once=st.integers(1, 20),
    per_second=st.sampled_from([0.1, 1.0, 7.5]),
    steps=st.lists(st.floats(0, 5), max_size=60),
)
def test_never_more_than_the_limit_in_any_time(
    at_once: int, per_second: float, steps: list[float]
) -> None:
    clock = Hands()
    limiter: Limiter[str] = Limiter(RateLimit(at_once, per_second), clock)
    taken: list[float] = []
    for step in steps:
        clock.now += step
        if limiter.take("a") == 0.0:
            taken.append(clock.now)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            most = at_once + (taken[last] - taken[first]) * per_second
            assert last - first + 1 <= most + 1e-6


def test_a_client_that_waits_as_long_as_stated_is_admitted() -> None:
    clock = Hands()
    limiter: Limiter[str] = Limiter(within(7, MINUTE), clock)
    for _ in range(50):
        wait = limiter.take("a")
        if wait:
            clock.now += wait + 1e-9
            assert limiter.take("a") == 0.0


def test_released_slots_can_be_taken_again() -> None:
    held: HeldPlaces[str] = HeldPlaces(2)
    assert [held.take("a"), held.take("a"), held.take("a"), held.take("b")] == [
        True,
        True,
        False,
        True,
    ]
    held.give_back("a")
    assert held.take("a")
    for key in ("a", "a", "b"):
        held.give_back(key)
    assert len(held) == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("testclient", ""),
        (None, ""),
    ],
)
def test_addresses_by_who_has_them(address: str | None, key: str) -> None:
    assert address_key(address) == key
