import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "../src/net/table";
import { TableState } from "../src/pages/table/state";
import type { LogLine, TableFrame, ToClient, View } from "../src/protocol";
import { VIEW_OF_SEAT_0 } from "./boards";
import * as tables from "./live";

const LATE_MS = 1000;
const VIEW = { ...VIEW_OF_SEAT_0, game: "rope", moves: ["p>A"], board: {} } as unknown as View;

function frame(version: number, since: number, entries: LogLine[]): TableFrame {
  return tables.frame(version, since, entries, { person: "other" }, VIEW);
}

const entry = (n: number, by: number): LogLine => ({ n, by, at: n, kind: "move", text: "p>A" });

let live: LiveTable;
let state: TableState;
let sent: { id: string; move: string }[];
let hear: (frame: ToClient) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  const opened = await tables.openTable((text) => {
    const command = JSON.parse(text);
    if (command.type === "move") sent.push(command);
  });
  live = opened.table;
  hear = opened.hear;
  hear(frame(1, 0, []));
  state = new TableState(live);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const ack = () => hear({ type: "ack", id: sent.at(-1)?.id ?? "", version: 2 });

describe("a move", () => {
  it("is pending until the view shows it, whether the view or the reply comes first", async () => {
    for (const [version, arrive] of [
      [2, [ack, () => hear(frame(2, 0, [entry(0, 0)]))]],
      [3, [() => hear(frame(3, 1, [entry(1, 0)])), ack]],
    ] as const) {
      const made = state.move("p>A");
      expect(state.pending.value).toBe("p>A");
      expect(state.canMove.value).toBe(false);
      for (const one of arrive) one();
      expect(live.shown.value?.frame.version).toBe(version);
      expect(state.pending.value).toBeNull();
      expect(state.canMove.value).toBe(true);
      expect(await made).toBe(true);
    }
  });

  it("stays pending when only others have moved", () => {
    void state.move("p>A");
    hear(frame(2, 0, [entry(0, 1)]));
    expect(state.pending.value).toBe("p>A");
  });

  it("is no longer pending once it is refused", async () => {
    const made = state.move("p>A");
    const refusal = { rule: "CR-4", why: "x", params: {}, text: "Not there.", version: 1 };
    hear({ type: "refused", id: sent[0]?.id ?? "", ...refusal });
    expect(await made).toBe(false);
    expect(state.pending.value).toBeNull();
    expect(state.canMove.value).toBe(true);
  });

  it("is not sent while another is pending", async () => {
    void state.move("p>A");
    expect(await state.move("p>B")).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("keeps showing the player's turn unless the reply is slow", async () => {
    void state.move("p>A");
    expect(state.isDue.value).toBe(true);
    expect(state.isLate.value).toBe(false);
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(state.isLate.value).toBe(true);
    expect(state.isDue.value).toBe(false);
  });
});
