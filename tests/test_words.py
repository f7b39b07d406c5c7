"""Every language says the same, every fault has a sentence, and no sentence is without use."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tavolino.core import Choice, Number, Option, RecordFault, Refused, Text
from tavolino.daily import daily_games
from tavolino.games import games
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.statistics.sheets import try_sheet
from tavolino.games.scalino.rules.pyramid import COLOUR_NAMES
from tavolino.locales import (
    LANGUAGES,
    has_message,
    say,
    say_at_table,
    say_fault,
    say_refusal,
    say_seat,
)
from tavolino.puzzles.makers import makers
from tavolino.table.game_list import TABLE
from tavolino.table.settings import TABLE_SETTINGS
from tests.rulebook import SOURCE, calls, catalogues, name_of, refusals, text_of

OTHERS = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ORDINALS = {"1", "2", "3", "other"}
"""1st, 2nd, 3rd, 4th: only English has a form for each."""
INTEGER_PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "pl": {"one", "few", "many"},
}
"""The forms that whole numbers take; French and Italian have `many` for millions, never needed."""


@cache
def faults() -> set[str]:
    """The keys of all faults of records."""
    found = set()
    for call in calls(SOURCE / "core"):
        if name_of(call) in ("_error", "RecordFault") and len(call.args) > 1:
            why = call.args[1]
            if isinstance(why, ast.Constant) and why.value != "refused":
                found.add(f"record-{text_of(why)}")
    return found


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def inside(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The node and everything it is made of."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from inside(part)


class Parts:
    """What a message is made of: its parameters, its choices by words, its forms by number."""

    def __init__(self, message: ftl.Message) -> None:
        self.parameters: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.plurals: list[set[str]] = []
        for node in inside(message):
            # The only message that others mention is `seat`, with its parameter of that name.
            if isinstance(node, ftl.VariableReference | ftl.MessageReference):
                self.parameters.add(node.id.name)
            elif isinstance(node, ftl.SelectExpression):
                self._choose(node)

    def _choose(self, choice: ftl.SelectExpression) -> None:
        cases = {
            case.key.name if isinstance(case.key, ftl.Identifier) else case.key.value
            for case in choice.variants
        }
        if cases == ORDINALS:
            return
        if cases & (PLURALS - {"other"}):
            self.plurals.append(cases)
        else:
            assert isinstance(choice.selector, ftl.VariableReference)
            self.words[choice.selector.id.name] = cases


@cache
def parts(language: str) -> dict[str, Parts]:
    return {key: Parts(message) for key, message in messages(language).items()}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    """Each catalogue has the same messages, with the same parameters and the same cases."""
    for path in catalogues("en"):
        assert (path.parents[1] / language / path.name).exists(), path.name
    english, translated = parts("en"), parts(language)
    assert english.keys() == translated.keys()
    for key, one in english.items():
        other = translated[key]
        assert one.parameters == other.parameters, key
        words = one.words
        if "colour" in one.parameters and key.startswith("refused-sc-"):
            # English says the colour's name as it comes.
            words = {"colour": set(COLOUR_NAMES), **words}
        assert words == other.words, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_take_the_forms_of_the_language(language: str) -> None:
    forms = INTEGER_PLURALS[language]
    for key, message in parts(language).items():
        for cases in message.plurals:
            # Polish needs only two forms where both few and many have the same ending.
            # A sentence about nothing at all may be one of its own.
            assert cases - {"0"} in (forms, {"one", "other"}), key


def test_polish_counts_as_poles_do() -> None:
    counts = (-1, 1, 2, 5, 22, 25)
    said = [say("standing", "pl", rank=1, seat=0, points=points) for points in counts]
    assert [line.split(", ")[1] for line in said] == [
        *("-1 punkt", "1 punkt", "2 punkty", "5 punktów", "22 punkty", "25 punktów")
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_gets_into_another_language(language: str) -> None:
    for colour in COLOUR_NAMES:
        for rule, why in (("SC-4", "stock"), ("SC-6", "beside"), ("SC-6", "above")):
            params = {"place": "e5", "colour": colour} | ({"size": 1} if why == "stock" else {})
            sentence = say_refusal(Refused(rule, why, **params), language)
            assert colour not in sentence.split(), sentence
    due = say_refusal(Refused("TURN", "not-due", seat="clock", due="chance"), language)
    assert "chance" not in due
    assert "clock" not in due


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated(language: str) -> None:
    """A message that reads as in English was forgotten."""
    serializer = FluentSerializer()
    english, translated = messages("en"), messages(language)
    for key, message in english.items():
        ours, theirs = map(serializer.serialize_entry, (message, translated[key]))
        text = " ".join(node.value for node in inside(message) if isinstance(node, ftl.TextElement))
        is_sentence = len(re.findall(r"[A-Za-z]{3,}", text)) > 3
        assert ours != theirs or not is_sentence, key


@pytest.mark.parametrize(
    ("language", "quotes"), [("en", "“”"), ("de", "„“"), ("fr", "«»"), ("it", "«»"), ("pl", "„”")]
)
def test_quotes_are_those_of_the_language(language: str, quotes: str) -> None:
    for path in catalogues(language):
        text = path.read_text(encoding="utf-8")
        assert {sign for sign in text if sign in "„“”«»"} <= set(quotes), path
        assert text.count(quotes[0]) == text.count(quotes[1]), path
        assert language == "en" or "'" not in text, f"{path}: ' is written ’"
        if language == "fr":
            assert not re.search(r"\S [;:!?»](\s|$)|« ", text, re.MULTILINE), (
                f"{path}: no-break space"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    assert faults() <= messages(language).keys()
    assert len(faults()) > 20


@cache
def source(folder: Path, files: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob(files))


def used_by_client() -> Callable[[str], bool]:
    """Tells whether the client says a key, by its name or by how its name begins."""
    client = source(SOURCE.parents[1] / "web" / "src", "*.ts*")
    beginnings = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", client)))
    return lambda key: key.startswith(beginnings) or f'"{key}"' in client


def is_offered(owner: str, option: Option) -> bool:
    """Is it shown to people? A text is handed on by another game or an address, and a single choice
    is none."""
    return isinstance(option, Number | Text) or len(option.choices) > 1


@cache
def keys_of_games() -> set[str]:
    """The keys of what is told of games and their options before anybody plays."""
    shared = {"option-first", "option-first-lot", "option-first-seat", "help-first"}
    shared.add("help-table-rematch-first")
    owned = [(TABLE, option) for option in TABLE_SETTINGS]
    owned += [(name, option) for name, game in games().items() for option in game.rules.options]
    options = set()
    for owner, option in owned:
        if option.name != "first" and is_offered(owner, option):
            key = f"option-{owner}-{option.name}"
            values = option.choices if isinstance(option, Choice) else ()
            values = (option.default,) if isinstance(option, Text) else values
            options |= {f"expected-{option.name}"} if isinstance(option, Text) else set()
            options |= {key, *(f"{key}-{value}" for value in values)}
            if owner != TABLE:
                options.add(f"help-{owner}-{option.name}")
    prints = {
        f"{kind}-{name}-{option.name}"
        for kind in ("option", "help")
        for name, game in games().items()
        for option in game.print_options
        if has_message(f"help-{name}-{option.name}")
    }
    titles = {f"{kind}-{name}" for kind in ("game", "about") for name in games()}
    sequels = {
        f"sequel-{name}-{sequel.game}" for name, game in games().items() for sequel in game.leads_to
    }
    themes = {f"puzzle-theme-{theme}" for maker in makers().values() for theme in maker.themes}
    dailies = {f"daily-{kind}-{name}" for kind in ("goal", "score") for name in daily_games()}
    return shared | options | prints | titles | sequels | themes | dailies


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options_have_words(language: str) -> None:
    assert keys_of_games() <= messages(language).keys()


def figures_of_sheets() -> set[str]:
    trial = try_sheet(SHEETS["standard"], "standard", games=1)
    return {f"sheet-figure-{bound.name}" for bound in trial.bounds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language: str) -> None:
    is_used = used_by_client()
    used = {*refusals(), *faults(), *keys_of_games(), *figures_of_sheets()}
    for key in messages(language).keys() - used:
        if is_used(key):
            continue
        prefix = re.match(r"cause-|verified-|daily-fault-", key)
        wanted = key.rsplit("-", 1)[-1] if prefix else key
        wanted = re.sub(r"^(lab-head-|print-part-|balance-(?=(more|fair|less)$))", "", wanted)
        assert f'"{wanted}"' in source(SOURCE, "*.py"), f"nothing says {key}"


def test_sentences_name_rule_line_and_seat() -> None:
    refusal = Refused("SC-4", "stock", place="e5", size=1, colour="green")
    sentence = "There is no green block of one space left for e5. [SC-4]"
    assert say_refusal(refusal) == sentence
    assert say_fault(RecordFault(3, "refused", {}, refusal)) == f"line 3: {sentence}"
    assert say_fault(RecordFault(9, "cut-off")) == "line 9: The last line is incomplete."
    assert [say_seat(seat) for seat in (-1, -2, 0)] == ["chance", "the clock", "seat 1"]


@pytest.mark.parametrize(
    ("refusal", "seats"),
    [
        (Refused("TURN", "not-due", seat=0, due="1, 9"), ["1", "2", "10"]),
        (Refused("TURN", "not-due", seat="spectator", due="chance"), []),
        (Refused("SEAT", "taken", seat=2), ["3"]),
        (Refused("SC-2", "first", got=4, seats=3), ["5", "3"]),
        (Refused("SEATS", "count", got=5, low=2, high=4), ["2", "4", "5"]),
    ],
    ids=str,
)
def test_people_at_a_table_count_seats_from_one(refusal: Refused, seats: list[str]) -> None:
    sentence = say_at_table(refusal).partition(" [")[0]
    assert re.findall(r"\d+", sentence) == seats


def test_nothing_a_terminal_would_act_on_gets_into_a_sentence() -> None:
    sentence = say_refusal(Refused("NOTATION", "place", text="\x1b[31mX\x07"))
    assert "\x1b" not in sentence
    assert "\x07" not in sentence


def test_a_missing_parameter_is_an_error_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="refused-sc-5-contact"):
        say("refused-sc-5-contact")


@pytest.mark.parametrize("kind", ["drawing", "guide", "reason"])
def test_messages_of_one_game_are_in_its_folder(kind: str) -> None:
    own = re.compile(rf"^{kind}-({'|'.join(games())})-", re.MULTILINE)
    for path in catalogues("en"):
        for game in set(own.findall(path.read_text(encoding="utf-8"))):
            assert path.parents[1] == games()[game].words, path
