"""The ten rounds: corners, secrecy, penalties, and how they end. CI-3, CI-5, CI-9, CI-10"""

import random
from dataclasses import astuple

from tavolino.core import CHANCE, SPECTATOR, Entry, Play, canonical
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.cutit.rules.cuts import part_paper
from tavolino.games.cutit.rules.notation import Cut
from tavolino.games.cutit.rules.rounds import allowed_cuts, offers
from tavolino.games.cutit.rules.sheet import spaces_of
from tavolino.games.cutit.rules.state import ROUNDS, CutItState
from tests.games.cutit.rules.tables import (
    RANKS,
    CutItPlay,
    at_puzzle,
    cut_round,
    first_round,
    new_game,
    ranks_cut,
    refused,
    roll,
    submit,
)
from tests.naive import cutit as naive


def test_ci3_dice_are_for_all_and_all_cut_at_once() -> None:
    play = first_round("12-?", 3)
    assert play.to_act == {0, 1, 2}
    submit(play, 2, "G0-G10/g1")
    assert play.to_act == {0, 1}
    with refused("TURN", "not-due"):
        submit(play, 2, "G0-G10/g1")
    assert play.state.dice == "12-?"


def test_ci3_a_cut_is_secret_until_everyone_has_cut() -> None:
    plays = [first_round("1111", 2) for _ in range(2)]
    for play, cut in zip(plays, ("A3-K3/a1", "A4-E4-E0/a1"), strict=True):
        submit(play, 0, cut)
    for viewer in (1, SPECTATOR):
        shown = [canonical(play.game.view(play.state, viewer)) for play in plays]
        assert shown[0] == shown[1]
    own = [play.game.view(play.state, 0).board.players[0].cut for play in plays]
    assert own == ["A3-K3/a1", "A4-E4-E0/a1"]
    assert plays[0].game.view(plays[0].state, 1).board.players[0].has_cut


def test_ci3_the_log_tells_of_a_cut_without_showing_it() -> None:
    play = first_round("1111", 2)
    state = play.state
    first = play.submit_text(0, "A3-K3/a1")
    assert play.game.redact(state, first, 0) == "A3-K3/a1"
    assert [play.game.redact(state, first, viewer) for viewer in (1, SPECTATOR)] == ["cut", "cut"]
    assert not play.game.reveals(state, first)
    state = play.state
    last = play.submit_text(1, "A3-K3/a1")
    assert play.game.redact(state, last, 0) == "A3-K3/a1"
    assert play.game.reveals(state, last)
    board = play.game.view(play.state, SPECTATOR).board
    assert [player.rounds[0].cut for player in board.players] == ["A3-K3/a1"] * 2


def test_ci3_a_cut_can_be_taken_back_until_it_is_shown() -> None:
    play = first_round("1111", 2)
    submit(play, 0, "A3-K3/a1")
    play.undo(0, len(play.log) - 1)
    submit(play, 0, "A2-K2/a1")
    submit(play, 1, "A3-K3/a1")
    with refused("UNDO", "reveal"):
        play.undo(1, len(play.log) - 1)


def test_ci3_every_move_has_its_time() -> None:
    play = Play(CUTIT, 2)
    with refused("CI-3", "phase"):
        submit(play, CHANCE, "dice 1111")
    submit(play, CHANCE, "first 1")
    with refused("CI-3", "phase"):
        submit(play, CHANCE, "first 1")
    roll(play, "1111")
    with refused("CI-3", "phase"):
        submit(play, 1, "A3-K3/a1")
    submit(play, 1, "corner a1")
    submit(play, 0, "corner j1")
    with refused("CI-3", "phase"):
        submit(play, 1, "corner a10")
    with refused("CI-3", "phase"):
        submit(at_puzzle(2), 1, "corner a10")


def test_ci5_corners_are_picked_in_seat_order_from_the_first_player() -> None:
    play = Play(CUTIT, 3)
    with refused("CI-5", "first"):
        submit(play, CHANCE, "first 3")
    submit(play, CHANCE, "first 2")
    roll(play, "1111")
    order: list[int] = []
    for corner in ("a1", "j1", "a10"):
        order += play.to_act
        submit(play, order[-1], f"corner {corner}")
    assert order == [2, 0, 1]
    assert [str(player.corner) for player in play.state.players] == ["j1", "a10", "a1"]


def test_ci5_nobody_picks_a_corner_twice() -> None:
    play = new_game(2)
    roll(play, "1111")
    with refused("CI-5", "no-corner"):
        submit(play, 0, "corner b1")
    submit(play, 0, "corner a1")
    with refused("CI-5", "taken"):
        submit(play, 1, "corner a1")
    assert play.game.view(play.state, 1).moves == ("corner j1", "corner j10", "corner a10")


def test_ci5_a_table_may_name_the_first_player() -> None:
    play = Play(CUTIT, 2, {"first": "1"})
    roll(play, "1111")
    assert play.to_act == {1}
    with refused("CI-5", "first"):
        Play(CUTIT, 2, {"first": "2"})
    with refused("CI-5", "first"):
        Play(CUTIT, 1, {"first": "1"})


def test_ci5_after_round_1_a_snippet_needs_no_corner() -> None:
    play = first_round("1111")
    cut_round(play, "A3-K3/a1")
    cut_round(play, "A7-K7/a8", dice="1111")
    assert play.state.players[0].paper.bit_count() == 40


