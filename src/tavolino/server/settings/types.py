"""Types of settings. Each parses a string or a TOML value and describes what it expects."""

import ipaddress
import math
import re
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class SettingType(Protocol[T_co]):
    @property
    def expected(self) -> str:
        """A description of the values it accepts."""
        ...

    def parse(self, value: object) -> T_co:
        """The parsed value; raises ValueError if it is not accepted."""
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


COUNT: Final = Whole(1, 1_000_000)
DAYS: Final = Whole(0, 36_500)
BYTES: Final = Whole(1024, 64 * 1024 * 1024)


@dataclass(frozen=True)
class Seconds:
    """A number of seconds from `low` to `high`, which may have a fraction."""

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
    """One of several fixed words."""

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
    """On or off, or a TOML boolean."""

    expected: str = "on or off"

    def parse(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value in ("on", "off"):
            return value == "on"
        raise ValueError


@dataclass(frozen=True)
class Words:
    """A text on one line with at least `shortest` characters; it may be empty if `empty` is set."""

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
    """A URL that begins with one of the given prefixes."""

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
                urlsplit(value).port  # noqa: B018  raises ValueError
                return value
        raise ValueError


@dataclass(frozen=True)
class Origin:
    """An origin as browsers send it: scheme, host and port. May be empty."""

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
            # Browsers omit the default port, and origins are compared as strings.
            return f"{scheme}://{host}"
        return f"{scheme}://{host}:{int(port)}"


@dataclass(frozen=True)
class Networks:
    """IP addresses or networks, separated by commas. May be empty."""

    expected: str = "nothing, or addresses or networks with commas, like 127.0.0.1,10.0.0.0/8"

    def parse(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, str):
            raise ValueError
        parts = [part.strip() for part in value.split(",")] if value.strip() else []
        return tuple(part for part in parts if ipaddress.ip_network(part))


@dataclass(frozen=True)
class MailAddress:
    """An e-mail address. May be empty."""

    expected: str = "nothing, or an e-mail address"

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise ValueError
        if value and not re.fullmatch(r"[!-?A-~]+@[A-Za-z0-9.-]+", value):
            raise ValueError
        return value


@dataclass(frozen=True)
class PushKey:
    """A private key of the curve P-256 as 43 characters of URL-safe Base64. May be empty."""

    expected: str = "nothing, or a private key of 43 characters (P-256, URL-safe Base64)"

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise ValueError
        if value and not re.fullmatch(r"[A-Za-z0-9_-]{43}", value):
            raise ValueError
        return value


@dataclass(frozen=True)
class ServerSetting(Generic[T]):
    """One setting without its name: its type, default and help.

    The value of a secret is never shown.
    """

    kind: SettingType[T]
    default: T
    help: str
    secret: bool = False
