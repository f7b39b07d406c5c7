"""Types of requests and answers about notices of turns. All times are wall-clock ms."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Text = Annotated[str, Meta(max_length=1000)]
"""Longer than any accepted value: handlers refuse long values with better messages."""
Hours = Annotated[int, Meta(ge=0, le=1000)]
Rhythm = Literal["now", "hour", "day"]
AddressState = Literal["asked", "unconfirmed", "on", "stopped", "failed"]


class NoticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ChangeNotices(NoticeRequest, frozen=True):
    """Fields that are not given stay unchanged. Null hours mean never."""

    rhythm: Rhythm | UnsetType = UNSET
    hour: Hours | UnsetType = UNSET
    time_zone: Text | UnsetType = UNSET
    wait_hours: Hours | UnsetType | None = UNSET
    left_hours: Hours | UnsetType | None = UNSET


class SetMailAddress(NoticeRequest, frozen=True):
    address: Text


class AddSubscription(NoticeRequest, frozen=True):
    """A push subscription as a browser gives it: `p256dh` is its public key, `auth` a secret."""

    endpoint: Text
    p256dh: Text
    auth: Text


class AddHoliday(NoticeRequest, frozen=True):
    """The first and the last day, as YYYY-MM-DD."""

    first: Text
    last: Text


class ShownMail(Struct, frozen=True):
    """The person's e-mail address. Only `on` gets notices."""

    address: str
    state: AddressState


class ShownSubscription(Struct, frozen=True):
    id: str
    endpoint: str
    created_at: int


class ShownHoliday(Struct, frozen=True):
    first: str
    last: str


class ShownNotices(Struct, frozen=True):
    """When and where a person is told that it is their turn in a game over days.

    `has_mail` if this server sends e-mail. `push_key` is what browsers subscribe with, empty if
    this server sends no push messages. `feed` and `calendar` are secret addresses, empty if there
    are none. A turn is told after `wait_hours`, and once more when less than `left_hours` are left.
    """

    has_mail: bool
    mail: ShownMail | None
    push_key: str
    subscriptions: list[ShownSubscription]
    feed: str
    calendar: str
    rhythm: Rhythm
    hour: int
    time_zone: str
    wait_hours: int | None
    left_hours: int | None
    holidays: list[ShownHoliday]
    holiday_days: int
    """How many days a year may be holidays."""


class ConfirmedAddress(Struct, frozen=True):
    address: str


class KeptChannel(Struct, frozen=True):
    """An e-mail address or push subscription of the person. Of a subscription, `address` has only
    the host of its service: the rest is secret, as are its keys.
    """

    kind: str
    address: str
    state: str
    created_at: int


class KeptNotices(Struct, frozen=True):
    """What is stored about the person's notices. The address of their private feed is
    secret, so it is left out. `sent` has the tables of which they were told.
    """

    rhythm: str
    hour: int
    time_zone: str
    wait_hours: int | None
    left_hours: int | None
    channels: list[KeptChannel]
    has_feed: bool
    holidays: list[ShownHoliday]
    sent: list[str]
