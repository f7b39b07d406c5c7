"""The rules pages show every worked example with its picture and a reason for each part, and say of
it what the rules say."""

import re
from itertools import pairwise

import pytest

from tavolino.core import Choice, Play
from tavolino.games import games
from tavolino.games.cutit.rules.layout_check import Contact, check_layout
from tavolino.games.rope.rules.rows import is_complete
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.rules.board import read_space
from tavolino.games.scalino.rules.rows import row_points
from tavolino.games.scalino.rules.scoring import connected, seen_from_above
from tavolino.locales import LANGUAGES
from tests.games.scalino.rules.surfaces import levels_of
from tests.rulebook import rules_page
from tests.worked import EXAMPLES, cutit, rope, scalino
from tests.worked import cutit_puzzle as puzzle
from tests.worked.example import ALLOWED, REFUSED, Example

SUBJECTS = {
    "cutit": ["cuts", "dice", "columns", "joins", "check", "tokens", "stars"],
    "rope": ["places", "turn", "rows", "tenth", "supply", "same"],
    "scalino": ["places", "gaps", "bonus", "rows", "takes"],
}
"""What each page works out."""

HOW_WE_PLAY = {
    "en": "Our ruling:",
    "de": "So spielen wir:",
    "fr": "Chez nous :",
    "it": "Noi giochiamo così:",
    "pl": "Tak gramy:",
}
DECISIONS = {
    "scalino": "SC-1 SC-5 SC-7 SC-9 SC-13 SC-16 SC-19 SD-1 SD-2 SD-3 SD-4",
    "rope": "CR-1 CR-9 CR-11 CR-12 CR-14 CR-15",
    "cutit": "CI-1 CI-2 CI-3 CI-4 CI-5 CI-7 CI-9 CI-10 CI-11 CI-12 CI-13 CI-14 CI-17",
}
"""The rules in which the booklets are silent, unclear or of several minds."""


def page(game: str, language: str) -> str:
    return rules_page(game, language).read_text(encoding="utf-8")


def reasons(example: Example, language: str) -> list[str]:
    """The list behind the picture, one reason for each part."""
    picture = rf"!\[[^]]+\]\(\.\./pictures/{example.name}\.svg\)\n\n((?:[- ] .+\n)+)"
    (found,) = re.findall(picture, page(example.page, language))
    return [" ".join(item.split()) for item in re.split(r"^- ", found, flags=re.M)[1:]]


def test_every_subject_has_its_example() -> None:
    names = [f"{game}-{subject}" for game, subjects in SUBJECTS.items() for subject in subjects]
    assert sorted(example.name for example in EXAMPLES) == sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_page_gives_the_reason_for_each_part(example: Example, language: str) -> None:
    written = reasons(example, language)
    assert len(written) == len(example.parts)
    for part, reason in zip(example.parts, written, strict=True):
        assert reason.startswith(f"{part.head} "), reason
        assert len(reason.removeprefix(part.head).split()) >= 3, reason
        if part.rule:
            assert f"[{part.rule}](#{part.rule})" in reason


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_picture_shows_the_letter_of_each_part(example: Example) -> None:
    drawn = example.draw()
    for part in example.parts:
        assert f">{part.letter}</text>" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DECISIONS)
def test_every_decision_is_marked_as_ours(game: str, language: str) -> None:
    text = page(game, language)
    for rule in DECISIONS[game].split():
        (paragraphs,) = re.findall(
            rf'<a id="{rule}"></a>(.*?)(?=<a id="[A-Z]|^## |\Z)', text, re.S | re.M
        )
        assert HOW_WE_PLAY[language] in " ".join(paragraphs.split()), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_the_labels_of_choices_not_their_names(language: str) -> None:
    names = set()
    for manifest in games().values():
        for option in manifest.rules.options:
            names |= {option.name, *(option.choices if isinstance(option, Choice) else ())}
    for game in SUBJECTS:
        assert names.isdisjoint(re.findall(r"`([^`]+)`", page(game, language))), game


def test_the_dice_of_the_booklets_example_give_four_points() -> None:
    verdicts = [part.verdict for part in cutit.DICE_PARTS]
    assert verdicts == ["= 2", "= 0", "= 2", "= 0", "= 0", "= 4"]


@pytest.mark.parametrize(("contact", "faults"), [("free", []), ("joined", ["CI-11"])])
def test_touching_without_a_join_is_a_fault_only_by_choice(
    contact: Contact, faults: list[str]
) -> None:
    snippets, placements = puzzle.as_laid(puzzle.read_pieces(puzzle.JOINS["h"]))
    found = check_layout(snippets, placements, "normal", contact)
    assert [fault.rule for fault in found.faults] == faults


def test_the_kept_part_of_the_faulty_puzzle() -> None:
    assert puzzle.FOUND.kept == {1, 2, 3}
    assert puzzle.FOUND.cost == len(puzzle.FAULTY[3].cells)


def test_scissors_can_be_the_last_card_where_numbers_repeat() -> None:
    assert all(map(is_complete, rope.CLOSED))


def test_a_card_that_fits_nowhere_may_go_anywhere() -> None:
    assert [kinds for _, kinds in rope.FORCED] == [1 << 3] * 3


def test_only_a_gap_of_one_space_is_refused_by_the_letter_of_the_booklet() -> None:
    assert [part.verdict for part in scalino.GAP_PARTS] == [REFUSED, REFUSED, ALLOWED]
    assert [part.verdict for part in scalino.NOTCH_PARTS] == [ALLOWED, REFUSED, ALLOWED]


def test_the_rows_of_the_example_are_a_best_division() -> None:
    levels = levels_of(seen_from_above(scalino.ENDED.state.pyramid.blocks))[scalino.GREEN]
    for row in scalino.DIVISION:
        for one, other in pairwise(row):
            assert read_space(other) in connected(levels, read_space(one))
    steps = [name for row in scalino.DIVISION for name in row]
    counted = [name for row in scalino.GREEN_SCORE.rows for name in row]
    assert sorted(steps) == sorted(counted)
    points = sum(row_points(len(row)) for row in scalino.DIVISION)
    assert points == scalino.GREEN_SCORE.total == 28


def test_taking_the_last_block_of_a_level_earns_another() -> None:
    play = Play(DEMOLITION, 2, {"first": "0", "pyramid": scalino.PYRAMID_TEXT})
    for name in (*scalino.TAKEN, scalino.TAKES["a"]):
        (seat,) = play.to_act
        play.submit_text(seat, name)
    assert play.state.bonus
