"""Who sits on a seat, and who moves for it."""

from dataclasses import dataclass
from typing import Literal

from tavolino.table.events import Person


@dataclass(frozen=True)
class Occupant:
    """A seat holds a person, a bot or nobody. A stand-in may move for a person."""

    person: Person = ""
    bot: str = ""
    stand_in: Literal["", "turn", "back"] = ""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_personal(self) -> bool:
        """True if a person moves for the seat right now."""
        return bool(self.person) and not self.stand_in
