"""Names of bots that are commands."""

import shlex
from typing import Final

from tavolino.core import Refused
from tavolino.core.record import is_unicode

PREFIX: Final = "cmd:"
_QUOTES: Final = "\"'"


def is_engine(bot: str) -> bool:
    """True if the name of a bot is the command of an engine."""
    return bot.startswith(PREFIX)


def command_of(bot: str) -> tuple[str, ...]:
    """The words of an engine's command, split like a shell does. A command line that is quoted as a
    whole is split as well.

    >>> command_of("cmd:./mybot --depth 3")
    ('./mybot', '--depth', '3')
    >>> command_of('cmd:"./mybot --depth 3"')
    ('./mybot', '--depth', '3')
    >>> command_of('cmd:"./my bot" --depth 3')
    ('./my bot', '--depth', '3')
    """
    try:
        words = shlex.split(bot.removeprefix(PREFIX))
        if len(words) == 1:
            words = shlex.split(words[0])
    except ValueError:
        words = []
    # A character that is no Unicode, as Python spells it, could be written nowhere.
    if not words or not is_unicode(bot):
        raise Refused("ENGINE", "command", bot=bot[:80])
    return tuple(words)


def split_bots(text: str) -> tuple[str, ...]:
    """The names in a list of bots, which commas separate except within quotes.

    >>> split_bots("cmd:./mybot '--weights=1,2', strong")
    ("cmd:./mybot '--weights=1,2'", 'strong')
    """
    names, open_quote = [""], ""
    for character in text:
        if character == "," and not open_quote:
            names.append("")
            continue
        if character in _QUOTES and open_quote in ("", character):
            open_quote = "" if open_quote else character
        names[-1] += character
    return tuple(name.strip() for name in names)
