"""A result as a text to share, without spoilers."""

from typing import Final, NamedTuple

from tavolino.locales import say

SQUARES: Final = 5
FULL: Final = "🟩"
EMPTY: Final = "⬜"
FAILED: Final = "⬛"


class SharedResult(NamedTuple):
    """The result to share: `beyond` is how much better than par it is, None if the try failed."""

    title: str
    day: str
    beyond: int | None
    par: int
    streak: int
    url: str


def share_text(result: SharedResult, language: str) -> str:
    lines = [
        say("daily-share-head", language, game=result.title, day=result.day),
        squares(result.beyond, result.par),
        _against_par(result.beyond, language),
    ]
    if result.streak > 1:
        lines.append(say("daily-share-streak", language, days=result.streak))
    return "\n".join((*lines, result.url))


def squares(beyond: int | None, par: int) -> str:
    """How close to par a result is, as a row of squares; all are full from par on.

    >>> squares(0, 40), squares(-8, 40), squares(-40, 40), squares(None, 40)
    ('🟩🟩🟩🟩🟩', '🟩🟩🟩🟩⬜', '⬜⬜⬜⬜⬜', '⬛⬛⬛⬛⬛')
    """
    if beyond is None:
        return FAILED * SQUARES
    missing = min(1.0, max(0, -beyond) / max(1, par))
    full = int(SQUARES * (1 - missing) + 1e-9)
    return FULL * full + EMPTY * (SQUARES - full)


def _against_par(beyond: int | None, language: str) -> str:
    if beyond is None:
        return say("daily-share-failed", language)
    if beyond == 0:
        return say("daily-share-par", language)
    key = "daily-share-better" if beyond > 0 else "daily-share-worse"
    return say(key, language, points=abs(beyond))
