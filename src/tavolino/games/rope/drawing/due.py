"""The cards a shared row takes next, in short form."""

from tavolino.games.rope.rules.view import ShownRow


def due_lines(row: ShownRow) -> tuple[str, ...]:
    """The numbers with which the row goes on up and down: "▲ 3–5", "▼ 8"."""
    ways = (("▲", row.up), ("▼", row.down))
    return tuple(f"{sign} {span(numbers)}" for sign, numbers in ways if numbers)


def span(numbers: tuple[str, ...]) -> str:
    """Neighbouring numbers, first to last.

    >>> span(("4",)), span(("9", "8")), span(("2", "3", "4"))
    ('4', '9 8', '2–4')
    """
    return " ".join(numbers) if len(numbers) < 3 else f"{numbers[0]}–{numbers[-1]}"
