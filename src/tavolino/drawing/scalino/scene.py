"""What there is to draw, the same for both games, and how it is told in words."""

from dataclasses import dataclass
from functools import cached_property

from tavolino.core import View
from tavolino.games.scalino.board import LEVELS, STAR, TOP_LEVEL, Space, spaces_in
from tavolino.games.scalino.pyramid import COLOUR_NAMES, Block, Colour
from tavolino.games.scalino.scoring import ColourScore
from tavolino.games.scalino.shown import BuildBoard, DemolitionBoard, shown_blocks


@dataclass(frozen=True)
class Scene:
    """The blocks on the table and all that is drawn around them.

    `building` is the level being built, `due` the colour whose turn it is; `scores` and `unused`
    have an entry for each colour of a building game, `taken` one for each seat of a demolition,
    `takeable` are the blocks that may be taken now. Rows are drawn once the game is `over`.
    """

    title: str
    story: str
    blocks: tuple[Block, ...]
    over: bool
    building: int | None = None
    due: Colour | None = None
    scores: tuple[ColourScore, ...] = ()
    unused: tuple[tuple[int, ...], ...] = ()
    takeable: tuple[Block, ...] = ()
    taken: tuple[tuple[int, ...], ...] = ()
    turn: int | None = None

    @cached_property
    def tops(self) -> dict[Space, Block]:
        """The topmost block of each covered space."""
        return tops(self.blocks)

    @cached_property
    def free(self) -> frozenset[Space]:
        """The spaces of the level being built that have no block on it yet."""
        return free_spaces(self.blocks, self.building)


def free_spaces(blocks: tuple[Block, ...], building: int | None) -> frozenset[Space]:
    """The spaces of the level being built that have no block on it yet."""
    if building is None:
        return frozenset()
    seen = tops(blocks)
    level = spaces_in(LEVELS[building - 1])
    return frozenset(space for space in level if space not in seen or seen[space].level < building)


def tops(blocks: tuple[Block, ...]) -> dict[Space, Block]:
    """The topmost block of each covered space; later blocks never lie under earlier ones."""
    return {space: block for block in blocks for space in spaces_in(block.place.spaces)}


def build_scene(view: View[BuildBoard]) -> Scene:
    board = view.board
    return Scene(
        title="Scalino",
        story=tell_build(view),
        blocks=shown_blocks(board.blocks),
        over=view.outcome is not None,
        building=None if view.outcome else board.level,
        due=board.turn.colour if board.turn else None,
        scores=board.scores,
        unused=board.unused,
    )


def demolition_scene(view: View[DemolitionBoard], takeable: tuple[Block, ...]) -> Scene:
    board = view.board
    return Scene(
        title="Scalino demolition",
        story=tell_demolition(view),
        blocks=shown_blocks(board.blocks),
        over=view.outcome is not None,
        takeable=takeable,
        taken=board.taken,
        turn=None if view.outcome else board.turn,
    )


def tell_build(view: View[BuildBoard]) -> str:
    """Where the game stands, in a few sentences."""
    board = view.board
    sentences = [_count(len(board.blocks), "block lies", "blocks lie") + " on the table."]
    if view.outcome:
        sentences.append("The game is over.")
    elif board.turn:
        kind = "may place an extra block" if board.turn.bonus else "is to place a block"
        sentences.append(f"Level {board.level} of {TOP_LEVEL} is being built.")
        sentences.append(f"Seat {board.turn.seat} {kind} of {COLOUR_NAMES[board.turn.colour]}.")
    points = (f"{COLOUR_NAMES[score.colour]} {signed(score.total)}" for score in board.scores)
    sentences.append(f"Points now: {', '.join(points)}.")
    sentences.append(_tell_tops(shown_blocks(board.blocks)))
    return " ".join(sentences)


def tell_demolition(view: View[DemolitionBoard]) -> str:
    """Where the game stands, in a few sentences."""
    board = view.board
    if not board.dealt:
        return "The pyramid has not been dealt yet."
    sentences = [_count(len(board.blocks), "block is", "blocks are") + " left."]
    if view.outcome:
        sentences.append("The game is over.")
    elif board.turn is not None:
        kind = "may take an extra block" if board.bonus else "is to take a block"
        sentences.append(f"Seat {board.turn} {kind}.")
    points = (f"seat {seat} {sum(sizes)}" for seat, sizes in enumerate(board.taken))
    sentences.append(f"Points now: {', '.join(points)}.")
    sentences.append(_tell_tops(shown_blocks(board.blocks)))
    return " ".join(sentences)


def signed(points: int) -> str:
    """Points with a real minus sign.

    >>> signed(-3)
    '−3'
    """
    return str(points).replace("-", "−")


def _count(number: int, one: str, many: str) -> str:
    return f"{number or 'No'} {one if number == 1 else many}"


def _tell_tops(blocks: tuple[Block, ...]) -> str:
    seen = tops(blocks)
    shown = [block for block in blocks if block in seen.values()]
    told = [f"{COLOUR_NAMES[one.colour]} {one.place.name} on level {one.level}" for one in shown]
    star = "" if STAR in seen else "The star is uncovered."
    return " ".join(filter(None, (f"From above: {', '.join(told)}." if told else "", star)))
