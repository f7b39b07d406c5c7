"""Writes what a browser needs to play: `python -m tavolino.device FOLDER`.

The folder gets the archive of the Python files, and the games as a device offers them, so that a
page can list them before Python has started.
"""

import sys
from pathlib import Path

import msgspec

from tavolino.device.archive import archive
from tavolino.device.levels import MASTER
from tavolino.protocol.games import GameList
from tavolino.protocol.messages import encode
from tavolino.table.game_list import list_games


def listed_games() -> GameList:
    """All games, with the bots that every device can offer."""
    listed = list_games()
    shown = [
        msgspec.structs.replace(game, bots=[bot for bot in game.bots if bot != MASTER])
        for game in listed.games
    ]
    return msgspec.structs.replace(listed, games=shown)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tavolino.zip").write_bytes(archive())
    (folder / "games.json").write_bytes(encode(listed_games()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
