"""tavolino analyse"""

import json
from dataclasses import asdict
from typing import Annotated

import typer

from tavolino.cli.output import load_record, read_seat
from tavolino.cli.parameters import AsJson, Jobs, processes
from tavolino.cli.progress import progress
from tavolino.cli.records import RecordFile, print_outcome
from tavolino.cli.words import current_language, say, say_seat
from tavolino.core import AnyPlay, Seat
from tavolino.games import ParReview
from tavolino.games.analysis import MoveReview, costliest, questions, review_move, review_seat
from tavolino.lab.running import run
from tavolino.locales.formats import format_number, format_percent

MOST_SHOWN = 5


def analyse(
    record: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="The moves of this seat alone, counted from 1.")
    ] = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,
) -> None:
    """Analyse a recorded game move by move: the value of each move, and better ones.

    Values are winning chances in percent; for Cut it the expected points, and for Cut the Rope, if
    a compiler is installed, the expected lead in pile cards. Mistakes are marked ?!, ? or ??. The
    costliest are listed again at the end, with a reason for the better move. Moves are judged by
    what the player could know. In games with par, the points of each player are compared with it
    round by round (points/par), and the best way to end the game is named.

    Example: tavolino analyse game.jsonl --seat 1
    """
    play = load_record(record).play
    only = None if seat is None else read_seat(seat, play.seats)
    asked = [one for one in questions(play) if only is None or one.view.viewer == only]
    with progress() as bar:
        row = bar.add_task(play.game.name, total=len(asked))
        found = []
        for one in run(review_move, asked, processes(jobs)):
            found.append(one)
            bar.advance(row)
    found.sort(key=lambda one: one.number)
    seats = _seat_reviews(play, [one for one in range(play.seats) if only in (None, one)])
    if as_json:
        described = _as_json(play, found, seats)
        print(json.dumps(described, indent=2, ensure_ascii=False))
    else:
        _print_review(play, found)
        _print_seats(seats)


def _seat_reviews(play: AnyPlay, seats: list[Seat]) -> dict[Seat, ParReview]:
    """The seats against par, if the game is over and has one."""
    if play.outcome is None:
        return {}
    found = {seat: review_seat(play.game.name, play.state, seat) for seat in seats}
    return {seat: review for seat, review in found.items() if review is not None}


def _print_review(play: AnyPlay, found: list[MoveReview]) -> None:
    for one in found:
        better = ""
        if one.mark:
            better = f"{one.best} {_format_value(one, one.best_value)}"
        line = say("line-of", who=say_seat(one.seat), text=f"{one.move:16} {one.mark:2}")
        print(f"{one.number:4} {line} {_format_value(one, one.value):>6}  {better}".rstrip())
    print()
    print_outcome(play)
    worst = costliest(found, MOST_SHOWN)
    print(say("analysis-costliest", count=len(worst)))
    for one in worst:
        why = " ".join(say(reason.key, **reason.params) for reason in one.reasons)
        sentence = say(
            "analysis-better",
            number=one.number,
            seat=one.seat + 1,
            move=one.move,
            best=one.best,
            cost=_format_value(one, one.cost).lstrip("+"),
        )
        print(f"  {sentence} {why}".rstrip())


def _print_seats(seats: dict[Seat, ParReview]) -> None:
    for seat, one in seats.items():
        pairs = zip(one.points, one.par_points, strict=True)
        figures = " ".join(f"{made}/{par}" for made, par in pairs)
        print(say("analysis-seat-par", seat=seat + 1, figures=figures))
        moves = " ".join(one.ending)
        ending = say("analysis-best-ending", points=one.ending_points, moves=moves)
        print(f"  {ending}")


def _format_value(one: MoveReview, value: float | None) -> str:
    if value is None:
        return ""
    if one.unit == "chance":
        return format_percent(value, current_language())
    if one.unit == "points":
        return format_number(value, current_language(), 1)
    return format_number(value, current_language(), 2, signed=True)


def _as_json(
    play: AnyPlay, found: list[MoveReview], seats: dict[Seat, ParReview]
) -> dict[str, object]:
    return {
        "game": play.game.name,
        "seats": play.seats,
        "moves": [
            {
                "number": one.number,
                "seat": one.seat,
                "move": one.move,
                "value": _round(one.value),
                "best": one.best,
                "best_value": _round(one.best_value),
                "cost": round(one.cost, 4),
                "mark": one.mark,
                "unit": one.unit,
                "reasons": [say(reason.key, **reason.params) for reason in one.reasons],
            }
            for one in found
        ],
        "costliest": [one.number for one in costliest(found, MOST_SHOWN)],
        "against_par": [{"seat": seat, **asdict(one)} for seat, one in seats.items()],
    }


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 4)
