"""Names that look like other names: Unicode's table of confusable characters (UTS #39).

The skeletons of an account's name are kept in the table `lookalikes`, where each belongs to one
account. Letters of other languages stay possible; what is refused is a name that cannot be told
from another account's, and a word that mixes alphabets.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final

from tavolino.core import Refused
from tavolino.server.people.names import account_of
from tavolino.server.storage import Conflict, Database, Row, Statement

INSERT: Final = "INSERT INTO lookalikes (skeleton, person) VALUES ($1, $2)"
ACCOUNTS: Final = (
    "SELECT id, name, account FROM people WHERE account IS NOT NULL ORDER BY created_at, id"
)
UNKEPT: Final = (
    "SELECT id FROM people WHERE account IS NOT NULL"
    " AND id NOT IN (SELECT person FROM lookalikes) LIMIT 1"
)
ALGORITHM: Final = "1"
"""To be raised whenever the same table of characters leads to other skeletons."""
MOST_ROUNDS: Final = 4
MOST_RETRIES: Final = 20
LETTERS: Final = frozenset(("Ll", "Lt", "Lu", "Lo"))
WRITTEN_TOGETHER: Final = frozenset(
    ("LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
)
"""Scripts that occur in one word in Chinese, Japanese and Korean."""


def skeletons(name: str) -> frozenset[str]:
    """What a name looks like; two names look alike if they have one of these in common.

    One is taken as the name is written, where a capital I is an l, and one without regard to
    capitals, since accounts are found without it.

    >>> sorted(skeletons("PaypaI"))
    ['paypai', 'paypal']
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset((_skeleton(plain), _skeleton(account_of(name))))


def check_scripts(name: str) -> None:
    """Refuses a word with letters of several alphabets, like a Latin one with a Cyrillic a."""
    found: set[str] = set()
    for character in unicodedata.normalize("NFKC", name):
        category = unicodedata.category(character)
        if category[0] in "PZ":
            found.clear()
        elif category in LETTERS:
            found.add(unicodedata.name(character, "?").split()[0])
            if len(found) > 1 and not found <= WRITTEN_TOGETHER:
                raise Refused("NAME", "mixed")


def reserve(name: str, person: str) -> list[Statement]:
    """Takes what this name looks like for the account of a person."""
    return [Statement(INSERT, (one, person)) for one in sorted(skeletons(name))]


async def is_similar(database: Database, name: str, person: str) -> bool:
    """Whether a name looks like that of an account of somebody else."""
    alike = sorted(skeletons(name))
    places = ", ".join(f"${number}" for number in range(2, len(alike) + 2))
    sql = f"SELECT person FROM lookalikes WHERE person <> $1 AND skeleton IN ({places})"
    return bool(await database.read(sql, person, *alike))


async def keep_skeletons(database: Database) -> None:
    """Brings the table up to date: for accounts that have none yet, and after Unicode's table has
    changed. Of accounts that looked alike before that was refused, the oldest has the name to
    itself; the others stay as they are.
    """
    version = f"{_table_version()} {ALGORITHM}"
    for _ in range(MOST_RETRIES):
        kept = await database.read("SELECT value FROM server WHERE name = 'lookalikes'")
        is_current = bool(kept) and kept[0]["value"] == version
        if is_current and not await database.read(UNKEPT):
            return
        try:
            await database.write(
                [
                    Statement("DELETE FROM lookalikes"),
                    *_all(await database.read(ACCOUNTS)),
                    Statement("DELETE FROM server WHERE name = 'lookalikes'"),
                    Statement("INSERT INTO server VALUES ('lookalikes', $1)", (version,)),
                ]
            )
        except Conflict:
            continue  # another process is at it, or somebody has made an account
        return
    raise Refused("STORAGE", "busy")


def _all(accounts: Sequence[Row]) -> Iterable[Statement]:
    taken: set[str] = set()
    for row in accounts:
        person, name, account = str(row["id"]), str(row["name"]), str(row["account"])
        # The name may have been changed since the account was made.
        alike = skeletons(name if account_of(name) == account else account)
        yield from (Statement(INSERT, (one, person)) for one in sorted(alike - taken))
        taken |= alike


def _skeleton(text: str) -> str:
    for _ in range(MOST_ROUNDS):
        before = text
        text = unicodedata.normalize("NFD", text).translate(_prototypes())
        text = unicodedata.normalize("NFD", text.casefold())
        if text == before:
            break
    return text


@cache
def _table() -> tuple[str, ...]:
    file = resources.files("tavolino.server.people") / "confusables.txt"
    return tuple(file.read_text(encoding="utf-8").splitlines())


def _table_version() -> str:
    return _table()[0].removeprefix("# ")


@cache
def _prototypes() -> dict[int, str]:
    found: dict[int, str] = {}
    for line in _table():
        if not line.startswith("#"):
            prototype, *alike = line.split()
            text = "".join(chr(int(code, 16)) for code in prototype.split("+"))
            found.update((int(code, 16), text) for code in alike)
    return found
