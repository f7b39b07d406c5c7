"""Makes the challenge of a day, from the first dealer that gives a good one."""

from typing import Final, NamedTuple

from tavolino.core import Dealer
from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.daily.seal import dealer_secret

ATTEMPTS: Final = 40
"""After this many dealers, the challenge of the first one is used."""


class MadeChallenge(NamedTuple):
    """A challenge with the number of its dealer and the dealer's secret."""

    attempt: int
    secret: bytes
    challenge: Challenge

    @property
    def hash(self) -> str:
        """The dealer's hash in the records of all tries."""
        return Dealer(self.secret).hash


def make_challenge(daily: DailyGame, game: str, day: str, mixed: bytes) -> MadeChallenge:
    """The challenge of a game on a day. It follows from the day's number."""
    for attempt in range(ATTEMPTS):
        secret = dealer_secret(mixed, day, game, attempt)
        challenge = daily.make(secret, True)
        if challenge is not None:
            return MadeChallenge(attempt, secret, challenge)
    secret = dealer_secret(mixed, day, game, 0)
    challenge = daily.make(secret, False)
    assert challenge is not None
    return MadeChallenge(0, secret, challenge)
