"""Reasons for moves: correct, and translated."""

from typing import Any

import pytest

from tavolino.bots.evaluation import Evaluator, MoveValue
from tavolino.bots.explanation import advise, compare, explain
from tavolino.bots.reason import Reason
from tavolino.core import Dealer, Play, Source, Stream, View
from tavolino.games import find_bot, find_game, rules
from tavolino.games.cutit.bots.evaluation import CutEvaluator
from tavolino.games.cutit.rules import CUTIT
from tavolino.games.rope.rules import ROPE
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.rules import SCALINO
from tavolino.locales import LANGUAGES, say
from tests.bots.search.test_search import after, chance
from tests.games.scalino.rules.table import build
from tests.played import PLAYED


def reasons_for(game: str, view: View[Any], move: str, source: Source) -> tuple[Reason, ...]:
    return explain(find_game(game).bots, view, move, source)


def keys(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.key for reason in reasons]


@pytest.mark.parametrize("game", PLAYED)
def test_every_move_of_a_game_has_reasons_with_messages(game: str) -> None:
    """A whole game by greedy bots, each move explained in some language."""
    rules = find_game(game).rules
    bot = find_bot(game, "greedy")
    dealer = Dealer(bytes(32))
    play = Play(rules, 2)
    dealer.deal(play)
    found = set()
    for number in range(120):
        if play.outcome is not None:
            break
        seat = min(play.to_act)
        view = play.view(seat)
        move = bot.choose(view, chance(number))
        reasons = reasons_for(game, view, move, chance(number))
        assert 1 <= len(reasons) <= 2
        for reason in reasons:
            found.add(reason.key)
            language = LANGUAGES[number % len(LANGUAGES)]
            sentence = say(reason.key, language, **reason.params)
            assert sentence.endswith(".")
        play.submit_text(seat, move)
        dealer.deal(play)
    assert len(found) >= 3


@pytest.mark.parametrize("game", PLAYED)
def test_reasons_come_from_what_the_viewer_sees(game: str) -> None:
    """Everything hidden is dealt anew; the reasons stay the same."""
    rules = find_game(game).rules
    play = after(rules, 2, 7)
    seat = min(play.to_act)
    view = play.view(seat)
    for move in (view.moves or ())[:12]:
        found = {keys(reasons_for(game, view, move, chance(seed)))[0] for seed in range(4)}
        assert len(found) == 1, move


def test_a_lone_move_needs_no_other_reason() -> None:
    view = after(SCALINO, 2, 3).view(min(after(SCALINO, 2, 3).to_act))
    lone = View(**{**vars(view), "moves": (view.moves or ())[:1]})
    assert keys(reasons_for("scalino", lone, (view.moves or ("",))[0], chance(0))) == [
        "reason-only"
    ]


def test_large_blocks_and_points_are_named() -> None:
    view = SCALINO.view(build(2, "").state, 0)
    reasons = reasons_for("scalino", view, "e4-e6", chance(0))
    assert reasons[-1] == Reason("reason-scalino-large", {"size": 3})
    assert keys(reasons_for("scalino", view, "e5", chance(0)))[-1] == "reason-scalino-small"


def test_taking_the_largest_block_is_a_reason() -> None:
    play = after(DEMOLITION, 2, 0)
    (seat,) = play.to_act
    view = play.view(seat)
    sizes = {text: play.game.read(play.state, seat, text).size for text in view.moves or ()}
    largest = max(sizes, key=lambda text: sizes[text])
    smallest = min(sizes, key=lambda text: sizes[text])
    assert sizes[largest] > sizes[smallest]
    assert "reason-demolition-largest" in keys(reasons_for("demolition", view, largest, chance(0)))
    small = keys(reasons_for("demolition", view, smallest, chance(0)))
    assert "reason-demolition-largest" not in small


def test_playing_the_pile_card_names_the_cards_left() -> None:
    for moves in range(80):
        play = after(ROPE, 2, moves)
        if play.outcome is not None:
            break
        (seat,) = play.to_act
        for text in play.view(seat).moves or ():
            if text.startswith("p>"):
                left = len(play.state.players[seat].pile) - 1
                (reason,) = reasons_for("rope", play.view(seat), text, chance(0))
                assert reason == Reason("reason-rope-pile", {"left": left})
                return
    raise AssertionError("no pile card could ever be played")


def test_points_of_a_cut_are_those_it_earns() -> None:
    play = after(CUTIT, 1, 1)
    view = play.view(0)
    assert view.board.phase == "cuts"
    for text in (view.moves or ())[::25]:
        reason = reasons_for("cutit", view, text, chance(0))[0]
        fork = play.fork()
        fork.submit_text(0, text)
        earned = fork.state.players[0].rounds[-1].score
        if reason.key == "reason-cutit-penalty":
            assert earned.penalty
        else:
            assert reason.params["points"] == earned.points


def test_how_much_better_the_best_move_is() -> None:
    evaluated = (MoveValue("a", (0.7, 0.3), 9), MoveValue("b", (0.6, 0.4), 5))
    (better,) = compare("chance", evaluated, 0)
    assert better == Reason("reason-better", {"better": 10, "other": "b"})
    close = (MoveValue("a", (0.6, 0.4), 9), MoveValue("b", (0.595, 0.4), 5))
    assert keys(tuple(compare("chance", close, 0))) == ["reason-close"]
    points = (MoveValue("a", (91.6,), 1), MoveValue("b", (90.0,), 1))
    (total,) = compare("points", points, 0)
    assert total == Reason("reason-points", {"points": 92, "other": "b"})
    cards = (MoveValue("a", (0.9, -0.9), 9), MoveValue("b", (0.4, -0.4), 9))
    assert list(compare("cards", cards, 0)) == [Reason("reason-best", {"other": "b"})]
    assert not list(compare("chance", evaluated[:1], 0))


@pytest.mark.parametrize("game", PLAYED)
def test_advice_is_a_legal_move_with_a_reason(game: str) -> None:
    play = after(rules()[game], 2, 5)
    seat = min(play.to_act)
    bot = find_bot(game, "strong")
    advice = advise(find_game(game).bots, bot, play.view(seat), Stream(bytes(32), 1))
    assert advice.reasons
    play.submit_text(seat, advice.move)


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_has_an_evaluator(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even without a compiler."""
    monkeypatch.setattr("tavolino.bots.warmup.can_compile", lambda: False)
    bots = find_game(game).bots
    evaluator: Any = bots.best_evaluator()
    assert isinstance(evaluator, Evaluator)
    assert isinstance(bots.evaluator, Evaluator)
    assert evaluator.unit in ("chance", "points", "cards")


def test_the_evaluator_of_cuts_ranks_them_and_looks_at_unsound_ones_too() -> None:
    play = after(CUTIT, 2, 2)
    seat = min(play.to_act)
    view = play.view(seat)
    evaluated = CutEvaluator().evaluate(view, chance(0))
    values = [one.values[seat] for one in evaluated]
    assert values == sorted(values, reverse=True)
    unsound = set(view.moves or ()) - {one.move for one in evaluated}
    if unsound:
        focus_move = CutEvaluator().evaluate(view, chance(0), focus=min(unsound))
        assert len(focus_move) == len(evaluated) + 1
    corners = after(CUTIT, 2, 0)
    assert CutEvaluator().evaluate(corners.view(min(corners.to_act)), chance(0)) == ()
