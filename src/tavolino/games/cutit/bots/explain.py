"""Reasons for a cut, a corner, or a place in the puzzle."""

from collections.abc import Iterator

from tavolino.bots.reason import Reason
from tavolino.core import Source, View
from tavolino.games.cutit.bots.bot import read_claim, rules_of
from tavolino.games.cutit.bots.solo_state import NO_ROUND, rolled, sheet_index, solo_state_of
from tavolino.games.cutit.rules.notation import (
    Corner,
    Cut,
    DeclareReady,
    Keep,
    Lift,
    PlaceSnippet,
    read_move,
)
from tavolino.games.cutit.rules.view import CutItBoard


def explain(view: View[CutItBoard], text: str, source: Source) -> Iterator[Reason]:
    move = read_move(text)
    match move:
        case Corner():
            yield Reason("reason-cutit-corner")
        case Cut():
            yield from cut_reasons(view, text)
        case PlaceSnippet():
            yield Reason("reason-cutit-place")
        case Lift():
            yield Reason("reason-cutit-lift")
        case Keep():
            yield Reason("reason-cutit-keep")
        case DeclareReady():
            yield Reason("reason-cutit-ready")
        case _:
            yield Reason("reason-cutit-done")


def cut_reasons(view: View[CutItBoard], text: str) -> Iterator[Reason]:
    """The points and boxes of the round, then its half-stars. CI-6, CI-7, CI-8"""
    state = solo_state_of(view.board.players[view.viewer])
    roll = rolled(view.board.rolls[-1])
    offers = sheet_index(rules_of(view).sheet).offers(state.paper)
    cut, claim = read_claim(text)
    offer = next((one for one in offers if one.cut == cut), None)
    if offer is None:
        return
    earned = roll.earned(offer.snippet) if claim is None else claim
    if earned is None:
        yield Reason("reason-cutit-penalty")
    else:
        rises = state.last != NO_ROUND and earned > state.last
        if rises and offer.is_straight:
            yield Reason("reason-cutit-both", {"points": earned})
        elif rises:
            yield Reason("reason-cutit-rise", {"points": earned})
        elif offer.is_straight:
            yield Reason("reason-cutit-straight", {"points": earned})
        else:
            yield Reason("reason-cutit-points", {"points": earned})
    if claim is not None:
        yield Reason("reason-cutit-fewer")
    yield Reason("reason-cutit-stars", {"stars": offer.snippet.stars})
