"""Positions that take long to reach by clicking: the moves are sent by the page's own session."""

from collections.abc import Mapping, Sequence

from tests.web.browsing import Visitor

PLAY = """async ({game, seats, options, moves}) => {
  const body = {game, seats, options, occupants: Array(seats).fill("me"), ready: true}
  const headers = {"Content-Type": "application/json"}
  const made = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)})
  if (!made.ok) throw new Error(await made.text())
  const {id} = await made.json()
  const url = new URL(`/api/tables/${id}/socket?version=0`, location.href)
  url.protocol = "ws:"
  await new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const left = [...moves]
    let last = -1
    socket.onmessage = ({data}) => {
      const frame = JSON.parse(data)
      if (frame.type === "refused") reject(new Error(frame.text))
      if (frame.type !== "table" || frame.version <= last) return
      last = frame.version
      const move = left.shift()
      if (move === undefined) {
        socket.close()
        resolve()
        return
      }
      const seat = frame.table.occupants.findIndex((one) => one.is_due)
      socket.send(JSON.stringify({type: "move", id: `m${last}`, seat, move, on: last}))
    }
    socket.onerror = () => reject(new Error("no socket"))
  })
  return id
}"""


def open_after(
    visitor: Visitor, game: str, seats: int, options: Mapping[str, str], moves: Sequence[str]
) -> str:
    """The visitor, who has every seat, goes to a table where these moves have been made; gives its
    id."""
    with visitor.page.expect_response("**/api/me"):
        visitor.go("/")
    asked = {"game": game, "seats": seats, "options": options, "moves": moves}
    table = str(visitor.page.evaluate(PLAY, asked))
    visitor.go(f"/t/{table}")
    return table
