"""Fairness: the secret fits the hash, and every draw follows from the secret."""

from typing import Any

import pytest

from tavolino.core import CHANCE, Dealer, Entry, Play, Record, Stream, verify
from tavolino.games import rules
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.rules import SCALINO

SECRET = bytes(range(32))
OTHER = bytes(range(1, 33))


def play_on(play: Play[Any, Any, Any]) -> None:
    """Plays a game of Scalino to its end."""
    source = Stream(SECRET, 99)
    while play.outcome is None:
        (seat,) = play.to_act
        play.submit(seat, SCALINO.sample(play.state, seat, source))


def played(first: str | None = None, hash_of: bytes = SECRET, shown: str = SECRET.hex()) -> bytes:
    """A finished game; `first` puts another lot in the place of the dealer's."""
    dealer = Dealer(SECRET)
    play = Play(SCALINO, 4)
    if first is None:
        dealer.deal(play)
    else:
        play.submit_text(CHANCE, first)
    play_on(play)
    return Record(play, Dealer(hash_of).hash, shown).write()


def test_a_game_that_follows_from_its_secret_is_fair() -> None:
    verdict = verify(played(), rules())
    assert (verdict.faults, verdict.fairness) == ((), "fair")


def test_a_secret_that_does_not_fit_the_hash() -> None:
    (fault,) = verify(played(hash_of=OTHER), rules()).faults
    assert fault.why == "commitment"
    assert fault.params["hash"] == Dealer(OTHER).hash
    assert fault.params["computed"] == Dealer(SECRET).hash


@pytest.mark.parametrize("shown", ["", "abc", SECRET.hex().upper(), "g" * 64])
def test_a_malformed_secret_is_a_fault(shown: str) -> None:
    verdict = verify(played(shown=shown), rules())
    assert verdict.fairness == "unfair"
    assert [fault.why for fault in verdict.faults] == ["secret-form"]


def test_a_secret_without_a_hash() -> None:
    play = Play(SCALINO, 4, {"first": "1"})
    play_on(play)
    verdict = verify(Record(play, secret=SECRET.hex()).write(), rules())
    assert [(fault.line, fault.why) for fault in verdict.faults] == [(1, "no-commitment")]


def test_a_draw_that_does_not_follow_from_the_secret() -> None:
    verdict = verify(played("first 3"), rules())
    (fault,) = verdict.faults
    assert (fault.line, fault.why, verdict.fairness) == (2, "draw", "unfair")
    assert fault.params == {"draw": 1, "got": "first 3", "expected": "first 2"}


def test_a_game_without_a_commitment_is_unclaimed() -> None:
    play = Play(SCALINO, 4, {"first": "1"})
    play_on(play)
    verdict = verify(Record(play).write(), rules())
    assert (verdict.faults, verdict.fairness) == ((), "unclaimed")


def test_a_record_that_cannot_be_read() -> None:
    verdict = verify(b"nonsense\n", rules())
    assert verdict.record is None
    assert verdict.fairness == "unknown"


def test_what_players_do_never_changes_the_draws() -> None:
    """Draw n depends on the secret and n alone."""
    pyramids = set()
    for seats in (2, 6):
        play = Play(DEMOLITION, seats)
        Dealer(SECRET).deal(play)
        entry = play.log[0]
        assert isinstance(entry, Entry)
        pyramids.add(DEMOLITION.write(entry.move))
    assert len(pyramids) == 1
