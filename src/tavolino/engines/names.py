"""Bot names that are commands of engines."""

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
    """The words of an engine's command, split as by a shell, even if the whole command is quoted.

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
    # Surrogate escapes cannot be encoded anywhere.
    if not words or not is_unicode(bot):
        raise Refused("ENGINE", "command", bot=bot[:80])
    return tuple(words)


def split_bots(text: str) -> tuple[str, ...]:
    """Splits a list of bot names at commas outside quotes.

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
