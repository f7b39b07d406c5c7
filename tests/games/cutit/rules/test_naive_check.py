"""Random faulty puzzles, compared with the naive reading of what follows the check. CI-14"""

from itertools import combinations

import pytest

from tavolino.core import Entry, Play, Stream, pick
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.layout import LaidSnippet, Placement, lay, overlaps
from tavolino.games.cutit.rules.snippet import STEPS
from tavolino.games.cutit.rules.state import CutItPlayer
from tests.games.cutit.rules.tables import RANKS, CutItPlay, cut_round, refused, roll, submit
from tests.naive import cutit_check as naive
from tests.naive.cutit_puzzle import cutting, lie


def ranks_cut_by_two(**options: str) -> CutItPlay:
    """Two players have taken the ranks off one by one; both puzzles can begin."""
    play: CutItPlay = Play(CUTIT, 2, {"first": "0", **options})
    for number, cut in enumerate(RANKS):
        roll(play, "1111")
        if number == 0:
            submit(play, 0, "corner a1")
            submit(play, 1, "corner j1")
        cut_round(play, cut, cut)
    roll(play, "1111")
    for seat in range(2):
        submit(play, seat, "ready")
    return play


def lay_anyhow(play: CutItPlay, seat: int, source: Stream) -> None:
    """Each of some ranks anywhere, or against a half-star of another whatever else it meets there;
    so some are joined wrongly, and some to the same one but not to each other."""
    snippets = play.state.players[seat].snippets
    on_table: list[LaidSnippet] = []
    for number in dict.fromkeys(1 + source.below(10) for _ in range(6)):
        ways = [
            Placement(mine.x + dx - yours.x, mine.y + dy - yours.y, turns)
            for turns in range(4)
            for yours in lay(snippets[number - 1], Placement(0, 0, turns)).half_stars
            for one in on_table
            for mine in one.half_stars
            for dx, dy in [STEPS[mine.side]]
            if (mine.side + 2) % 4 == yours.side and mine.colour == yours.colour
        ]
        ways = ways if source.below(6) else []
        for where in [pick(source, ways) for _ in range(5) if ways] + [Placement(30, number, 0)]:
            laid = lay(snippets[number - 1], where)
            if not overlaps([*on_table, laid]):
                on_table.append(laid)
                submit(play, seat, f"{number}@{where.x},{where.y}r{where.turns}")
                break
    submit(play, seat, "done")


def naive_check(player: CutItPlayer, stars: str, contact: str) -> naive.Checked:
    cuttings = {
        one.number: cutting(
            one.number, one.spaces, [(s.x, s.y, s.side, s.colour) for s in one.half_stars]
        )
        for one in player.snippets
    }
    layout = [lie(cuttings[number], *where) for number, where in player.layout]
    sizes = {number: len(one.spaces) for number, one in cuttings.items()}
    return naive.Checked(layout, sizes, stars, contact)


def lines(play: CutItPlay) -> list[naive.Line]:
    entries = [entry for entry in play.log if isinstance(entry, Entry)]
    return [(entry.seat, CUTIT.write(entry.move)) for entry in entries]


@pytest.mark.parametrize(
    ("stars", "contact"),
    [("normal", "free"), ("normal", "joined"), ("advanced", "free"), ("strict", "free")],
)
def test_ci14_parts_are_picked_as_in_the_naive_reading(stars: str, contact: str) -> None:
    start = ranks_cut_by_two(stars=stars, contact=contact)
    choices = others_than_best = shared = 0
    for game in range(60):
        source = Stream(bytes(32), game)
        play = start.fork()
        for seat in range(2):
            lay_anyhow(play, seat, source)
        puzzles = [naive_check(player, stars, contact) for player in play.state.players]
        shared += sum(bool(a & b) for one in puzzles for a, b in combinations(one.parts, 2))
        while waited_for := naive.waited_for(lines(play), puzzles):
            assert play.state.phase == "check"
            assert play.to_act == waited_for
            seat = pick(source, sorted(waited_for))
            names = puzzles[seat].names()
            assert play.view(seat).moves == tuple(f"keep {name}" for name in names)
            number = 1 + source.below(10)
            part = puzzles[seat].part_with(number)
            if part is None:
                with refused("CI-14", "part"):
                    submit(play, seat, f"keep {number}")
                continue
            submit(play, seat, f"keep {number}")
            choices += 1
            others_than_best += part != puzzles[seat].best(puzzles[seat].parts)
        assert play.outcome is not None
        for seat, player in enumerate(play.view(0).board.players):
            part = naive.kept(lines(play), seat, puzzles[seat])
            assert player.check is not None
            assert frozenset(player.check.kept) == part
            assert player.check.cost == puzzles[seat].outside(part)
            assert player.total == player.score.total + (player.token or 0) - player.check.cost
    if stars != "strict":
        assert choices > 20
        assert others_than_best > 10
    if contact == "joined":
        assert shared > 5, "parts that have snippets in common"
