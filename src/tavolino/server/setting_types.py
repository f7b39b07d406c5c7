"""What a setting can be: each kind reads a text or a TOML value and says what it expects."""

import ipaddress
import math
import re
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Kind(Protocol[T_co]):
    @property
    def expected(self) -> str:
        """What it may be, in words."""
        ...

    def parse(self, value: object) -> T_co:
        """The value, or ValueError."""
        ...


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def expected(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def parse(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise ValueError
        text = str(value)
        if not re.fullmatch(r"[0-9]{1,12}", text) or not self.low <= int(text) <= self.high:
            raise ValueError
        return int(text)


@dataclass(frozen=True)
class Seconds:
    """A number of seconds from `low` to `high`, with or without a fraction."""

    low: float
    high: float

    @property
    def expected(self) -> str:
        return f"a number of seconds from {self.low:g} to {self.high:g}"

    def parse(self, value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise ValueError
        number = float(value)
        if not math.isfinite(number) or not self.low <= number <= self.high:
            raise ValueError
        return number


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def expected(self) -> str:
        return ", ".join(self.words[:-1]) + " or " + self.words[-1]

    def parse(self, value: object) -> str:
        if isinstance(value, str) and value in self.words:
            return value
        raise ValueError


@dataclass(frozen=True)
class Switch:
    """On or off; TOML has its own words for it."""

    expected: str = "on or off"

    def parse(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in ("on", "off"):
            return value == "on"
        raise ValueError


@dataclass(frozen=True)
class Words:
    """Any text on one line, of at least `shortest` signs unless it may be empty and is."""

    expected: str
    shortest: int = 1
    empty: bool = False

    def parse(self, value: object) -> str:
        if not isinstance(value, str) or not value.isprintable():
            raise ValueError
        if not (self.empty and not value) and len(value) < self.shortest:
            raise ValueError
        return value


@dataclass(frozen=True)
class Url:
    """An address that begins with one of the given ways."""

    begins: tuple[str, ...]
    empty: bool = False

    @property
    def expected(self) -> str:
        ways = ["nothing"] * self.empty + [f"{way}…" for way in self.begins]
        return " or ".join(ways)

    def parse(self, value: object) -> str:
        if not isinstance(value, str) or not value.isprintable() or " " in value:
            raise ValueError
        if self.empty and not value:
            return value
        for way in self.begins:
            if value.startswith(way) and (len(value) > len(way) or way.endswith(":")):
                urlsplit(value).port  # noqa: B018  an impossible port is a ValueError
                return value
        raise ValueError


@dataclass(frozen=True)
class Origin:
    """The address of a site as browsers send it: scheme, host and port, or nothing."""

    expected: str = "nothing, or http:// or https:// with a host and no path"

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise ValueError
        text = value.removesuffix("/").lower()
        if not text:
            return ""
        match = re.fullmatch(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?", text)
        if not match:
            raise ValueError
        scheme, host, port = match.groups()
        if urlsplit(text).port in (None, 443 if scheme == "https" else 80):
            # Browsers leave out the usual port, and origins are compared as texts.
            return f"{scheme}://{host}"
        return f"{scheme}://{host}:{int(port)}"


@dataclass(frozen=True)
class Networks:
    """Internet addresses or networks with commas, or none."""

    expected: str = "nothing, or addresses or networks with commas, like 127.0.0.1,10.0.0.0/8"

    def parse(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, str):
            raise ValueError
        parts = [part.strip() for part in value.split(",")] if value.strip() else []
        return tuple(part for part in parts if ipaddress.ip_network(part))


@dataclass(frozen=True)
class ServerSetting(Generic[T]):
    """One setting, apart from its name: what it can be, what it is for, and its default.

    What a secret was set to is never shown.
    """

    kind: Kind[T]
    default: T
    help: str
    secret: bool = False
