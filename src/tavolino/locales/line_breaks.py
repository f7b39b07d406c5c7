"""Short words that must not end a line: in Polish, those of one letter.

Catalogues and pages of rules are written with plain spaces. They get no-break ones when they are
read; parameters such as names keep their spaces. The client does the same when it is built
(`web/line-breaks.ts`).
"""

import re
from typing import Final

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
_NEW_BLOCK: Final = r"[}.|]|\*?\[\w+\]|(?:[-*#>]|\d+\.) "
"""What begins a line that does not go on with the sentence, in Fluent or Markdown."""
_ONE_LETTER: Final = re.compile(
    rf"(?<![^\s(„*])([aiouwz])(?: (?![\s|=])|\n *(?!\s|{_NEW_BLOCK}))", re.IGNORECASE
)


def bind_letters(text: str, language: str) -> str:
    """The source of a catalogue or of a page of rules, with no-break spaces after short words.

    >>> bind_letters("Ania i Bob: w { $where }", "pl")
    'Ania i\\xa0Bob: w\\xa0{ $where }'
    """
    return _ONE_LETTER.sub(rf"\1{NO_BREAK_SPACE}", text) if language == "pl" else text
