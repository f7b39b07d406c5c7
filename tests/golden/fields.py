"""The tables of docs/encoding.md: all groups of actions and all fields of observations."""

from pathlib import Path

from tavolino.games import games
from tavolino.learn.encoding import actions_of, encoded_games, encoder_of

PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"


def written(page: str) -> str:
    """The page with its tables as they should be."""
    for game in encoded_games():
        for name, table in (("actions", actions_table(game)), ("fields", fields_table(game))):
            start, end = f"<!-- {name} {game} -->\n", "<!-- end -->\n"
            before, _, rest = page.partition(start)
            old, _, after = rest.partition(end)
            assert old or after, f"docs/encoding.md lacks the {name} of {game}"
            page = f"{before}{start}\n{table}\n{end}{after}"
    return page


def actions_table(game: str) -> str:
    actions = actions_of(game)
    rows = [
        f"| {ids[0]}–{ids[-1]} | {group.name} | {len(ids)} | `{group.label(0)}`, … "
        f"`{group.label(group.count - 1)}` |"
        if len(ids) > 1
        else f"| {ids[0]} | {group.name} | 1 | `{group.label(0)}` |"
        for group, ids in zip(actions.groups, actions.ranges.values(), strict=True)
    ]
    return "\n".join(["| ids | group | count | labels |", "|---|---|---|---|", *rows]) + "\n"


def fields_table(game: str) -> str:
    """What has a row for each seat is recognized by comparing two numbers of seats."""
    low, high = games()[game].rules.players[-2:]
    few, many = (encoder_of(game, seats).fields for seats in (low, high))
    rows = []
    for one, other in zip(few, many, strict=True):
        sizes = [
            str(size) if size == same else "seats"
            for size, same in zip(one.shape, other.shape, strict=True)
        ]
        rows.append(f"| `{one.name}` | {' × '.join(sizes)} | {one.meaning} |")
    return "\n".join(["| field | shape | meaning |", "|---|---|---|", *rows]) + "\n"


def write_fields() -> None:
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
