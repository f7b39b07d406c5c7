"""The options of a game that a kernel supports."""

from collections.abc import Collection, Iterable

from tavolino.core import Option, Options


def check_options(declared: Iterable[Option], options: Options, known: Collection[str]) -> None:
    """Raises ValueError if an unsupported option differs from its default.

    A kernel that ignored the option would play a different game.

    >>> from tavolino.core import Choice
    >>> gaps = Choice("gaps", ("bay", "notch"), "bay", "XY-1")
    >>> check_options([gaps], Options({"gaps": "notch"}), {"gaps"})
    >>> check_options([gaps], Options({"gaps": "notch"}), {"first"})
    Traceback (most recent call last):
    ValueError: the kernel does not know the option gaps = notch; it knows: first
    """
    for option in declared:
        value = options.get(option.name, option.default)
        if option.name not in known and value != option.default:
            names = ", ".join(sorted(known))
            raise ValueError(
                f"the kernel does not know the option {option.name} = {value}; it knows: {names}"
            )
