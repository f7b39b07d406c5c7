"""All files: every language renders, texts can be extracted, fonts are embedded."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image
from pypdf import PdfReader

from tavolino.core import Refused
from tavolino.games import find_game, games
from tavolino.games.print_parts import print_parts
from tavolino.locales import LANGUAGES, say
from tavolino.printing.booklet.imposition import impose
from tavolino.printing.document import print_pdf
from tavolino.printing.fonts import DRAWN_SIGNS, can_write
from tavolino.printing.request import INKS, MOST_COPIES, read_request
from tavolino.printing.rules_page import rules_page
from tavolino.printing.sizes import PAPERS
from tests.printing.pdf_reader import embedded_fonts, made, read, rendered, text_of, texts_of

GAMES = ("cutit", "rope", "scalino")
PAPER_AND_INK = [(paper, ink) for paper in PAPERS for ink in INKS]
PAGES = {"sheet": 2, "cards": 36, "blocks": 4}
"""Pages for two players; all other parts have one."""
POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
BLANK_MM = 3
"""The margin that most printers leave blank."""
SCALE = 0.3
ADDRESS = "https://play.example.org"


def files(language: str) -> Iterator[tuple[str, str, str, str]]:
    """Every part in a language: game, part, paper, ink. The languages take these in turn."""
    turn = LANGUAGES.index(language)
    for game in GAMES:
        for part in find_game(game).prints:
            turn += 1
            # Two decks are enough: on the cards are figures.
            if part.name != "cards" or language in ("en", "pl"):
                yield game, part.name, *PAPER_AND_INK[turn % len(PAPER_AND_INK)]


def check_fonts(reader: PdfReader) -> None:
    fonts = embedded_fonts(reader)
    assert fonts
    assert all(fonts.values()), fonts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_printed_in_every_language(language: str) -> None:
    for game, part, paper, ink in files(language):
        pdf = made(game, part, copies=2, address=ADDRESS, language=language, paper=paper, ink=ink)
        pages = rendered(pdf, SCALE)
        assert len(pages) == PAGES.get(part, 1)
        for page in pages:
            check_margin(page)
        reader = read(pdf)
        check_fonts(reader)
        assert str(reader.root_object["/Lang"]) == language
        assert reader.metadata is not None
        assert reader.metadata.title == say(f"game-{game}", language)


def check_margin(page: Image.Image) -> None:
    """Something is on the page, and nothing where printers do not print."""
    edge = round(BLANK_MM / 25.4 * 72 * SCALE)
    width, height = page.size
    inside = page.crop((edge, edge, width - edge, height - edge))
    ink = sum(page.histogram()[:250])
    assert ink == sum(inside.histogram()[:250]) > 0


def test_the_material_is_all_that_is_cut_and_folded() -> None:
    texts = texts_of(made("cutit", language="pl", copies=2))
    titles = ["Gracz 1", "Gracz 2", " ".join(say("print-part-dice", "pl").split())]
    assert [title in text for title, text in zip(titles, texts, strict=True)] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_printed_as_a_booklet(game: str, language: str) -> None:
    paper = "letter" if language == "fr" else "a4"
    pdf = made(game, "rules", language=language, paper=paper)
    reader = read(pdf)
    assert 2 <= len(reader.pages) <= 8
    assert len(reader.pages) % 2 == 0
    sheet = PAPERS[paper]
    for page in reader.pages:
        width, height = float(page.mediabox.width), float(page.mediabox.height)
        assert (width / 72 * 25.4, height / 72 * 25.4) == pytest.approx((sheet.height, sheet.width))
    check_fonts(reader)
    # Every rule is there, in words.
    text = text_of(pdf)
    prefix = find_game(game).rule_prefix
    numbers = {int(number) for number in re.findall(rf"{prefix}-(\d+)", text)}
    assert numbers == set(range(1, max(numbers) + 1))
    assert "**" not in text
    assert "](" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_one_page(game: str, language: str) -> None:
    pdf = made(game, "summary", language=language, paper="letter" if language == "it" else "a4")
    assert len(read(pdf).pages) == 1
    text = text_of(pdf)
    prefix = find_game(game).rule_prefix
    assert len(set(re.findall(rf"{prefix}-\d+", text))) >= 12
    assert "**" not in text
    for rule in whole_rules(game, language):
        assert rule in text


def whole_rules(game: str, language: str) -> Iterator[str]:
    """What each rule of a game says before our rulings, as plain text; examples have pictures."""
    paragraphs = rules_page(find_game(game), language).text.split("\n\n")
    prefix = find_game(game).rule_prefix
    for paragraph, following in pairwise(paragraphs):
        rule = re.split(rf"<sup>{prefix}-\d+</sup>", paragraph)[-1]
        if rule == paragraph or following.startswith("!["):
            continue
        said = re.split(r"\*[^*]+:\*", re.sub(r"\s*\(\[[^\]]*\]\(#[^)]*\)\)", "", rule))[0]
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", said).replace("*", "")
        yield " ".join(plain.split())


def test_what_stands_below_a_list_belongs_to_the_rule_in_the_summary() -> None:
    text = text_of(made("cutit", "summary", language="en", paper="a4"))
    assert "A joker counts as one extra space of any one colour." in text
    assert "You lose only 5 points a round, however much goes wrong." in text


@pytest.mark.parametrize("part", ["rules", "summary"])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_breaks_at_a_no_break_space(game: str, part: str) -> None:
    """French has such spaces before ; : ! ? and inside its quotation marks."""
    paper = "letter" if part == "rules" else "a4"
    for page in pypdfium2.PdfDocument(made(game, part, language="fr", paper=paper)):
        for line in page.get_textpage().get_text_bounded().splitlines():
            assert not re.match(r"\s*[:;!?»]|.*«\s*$", line)


def test_polish_letters_can_be_extracted() -> None:
    text = text_of(made("cutit", "rules", language="pl", paper="a4"))
    assert set("ąćęłńóśźż") <= set(text)
    assert "Faza 2: układanka" in text


def test_the_fonts_have_all_letters_of_the_languages() -> None:
    written = set(POLISH + "äöüÄÖÜßéèêàâçîïôùûœÉÈÀÇ’«»„“”…–−✓✗☆★✂")
    assert not [letter for letter in written if not (can_write(letter) or letter in DRAWN_SIGNS)]


def test_the_same_request_gives_the_same_bytes() -> None:
    for game, part in (("rope", "box"), ("rope", "summary")):
        assert made(game, part) == print_pdf(read_request(game, part=part))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_the_rules_of_rope_is_half_empty(language: str, paper: str) -> None:
    pdf = pypdfium2.PdfDocument(made("rope", "rules", language=language, paper=paper))
    sides = [side.render(scale=1).to_pil().convert("L") for side in pdf]
    lowest = {}
    for side, numbers in zip(sides, impose(2 * len(sides)), strict=True):
        middle, foot = side.width // 2, int(0.94 * side.height)
        for place, number in enumerate(numbers):
            page = side.crop((place * middle + 20, 0, (place + 1) * middle - 20, foot))
            box = page.point(lambda light: 255 if light < 200 else 0).getbbox()
            lowest[number] = box[3] / foot if box else 0.0
    used = [lowest[number] for number in range(2 * len(sides)) if lowest[number]]
    assert min(used[:-1]) > 0.7


def test_pages_of_a_booklet_follow_one_another() -> None:
    """Sheets that are printed on both sides and folded read in order."""
    for count in range(1, 17):
        sides = list(impose(count))
        front, back = sides[::2], sides[1::2]
        order: list[int | None] = []
        for (_, first), (second, _) in zip(front, back, strict=True):
            order += [first, second]
        for (last, _), (_, third) in zip(reversed(front), reversed(back), strict=True):
            order += [third, last]
        assert [page for page in order if page is not None] == list(range(count))
        assert len(order) % 4 == 0


def test_a_game_says_itself_what_it_prints() -> None:
    for manifest in games().values():
        names = [part.name for part in print_parts(manifest)]
        assert len(set(names)) == len(names)
        for name in names:
            assert say(f"print-part-{name}", "pl")


@pytest.mark.parametrize(
    ("wrong", "rule", "why"),
    [
        ({"paper": "a3"}, "PRINT", "paper"),
        ({"ink": "gold"}, "PRINT", "ink"),
        ({"copies": 0}, "PRINT", "copies"),
        ({"copies": MOST_COPIES + 1}, "PRINT", "copies"),
        ({"part": "cards"}, "PRINT", "part"),
        ({"language": "xx"}, "LANGUAGE", "unknown"),
        ({"address": "example.org"}, "PRINT", "address"),
        ({"address": "https://" + "x" * 400}, "PRINT", "address"),
        ({"options": {"sheet": "none"}}, "OPTION", "value"),
        ({"options": {"deck": "1"}}, "OPTION", "unknown"),
        ({"options": {"seed": "x" * 100}}, "OPTION", "value"),
    ],
)
def test_a_wrong_request_is_refused(wrong: dict[str, object], rule: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read_request("cutit", **wrong)  # type: ignore[arg-type]
    assert (refused.value.rule, refused.value.why) == (rule, why)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused):
        read_request("chess")
