"""Settings of how much a visitor may send, ask for and keep open, and for how long."""

from dataclasses import dataclass

from tavolino.server.settings.types import BYTES, COUNT, seconds, setting, whole
from tavolino.table.settings import MOST_EVENTS


@dataclass(frozen=True, kw_only=True)
class LimitSettings:
    head_seconds: float = setting(
        10.0,
        seconds(0.1, 600),
        "How long a client may take to send the head of a request.",
    )
    body_seconds: float = setting(
        30.0, seconds(0.1, 3600), "How long a client may take to send the body of a request."
    )
    idle_seconds: float = setting(
        15.0, seconds(0.1, 3600), "How long a connection may wait for its next request."
    )
    unread_seconds: float = setting(
        30.0,
        seconds(0.1, 3600),
        "How long a client may stop reading before its connection is closed.",
    )
    connections: int = setting(4000, COUNT, "How many connections may be open at the same time.")
    connections_per_address: int = setting(
        3000, COUNT, "How many connections one address may have open; trusted proxies are exempt."
    )
    body_bytes: int = setting(
        16 * 1024, BYTES, "The largest body of a request, except for records and games of devices."
    )
    record_bytes: int = setting(
        2 * 1024 * 1024, BYTES, "The largest record or game of a device that can be uploaded."
    )
    frame_bytes: int = setting(16 * 1024, BYTES, "The largest message on a socket.")
    messages_per_second: int = setting(
        10, COUNT, "How many messages a socket may send per second in the long run."
    )
    messages_at_once: int = setting(50, COUNT, "How many messages a socket may send in one burst.")
    sockets_per_person: int = setting(20, COUNT, "How many sockets one person may have open.")
    sockets_per_address: int = setting(2000, COUNT, "How many sockets one address may have open.")
    requests_per_minute: int = setting(
        30_000, COUNT, "How many requests one address may send per minute."
    )
    guests_per_hour: int = setting(
        3000, COUNT, "How many new guests one address may bring per hour."
    )
    tables_per_hour: int = setting(
        60, COUNT, "How many tables, including rematches, a person may open per hour."
    )
    open_tables_per_person: int = setting(
        3,
        COUNT,
        "How many open tables of one person may wait for players at the same time, and how many "
        "of them are listed.",
    )
    address_open_tables_per_hour: int = setting(
        60, COUNT, "How many open tables may be created from one address per hour."
    )
    absent_owner_minutes: int = setting(
        10,
        whole(2, 1_000_000),
        "After how many minutes without its owner on the site an open table leaves the list, until "
        "they are back.",
    )
    seats_per_minute: int = setting(30, COUNT, "How many seats a person may take per minute.")
    address_tables_per_hour: int = setting(
        6000, COUNT, "How many tables all people at one address may open per hour."
    )
    table_events: int = setting(
        MOST_EVENTS,
        whole(1_000, 1_000_000),
        "How many events a table may have; after that, only commands that end the game are "
        "accepted. Where several people play, half of it is divided among them.",
    )
    hints_per_minute: int = setting(20, COUNT, "How many hints a person may ask for per minute.")
    puzzles_per_minute: int = setting(
        120, COUNT, "How many puzzles, moves in them and hints a person may ask for per minute."
    )
    hints_waiting: int = setting(
        50,
        COUNT,
        "How many hints, and how many game reviews, may wait for a free worker; beyond that, "
        "whoever asks for most is refused.",
    )
    analysed_moves_per_hour: int = setting(
        1000,
        COUNT,
        "How many moves of finished games a person may have analysed per hour; those that have "
        "been analysed before are not counted.",
    )
    analyses_per_person: int = setting(
        10, COUNT, "How many games a person may have analysed at the same time."
    )
    analyses_per_address: int = setting(
        200, COUNT, "How many games one address may have analysed at the same time."
    )
    pictures_per_minute: int = setting(
        60,
        COUNT,
        "How many pictures of tables one address may have drawn per minute; cached ones are not "
        "counted.",
    )
    prints_per_minute: int = setting(
        20,
        COUNT,
        "How many files to print one address may have made per minute; cached ones are not "
        "counted.",
    )
    records_per_hour: int = setting(
        60, COUNT, "How many records and games of devices one address may upload per hour."
    )
    kept_games_per_day: int = setting(
        100, COUNT, "How many games of their devices a person may add to their history per day."
    )
    names_per_hour: int = setting(
        600, COUNT, "How many names may be chosen or changed from one address per hour."
    )
    tokens_per_hour: int = setting(20, COUNT, "How many bot tokens a person may create per hour.")
    friends_per_hour: int = setting(
        120,
        COUNT,
        "How many friend links a person may create or confirm, and how many invitations to tables "
        "send, per hour.",
    )
    daily_numbers_per_day: int = setting(
        10, COUNT, "How many numbers a person may add to draws of daily challenges per day."
    )
    address_daily_numbers_per_hour: int = setting(
        600,
        COUNT,
        "How many numbers may be added to draws of daily challenges from one address per hour.",
    )
    sign_ins_per_minute: int = setting(
        10,
        COUNT,
        "How many attempts per minute one address, or one browser known to the account, has to "
        "sign in to an account.",
    )
    address_sign_ins_per_hour: int = setting(
        600, COUNT, "How many attempts per hour one address has to sign in to any account."
    )
    account_sign_ins_per_hour: int = setting(
        100,
        COUNT,
        "How many attempts per hour all addresses together have to sign in to one account; "
        "browsers known to the account are not counted.",
    )
    codes_per_minute: int = setting(
        120, COUNT, "How many table codes one address may try per minute."
    )
    chat_per_minute: int = setting(
        30, COUNT, "How many chat messages a person may send per minute."
    )
