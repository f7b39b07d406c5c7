"""Positions of both games in sentences, for screen readers and terminals."""

from tavolino.core import View
from tavolino.games.scalino.drawing.scene import tops
from tavolino.games.scalino.rules.board import STAR
from tavolino.games.scalino.rules.pyramid import COLOUR_NAMES, Block, Colour
from tavolino.games.scalino.rules.turns import Turn
from tavolino.games.scalino.rules.view import BuildBoard, DemolitionBoard, blocks_in_view
from tavolino.locales import say
from tavolino.locales.formats import format_list


def colour_name(colour: Colour, language: str) -> str:
    return say(f"scalino-{COLOUR_NAMES[colour]}", language)


def turn_colours(turn: Turn, language: str) -> str:
    """The colour to be placed, or both where one may be chosen."""
    colour = colour_name(turn.colour, language)
    if turn.other is None:
        return colour
    return say("scalino-either", language, one=colour, other=colour_name(turn.other, language))


def signed(points: int) -> str:
    """Points with a typographic minus sign.

    >>> signed(-3)
    '−3'
    """
    return str(points).replace("-", "−")


def describe_build(view: View[BuildBoard], language: str) -> str:
    """What lies on the table, whose turn it is, the points and every block seen from above."""
    board = view.board
    points = (f"{colour_name(one.colour, language)} {signed(one.total)}" for one in board.scores)
    return _join_sentences(
        say("drawing-scalino-lying", language, count=len(board.blocks)),
        *build_turn(view, language),
        say("drawing-points-now", language, points=format_list(points, language)),
        *_describe_tops(blocks_in_view(board.blocks), language),
    )


def describe_demolition(view: View[DemolitionBoard], language: str) -> str:
    """What is left, whose turn it is, the points and every block seen from above."""
    board = view.board
    if not board.dealt:
        return say("scalino-not-dealt", language)
    points = (
        say("drawing-points-of-seat", language, seat=seat + 1, points=sum(sizes))
        for seat, sizes in enumerate(board.taken)
    )
    return _join_sentences(
        say("drawing-demolition-left", language, count=len(board.blocks)),
        *demolition_turn(view, language),
        say("drawing-points-now", language, points=format_list(points, language)),
        *_describe_tops(blocks_in_view(board.blocks), language),
    )


def build_turn(view: View[BuildBoard], language: str) -> list[str]:
    """The level being built and who places which colour, or why the game is over."""
    board = view.board
    if view.outcome:
        return [say("drawing-over", language)]
    if board.turn is None:
        return [say("drawing-first-player", language)]
    turn = say(
        "drawing-scalino-turn",
        language,
        extra="yes" if board.turn.bonus else "no",
        seat=board.turn.seat + 1,
        colour=turn_colours(board.turn, language),
    )
    return [say("scalino-level-now", language, level=board.level), turn]


def demolition_turn(view: View[DemolitionBoard], language: str) -> list[str]:
    """Who takes a block, or why the game is over."""
    board = view.board
    if view.outcome:
        return [say("drawing-over", language)]
    if not board.dealt:
        return [say("scalino-not-dealt", language)]
    if board.turn is None:
        return [say("drawing-first-player", language)]
    extra = "yes" if board.bonus else "no"
    return [say("drawing-demolition-turn", language, extra=extra, seat=board.turn + 1)]


def _describe_tops(blocks: tuple[Block, ...], language: str) -> list[str]:
    seen = tops(blocks)
    shown = [block for block in blocks if block in seen.values()]
    described = [
        say(
            "drawing-scalino-top",
            language,
            colour=colour_name(one.colour, language),
            place=one.place.name,
            level=one.level,
        )
        for one in shown
    ]
    sentences = []
    if described:
        sentences.append(
            say("drawing-scalino-tops", language, blocks=format_list(described, language))
        )
    if STAR not in seen:
        sentences.append(say("drawing-scalino-star-free", language))
    return sentences


def _join_sentences(*sentences: str) -> str:
    return " ".join(sentences)
