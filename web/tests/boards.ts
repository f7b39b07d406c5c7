/** Props of boards and views of games for tests. */

import { type Mock, vi } from "vitest";
import type { BoardProps } from "../src/board/board";
import type { View } from "../src/protocol";

/** The props of a board at a table of Ann, with `move` as a spy. */
export function boardProps<V extends View>(
  view: V,
  changes: Partial<BoardProps<V>> = {},
): BoardProps<V> & { move: Mock } {
  return {
    view,
    before: null,
    fresh: [],
    names: ["Ann"],
    canMove: true,
    pending: null,
    why: async () => null,
    hint: null,
    elapsed: () => 0,
    hasMotion: false,
    source: { kind: "tables", id: "t" },
    at: 0,
    ...changes,
    move: vi.fn(async () => true),
  };
}

/** All of a view but its board: a game of two in which seat 0 sees the board and has to move. */
export const VIEW_OF_SEAT_0: Omit<View, "game" | "moves" | "board"> = {
  version: 1,
  seats: 2,
  options: {},
  viewer: 0,
  to_act: [0],
  deadline_ms: null,
  outcome: null,
};
