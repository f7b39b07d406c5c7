"""Somebody who plays on their device: by clicking, or through the client's own net layer."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

from tavolino.device import StoredTable
from tavolino.server.http.pages import built_files
from tests.web.browsing import Visitor

REQUEST: Final = """async ([module, method, url, body]) => {
  const { request } = await import(module)
  const answer = await request(method, url, body ?? undefined)
  return [answer.status, await answer.text()]
}"""
FRAMES: Final = """async ([module, table]) => {
  const { openSocket } = await import(module)
  return await new Promise((resolve, reject) => {
    const frames = []
    const opening = openSocket(table, 0, {
      onClosed: () => reject(new Error("closed")),
      onFrame: async text => {
        frames.push(text)
        if (!text.startsWith('{"type":"here"')) return
        const socket = await opening
        socket.close()
        resolve(frames)
      },
    })
  })
}"""
"""What a client that comes to a table is told."""
PLAY: Final = """async ([module, table, most]) => {
  const { openSocket } = await import(module)
  return await new Promise((resolve, reject) => {
    let newest, sent = 0
    const move = async ({ table: { occupants }, views, version }) => {
      const due = views.find(({ viewer, view }) =>
        occupants[viewer]?.person && view.to_act.includes(viewer))
      if (!due) return
      const { viewer: seat, view: { moves, board } } = due
      const unlimited = { entries: "penalty", outside: "complete" }[board.phase] ?? "done"
      const text = moves ? moves[Math.floor(Math.random() * moves.length)] : unlimited
      const id = `${performance.now()}-${++sent}`
      const socket = await opening
      socket.send(JSON.stringify({ type: "move", id, seat, move: text, on: version }))
    }
    const opening = openSocket(table, 0, {
      onClosed: () => reject(new Error("closed")),
      onFrame: async text => {
        const frame = JSON.parse(text)
        if (frame.type === "table") newest = frame
        if (frame.type === "table" && (frame.table.phase === "over" || sent === most)) {
          const socket = await opening
          socket.close()
          resolve(frame)
        } else if (frame.type === "table" || frame.type === "refused") {
          move(newest).catch(reject)
        }
      },
    })
  })
}"""
"""Makes legal moves until the game is over or the limit is reached. One that comes too late is made
anew. Only of the puzzle of Cut it the moves are too many to be listed; it is ended at once."""
STORED: Final = """async table => {
  const ask = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const database = await ask(indexedDB.open("tavolino"))
  const stores = database.transaction(["tables", "events"])
  const row = await ask(stores.objectStore("tables").get(table))
  const range = IDBKeyRange.bound([table, 0], [table, Infinity])
  const events = await ask(stores.objectStore("events").getAll(range))
  database.close()
  return row && { ...row, events }
}"""

REMEMBER_WORKERS: Final = """
const Plain = Worker
window.kept = { Worker: class extends Plain {
  static all = []
  constructor(...given) { super(...given); window.kept.Worker.all.push(this) }
} }
window.Worker = window.kept.Worker
"""
"""Lets `CRASH` find the workers of a page; to be run before its scripts."""
CRASH: Final = """() => {
  const { Worker } = window.kept
  for (const worker of Worker.all) {
    worker.onmessage({ data: { kind: 'failed', why: 'failed', text: 'RuntimeError: crash' } })
  }
}"""
"""As if Python had ended."""


def net_layer() -> str:
    """The path of the module that answers requests on the device."""
    (path,) = [path for path in built_files() if path.startswith("assets/backend-")]
    return path


@dataclass
class DeviceVisitor:
    visitor: Visitor
    base: str = "/"
    """Where the client's files are."""

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def _net_layer(self) -> str:
        return f"{self.base}{net_layer()}"

    def go_home(self) -> None:
        """Without a new start of Python."""
        if self.page.url.rstrip("/").count("/") > 2:
            self.visitor.go_within("/")

    def open(self, game: str) -> str:
        """Sits down with bots by clicking; returns the table's id."""
        self.go_home()
        self.visitor.press_at_game(game, "Play now")
        self.page.wait_for_url("**/t/device-*")
        return self.page.url.rpartition("/")[2]

    def request(self, method: str, url: str, body: object = None) -> tuple[int, str]:
        text = None if body is None else body if isinstance(body, str) else json.dumps(body)
        status, answer = self.page.evaluate(REQUEST, [self._net_layer, method, url, text])
        return status, answer

    def create(self, game: str, *occupants: str, **chosen: Any) -> str:
        body = {"game": game, "seats": len(occupants), "occupants": occupants, **chosen}
        status, answer = self.request("POST", "/api/tables", body)
        assert status == 201, answer
        return str(json.loads(answer)["id"])

    def play_on(self, table: str, *, most: int = 10_000) -> dict[str, Any]:
        """Plays to the end, or up to a number of moves; returns the last frame."""
        return dict(self.page.evaluate(PLAY, [self._net_layer, table, most]))

    def frames(self, table: str) -> list[str]:
        return list(self.page.evaluate(FRAMES, [self._net_layer, table]))

    def stored(self, table: str) -> StoredTable:
        row = self.page.evaluate(STORED, table)
        return StoredTable(row["id"], row["secret"], row["title"], row["events"])
