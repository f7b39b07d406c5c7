"""Two guests play a whole game at a server:

python -m container.play http://localhost:8080
"""

import asyncio
import sys

import httpx

from examples.bot import Bot


async def new_bot(url: str) -> Bot:
    """A bot with the token of a new guest."""
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}) as http:
        (await http.get("/api/me")).raise_for_status()
        answer = await http.post("/api/me/tokens", json={"label": "container"})
        answer.raise_for_status()
    return Bot(url, answer.json()["token"])


async def play(url: str) -> str:
    one, two = await new_bot(url), await new_bot(url)
    link = await one.open("demolition")
    table = await two.find(link["code"])
    ends = await asyncio.gather(one.play(table), two.play(table))
    results = [end["table"]["result"] for end in ends]
    assert results[0] == results[1]
    return str(results[0]["cause"])


if __name__ == "__main__":
    print("played to the end:", asyncio.run(play(sys.argv[1])))
