"""The options of a game, which are chosen before it starts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from tavolino.core.refusal import Refused

Value = str | int


class Options(dict[str, Value]):
    """The options of a game with their values. Immutable, so a state can hold it.

    >>> options = Options({"gaps": "bay"})
    >>> options["gaps"]
    'bay'
    >>> options["gaps"] = "notch"
    Traceback (most recent call last):
    TypeError: options cannot be changed
    """

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))

    def __repr__(self) -> str:
        return f"Options({super().__repr__()})"

    def __reduce__(self) -> tuple[type["Options"], tuple[dict[str, Value]]]:
        return Options, (dict(self),)

    def _refuse_change(self, *args: object, **named: object) -> NoReturn:
        raise TypeError("options cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse_change
    clear = pop = popitem = setdefault = update = _refuse_change


@dataclass(frozen=True)
class Choice:
    """An option with a few named values.

    >>> Choice("gaps", ("bay", "notch"), "bay", "SC-7").parse("hole")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tavolino.core.refusal.Refused: ...
    """

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    later: bool = False
    """True if the option was added after the game was first released; see `options_in_record`."""

    @property
    def expected(self) -> str:
        return ", ".join(self.choices)

    def parse(self, value: Value) -> Value:
        if str(value) in self.choices and not isinstance(value, bool):
            return str(value)
        raise _bad_value(self, value)


@dataclass(frozen=True)
class Number:
    """An option that is a whole number from `low` to `high`.

    >>> Number("pile", 1, 40, 20, "CR-13").parse("12")
    12
    """

    name: str
    low: int
    high: int
    default: int
    rule: str
    later: bool = False

    @property
    def expected(self) -> str:
        return f"{self.low}–{self.high}"

    def parse(self, value: Value) -> Value:
        text = str(value)
        if text.isascii() and text.isdigit() and len(text) <= 9:
            number = int(text)
            if self.low <= number <= self.high:
                return number
        raise _bad_value(self, value)


@dataclass(frozen=True)
class Text:
    """An option in a game-specific notation, which the game checks when it starts."""

    name: str
    default: str
    rule: str
    expected: str
    longest: int = 4000
    later: bool = False

    def parse(self, value: Value) -> Value:
        if isinstance(value, str) and len(value) <= self.longest:
            return value
        raise _bad_value(self, value)


Option = Choice | Number | Text


def settle(
    declared: Iterable[Option], chosen: Mapping[str, Value], retired: Iterable[Option] = ()
) -> Options:
    """All declared options with their values: the chosen ones, or the defaults.

    Retired options are kept where they are given, as in old records, and never added.

    >>> gaps = Choice("gaps", ("bay", "notch"), "bay", "XY-1")
    >>> settle([gaps], {})
    Options({'gaps': 'bay'})
    >>> settle([gaps], {"light": "torch"}, [Choice("light", ("torch",), "torch", "XY-2")])
    Options({'gaps': 'bay', 'light': 'torch'})
    """
    by_name = {option.name: option for option in declared}
    kept = {option.name: option for option in retired if option.name in chosen}
    for name in chosen:
        if name not in by_name and name not in kept:
            raise Refused("OPTION", "unknown", option=name, expected=", ".join(by_name))
    return Options(
        {
            name: option.parse(chosen.get(name, option.default))
            for name, option in (by_name | kept).items()
        }
    )


def options_in_record(declared: Iterable[Option], options: Options) -> dict[str, Value]:
    """The options as records have them. An option added later is left out while it has its
    default, so older records keep their bytes.

    >>> bonus = Choice("bonus", ("same", "either"), "same", "XY-1", later=True)
    >>> options_in_record([bonus], Options({"bonus": "same"}))
    {}
    >>> options_in_record([bonus], Options({"bonus": "either"}))
    {'bonus': 'either'}
    """
    absent = {(option.name, option.default) for option in declared if option.later}
    return {name: value for name, value in options.items() if (name, value) not in absent}


def _bad_value(option: Option, value: Value) -> Refused:
    return Refused(
        "OPTION",
        "value",
        option=option.name,
        got=str(value)[:60],
        expected=option.expected,
        by=option.rule,
    )
