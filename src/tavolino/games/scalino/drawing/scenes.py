"""The scenes of both games, made from views."""

from tavolino.core import View
from tavolino.games.scalino.drawing.description import describe_build, describe_demolition
from tavolino.games.scalino.drawing.scene import Scene
from tavolino.games.scalino.rules.pyramid import Block, Colour
from tavolino.games.scalino.rules.turns import Turn
from tavolino.games.scalino.rules.view import BuildBoard, DemolitionBoard, blocks_in_view
from tavolino.locales import say


def build_scene(view: View[BuildBoard], language: str) -> Scene:
    board = view.board
    return Scene(
        game=say("game-scalino", language),
        description=describe_build(view, language),
        language=language,
        blocks=blocks_in_view(board.blocks),
        over=view.outcome is not None,
        building=None if view.outcome else board.level,
        due=_due_colours(board.turn),
        scores=board.scores,
        unused=board.unused,
    )


def _due_colours(turn: Turn | None) -> tuple[Colour, ...]:
    if turn is None:
        return ()
    return (turn.colour,) if turn.other is None else (turn.colour, turn.other)


def demolition_scene(
    view: View[DemolitionBoard], takeable: tuple[Block, ...], language: str
) -> Scene:
    board = view.board
    return Scene(
        game=say("game-demolition", language),
        description=describe_demolition(view, language),
        language=language,
        blocks=blocks_in_view(board.blocks),
        over=view.outcome is not None,
        takeable=takeable,
        taken=board.taken,
        turn=None if view.outcome else board.turn,
    )
