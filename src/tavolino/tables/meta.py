"""What is stored about a table besides its events."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TableMeta:
    code: str
    title: str
    is_archived: bool = False
