"""The ten rounds: dice, corners, cuts and scores."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from tavolino.core import Refused, Seat, Source, pick
from tavolino.games.cutit.rules.cuts import (
    FreeSnippet,
    free_snippets,
    named_by_first_space,
    part_paper,
)
from tavolino.games.cutit.rules.jokers import (
    check_claim,
    claimed_cuts,
    fewer_points,
    without_needless_claim,
)
from tavolino.games.cutit.rules.notation import Corner, Cut, Roll
from tavolino.games.cutit.rules.scoring import (
    FaultName,
    score_round,
    snippet_faults,
    snippet_points,
)
from tavolino.games.cutit.rules.sheet import CORNERS, Mask, Sheet, bit
from tavolino.games.cutit.rules.snippet import Space
from tavolino.games.cutit.rules.state import ROUNDS, CutItPlayer, CutItState, Round


@dataclass(frozen=True, order=True, slots=True)
class Offers:
    """What there is to know about each cut a player may make, in the order of the moves: the
    straight cuts it takes, the snippet's spaces, its points under the dice, the half-stars on its
    border, and the fault that would make the round a penalty, if there is one. Claims of fewer
    points come last among the moves and are not in here."""

    cuts: tuple[int, ...]
    spaces: tuple[int, ...]
    points: tuple[int, ...]
    half_stars: tuple[int, ...]
    fault: tuple[FaultName | None, ...]


def all_rolls(state: CutItState) -> Iterator[Roll]:
    faces = (dict.fromkeys(die) for die in state.sheet.dice)
    return (Roll("".join(roll)) for roll in product(*faces))


def check_corner(state: CutItState, pick: Corner) -> None:
    """Refuses a space that is no corner, or one that somebody else has picked. CI-5"""
    if pick.space not in CORNERS:
        raise Refused("CI-5", "no-corner", space=str(pick.space))
    for seat, player in enumerate(state.players):
        if player.corner == pick.space:
            raise Refused("CI-5", "taken", space=str(pick.space), seat=seat)


def free_corners(state: CutItState) -> Iterator[Corner]:
    taken = {player.corner for player in state.players}
    return (Corner(corner) for corner in CORNERS if corner not in taken)


def check_cut(state: CutItState, seat: Seat, cut: Cut) -> None:
    """Refuses a cut that the paper does not allow, one that misses the picked corner in round 1,
    and a claim of points it cannot give. CI-4, CI-5, CI-7, CI-9"""
    player = state.players[seat]
    parts = part_paper(player.paper, cut)
    if (named := named_by_first_space(cut, parts)) != cut:
        raise Refused("CI-4", "first-space", space=str(cut.space), expected=str(named.space))
    if state.round == 1:
        assert player.corner is not None
        if parts.sheet & bit(player.corner):
            raise Refused("CI-5", "without-corner", cut=str(cut), corner=str(player.corner))
    check_claim(state, cut, parts)


def canonical_cut(state: CutItState, seat: Seat, cut: Cut) -> Cut:
    """The cut in canonical form: players may name a part by any of its spaces, and claim the
    maximum."""
    parts = part_paper(state.players[seat].paper, cut)
    return without_needless_claim(state, named_by_first_space(cut, parts), parts)


def allowed_cuts(state: CutItState, seat: Seat) -> tuple[FreeSnippet, ...]:
    """Every cut that frees just one snippet, in round 1 the one with the corner. CI-4, CI-5"""
    player = state.players[seat]
    return _with_corner(player.paper, player.corner if state.round == 1 else None)


@lru_cache(maxsize=1 << 5)
def _with_corner(paper: Mask, corner: Space | None) -> tuple[FreeSnippet, ...]:
    free = free_snippets(paper)
    return free if corner is None else tuple(one for one in free if one.snippet & bit(corner))


def all_cuts(state: CutItState, seat: Seat) -> Iterator[Cut]:
    """The allowed cuts, then those with a claim of fewer points. CI-4, CI-5, CI-7"""
    free = allowed_cuts(state, seat)
    yield from (one.cut for one in free)
    yield from claimed_cuts(state, free)


def some_cut(state: CutItState, seat: Seat, source: Source) -> Cut:
    """A random cut; with some of its possible points, where they may be claimed. CI-7"""
    cut, snippet = pick(source, allowed_cuts(state, seat))
    if fewer := fewer_points(state, snippet):
        return cut._replace(claim=pick(source, (None, *fewer)))
    return cut


def offers(state: CutItState, seat: Seat) -> Offers:
    """The allowed cuts in the same order, with the figures a player decides by. CI-6, CI-7"""
    return _offers(state.sheet, state.dice, allowed_cuts(state, seat))


@lru_cache(maxsize=1 << 6)
def _offers(sheet: Sheet, dice: str, free: tuple[FreeSnippet, ...]) -> Offers:
    points = tuple(snippet_points(sheet, one.snippet, dice) for one in free)
    return Offers(
        cuts=tuple(one.cut.cuts for one in free),
        spaces=tuple(one.snippet.bit_count() for one in free),
        points=points,
        half_stars=tuple(sheet.count_half_stars(one.snippet) for one in free),
        fault=tuple(
            next(iter(snippet_faults(one.snippet, earned, dice)), None)
            for one, earned in zip(free, points, strict=True)
        ),
    )


def roll(state: CutItState, faces: str) -> CutItState:
    """The dice of the next round, for everybody. CI-3, CI-10

    The last round needs no cut, nor does a round in which nobody has a sheet to cut; with the
    last one all are asked whether they are ready for the puzzle.
    """
    rolled = replace(state, rolls=(*state.rolls, faces))
    if rolled.round == ROUNDS:
        players = tuple(last_snippet(rolled, player) for player in rolled.players)
        return replace(rolled, players=players)
    return rolled if rolled.still_to_cut else end_round(rolled)


def pick_corner(state: CutItState, seat: Seat, pick: Corner) -> CutItState:
    """CI-5"""
    return with_player(state, seat, replace(state.players[seat], corner=pick.space))


def cut_snippet(state: CutItState, seat: Seat, cut: Cut) -> CutItState:
    """A player's cut, kept secret until everyone has cut. CI-3"""
    made = with_player(state, seat, replace(state.players[seat], cut=cut))
    return made if made.still_to_cut else end_round(made)


