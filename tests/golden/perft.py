"""The positions whose move sequences are counted, and where the counts are kept."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tavolino.conformance import setups
from tavolino.core import Entry, Game, Play, Stream, perft, pick_weighted
from tavolino.games import find_game
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.build import BuildState
from tavolino.games.scalino.rules.moves import ColouredPlace
from tavolino.games.scalino.rules.pyramid import write_blocks

FILE = Path(__file__).parent / "perft.json"
DEPTH = 3
FEATURES = ("decline", "level", "skip", "substitute", "neutral hand")


@dataclass(frozen=True)
class Count:
    """A position and how many move sequences of each length start from it."""

    game: str
    players: int
    options: dict[str, str]
    about: str
    moves: list[str]
    nodes: list[int]


def read_counts() -> list[Count]:
    return [Count(**row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def write_counts() -> None:
    counts = [*_building_counts(), *_demolition_counts()]
    counts += _missing_counts(counts)
    rows = ",\n".join(json.dumps(asdict(count)) for count in counts)
    FILE.write_text(f"[\n{rows}\n]\n", encoding="utf-8")


def _building_counts() -> list[Count]:
    counts = []
    for players in SCALINO.players:
        for gaps in ("bay", "notch"):
            options = {"first": "0", "gaps": gaps}
            positions = {"start": [], **_find_positions(players, options)}
            counts += [_count(players, options, *found) for found in positions.items()]
    either = {"first": "0", "gaps": "bay", "bonus": "either"}
    found = _find_positions(2, either)
    return [*counts, *(_count(2, either, about, found[about]) for about in ("decline", "level"))]


def _count(players: int, options: dict[str, str], about: str, moves: list[str]) -> Count:
    nodes = perft(SCALINO, _state_after(players, options, moves), DEPTH)
    return Count("scalino", players, options, about, moves, nodes)


def _demolition_counts() -> list[Count]:
    counts = []
    for players in DEMOLITION.players:
        pyramid = write_blocks(complete_pyramid(Stream(bytes(32), players)).build_order)
        options = {"first": "0", "pyramid": pyramid}
        play = Play(DEMOLITION, players, options)
        source = Stream(bytes(32), 50 + players)
        moves: list[str] = []
        for about, length in (("start", 0), ("middle", 20), ("late", 40)):
            while len(moves) < length:
                (seat,) = play.to_act
                move = DEMOLITION.sample(play.state, seat, source)
                moves.append(str(move))
                play.submit(seat, move)
            nodes = perft(DEMOLITION, play.state, 2 if about == "start" else DEPTH)
            counts.append(Count("demolition", players, options, about, list(moves), nodes))
    return counts


def _missing_counts(counts: list[Count]) -> list[Count]:
    """The start of a game with each value that no other position has. A lot is not counted."""
    found = []
    pyramid = write_blocks(complete_pyramid(Stream(bytes(32), 0)).build_order)
    usual = {SCALINO.name: {"first": "0"}, DEMOLITION.name: {"first": "0", "pyramid": pyramid}}
    games: tuple[Game[Any, Any, Any], ...] = (SCALINO, DEMOLITION)
    for game in games:
        for setup in setups(find_game(game.name)):
            options = {**usual[game.name], **{name: str(v) for name, v in setup.chosen.items()}}
            rows = [count.options.items() for count in counts if count.game == game.name]
            if any(setup.chosen.items() <= row for row in rows):
                continue
            state = Play(game, setup.seats, options).state
            nodes = perft(game, state, 2)
            found.append(Count(game.name, setup.seats, options, "start", [], nodes))
    return found


def _state_after(players: int, options: dict[str, str], moves: list[str]) -> BuildState:
    play = Play(SCALINO, players, options)
    for move in moves:
        (seat,) = play.to_act
        play.submit_text(seat, move)
    return play.state


def _find_positions(players: int, options: dict[str, str]) -> dict[str, list[str]]:
    """The first position met with each feature, in games that spend large blocks first."""
    found: dict[str, list[str]] = {}
    for game in range(60):
        seed = f"perft {players} {options['gaps']} {game}"
        source = Stream(hashlib.sha256(seed.encode()).digest(), 0)
        play = Play(SCALINO, players, options)
        moves: list[str] = []
        while play.outcome is None:
            for feature in FEATURES:
                if feature not in found and has_feature(play.state, feature):
                    found[feature] = list(moves)
            (seat,) = play.to_act
            legal = list(SCALINO.legal(play.state, seat))
            weights = [
                4**move.size if isinstance(move, Place | ColouredPlace) else 1 for move in legal
            ]
            move = pick_weighted(source, legal, weights)
            moves.append(str(move))
            play.submit(seat, move)
    return found


def has_feature(state: BuildState, feature: str) -> bool:
    """Is this a position where a forced skip, a decline, a new level … comes up at once?"""
    turn = state.turn
    assert turn is not None
    assert state.order is not None
    if feature == "decline":
        # The upper levels are small, which keeps the naive count quick.
        return turn.bonus and state.pyramid.level >= 3
    if feature == "substitute":
        return turn.colour != state.order.cycle[turn.due]
    if feature == "neutral hand":
        return state.seats == 3 and turn.colour == 3 and state.neutral_turns > 2
    after = [
        SCALINO.apply(state, Entry(turn.seat, move)) for move in SCALINO.legal(state, turn.seat)
    ]
    if feature == "level":
        return any(other.pyramid.level > state.pyramid.level for other in after)
    expected = (turn.due + 1) % 4
    return any(o.turn and not o.turn.bonus and o.turn.due != expected for o in after)
