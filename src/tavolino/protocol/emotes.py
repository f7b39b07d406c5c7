"""Emotes: faces and gestures that people send in addition to chat.

They are sent and stored as ids, so everybody reads them in their own language. An emote is stored
as a line of chat: a mark that no written line can contain, and its id.
"""

from typing import Final, Literal, NamedTuple, get_args

from tavolino.core import Refused

Emote = Literal[
    "hello", "thumbs-up", "well-played", "thinking", "oops", "laughing", "hurry", "thanks"
]
EMOTES: Final[dict[str, Emote]] = {one: one for one in get_args(Emote)}
MARK: Final = "\x01"
"""Lines that people write have only printable characters."""


class SentLine(NamedTuple):
    """What somebody sent: a text or an emote."""

    text: str
    emote: Emote | None


def store_emote(emote: str) -> str:
    """An emote as it is stored. Refuses an unknown one."""
    if emote not in EMOTES:
        raise Refused("EMOTE", "unknown", got=emote, expected=", ".join(EMOTES))
    return MARK + emote


def read_line(stored: str) -> SentLine:
    """What a stored line contains. An emote that no longer exists is shown as its id."""
    if not stored.startswith(MARK):
        return SentLine(stored, None)
    emote = EMOTES.get(stored.removeprefix(MARK))
    return SentLine("", emote) if emote else SentLine(stored.removeprefix(MARK), None)