def with_player(state: CutItState, seat: Seat, player: CutItPlayer) -> CutItState:
    players = list(state.players)
    players[seat] = player
    return replace(state, players=tuple(players))


def end_round(state: CutItState) -> CutItState:
    """Takes off and scores the cuts of all players. CI-3"""
    return replace(state, players=tuple(_take_off(state, player) for player in state.players))


def _take_off(state: CutItState, player: CutItPlayer) -> CutItPlayer:
    """Moves the snippets of a cut to the player's pile and scores them. CI-6, CI-7, CI-8, CI-9"""
    if player.cut is None:
        score = score_round(state.sheet, (), state.dice, player.scores, one_cut=False)
        return replace(player, rounds=(*player.rounds, Round(None, (), score)))
    parts = part_paper(player.paper, player.cut)
    score = score_round(
        state.sheet,
        parts.snippets,
        state.dice,
        player.scores,
        one_cut=player.cut.cuts == 1,
        claim=player.cut.claim,
    )
    came_off = tuple(
        state.sheet.snippet(number, paper)
        for number, paper in enumerate(parts.snippets, len(player.snippets) + 1)
    )
    numbers = tuple(snippet.number for snippet in came_off)
    return replace(
        player,
        paper=parts.sheet,
        snippets=(*player.snippets, *came_off),
        rounds=(*player.rounds, Round(player.cut, numbers, score)),
        cut=None,
    )


def last_snippet(state: CutItState, player: CutItPlayer) -> CutItPlayer:
    """Scores the rest of the sheet as the snippet of round 10, without a box for single cuts.
    CI-10"""
    number = len(player.snippets) + 1
    snippets = (*player.snippets, state.sheet.snippet(number, player.paper))
    score = score_round(state.sheet, (player.paper,), state.dice, player.scores, one_cut=False)
    last = Round(None, (number,), score)
    return replace(player, paper=0, snippets=snippets, rounds=(*player.rounds, last))
