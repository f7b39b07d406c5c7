"""The dealer makes every move of chance from one secret, to which it has committed."""

import hashlib
import secrets

from tavolino.core.chance import SECRET_BYTES, Stream
from tavolino.core.game import B, M, S
from tavolino.core.play import Play
from tavolino.core.seats import CHANCE


def commitment(secret: bytes) -> str:
    """The hash that the dealer publishes before the game, which fixes the secret."""
    return hashlib.sha256(secret).hexdigest()


class Dealer:
    """Draw number n of a game depends on the secret and on n alone. Whatever the players do, the
    n-th draw was fixed before the first move.

    >>> from tavolino.core import Play
    >>> from tavolino.games.scalino.rules import SCALINO
    >>> play = Play(SCALINO, seats=4)
    >>> Dealer(secret=bytes(32)).deal(play)
    >>> str(play.log[0].move)
    'first 3'
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.hash = commitment(self.secret)

    def draw(self, number: int) -> Stream:
        return Stream(self.secret, number)

    def deal(self, play: Play[S, M, B], at: int = 0) -> None:
        """Makes the moves of chance until a player is to act."""
        while CHANCE in play.to_act:
            move = play.game.sample(play.state, CHANCE, self.draw(play.draws))
            play.submit(CHANCE, move, at)
