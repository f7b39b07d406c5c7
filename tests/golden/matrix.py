"""The matrix of rules: where each is told, written, refused and tested."""

from tests.rulebook import BOOKS, ROOT, citations, named_tests, refusals, rules_in, rules_page

FILE = ROOT / "docs" / "rules" / "matrix.md"

HEAD = """\
# Every rule, and where it is

Each rule has a paragraph in five languages, code that cites it, and tests named after it. Cases are
those in which a move, an option or a file is refused; each has a sentence in every language. This
page is written by `make matrix`.
"""


def matrix() -> str:
    return "\n".join(
        [HEAD, *(_section(game, rules_page(game, "en").read_text("utf-8")) for game in BOOKS)]
    )


def _section(name: str, page: str) -> str:
    title = page.partition("\n")[0].removeprefix("# ")
    rows = [_row(name, rule, title) for rule, title in sorted(rules_in(page), key=_by_number)]
    head = ["| rule | code | tests | cases refused |", "|---|---|---|---|"]
    return "\n".join([f"## {title}", "", *head, *rows, ""])


def _by_number(rule: tuple[str, str]) -> tuple[str, int]:
    prefix, _, number = rule[0].partition("-")
    return prefix, int(number)


def _row(page: str, rule: str, title: str) -> str:
    cases = sorted(one.case for one in refusals().values() if one.rule == rule)
    cells = (
        f"[{rule}](../../src/tavolino/games/{page}/words/en/rules.md#{rule}) {title}",
        _names(citations()[rule]),
        _names(named_tests()[rule]),
        _names(cases),
    )
    return f"| {' | '.join(cells)} |"


def _names(names: list[str]) -> str:
    return "<br>".join(f"`{name}`" for name in dict.fromkeys(names))


def write_matrix() -> None:
    FILE.write_text(matrix(), encoding="utf-8")


if __name__ == "__main__":
    write_matrix()
