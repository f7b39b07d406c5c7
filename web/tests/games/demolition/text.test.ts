import { beforeAll, expect, test } from "vitest";
import { describe, describeMove, remark, task } from "../../../src/games/demolition/text";
import type { View } from "../../../src/games/demolition/view";
import { loadGameMessages, setLanguage } from "../../../src/i18n";
import { VIEW_OF_SEAT_0 } from "../../boards";

const NAMES = ["Ann", "Ben"];
const TABLE = { game: "demolition", options: {} };

beforeAll(async () => {
  await setLanguage("en");
  await loadGameMessages("demolition", "scalino");
});

function demolition(change: Partial<View["board"]> = {}): View {
  return {
    ...VIEW_OF_SEAT_0,
    game: "demolition",
    moves: ["e5"],
    board: {
      kind: "demolition",
      dealt: true,
      turn: 0,
      bonus: false,
      blocks: [],
      taken: [[3, 1], []],
      ...change,
    },
  };
}

const move = (text: string) => ({ n: 0, by: 0, at: 0, kind: "move", text }) as const;

test("moves are described", () => {
  const context = { names: NAMES, table: TABLE, view: demolition() };
  expect(describeMove(move("d5-f5"), context)).toBe("takes d5–\u2060f5 for 3 points");
  expect(describeMove(move("Ge5 Pd5-d6"), context)).toBe("The pyramid is ready");
  expect(describeMove(move("decline"), context)).toBe("declines to go again");
  expect(describeMove(move("first 1"), context)).toBe("Ben goes first");
});

test("a cleared level is announced", () => {
  const low = { colour: 0, level: 1, place: "e5" };
  const before = demolition({ blocks: [low, { colour: 1, level: 2, place: "e5" }] });
  const after = demolition({ blocks: [low], bonus: true });
  expect(remark(before, after, NAMES)).toBe("Level 2 is cleared. You may take one more block.");
});

test("tasks are described", () => {
  expect(task(demolition({ bonus: true }))).toBe("You may take one more block.");
  expect(task(demolition())).not.toBe(task(demolition({ bonus: true })));
});

test("the description of the board ends with what everybody has taken", () => {
  const blocks = [{ colour: 1, level: 1, place: "e5" }];
  const lines = describe(demolition({ blocks }), NAMES);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe("Level 1: pink e5.");
  expect(lines[2]).toContain("Ann");
  expect(describe(demolition({ dealt: false }), NAMES)).toHaveLength(1);
});
