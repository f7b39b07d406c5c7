"""The stored ids of all actions. What is stored never changes: new ids are only appended."""

import hashlib
import json
from pathlib import Path
from typing import Any

from tavolino.learn.encoding import ActionGroup, ActionSpace, actions_of, encoded_games

FOLDER = Path(__file__).parent / "actions"
MOST_LABELS = 1000
"""Groups with more actions are stored by the hash of their labels."""
MOST_HASHED = 100_000
STRIDE = 97
"""Of groups with more actions than that, which combine two numbers, every 97th is hashed."""


def described(space: ActionSpace) -> list[dict[str, Any]]:
    """Each group with its first id and its labels."""
    return [
        {"group": group.name, "first": ids.start, **_labels(group)}
        for group, ids in zip(space.groups, space.ranges.values(), strict=True)
    ]


def _labels(group: ActionGroup) -> dict[str, Any]:
    if group.count <= MOST_LABELS:
        return {"labels": list(map(group.label, range(group.count)))}
    numbers = range(0, group.count, 1 if group.count <= MOST_HASHED else STRIDE)
    text = "\n".join(map(group.label, numbers)).encode()
    return {"count": group.count, "sha256": hashlib.sha256(text).hexdigest()}


def stored(game: str) -> list[dict[str, Any]]:
    file = FOLDER / f"{game}.json"
    groups: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return groups


def check_appended(before: list[dict[str, Any]], now: list[dict[str, Any]]) -> None:
    """Fails if an action that had an id has another one now, or none."""
    for group, same in zip(before, now, strict=False):
        assert group == same, f"the ids of {group['group']} have changed"
    assert len(now) >= len(before), f"the ids of {before[len(now)]['group']} are gone"


def write_actions() -> None:
    """Stores new ids; fails if one that is stored has changed."""
    FOLDER.mkdir(exist_ok=True)
    for game in encoded_games():
        groups = described(actions_of(game))
        file = FOLDER / f"{game}.json"
        if file.exists():
            check_appended(stored(game), groups)
        rows = ",\n".join(json.dumps(group, ensure_ascii=False) for group in groups)
        file.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
