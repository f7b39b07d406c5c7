"""The order in which blocks are painted: nearer ones over farther ones."""

from collections.abc import Iterable

from tavolino.games.scalino.drawing.shapes import Box


def paint_order(boxes: Iterable[Box]) -> list[Box]:
    """From the farthest to the nearest, for a viewer above, in front and a little to the right.

    A lower level never hides a higher one. On one level blocks are upright walls of equal
    height, and among those there is always one that hides none of the others.
    """
    order: list[Box] = []
    left = sorted(boxes, key=lambda box: (box.block.level, -box.far, box.left))
    while left:
        level = left[0].block.level
        same = [box for box in left if box.block.level == level]
        farthest = next(box for box in same if not any(is_in_front(box, other) for other in same))
        left.remove(farthest)
        order.append(farthest)
    return order


def is_in_front(box: Box, other: Box) -> bool:
    """True if this block can hide the other one on the same level."""
    right_of_it = box.left >= other.right
    before_it = box.far <= other.near
    return (right_of_it and box.near < other.far) or (before_it and box.right > other.left)
