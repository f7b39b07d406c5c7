"""The fault of an engine."""

from tavolino.core import Refused


class EngineFault(Exception):
    """An engine violated the protocol or the rules. Its seat forfeits the game.

    `refusal`, with the rule ENGINE, describes what happened.
    """

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal)
        self.refusal = refusal
