"""The names that a table shows."""

import asyncio
from pathlib import Path

from tests.server.peers import running

GAME = "scalino"


def test_whoever_renames_themselves_and_sits_down_has_the_new_name_at_once(tmp_path: Path) -> None:
    """The announcement of a new name may come later than the seat."""

    async def main() -> None:
        async with running(tmp_path) as server, server.peer() as anna, server.peer() as ben:
            table = await anna.create(GAME, 2, occupants=["me"])
            async with anna.at(table) as here, ben.at(table) as there:
                await server.context.people.rename(ben.person, "Ben")
                await there.submit("sit", seat=1)
                frame = await here.see(lambda frame: frame["table"]["occupants"][1]["person"])
                assert frame["table"]["occupants"][1]["name"] == "Ben"

    asyncio.run(main())
