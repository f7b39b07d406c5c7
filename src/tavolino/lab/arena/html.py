"""The statistics of a contest as HTML for notebooks."""

from dataclasses import dataclass
from functools import partial

from tavolino.drawing.page import in_both_themes
from tavolino.lab.arena.figures import Figures
from tavolino.lab.arena.report import (
    HEADS,
    bot_row,
    contest_title,
    forfeits_line,
    pair_line,
    plot,
    seat_line,
    table,
)
from tavolino.lab.html import paragraph
from tavolino.lab.html import table as html_table
from tavolino.lab.wording import Wording


@dataclass(frozen=True)
class ArenaReport:
    """Figures in one of `locales.LANGUAGES`: a table as text, and with plots as HTML."""

    figures: Figures
    language: str = "en"

    def __str__(self) -> str:
        return "\n".join(table(self.figures, self.language))

    def _repr_html_(self) -> str:
        found, wording = self.figures, Wording(self.language)
        if not found.games:
            return paragraph(str(self))
        solo = found.contest.players == 1
        heads = [wording.say(f"lab-head-{head}") for head in HEADS]
        lines = [pair_line(pair, wording) for pair in found.pairs]
        if not solo:
            lines += [seat_line(seat, found.fair, wording) for seat in found.seats]
        lines += [forfeits_line(forfeits, wording) for forfeits in found.forfeits]
        return "".join(
            [
                paragraph(contest_title(found, wording)),
                html_table(heads, [bot_row(bot, wording, solo=solo) for bot in found.bots]),
                *map(paragraph, lines),
                in_both_themes(partial(plot, found, self.language)),
            ]
        )