def test_ci6_offers_say_what_a_player_needs_to_decide() -> None:
    play = first_round("2?-1")
    view = play.game.view(play.state, 0)
    offered = view.board.offers
    assert view.moves is not None
    assert offered is not None
    by_cut = dict(zip(view.moves, zip(*astuple(offered), strict=True), strict=True))
    # Rank 1 is P Y G K B Y Y P J G: 2 green, 2 pink and the joker, 1 blue.
    assert by_cut["A1-K1/a1"] == (1, 10, 2 + 3 + 1, 2, None)
    # The star between a1 and b1 stays whole, the one between b1 and b2 does not.
    assert by_cut["A1-C1-C0/a1"] == (2, 2, 1, 1, "small")
    assert by_cut["A4-B4-B0/a1"] == (2, 4, 1, 1, None)
    assert play.game.view(play.state, SPECTATOR).board.offers is None


def test_ci9_several_snippets_all_go_to_the_pile() -> None:
    play = first_round("1111")
    submit(play, 0, "A3-K3,D0-D10/d4")
    player = play.state.players[0]
    assert sorted(len(one.spaces) for one in player.snippets) == [9, 21, 21]
    assert player.rounds[0].snippets == (1, 2, 3)
    assert player.rounds[0].score.faults == ("several",)
    cut_round(play, "D7-K7/d4", dice="1111")
    assert [one.number for one in play.state.players[0].snippets] == [1, 2, 3, 4]


def test_ci9_a_sheet_of_one_space_is_a_penalty_each_round() -> None:
    play = first_round("1111", 2)
    cut_round(play, "K9-J9-J10/a1", "A1-K1/a1")
    roll(play, "1111")
    assert play.to_act == {1}
    submit(play, 1, "A2-K2/a2")
    lone, other = play.state.players
    assert lone.rounds[1] == (None, (), ((0, ("no-cut",), False, False)))
    assert other.rounds[1].cut is not None


def test_ci9_nobody_waits_when_no_sheet_can_be_cut() -> None:
    play = at_puzzle(2)
    faults = [score.faults for score in play.state.players[0].scores]
    assert faults == [(), *[("no-cut",)] * 8, ("small",)]


def test_ci10_the_rest_is_the_snippet_of_round_10() -> None:
    play = ranks_cut("----")
    player = play.state.players[0]
    assert len(player.rounds) == ROUNDS
    assert [one.snippets for one in player.rounds] == [(number,) for number in range(1, 11)]
    assert {space.y for space in player.snippets[9].spaces} == {9}
    assert player.paper == 0
    last = player.rounds[9]
    assert last.cut is None
    assert not last.score.one_cut
    assert all(one.score.one_cut for one in player.rounds[:9])


def test_ci10_plus_and_penalties_apply_to_round_10() -> None:
    play = first_round("----")
    for number, cut in enumerate(RANKS):
        cut_round(play, cut, dice=None if number == 0 else "----")
    again = first_round("----")
    for number, cut in enumerate(RANKS):
        cut_round(again, cut, dice=None if number == 0 else "----")
    # Rank 10 is B K P P G G J B Y Y.
    roll(play, "2---")
    assert play.state.players[0].scores[9] == (2, (), True, False)
    roll(again, "4---")
    assert again.state.players[0].scores[9].faults == ("no-points",)


def colours(state: CutItState, paper: int) -> list[str]:
    return [state.sheet.colour(space) for space in spaces_of(paper)]


def random_cut(state: CutItState, chance: random.Random) -> Cut:
    """Mostly one of the better cuts, so games last; sometimes any cut, sometimes a
    mistake."""
    free = allowed_cuts(state, 0)
    if chance.random() < 0.1 and state.round > 1:
        whole = [one.cut.paths[0] for one in free if one.cut.cuts == 1]
        paths = tuple(dict.fromkeys(whole))
        if len(paths) > 1:
            text = ",".join("-".join(map(str, path)) for path in chance.sample(paths, 2))
            space = spaces_of(state.players[0].paper)[0]
            move = CUTIT.read(state, 0, f"{text}/{space}")
            assert isinstance(move, Cut)
            return move
    points = offers(state, 0).points
    good = [one for one, earned in zip(free, points, strict=True) if earned > 2]
    few = [one for one in good if one.snippet.bit_count() < 14]
    return chance.choice(few or good or free).cut


def test_ci8_ci9_ci10_whole_games_are_scored_as_the_naive_reading_does() -> None:
    chance = random.Random(10)
    for _ in range(40):
        play: CutItPlay = new_game()
        sheet = naive.ScoreSheet()
        for number in range(1, ROUNDS + 1):
            dice = "".join(chance.choices("-?1234", k=4))
            paper = play.state.players[0].paper
            roll(play, dice)
            if number == 1:
                submit(play, 0, "corner a1")
            if number == ROUNDS:
                sheet.enter(colours(play.state, paper), dice, 0)
            elif paper.bit_count() == 1:
                sheet.penalty()
            else:
                cut = random_cut(play.state, chance)
                parts = part_paper(paper, cut)
                if len(parts.snippets) > 1:
                    sheet.penalty()
                else:
                    sheet.enter(colours(play.state, parts.snippets[0]), dice, cut.cuts)
                play.submit(0, cut)
        scores = play.state.players[0].scores
        assert [-5 if one.is_penalty else one.points for one in scores] == sheet.rounds
        assert play.game.view(play.state, 0).board.players[0].score.total == sheet.total()


def test_first_player_and_dice_are_drawn_with_their_chances() -> None:
    class Last:
        def below(self, n: int) -> int:
            return n - 1

    play = Play(CUTIT, 4)
    assert str(CUTIT.sample(play.state, CHANCE, Last())) == "first 3"
    state = CUTIT.apply(play.state, Entry(CHANCE, CUTIT.sample(play.state, CHANCE, Last())))
    assert str(CUTIT.sample(state, CHANCE, Last())) == "dice 4444"
    legal = CUTIT.legal(state, CHANCE)
    assert legal is not None
    assert len(list(legal)) == 6**4
