"""Names that look like other names: Unicode's table of confusable characters (UTS #39).

The skeletons of account names are stored in the table `lookalikes`, where each belongs to one
account. Letters of all languages are allowed. Refused are names that look like another account's,
and words that mix alphabets.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Final

from tavolino.core import Refused
from tavolino.server.people.account_names import account_of
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
"""Must be raised whenever the same character table gives different skeletons."""
MOST_ROUNDS: Final = 4
MOST_RETRIES: Final = 20
LETTERS: Final = frozenset(("Ll", "Lt", "Lu", "Lo"))
WRITTEN_TOGETHER: Final = frozenset(
    ("LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
)
"""Scripts that are mixed within words in Chinese, Japanese and Korean."""


def skeletons(name: str) -> frozenset[str]:
    """The skeletons of a name. Two names look alike if they share one.

    One is of the name as written, where a capital I looks like an l. The other ignores case, as the
    lookup of accounts does.

    >>> sorted(skeletons("PaypaI"))
    ['paypai', 'paypal']
    """
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset((_skeleton(plain), _skeleton(account_of(name))))


def check_scripts(name: str) -> None:
    """Refuses a word that mixes alphabets, such as a Latin word with a Cyrillic a."""
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
    """Reserves the skeletons of this name for a person's account."""
    return [Statement(INSERT, (one, person)) for one in sorted(skeletons(name))]


async def is_similar(database: Database, name: str, person: str) -> bool:
    """True if a name looks like the account of somebody else."""
    alike = sorted(skeletons(name))
    places = ", ".join(f"${number}" for number in range(2, len(alike) + 2))
    sql = f"SELECT person FROM lookalikes WHERE person <> $1 AND skeleton IN ({places})"
    return bool(await database.read(sql, person, *alike))


async def keep_skeletons(database: Database) -> None:
    """Updates the stored skeletons: for accounts that have none yet, and after a change of the
    character table. Of accounts that already look alike, the oldest gets the skeleton; the others
    stay as they are.
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
            continue  # another process does the same, or an account was created
        return
    raise Refused("STORAGE", "busy")


def _all(accounts: Sequence[Row]) -> Iterable[Statement]:
    taken: set[str] = set()
    for row in accounts:
        person, name, account = str(row["id"]), str(row["name"]), str(row["account"])
        # The name may have changed since the account was created.
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
