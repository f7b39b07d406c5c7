/** A position of Scalino before the first block. */

import type { View } from "../../../src/games/scalino/view";
import { VIEW_OF_SEAT_0 } from "../../boards";

export function buildView(change: Partial<View["board"]> = {}): View {
  return {
    ...VIEW_OF_SEAT_0,
    game: "scalino",
    moves: ["e5"],
    board: {
      kind: "build",
      first: 0,
      cycle: [0, 1, 2, 3],
      owners: [0, 1, 0, 1],
      turn: { seat: 0, colour: 0, due: 0, bonus: false, other: null },
      neutral_turns: 0,
      level: 1,
      blocks: [],
      unused: [
        [6, 3, 3],
        [6, 3, 3],
        [6, 3, 3],
        [6, 3, 3],
      ],
      scores: [0, 1, 2, 3].map((colour) => ({
        colour,
        rows: [],
        worthless: [],
        steps: 0,
        unused: -21,
        total: colour - 2,
      })),
      ...change,
    },
  };
}
