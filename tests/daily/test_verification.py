"""A day that was not drawn fairly is found out."""

from dataclasses import replace

import pytest

from tavolino.daily import begins_at, dealer_secret, make_challenge, write_challenge
from tavolino.daily.chain import Batch
from tavolino.daily.published import PublishedChallenge, PublishedDay
from tavolino.daily.verification import ReaderNotes, missing_games, verify_day
from tests.daily.days import BATCHES, ROUNDS, TOY, hash_of, mixed_of, published, receipt_of

DAY = "2026-11-18"
GAMES = {"toy": TOY}


def faults(day: PublishedDay, notes: ReaderNotes = ReaderNotes()) -> list[str]:  # noqa: B008
    return [fault.why for fault in verify_day(day, GAMES, notes, ROUNDS)]


@pytest.mark.parametrize(("batch", "place"), [(0, 0), (1, 0), (1, 1), (1, 2)])
def test_a_fair_day_has_no_fault(batch: int, place: int) -> None:
    assert faults(published(), ReaderNotes(hash_of(DAY), receipt_of(DAY, batch, place))) == []


def test_a_forged_secret_is_found() -> None:
    assert faults(replace(published(), secret="00" * 32)) == ["secret"]
    assert "hash" in faults(published(), ReaderNotes(hash="00" * 32))


@pytest.mark.parametrize("rounds", [1, ROUNDS - 1, ROUNDS + 1])
def test_a_day_mixed_with_chosen_rounds_is_found(rounds: int) -> None:
    """A server that may choose how often to mix can search until a challenge suits."""
    assert faults(published(rounds=rounds)) == ["rounds"]
    assert faults(replace(published(), rounds=rounds)) == ["rounds", "secret"]


@pytest.mark.parametrize(
    "batches",
    [BATCHES[:1], BATCHES[::-1], (*BATCHES, ("00" * 16,)), (BATCHES[0], BATCHES[1][:2])],
    ids=["fewer", "order", "more", "smaller"],
)
def test_a_changed_chain_is_found(batches: tuple[tuple[str, ...], ...]) -> None:
    changed = replace(published(), batches=published(batches=batches).batches)
    assert faults(changed) == ["challenge"]


def test_a_number_that_was_left_out_is_found_by_its_visitor() -> None:
    day = published(batches=BATCHES[:1])
    assert faults(day) == []
    assert faults(day, ReaderNotes(receipt=receipt_of(DAY, 1, 2))) == ["missing"]
    other = published(batches=(BATCHES[0], BATCHES[1][:2]))
    assert faults(other, ReaderNotes(receipt=receipt_of(DAY, 1, 2))) == ["missing"]


def test_a_change_before_a_number_is_found_by_its_visitor() -> None:
    day = published(batches=(("00" * 16,), BATCHES[1]))
    assert faults(day) == []
    assert faults(day, ReaderNotes(receipt=receipt_of(DAY, 1, 0))) == ["rewritten"]
    counted = receipt_of(DAY, 1, 0)._replace(numbers=9)
    assert faults(published(), ReaderNotes(receipt=counted)) == ["rewritten"]


def test_a_receipt_belongs_to_one_day_and_seal() -> None:
    assert faults(published(), ReaderNotes(receipt=receipt_of("2026-11-19", 0, 0))) == ["other"]
    forged = receipt_of(DAY, 0, 0)._replace(hash="00" * 32)
    assert "hash" in faults(published(), ReaderNotes(receipt=forged))


def test_a_picked_dealer_is_found() -> None:
    """A later dealer than the first good one would be a choice."""
    day, mixed = published(), mixed_of(DAY, BATCHES)
    later = next(
        PublishedChallenge("toy", attempt, write_challenge(challenge))
        for attempt in range(day.challenges[0].attempt + 1, 100)
        if (challenge := TOY.make(dealer_secret(mixed, DAY, "toy", attempt), True))
    )
    assert faults(replace(day, challenges=(later,))) == ["challenge"]


def test_an_extra_wrong_challenge_is_found() -> None:
    day = published()
    (right,) = day.challenges
    wrong = right._replace(challenge=right.challenge.replace('"par":', '"par":1'))
    for both in ((wrong, right), (right, wrong), (right, right)):
        assert "twice" in faults(replace(day, challenges=both))


def test_challenges_are_in_the_order_of_the_server() -> None:
    day = published()
    made = make_challenge(TOY, "other", DAY, mixed_of(DAY, BATCHES))
    other = PublishedChallenge("other", made.attempt, write_challenge(made.challenge))
    games = {**GAMES, "other": TOY}
    assert verify_day(replace(day, challenges=(other, *day.challenges)), games, rounds=ROUNDS) == []
    turned = replace(day, challenges=(*day.challenges, other))
    found = verify_day(turned, games, rounds=ROUNDS)
    assert [fault.why for fault in found] == ["order"]


def test_a_day_without_challenges_is_not_called_fair() -> None:
    """Nothing would contradict numbers that were taken out."""
    day = replace(published(), challenges=(), batches=())
    found = verify_day(day, GAMES, rounds=ROUNDS)
    assert [fault.why for fault in found] == ["empty"]


def test_a_challenge_that_was_left_out_is_mentioned() -> None:
    assert missing_games(published(), {**GAMES, "other": TOY}) == ["other"]
    assert missing_games(published(), GAMES) == []
    sealed = replace(published(), secret="", challenges=())
    assert missing_games(sealed, GAMES) == []


def test_a_game_that_is_not_known_is_a_fault() -> None:
    assert [fault.why for fault in verify_day(published(), {}, rounds=ROUNDS)] == ["game"]


@pytest.mark.parametrize(("days", "fault"), [(0, "late"), (1, "late"), (-8, "early")])
def test_a_seal_at_a_time_when_no_server_seals(days: int, fault: str) -> None:
    sealed_at = begins_at(DAY) + days * 24 * 3600 * 1000
    assert fault in faults(replace(published(), sealed_at=sealed_at))


def test_before_the_secret_is_revealed_only_seal_and_chain_are_checked() -> None:
    sealed = replace(published(), secret="", challenges=())
    assert faults(sealed, ReaderNotes(hash_of(DAY), receipt_of(DAY, 1, 1))) == []
    assert faults(sealed, ReaderNotes("0" * 64)) == ["hash"]
    shorter = replace(sealed, batches=(Batch(1, "00" * 32),))
    assert faults(shorter, ReaderNotes(receipt=receipt_of(DAY, 1, 1))) == ["missing"]
    assert faults(replace(published(), secret="")) == ["unrevealed"]
