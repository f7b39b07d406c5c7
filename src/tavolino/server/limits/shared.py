"""Limits that hold for all server processes together.

Each process has its own token buckets. Processes that share a Redis also share buckets there. While
Redis does not answer, only the limits of each process apply: nobody is refused because of it, and
nobody gets more than the limit from any one process.
"""

import logging
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tavolino.server.limits.buckets import Clock, Limiter, RateLimit

PREFIX: Final = "tavolino:limit"
CONNECTIONS: Final = 16
ANSWER_S: Final = 1.0
"""Redis is away if it has not answered after this long."""
AGAIN_S: Final = 1.0
"""How long Redis is left alone after it did not answer."""

# A bucket is one number: the time when it will be full again. Redis supplies the time, so processes
# with different clocks agree. Full buckets expire.
TAKE: Final = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local interval, at_once = tonumber(ARGV[1]), tonumber(ARGV[2])
local full_at = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = full_at + interval - now - interval * at_once
if wait > 0 then
    return math.ceil(wait)
end
full_at = full_at + interval
local milliseconds = math.ceil((full_at - now) / 1000)
redis.call('SET', KEYS[1], string.format('%.0f', full_at), 'PX', milliseconds)
return 0
"""

log = logging.getLogger(__name__)


class RedisBuckets:
    def __init__(
        self,
        url: str,
        clock: Callable[[], float] = time.monotonic,
        answer_s: float = ANSWER_S,
    ) -> None:
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=answer_s,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=answer_s,
            socket_timeout=answer_s,
        )
        self._redis: Redis = Redis.from_pool(pool)
        self._script = self._redis.register_script(TAKE)
        self._clock = clock
        self._away_until = float("-inf")
        self._is_away = False

    async def take(self, key: str, limit: RateLimit) -> float | None:
        """Counts one use and returns 0, or the seconds to wait; None while Redis is away."""
        if self._clock() < self._away_until:
            return None
        interval = round(1_000_000 / limit.per_second)
        # Keys are hashed: addresses and account names are never written to Redis.
        digest = blake2b(key.encode(errors="surrogatepass"), digest_size=16).hexdigest()
        try:
            wait = await self._script(keys=[f"{PREFIX}:{digest}"], args=[interval, limit.at_once])
        except (RedisError, OSError) as error:
            self._away_until = self._clock() + AGAIN_S
            if not self._is_away:
                log.warning("limits are those of each process, since Redis is away: %s", error)
            self._is_away = True
            return None
        self._is_away = False
        return int(wait) / 1_000_000

    async def close(self) -> None:
        await self._redis.aclose()


class SharedLimiter:
    """One bucket per key in this process, and one shared with other processes, if there are any.

    The shared buckets have counted at least as much as those of this process. What this process
    refuses is therefore refused without asking them.
    """

    def __init__(
        self, name: str, limit: RateLimit, clock: Clock, shared: RedisBuckets | None
    ) -> None:
        self._name = name
        self._limit = limit
        self._here: Limiter[str] = Limiter(limit, clock)
        self._shared = shared

    async def take(self, key: str) -> float:
        """Counts one use and returns 0, or counts nothing and returns the seconds to wait."""
        wait = self._here.take(key)
        if wait or self._shared is None:
            return wait
        wait = await self._shared.take(f"{self._name} {key}", self._limit) or 0.0
        if wait:
            self._here.give_back(key)
        return wait
