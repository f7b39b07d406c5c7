"""Types of settings. Each parses a string or a TOML value and describes what it expects."""

import dataclasses
import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class SettingType(Generic[T_co]):
    expected: str
    """A description of the accepted values."""
    parse: Callable[[object], T_co]
    """Returns the value, or raises ValueError if it is not accepted."""


@dataclass(frozen=True)
class ServerSetting(Generic[T_co]):
    """One setting without its name. The value of a secret is never shown."""

    kind: SettingType[T_co]
    default: T_co
    help: str
    secret: bool = False


def setting(default: T, kind: SettingType[T], help: str, *, secret: bool = False) -> T:  # noqa: A002
    """Declares a setting as a field of a dataclass."""
    declared = ServerSetting(kind, default, help, secret)
    field: T = dataclasses.field(
        default=default, repr=not secret, metadata={ServerSetting.__name__: declared}
    )
    return field


def whole(low: int, high: int) -> SettingType[int]:
    def parse(value: object) -> int:
        if type(value) not in (int, str) or not re.fullmatch(r"[0-9]{1,12}", str(value)):
            raise ValueError
        return _within(low, int(str(value)), high)

    return SettingType(f"a whole number from {low} to {high}", parse)


def seconds(low: float, high: float) -> SettingType[float]:
    def parse(value: object) -> float:
        if type(value) not in (int, float, str):
            raise ValueError
        return _within(low, float(str(value)), high)

    return SettingType(f"a number of seconds from {low:g} to {high:g}", parse)


def one_of(*words: str) -> SettingType[str]:
    expected = f"{', '.join(words[:-1])} or {words[-1]}"
    return SettingType(expected, lambda value: _text(value, value in words))


def text(expected: str) -> SettingType[str]:
    """One line that is not empty."""
    return SettingType(expected, lambda value: _text(value, bool(value)))


def optional_text(expected: str, shortest: int = 1) -> SettingType[str]:
    """Nothing, or one line of at least `shortest` characters."""
    return SettingType(
        f"nothing, or {expected}",
        lambda value: _text(value, not value or len(str(value)) >= shortest),
    )


def optional_match(expected: str, pattern: str) -> SettingType[str]:
    """Nothing, or a text that matches a regular expression."""
    return SettingType(
        f"nothing, or {expected}",
        lambda value: _text(value, not value or re.fullmatch(pattern, str(value)) is not None),
    )


def url(*prefixes: str, optional: bool = False) -> SettingType[str]:
    """A URL that begins with one of the prefixes."""

    def parse(value: object) -> str:
        found = _text(value, " " not in str(value))
        if optional and not found:
            return found
        for prefix in prefixes:
            if found.startswith(prefix) and (len(found) > len(prefix) or prefix.endswith(":")):
                urlsplit(found).port  # noqa: B018  raises ValueError
                return found
        raise ValueError

    expected = ["nothing"] * optional + [f"{prefix}…" for prefix in prefixes]
    return SettingType(" or ".join(expected), parse)


def _parse_switch(value: object) -> bool:
    if isinstance(value, bool):
        return value
    return _text(value, value in ("on", "off")) == "on"


def _parse_origin(value: object) -> str:
    """An origin as browsers send it: scheme, host and port."""
    origin = _text(value).removesuffix("/").lower()
    if not origin:
        return ""
    match = re.fullmatch(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?", origin)
    if not match:
        raise ValueError
    scheme, host, port = match.groups()
    if urlsplit(origin).port in (None, 443 if scheme == "https" else 80):
        # Browsers omit the default port, and origins are compared as strings.
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{int(port)}"


def _parse_networks(value: object) -> tuple[str, ...]:
    listed = _text(value)
    networks = [part.strip() for part in listed.split(",")] if listed.strip() else []
    return tuple(network for network in networks if ipaddress.ip_network(network))


def _within(low: float, value: Number, high: float) -> Number:
    if low <= value <= high:  # never true of NaN
        return value
    raise ValueError


def _text(value: object, is_accepted: bool = True) -> str:
    if not isinstance(value, str) or not value.isprintable() or not is_accepted:
        raise ValueError
    return value


COUNT: Final = whole(1, 1_000_000)
DAYS: Final = whole(0, 36_500)
BYTES: Final = whole(1024, 64 * 1024 * 1024)
SWITCH: Final = SettingType("on or off", _parse_switch)
ORIGIN: Final = SettingType(
    "nothing, or http:// or https:// with a host and no path", _parse_origin
)
NETWORKS: Final = SettingType(
    "nothing, or addresses or networks with commas, like 127.0.0.1,10.0.0.0/8", _parse_networks
)
MAIL_ADDRESS: Final = optional_match("an e-mail address", r"[!-?A-~]+@[A-Za-z0-9.-]+")
PUSH_KEY: Final = optional_match(
    "a private key of 43 characters (P-256, URL-safe Base64)", r"[A-Za-z0-9_-]{43}"
)
