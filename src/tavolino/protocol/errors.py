"""Types of refusals over HTTP."""

from msgspec import Struct

from tavolino.protocol.messages import Parameters


class Problem(Struct, frozen=True):
    """A refusal: the rule, the case, its parameters, and a sentence for the reader."""

    rule: str
    why: str
    params: Parameters
    text: str


class ErrorResponse(Struct, frozen=True):
    """The body of every refused request."""

    error: Problem
