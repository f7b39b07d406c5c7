"""How a refusal is answered over HTTP, as types."""

from msgspec import Struct

from tavolino.server.protocol.messages import Parameters


class Problem(Struct, frozen=True):
    """What is wrong: the rule, the case, its parameters, and a sentence for the reader."""

    rule: str
    why: str
    params: Parameters
    text: str


class Trouble(Struct, frozen=True):
    error: Problem
