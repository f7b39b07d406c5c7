"""Sentences that accompany the drawings."""

from tavolino.core import View
from tavolino.games.cutit.rules.notation import Keep, read_move
from tavolino.games.cutit.rules.scoring import FaultName
from tavolino.games.cutit.rules.snippet import Colour
from tavolino.games.cutit.rules.state import ROUNDS
from tavolino.games.cutit.rules.view import CutItBoard, CutItShownPlayer, ShownCheck
from tavolino.locales import say
from tavolino.locales.formats import format_list


def colour_name(colour: Colour, language: str) -> str:
    return say("cutit-colour", language, colour=colour)


def fault_name(fault: FaultName, language: str) -> str:
    return say("drawing-cutit-fault", language, fault=fault)


def describe_phase(view: View[CutItBoard], language: str) -> str:
    """The current phase, in a sentence."""
    board = view.board
    count = len(view.to_act)
    seats = format_list((seat + 1 for seat in view.to_act), language)
    now = {"round": board.round, "rounds": ROUNDS}
    if view.outcome is not None:  # perhaps by giving up, in any phase
        return say("drawing-over", language)
    match board.phase:
        case "first-player":
            return say("drawing-cutit-first-player", language)
        case "dice":
            coming = board.round + 1
            return say("drawing-cutit-dice-next", language, round=coming, rounds=ROUNDS)
        case "corners":
            return say("drawing-cutit-corners", language, seat=view.to_act[0] + 1, **now)
        case "cuts":
            return say("drawing-cutit-cuts", language, count=count, seats=seats, **now)
        case "ready":
            return say("drawing-cutit-ready", language, count=count, seats=seats)
        case "puzzle":
            return say("drawing-cutit-puzzle", language, count=count, seats=seats)
        case "check":
            return say("drawing-cutit-keeping", language, count=count, seats=seats)
        case "over":
            return say("drawing-over", language)


def describe_check(check: ShownCheck, language: str) -> str:
    """The result of checking the current layout."""
    if check.is_complete:
        return say("cutit-complete", language)
    return say(
        "drawing-cutit-check",
        language,
        faults=len(check.faults),
        count=len(check.kept),
        kept=format_list(check.kept, language),
        cost=check.cost,
    )


def describe_parts(view: View[CutItBoard], language: str) -> list[str]:
    """The parts the viewer may keep, each with the move that keeps it."""
    if view.board.phase != "check" or not view.moves:
        return []
    check = view.board.players[view.viewer].check
    assert check is not None
    lines = []
    for text in view.moves:
        move = read_move(text)
        assert isinstance(move, Keep)
        part = next(part for part in check.parts if move.number in part)
        lines.append(
            say(
                "drawing-cutit-part",
                language,
                move=text,
                count=len(part),
                snippets=format_list(part, language),
                cost=check.costs[check.parts.index(part)],
            )
        )
    return lines


def describe_player(player: CutItShownPlayer, language: str) -> str:
    """A short status of a player."""
    if player.cut:
        return say("drawing-cutit-has-cut", language, cut=player.cut)
    if player.has_cut:
        return say("cutit-has-cut", language)
    if player.is_ready and player.turned_at is None:
        return say("drawing-cutit-is-ready", language)
    if player.corner and not player.rounds:
        return say("drawing-cutit-corner", language, space=player.corner)
    return ""
