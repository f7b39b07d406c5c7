"""Examples in docstrings become blocks of code on the documentation site."""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*?(?=^\s*$|\Z)", re.MULTILINE | re.DOTALL)


class Doctests(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(_fence, obj.docstring.value)


def _fence(example: re.Match[str]) -> str:
    return f"```pycon\n{example[0].rstrip()}\n```\n"
