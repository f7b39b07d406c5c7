"""Refusals as clients get them: with a sentence in the reader's language."""

from tavolino.core import Refused
from tavolino.locales import say_at_table
from tavolino.protocol.errors import Problem
from tavolino.protocol.messages import Refusal


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
