"""What there is to draw, the same for both games."""

from dataclasses import dataclass
from functools import cached_property

from tavolino.games.scalino.rules.board import LEVELS, Space, spaces_in
from tavolino.games.scalino.rules.pyramid import Block, Colour
from tavolino.games.scalino.rules.scoring import ColourScore
from tavolino.locales import say


@dataclass(frozen=True)
class Scene:
    """The blocks on the table and all that is drawn around them.

    `game` is the game's name and `description` the position in sentences, both in `language`.
    `building` is the level being built, `due` the colours that may be placed; `scores` and `unused`
    have an entry for each colour of a building game, `taken` one for each seat of a demolition,
    `takeable` are the blocks that may be taken now. Rows are drawn once the game is `over`.
    """

    game: str
    description: str
    language: str
    blocks: tuple[Block, ...]
    over: bool
    building: int | None = None
    due: tuple[Colour, ...] = ()
    scores: tuple[ColourScore, ...] = ()
    unused: tuple[tuple[int, ...], ...] = ()
    takeable: tuple[Block, ...] = ()
    taken: tuple[tuple[int, ...], ...] = ()
    turn: int | None = None

    def title_of(self, style: str) -> str:
        """What the drawing in this style is called."""
        return say("drawing-scalino-seen", self.language, game=self.game, style=style)

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
