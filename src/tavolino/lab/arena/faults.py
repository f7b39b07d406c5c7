"""Why a bot has forfeited a game."""

from typing import NamedTuple

from tavolino.core import Refused, Seat, Value
from tavolino.engines import EngineFault


class Fault(NamedTuple):
    """What an engine did wrong: the case, and the parameters of its message."""

    seat: Seat
    case: str
    params: tuple[tuple[str, Value], ...]

    @classmethod
    def of(cls, seat: Seat, fault: EngineFault) -> "Fault":
        refusal = fault.refusal
        return cls(seat, refusal.why, tuple(sorted(refusal.params.items())))

    @property
    def refusal(self) -> Refused:
        rule, why = "ENGINE", self.case
        return Refused(rule, why, **dict(self.params))
