"""The refusal of something that is not allowed."""

Parameter = str | int


class Refused(Exception):
    """A move, an option or a record line that is not allowed.

    `rule` is the id of the rule that forbids it ("SC-7") or the part of the table that does
    ("TURN", "OPTION", "NOTATION", "UNDO", "CLOCK", "SEATS", "OVER"). `why` names the case within
    it. `params` are the parameters of the sentence, which is made where the reader's language is
    known.

    >>> print(Refused("SC-7", "gap", place="d5", kind="bay"))
    SC-7: gap, kind='bay', place='d5'
    """

    def __init__(self, rule: str, why: str, **params: Parameter) -> None:
        super().__init__(rule, why, params)
        self.rule = rule
        self.why = why
        self.params = params

    def __str__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in sorted(self.params.items()))
        return f"{self.rule}: {self.why}{details}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.rule, self.why, self.params))


def _rebuild(rule: str, why: str, params: dict[str, Parameter]) -> Refused:
    return Refused(rule, why, **params)
