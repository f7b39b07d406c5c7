"""The rounds as players enter them: their cuts, or the points they have counted themselves."""

from dataclasses import replace

from tavolino.core import Refused, Seat, Source, pick
from tavolino.games.cutit.referee.rules.notation import Penalty, Points, RoundEntry
from tavolino.games.cutit.referee.rules.state import CutItRefereeState
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.rounds import check_cut, end_round, last_snippet, some_cut
from tavolino.games.cutit.rules.scoring import RoundScore, all_blank, round_without_fault
from tavolino.games.cutit.rules.sheet import BLANK, QUESTION
from tavolino.games.cutit.rules.snippet import COLOURS, JOKER
from tavolino.games.cutit.rules.state import ROUNDS, CutItPlayer, CutItState, Round


def most_points(table: CutItState) -> tuple[int, ...]:
    """The most points that each die can give: its number, or one for every space of its colour and
    every joker. RC-3"""
    masks = table.sheet.colour_masks
    jokers = masks[JOKER].bit_count()
    return tuple(
        0
        if face == BLANK
        else masks[colour].bit_count() + jokers
        if face == QUESTION
        else int(face)
        for colour, face in zip(COLOURS, table.dice, strict=True)
    )


def check_entry(state: CutItRefereeState, seat: Seat, move: RoundEntry) -> None:
    """A cut of a known sheet, or points that these dice can give. RC-2, RC-3"""
    match move:
        case Cut():
            if state.table.round == ROUNDS:
                raise Refused("RC-2", "last", round=ROUNDS)
            if state.by_points[seat]:
                raise Refused("RC-2", "by-points")
            check_cut(state.table, seat, move)
        case Points():
            check_points(state.table, move)


def check_points(table: CutItState, move: Points) -> None:
    """RC-3"""
    most = most_points(table)
    for colour, face, limit, points in zip(COLOURS, table.dice, most, move.by_colour, strict=True):
        if points > limit:
            raise Refused("RC-3", "more", colour=colour, got=points, most=limit)
        if face not in (BLANK, QUESTION) and points not in (0, limit):
            raise Refused("RC-3", "number", colour=colour, got=points, number=limit)
    if not any(move.by_colour) and not all_blank(table.dice):
        raise Refused("RC-3", "none")
    if move.one_cut and table.round == ROUNDS:
        raise Refused("RC-3", "one-cut", round=ROUNDS)


def enter(state: CutItRefereeState, seat: Seat, move: RoundEntry) -> CutItRefereeState:
    """An entry of the running round; the last one ends it. RC-2"""
    entries = list(state.entries)
    entries[seat] = move
    by_points = list(state.by_points)
    by_points[seat] |= not isinstance(move, Cut)
    return finish_round(replace(state, entries=tuple(entries), by_points=tuple(by_points)))


def begin_round(state: CutItRefereeState) -> CutItRefereeState:
    """Rounds that need no entry are scored at once: round 10 of players whose sheet is known, and
    rounds in which a sheet cannot be cut any more. RC-2, CI-9, CI-10"""
    return finish_round(replace(state, entries=(None,) * state.seats))


def finish_round(state: CutItRefereeState) -> CutItRefereeState:
    """Scores the round once all entries are known. CI-7, CI-8, CI-9"""
    if any(map(state.needs_entry, range(state.seats))):
        return state
    return replace(state, table=_score_entries(state))


def _score_entries(state: CutItRefereeState) -> CutItState:
    cuts = [entry if isinstance(entry, Cut) else None for entry in state.entries]
    players = tuple(
        replace(player, cut=cut) for player, cut in zip(state.table.players, cuts, strict=True)
    )
    table = replace(state.table, players=players)
    if table.round == ROUNDS:
        counted = tuple(
            player if state.by_points[seat] else last_snippet(table, player)
            for seat, player in enumerate(players)
        )
    else:
        counted = end_round(table).players
    reported = tuple(
        _report(before, after, entry)
        for before, after, entry in zip(players, counted, state.entries, strict=True)
    )
    return replace(table, players=reported)


def _report(before: CutItPlayer, after: CutItPlayer, entry: RoundEntry | None) -> CutItPlayer:
    """The player after the round, with reported points instead of computed ones. RC-2"""
    if entry is None or isinstance(entry, Cut):
        return after
    score = RoundScore(0, ("reported",), rose=False, one_cut=False)
    if isinstance(entry, Points):
        points = sum(entry.by_colour)
        score = round_without_fault(points, before.scores, one_cut=entry.one_cut)
    return replace(before, rounds=(*before.rounds, Round(None, (), score)))


def some_entry(state: CutItRefereeState, seat: Seat, source: Source) -> RoundEntry:
    """A random entry, mostly a cut while the sheet is known."""
    if state.may_cut(seat) and source.below(12):
        return some_cut(state.table, seat, source)
    if source.below(6) == 0:
        return Penalty()
    green, pink, yellow, blue = (
        source.below(most + 1) if face == QUESTION else pick(source, (0, most))
        for face, most in zip(state.table.dice, most_points(state.table), strict=True)
    )
    move = Points((green, pink, yellow, blue), state.table.round < ROUNDS and source.below(2) == 0)
    is_plausible = any(move.by_colour) or all_blank(state.table.dice)
    return move if is_plausible else Penalty()
