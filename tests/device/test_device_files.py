"""What is written for browsers when the client is built."""

import json
import zipfile
from pathlib import Path

from tavolino.device.__main__ import main
from tavolino.games import games


def test_a_folder_gets_the_archive_and_the_games(tmp_path: Path) -> None:
    main(tmp_path / "device")
    listed = json.loads((tmp_path / "device" / "games.json").read_bytes())
    assert [game["name"] for game in listed["games"]] == list(games())
    for game in listed["games"]:
        assert "master" not in game["bots"]
        assert game["is_referee"] or {"learner", "casual", "strong"} <= set(game["bots"])
    with zipfile.ZipFile(tmp_path / "device" / "tavolino.zip") as zipped:
        assert "tavolino/device/runner.py" in zipped.namelist()
