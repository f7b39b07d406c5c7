"""A day that was not drawn fairly is found out."""

from dataclasses import replace

import pytest

from tavolino.core import Dealer, Play, Record, commitment
from tavolino.daily import begins_at, make_challenge, mix, seed_of
from tavolino.daily.verifying import (
    BadDay,
    PublishedChallenge,
    PublishedDay,
    read_published,
    verify_day,
    verify_try,
)
from tavolino.games.scalino import DEMOLITION
from tests.daily.days import NUMBERS, ROUNDS, SECRET, TOY, published

GAMES = {"toy": TOY}


def faults(day: PublishedDay, **noted: str) -> list[str]:
    return [fault.why for fault in verify_day(day, GAMES, **noted)]


def test_a_fair_day_has_no_fault() -> None:
    day = published()
    assert faults(day, noted_hash=day.hash, noted_contribution=NUMBERS[1]) == []


def test_a_forged_secret_is_found() -> None:
    other = bytes(32)
    assert faults(replace(published(), secret=other.hex())) == ["secret"]
    # With the hash of the forged secret, whoever has noted the hash finds it.
    forged = replace(published(), secret=other.hex(), hash=commitment(other))
    assert "hash" in faults(forged, noted_hash=published().hash)
    assert faults(forged) == ["challenge"]


@pytest.mark.parametrize(
    "numbers",
    [NUMBERS[:1], NUMBERS[::-1], (*NUMBERS, "00" * 16)],
    ids=["less", "order", "more"],
)
def test_changed_contributions_are_found(numbers: tuple[str, ...]) -> None:
    assert faults(replace(published(), contributions=numbers)) == ["challenge"]


def test_a_contribution_that_was_left_out_is_found_by_its_visitor() -> None:
    mixed = mix(SECRET, NUMBERS[:1], ROUNDS)
    made = make_challenge(TOY, "toy", "2026-11-18", mixed)
    challenges = {"toy": PublishedChallenge(made.attempt, made.challenge)}
    day = replace(published(), contributions=NUMBERS[:1], challenges=challenges)
    assert faults(day) == []
    assert faults(day, noted_contribution=NUMBERS[1]) == ["missing"]


def test_a_picked_dealer_is_found() -> None:
    """A later dealer than the first good one would be a choice."""
    day = published()
    mixed = mix(SECRET, NUMBERS, ROUNDS)
    used = day.challenges["toy"].attempt
    later = next(
        (attempt, challenge)
        for attempt in range(used + 1, 100)
        if (challenge := TOY.make(seed_of(mixed, day.day, "toy", attempt), True))
    )
    assert faults(replace(day, challenges={"toy": PublishedChallenge(*later)})) == ["challenge"]


def test_a_seal_of_the_same_day_is_late() -> None:
    assert faults(replace(published(), sealed_at=begins_at("2026-11-18"))) == ["late"]


def test_strange_numbers_are_found() -> None:
    assert "contribution" in faults(replace(published(), contributions=("7",)))
    assert "twice" in faults(replace(published(), contributions=NUMBERS[:1] * 2))


def test_before_the_secret_is_revealed_only_the_seal_is_checked() -> None:
    sealed = replace(published(), secret="", challenges={})
    assert faults(sealed) == []
    assert faults(sealed, noted_hash="0" * 64) == ["hash"]


def test_a_game_with_another_dealer_or_position_is_no_try() -> None:
    game = DEMOLITION
    games = {"demolition": TOY}
    mixed = mix(SECRET, NUMBERS, ROUNDS)
    made = make_challenge(TOY, "demolition", "2026-11-18", mixed)
    day = replace(
        published(), challenges={"demolition": PublishedChallenge(made.attempt, made.challenge)}
    )
    own = made.challenge.position(game, made.secret)
    assert verify_try(Record(own, made.hash), day, games) == []
    other = Play(game, 2, {"first": "1"})
    Dealer(bytes(32)).deal(other)
    found = verify_try(Record(other, Dealer(bytes(32)).hash), day, games)
    assert [fault.why for fault in found] == ["dealer", "position"]


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"day": 7}', b"\xff"])
def test_other_files_are_no_days(data: bytes) -> None:
    with pytest.raises(BadDay):
        read_published(data)
