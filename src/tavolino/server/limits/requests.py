"""The limits of everything that a person or an address may request."""

import time

from tavolino.core import Refused
from tavolino.server.limits.buckets import DAY, HOUR, MINUTE, HeldPlaces, within
from tavolino.server.limits.shared import RedisBuckets, SharedLimiter
from tavolino.server.settings import Settings


class RequestLimits:
    """How often a person or an address may do what costs something.

    Processes that share a bus share these limits. Open sockets are counted per process.
    """

    def __init__(self, settings: Settings) -> None:
        self._shared = RedisBuckets(settings.bus) if settings.bus != "memory:" else None
        self.requests = self._limiter("requests", settings.requests_per_minute, MINUTE)
        self.guests = self._limiter("guests", settings.guests_per_hour, HOUR)
        self.tables = self._limiter("tables", settings.tables_per_hour, HOUR)
        self.open_tables_of_address = self._limiter(
            "open tables of address", settings.address_open_tables_per_hour, HOUR
        )
        self.seats = self._limiter("seats", settings.seats_per_minute, MINUTE)
        self.tables_of_address = self._limiter(
            "tables of address", settings.address_tables_per_hour, HOUR
        )
        self.hints = self._limiter("hints", settings.hints_per_minute, MINUTE)
        self.analysed_moves = self._limiter(
            "analysed moves", settings.analysed_moves_per_hour, HOUR
        )
        self.puzzles = self._limiter("puzzles", settings.puzzles_per_minute, MINUTE)
        self.pictures = self._limiter("pictures", settings.pictures_per_minute, MINUTE)
        self.prints = self._limiter("prints", settings.prints_per_minute, MINUTE)
        self.records = self._limiter("records", settings.records_per_hour, HOUR)
        self.kept_games = self._limiter("kept games", settings.kept_games_per_day, DAY)
        self.names = self._limiter("names", settings.names_per_hour, HOUR)
        self.tokens = self._limiter("tokens", settings.tokens_per_hour, HOUR)
        self.friends = self._limiter("friends", settings.friends_per_hour, HOUR)
        self.notices = self._limiter("notices", settings.notices_per_hour, HOUR)
        self.confirmations = self._limiter(
            "confirmations", settings.confirmations_per_day, 24 * HOUR
        )
        self.confirmations_of_address = self._limiter(
            "confirmations of address", settings.address_confirmations_per_day, 24 * HOUR
        )
        self.daily_numbers = self._limiter("daily numbers", settings.daily_numbers_per_day, DAY)
        self.daily_numbers_of_address = self._limiter(
            "daily numbers of address", settings.address_daily_numbers_per_hour, HOUR
        )
        self.sign_ins = self._limiter("sign-ins", settings.sign_ins_per_minute, MINUTE)
        self.sign_ins_of_address = self._limiter(
            "sign-ins of address", settings.address_sign_ins_per_hour, HOUR
        )
        self.sign_ins_of_account = self._limiter(
            "sign-ins of account", settings.account_sign_ins_per_hour, HOUR
        )
        self.codes = self._limiter("codes", settings.codes_per_minute, MINUTE)
        self.chat = self._limiter("chat", settings.chat_per_minute, MINUTE)
        self.sockets_of_person: HeldPlaces[str] = HeldPlaces(settings.sockets_per_person)
        self.sockets_of_address: HeldPlaces[str] = HeldPlaces(settings.sockets_per_address)

    async def close(self) -> None:
        if self._shared is not None:
            await self._shared.close()

    async def check_new_table(self, person: str, address: str) -> None:
        """Counts a new table; refuses it if this person or address has opened too many."""
        await check_limit(self.tables, person)
        await check_limit(self.tables_of_address, address)

    def _limiter(self, name: str, count: int, seconds: float) -> SharedLimiter:
        return SharedLimiter(name, within(count, seconds), time.monotonic, self._shared)


async def check_limit(limiter: SharedLimiter, key: str) -> None:
    """Counts one use; refuses it, with the seconds to wait, if the limit is reached."""
    seconds = await limiter.take(key)
    if seconds:
        raise Refused("LIMIT", "wait", seconds=int(seconds) + 1)


async def take_up_to(limiter: SharedLimiter, key: str, count: int) -> int:
    """Counts as many uses as the limit allows, up to `count`; refused if it allows none."""
    await check_limit(limiter, key)
    taken = 1
    while taken < count and not await limiter.take(key):
        taken += 1
    return taken
