"""Types of the answers about friends over HTTP. All times are wall-clock ms."""

from msgspec import Struct


class ShownFriend(Struct, frozen=True):
    """A friend of the person who asks. `game` is what they play just now, `table` where, if others
    may watch; both are empty otherwise.
    """

    person: str
    name: str
    is_here: bool
    game: str
    table: str


class ShownInvitation(Struct, frozen=True):
    """A friend, `by` with their `name`, invites to a table that has a free seat."""

    table: str
    game: str
    title: str
    by: str
    name: str
    at: int


class ShownFriends(Struct, frozen=True):
    """`link` is the address of the person's friend link, empty if there is none."""

    link: str
    friends: list[ShownFriend]
    invitations: list[ShownInvitation]


class FriendLink(Struct, frozen=True):
    """A link: people who open this address and confirm become friends."""

    url: str


class FriendOffer(Struct, frozen=True):
    """The owner of a friend link. `is_friend` if the person who asks is a friend already."""

    person: str
    name: str
    is_friend: bool


class KeptFriend(Struct, frozen=True):
    person: str
    since: int


class KeptInvitation(Struct, frozen=True):
    """An invitation to a table, `by` one person to another."""

    table: str
    person: str
    by: str
    at: int
