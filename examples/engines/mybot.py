"""A bot for every game of Tavolino, with Python's standard library only.

    tavolino arena rope --bots "cmd:python mybot.py,random" --games 20

It knows no rules. The table lists the legal moves of every position; where there are too many to
list, it names one. The bot chooses by what moves look like: the pile card in Cut the Rope, the
largest block in Scalino, any move otherwise. docs/engine-protocol.md explains the lines.
"""

import json
import random
import re
import sys

BLOCK = re.compile(r"([a-i])([1-9])(?:-([a-i])([1-9]))?")


def move_score(move: str) -> int:
    """The score of a move by its notation."""
    if move.startswith("p>"):  # the card of the player's pile
        return 10
    block = BLOCK.fullmatch(move)
    if block is None:
        return 0
    column, row, other_column, other_row = block.groups()
    across = ord(other_column or column) - ord(column)
    return 1 + abs(across) + abs(int(other_row or row) - int(row))


def choose(moves: list[str], chance: random.Random) -> str:
    """One of the moves that look best."""
    best = max(map(move_score, moves))
    return chance.choice([move for move in moves if move_score(move) == best])


def main() -> None:
    chance = random.Random()
    moves: list[str] | None = None
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        match word:
            case "tavolino":
                print("name mybot in Python", "game *", "ready", sep="\n", flush=True)
            case "newgame":
                chance = random.Random(json.loads(rest)["seed"])
                print("ready", flush=True)
            case "view":
                moves = json.loads(rest)["moves"]
            case "go":
                default = rest.partition("default ")[2]
                print("move", choose(moves, chance) if moves else default, flush=True)
            case "quit":
                return


if __name__ == "__main__":
    main()
