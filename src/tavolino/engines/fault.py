"""What can be wrong with an engine."""

from tavolino.core import Refused


class EngineFault(Exception):
    """An engine did not do what the protocol or the rules ask of it. Its seat forfeits the game.

    `refusal` says what happened: its rule is ENGINE.
    """

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal)
        self.refusal = refusal
