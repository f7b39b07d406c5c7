"""Refusals as clients get them: with a sentence in the reader's language."""

from typing import Final

from tavolino.core import Refused
from tavolino.locales import say_at_table
from tavolino.protocol.errors import Problem
from tavolino.protocol.messages import Refusal

STATUS: Final = {
    ("PERSON", "none"): 401,
    ("TOKEN", "wrong"): 401,
    ("SIGNIN", "wrong"): 401,
    ("TOKEN", "browser"): 403,
    ("ACCESS", "origin"): 403,
    ("TABLE", "private"): 403,
    ("TABLE", "hidden"): 403,
    ("TABLE", "unknown"): 404,
    ("TABLE", "archive-away"): 404,
    ("TABLE", "many"): 409,
    ("RECORD", "unknown"): 404,
    ("PUZZLE", "unknown"): 404,
    ("PUZZLE", "stale"): 409,
    ("RULES", "none"): 404,
    ("DAILY", "unknown"): 404,
    ("DAILY", "sealed"): 403,
    ("DAILY", "closed"): 409,
    ("DAILY", "early"): 409,
    ("PICTURE", "none"): 404,
    ("PRINT", "none"): 404,
    ("PRINT", "no-rules"): 404,
    ("PERSON", "unknown"): 404,
    ("TOKEN", "unknown"): 404,
    ("FRIEND", "link"): 404,
    ("FRIEND", "none"): 404,
    ("NOTICE", "link"): 404,
    ("NOTICE", "feed"): 404,
    ("ACCOUNT", "taken"): 409,
    ("ACCOUNT", "similar"): 409,
    ("STORAGE", "away"): 503,
    ("STORAGE", "busy"): 503,
    ("STORAGE", "device"): 503,
    ("BODY", "large"): 413,
    ("RECORD", "long"): 413,
    ("STORED", "long"): 413,
    ("REQUEST", "unknown"): 404,
    ("REQUEST", "method"): 405,
    ("REQUEST", "slow"): 408,
    ("REQUEST", "head"): 431,
    ("SERVER", "failed"): 500,
    ("SERVER", "closing"): 503,
    ("DEVICE", "failed"): 500,
    ("HINT", "busy"): 503,
    ("RECORD", "busy"): 503,
    ("STORED", "busy"): 503,
    ("PICTURE", "busy"): 503,
    ("PRINT", "busy"): 503,
    ("ANALYSIS", "many"): 429,
    ("LIMIT", "wait"): 429,
    ("LIMIT", "sockets"): 429,
    ("LIMIT", "connections"): 503,
}
"""Refusals with a specific status; all others are 400."""


def status_of(refusal: Refused) -> int:
    """The status of an answer over HTTP that is a refusal."""
    return STATUS.get((refusal.rule, refusal.why), 400)


def problem(refusal: Refused, language: str) -> Problem:
    """A refusal in an answer over HTTP."""
    return Problem(refusal.rule, refusal.why, refusal.params, say_at_table(refusal, language))


def refused_command(command_id: str, refusal: Refused, language: str, version: int) -> Refusal:
    """A refusal on a table's socket, when the table is at this version."""
    return Refusal(
        id=command_id,
        rule=refusal.rule,
        why=refusal.why,
        params=refusal.params,
        text=say_at_table(refusal, language),
        version=version,
    )
