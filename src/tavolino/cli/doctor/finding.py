"""The result of a check."""

from typing import Final, Literal, NamedTuple

State = Literal["good", "optional", "bad"]
SIGNS: Final[dict[State, str]] = {"good": "✓", "optional": "–", "bad": "✗"}


class Finding(NamedTuple):
    """One line of the report; `remedy` is the command that fixes a problem, or adds something
    optional."""

    state: State
    text: str
    remedy: str = ""

    def __str__(self) -> str:
        line = f"{SIGNS[self.state]} {self.text}"
        return f"{line}\n    {self.remedy}" if self.remedy else line
