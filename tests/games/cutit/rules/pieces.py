"""Small random snippets and layouts of them, to try the puzzle on."""

import random
from collections.abc import Sequence
from typing import cast

from tavolino.games.cutit.rules.layout import Placement, lay, matches
from tavolino.games.cutit.rules.snippet import STEPS, Colour, HalfStar, Side, Snippet, Space


def random_pieces(
    chance: random.Random,
    count: int,
    most_spaces: int = 4,
    most_stars: int = 4,
    fewest_stars: int = 0,
) -> list[Snippet]:
    """Snippets of a few spaces with half-stars in two colours, and some jokers."""
    return [
        random_piece(
            chance,
            number,
            chance.randint(1, most_spaces),
            chance.randint(fewest_stars, most_stars),
        )
        for number in range(1, count + 1)
    ]


def random_piece(chance: random.Random, number: int, size: int, stars: int) -> Snippet:
    spaces = [Space(chance.randrange(10), chance.randrange(10))]
    while len(spaces) < size:
        x, y = chance.choice(spaces)
        step_x, step_y = chance.choice(STEPS)
        space = Space(x + step_x, y + step_y)
        if space not in spaces:
            spaces.append(space)
    border = [
        (space, cast(Side, side))
        for space in spaces
        for side, (x, y) in enumerate(STEPS)
        if Space(space.x + x, space.y + y) not in spaces
    ]
    colours: Sequence[Colour] = ("G", "G", "G", "P", "P", "J")
    half_stars = tuple(
        HalfStar(x, y, side, chance.choice(colours))
        for (x, y), side in chance.sample(border, min(stars, len(border)))
    )
    return Snippet(number, tuple(spaces), half_stars)


def random_layout(chance: random.Random, snippets: Sequence[Snippet]) -> dict[int, Placement]:
    """Most of the snippets on the table, many of them half-star to half-star; overlaps are rare."""
    placements: dict[int, Placement] = {}
    for snippet in snippets:
        if chance.random() < 0.1:
            continue
        ways = _ways_to_join(snippet, snippets, placements)
        if ways and chance.random() < 0.85:
            placements[snippet.number] = chance.choice(ways)
        else:
            x, y = chance.randrange(-4, 5), chance.randrange(-4, 5)
            placements[snippet.number] = Placement(x, y, chance.randrange(4))
    return placements


def _ways_to_join(
    snippet: Snippet, snippets: Sequence[Snippet], placements: dict[int, Placement]
) -> list[Placement]:
    laid = [lay(one, placements[one.number]) for one in snippets if one.number in placements]
    taken = {cell for one in laid for cell in one.spaces}
    ways = []
    for turns in range(4):
        turned = lay(snippet, Placement(0, 0, turns))
        for star in (star for one in laid for star in one.half_stars):
            for own in turned.half_stars:
                if own.side == (star.side + 2) % 4 and matches(own.colour, star.colour):
                    x = star.x + STEPS[star.side][0] - own.x
                    y = star.y + STEPS[star.side][1] - own.y
                    if not {(x + a, y + b) for a, b in turned.spaces} & taken:
                        ways.append(Placement(x, y, turns))
    return ways
