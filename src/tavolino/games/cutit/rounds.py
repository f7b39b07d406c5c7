"""The ten rounds: dice, corners, cuts, and what they bring."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tavolino.core import Refused, Seat
from tavolino.games.cutit.cuts import FreeSnippet, free_snippets, part_paper
from tavolino.games.cutit.notation import Corner, Cut
from tavolino.games.cutit.scoring import (
    FaultName,
    score_round,
    snippet_faults,
    snippet_points,
)
from tavolino.games.cutit.sheet import CORNERS, bit
from tavolino.games.cutit.state import ROUNDS, CutItState, Player, Round


class Offer(NamedTuple):
    """A cut a player may make, with what there is to know about it: straight cuts needed, the
    snippet's spaces, its points under the dice, the half-stars on its border, and the faults
    that would make the round a penalty."""

    cut: str
    cuts: int
    spaces: int
    points: int
    half_stars: int
    faults: tuple[FaultName, ...]


def check_corner(state: CutItState, pick: Corner) -> None:
    """A corner of the sheet that nobody else has picked. CI-5"""
    if pick.space not in CORNERS:
        raise Refused("CI-5", "no-corner", space=str(pick.space))
    for seat, player in enumerate(state.players):
        if player.corner == pick.space:
            raise Refused("CI-5", "taken", space=str(pick.space), seat=seat)


def free_corners(state: CutItState) -> Iterator[Corner]:
    taken = {player.corner for player in state.players}
    return (Corner(corner) for corner in CORNERS if corner not in taken)


def check_cut(state: CutItState, seat: Seat, cut: Cut) -> None:
    """A cut the paper allows, which in round 1 takes the picked corner off. CI-4, CI-5, CI-9"""
    player = state.players[seat]
    parts = part_paper(player.paper, cut)
    if state.round == 1:
        assert player.corner is not None
        if parts.sheet & bit(player.corner):
            raise Refused("CI-5", "without-corner", cut=str(cut), corner=str(player.corner))


def allowed_cuts(state: CutItState, seat: Seat) -> list[FreeSnippet]:
    """Every cut that frees just one snippet, in round 1 the one with the corner. CI-4, CI-5"""
    player = state.players[seat]
    free = free_snippets(player.paper)
    if state.round > 1 or player.corner is None:
        return [*free]
    needed = bit(player.corner)
    return [one for one in free if one.snippet & needed]


def offers(state: CutItState, seat: Seat) -> Iterator[Offer]:
    """The allowed cuts in the same order, with what the player needs to decide. CI-6, CI-7"""
    sheet, dice = state.sheet, state.dice
    for cut, snippet in allowed_cuts(state, seat):
        points = snippet_points(sheet, snippet, dice)
        yield Offer(
            cut=str(cut),
            cuts=cut.cuts,
            spaces=snippet.bit_count(),
            points=points,
            half_stars=sum(mask.bit_count() for mask in sheet.star_masks(snippet)),
            faults=snippet_faults(snippet, points, dice),
        )


def roll(state: CutItState, faces: str, at: int) -> CutItState:
    """The dice of the next round, for everybody. CI-3, CI-10

    The last round needs no cut, nor does a round in which nobody has a sheet to cut; with the
    last one the puzzle opens.
    """
    rolled = replace(state, rolls=(*state.rolls, faces))
    if rolled.round == ROUNDS:
        players = tuple(_last_snippet(rolled, player) for player in rolled.players)
        return replace(rolled, players=players, opened_at=at)
    return rolled if rolled.still_to_cut else _end_round(rolled)


def pick_corner(state: CutItState, seat: Seat, pick: Corner) -> CutItState:
    """CI-5"""
    return with_player(state, seat, replace(state.players[seat], corner=pick.space))


def cut_snippet(state: CutItState, seat: Seat, cut: Cut) -> CutItState:
    """A player's cut, kept secret until everyone has cut. CI-3"""
    made = with_player(state, seat, replace(state.players[seat], cut=cut))
    return made if made.still_to_cut else _end_round(made)


def with_player(state: CutItState, seat: Seat, player: Player) -> CutItState:
    players = list(state.players)
    players[seat] = player
    return replace(state, players=tuple(players))


def _end_round(state: CutItState) -> CutItState:
    return replace(state, players=tuple(_take_off(state, player) for player in state.players))


def _take_off(state: CutItState, player: Player) -> Player:
    """What comes off goes to the player's pile and is scored. CI-6, CI-7, CI-8, CI-9"""
    if player.cut is None:
        score = score_round(state.sheet, (), state.dice, player.scores, one_cut=False)
        return replace(player, rounds=(*player.rounds, Round(None, (), score)))
    parts = part_paper(player.paper, player.cut)
    score = score_round(
        state.sheet, parts.snippets, state.dice, player.scores, one_cut=player.cut.cuts == 1
    )
    snippets = (*player.snippets, *parts.snippets)
    numbers = tuple(range(len(player.snippets) + 1, len(snippets) + 1))
    return replace(
        player,
        paper=parts.sheet,
        snippets=snippets,
        rounds=(*player.rounds, Round(player.cut, numbers, score)),
        cut=None,
    )


def _last_snippet(state: CutItState, player: Player) -> Player:
    """What the cut of round 9 left is the snippet of round 10; no cut, no such box. CI-10"""
    snippets = (*player.snippets, player.paper)
    score = score_round(state.sheet, (player.paper,), state.dice, player.scores, one_cut=False)
    last = Round(None, (len(snippets),), score)
    return replace(player, paper=0, snippets=snippets, rounds=(*player.rounds, last))
