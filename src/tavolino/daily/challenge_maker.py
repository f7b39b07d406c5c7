"""Makes the challenge of a day: of the first dealer that gives a good one."""

from typing import Final, NamedTuple

from tavolino.core import Dealer
from tavolino.daily.challenge import Challenge, DailyGame
from tavolino.daily.seal import dealer_secret

ATTEMPTS: Final = 40
"""After this many dealers the first one must do."""


class MadeChallenge(NamedTuple):
    """A challenge with the number of its dealer and the dealer's secret."""

    attempt: int
    secret: bytes
    challenge: Challenge

    @property
    def hash(self) -> str:
        """What the records of all tries have as the dealer's hash."""
        return Dealer(self.secret).hash


def make_challenge(daily: DailyGame, game: str, day: str, mixed: bytes) -> MadeChallenge:
    """The challenge of a game on a day. Everybody who has the day's number finds the same."""
    for attempt in range(ATTEMPTS):
        secret = dealer_secret(mixed, day, game, attempt)
        challenge = daily.make(secret, True)
        if challenge is not None:
            return MadeChallenge(attempt, secret, challenge)
    secret = dealer_secret(mixed, day, game, 0)
    challenge = daily.make(secret, False)
    assert challenge is not None
    return MadeChallenge(0, secret, challenge)
