"""Shared rows: their direction, the cards they take next, and when they are complete."""

from functools import cache
from typing import Final, NamedTuple

from tavolino.games.rope.rules.deck import HIGHEST, SCISSORS, Card, Cards, Kinds

UP: Final = 1
DOWN: Final = -1
UNDECIDED: Final = 0


class Standing(NamedTuple):
    """The state of a row, as far as the rules depend on it.

    A row going down is the mirror image of one going up, so both are counted in steps: the number
    1 is step 1 going up, the number 10 is step 1 going down. `step` is that of the last number in
    the row, 0 if there is none yet; `scissors` is how many scissors lie behind it.
    """

    same: bool
    direction: int = UNDECIDED
    step: int = 0
    scissors: int = 0


class Row(NamedTuple):
    """The cards of a shared row and where it stands."""

    cards: Cards
    standing: Standing


EMPTY: Final = {same: Row((), Standing(same)) for same in (False, True)}
"""A free place for a row, without and with the variant of same numbers."""


def number_at(step: int, direction: int) -> int:
    """The number of a step; also the step of a number.

    >>> number_at(3, UP), number_at(3, DOWN)
    (3, 8)
    """
    return HIGHEST + 1 - step if direction == DOWN else step


def due_steps(standing: Standing) -> range:
    """The steps at which the row goes on with a number. CR-5, CR-6, CR-14

    Without the variant scissors stand for the step that is due. With it a number may repeat the one
    on top; behind scissors it is one more than what the last of them can stand for.
    """
    furthest = standing.step + standing.scissors + 1
    if not standing.same or furthest == 1:
        return range(furthest, furthest + 1)
    nearest = max(standing.step, 1) + 1 if standing.scissors else standing.step
    return range(nearest, furthest + 1)


@cache
def due_numbers(standing: Standing, direction: int) -> tuple[int, ...]:
    """The numbers with which the row goes on up, or down. CR-5, CR-6, CR-14

    Where a number fits an undecided row both ways, the row goes up.

    >>> after_two_scissors = Standing(same=False, scissors=2)
    >>> due_numbers(after_two_scissors, UP), due_numbers(after_two_scissors, DOWN)
    ((3,), (8,))
    """
    if standing.direction not in (UNDECIDED, direction):
        return ()
    numbers = tuple(number_at(step, direction) for step in due_steps(standing))
    if direction == DOWN:
        upward = due_numbers(standing, UP)
        numbers = tuple(number for number in numbers if number not in upward)
    return numbers


@cache
def takes(standing: Standing) -> Kinds:
    """The kinds of cards the row takes next: the numbers due, and scissors always. CR-5, CR-6"""
    kinds = 1 << SCISSORS
    for number in (*due_numbers(standing, UP), *due_numbers(standing, DOWN)):
        kinds |= 1 << number
    return kinds


@cache
def after(standing: Standing, card: Card) -> Standing:
    """Where the row stands after a card it takes. CR-5, CR-6, CR-14"""
    if card == SCISSORS:
        return standing._replace(scissors=standing.scissors + 1)
    direction = UP if card in due_numbers(standing, UP) else DOWN
    return Standing(standing.same, direction, number_at(card, direction))


@cache
def is_complete(standing: Standing) -> bool:
    """True if the tenth step is reached, by a number or by scissors standing for it. CR-7, CR-14

    Without the variant every card is a step, so this is a row of ten cards.
    """
    return standing.step + standing.scissors == HIGHEST


def build_row(cards: Cards, same: bool) -> Row | None:
    """The row of these cards, played in order; None if they do not form one."""
    standing = Standing(same)
    for card in cards:
        if is_complete(standing) or not takes(standing) >> card & 1:
            return None
        standing = after(standing, card)
    return None if is_complete(standing) else Row(cards, standing)


def meanings(row: Row) -> tuple[int | None, ...]:
    """The number each card of the row stands for; None while that is open. CR-6, CR-14"""
    direction = row.standing.direction
    steps: list[int | None] = []
    waiting = before = 0
    for card in row.cards:
        if card == SCISSORS:
            waiting += 1
            continue
        step = number_at(card, direction)
        steps += _scissors_steps(before, waiting, step, row.standing.same)
        steps.append(step)
        waiting, before = 0, step
    if waiting and direction != UNDECIDED and not row.standing.same:
        steps += range(before + 1, before + waiting + 1)
    steps += [None] * (len(row.cards) - len(steps))
    return tuple(None if step is None else number_at(step, direction) for step in steps)


def _scissors_steps(before: int, count: int, then: int, same: bool) -> list[int | None]:
    """The steps that scissors between two numbers stand for: each repeats a step or adds one."""
    steps: list[int | None] = []
    for place in range(1, count + 1):
        most = min(before + place, then - 1)
        least = max(before, 1, then - 1 - (count - place)) if same else most
        steps.append(most if least == most else None)
    return steps
