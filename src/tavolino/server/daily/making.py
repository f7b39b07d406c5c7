"""Makes the challenges of a day in a separate process, since that takes some seconds."""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Sequence
from typing import Final

from tavolino.daily import (
    MadeChallenge,
    daily_games,
    make_challenge,
    mix,
    read_challenge,
    write_challenge,
)
from tavolino.server.workers.worker_process import worker_environment

PROGRAM: Final = "tavolino.server.daily.making"
SECONDS: Final = 1200.0
"""The time limit, for a machine that is very busy."""
NICENESS: Final = 10
"""Contributions close long before the day begins, so there is time."""

log = logging.getLogger(__name__)


async def made_in_process(
    day: str, secret: str, head: str, rounds: int, wanted: Sequence[str]
) -> dict[str, MadeChallenge]:
    """The challenges of these games; those that fail are missing."""
    request = [day, secret, head, rounds, list(wanted)]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        PROGRAM,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(SECONDS):
            out, _ = await process.communicate(json.dumps(request).encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return {
        game: MadeChallenge(attempt, bytes.fromhex(secret), read_challenge(text))
        for game, attempt, secret, text in map(json.loads, out.splitlines())
    }


def make_all(
    day: str, secret: str, head: str, rounds: int, wanted: Sequence[str]
) -> dict[str, MadeChallenge]:
    """The challenges of a day, made in this process."""
    mixed = mix(bytes.fromhex(secret), head, rounds)
    made = {}
    for game in wanted:
        try:
            made[game] = make_challenge(daily_games()[game], game, day, mixed)
        except Exception:  # a game from another package must not stop the others
            log.exception("no challenge of %s", game)
    return made


def main() -> None:
    """Reads a request from standard input and writes a line for each challenge."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    day, secret, head, rounds, wanted = json.load(sys.stdin)
    for game, one in make_all(day, secret, head, rounds, wanted).items():
        print(json.dumps([game, one.attempt, one.secret.hex(), write_challenge(one.challenge)]))


if __name__ == "__main__":
    main()
