/** A live table of two for tests, connected to frames that the test makes up. */

import { vi } from "vitest";
import type { Pipe } from "../src/net/socket";
import { LiveTable } from "../src/net/table";
import type { LogLine, ShownOccupant, TableFrame, ToClient, View } from "../src/protocol";

const OCCUPANT: ShownOccupant = {
  person: "",
  name: "",
  bot: "",
  is_ready: true,
  is_due: false,
  has_resigned: false,
  deadline: null,
  left_ms: null,
  replaceable_at: null,
  nudge: null,
  holiday_until: null,
};

/** A frame for seat 0, in a game against `opponent`. */
export function frame(
  version: number,
  since: number,
  entries: LogLine[],
  opponent: Partial<ShownOccupant>,
  view: View | null = null,
): TableFrame {
  return {
    type: "table",
    version,
    at: version,
    since,
    table: {
      id: "t",
      code: "",
      title: "",
      game: "example",
      rules_version: 1,
      options: {},
      settings: {},
      owner: "me",
      phase: "playing",
      occupants: [
        { ...OCCUPANT, person: "me" },
        { ...OCCUPANT, ...opponent },
      ],
      started_at: 0,
      deadline: null,
      undo: null,
      peeks: [],
      hash: "",
      secret: "",
      result: null,
      leads_to: {},
      rematch: "",
      rematch_by: "",
      absences: [],
    },
    views: [{ viewer: 0, entries, view }],
  };
}

interface OpenedTable {
  table: LiveTable;
  hear(frame: ToClient): void;
}

/** A table that is connected; timers are fake. `send` gets what the client sends. */
export async function openTable(send: (text: string) => void = () => {}): Promise<OpenedTable> {
  let pipe: Pipe | undefined;
  const table = new LiveTable(
    "t",
    () => Promise.resolve(),
    () => {
      pipe = { send, close() {}, onopen: null, onclose: null, onmessage: null };
      return pipe;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  const hear = (one: ToClient) => pipe?.onmessage?.({ data: JSON.stringify(one) });
  hear({ type: "welcome", you: "me", now: 0 });
  return { table, hear };
}
