import { beforeAll, expect, test } from "vitest";
import {
  describe,
  describeMove,
  remark,
  score,
  sumText,
  task,
} from "../../../src/games/scalino/text";
import { colours, coloursOf } from "../../../src/games/scalino/view";
import { loadGameMessages, setLanguage } from "../../../src/i18n";
import { buildView } from "./views";

const NAMES = ["Ann", "Ben"];
const TABLE = { game: "scalino", options: {} };

beforeAll(async () => {
  await setLanguage("en");
  await loadGameMessages("scalino");
});

const move = (text: string) => ({ n: 0, by: 0, at: 0, kind: "move", text }) as const;

test("a seat scores what its colours have made; leftover blocks count at the end", () => {
  const scores = buildView().board.scores.map((one) => ({ ...one, steps: 10 + one.colour }));
  const over = { cause: "stuck", points: [], ranks: [] };
  expect(score(buildView(), 0)).toBe("0");
  expect(score(buildView({ scores }), 1)).toBe("24");
  expect(score({ ...buildView({ scores }), outcome: over }, 0)).toBe("−2");
  expect(score(buildView({ scores, owners: [0, 1, 2, 3] }), 1)).toBeNull();
  expect(colours(buildView(), 1)).toEqual([1, 3]);
});

test("moves are described", () => {
  const view = buildView({ blocks: [{ colour: 2, level: 1, place: "d5-f5" }] });
  const context = { names: NAMES, table: TABLE, view };
  expect(describeMove(move("d5-f5"), context)).toBe(
    "places a yellow block of 3 spaces on d5–\u2060f5",
  );
  expect(describeMove(move("e9"), context)).toBe("places a block of 1 space on e9");
  expect(describeMove(move("decline"), context)).toBe("declines to go again");
  expect(describeMove(move("first 1"), context)).toBe("Ben goes first");
});

test("with the log every block has its colour, even if others share its place", () => {
  const blocks = [
    { colour: 0, level: 1, place: "e5" },
    { colour: 1, level: 1, place: "d5" },
    { colour: 2, level: 2, place: "e5" },
  ];
  const log = ["e5", "c5", "2", "d5", "e5"].map((text, n) => ({
    ...move(text),
    n,
    kind: text === "2" ? ("undo" as const) : ("move" as const),
    text: text === "2" ? "1" : text,
  }));
  const context = { names: NAMES, table: TABLE, view: buildView({ blocks }), log };
  const sentences = log
    .filter(({ kind }) => kind === "move")
    .map((entry) => describeMove(entry, context));
  expect(sentences).toEqual([
    "places a green block of 1 space on e5",
    "places a block of 1 space on c5",
    "places a pink block of 1 space on d5",
    "places a yellow block of 1 space on e5",
  ]);
});

test("a completed level and its bonus are announced", () => {
  const bonus = { seat: 1, colour: 3, due: 3, bonus: true, other: null };
  const after = buildView({ level: 2, turn: bonus });
  expect(remark(buildView(), after, NAMES)).toBe(
    "Level 1 is complete. Ben may place one more blue block, on level 2.",
  );
  expect(remark(buildView(), buildView(), NAMES)).toBeNull();
});

test("a bonus block of either colour names both", () => {
  const turn = { seat: 0, colour: 2, due: 2, bonus: true, other: 0 };
  const after = buildView({ level: 2, turn });
  expect(task(after)).toBe("You may place one more yellow or green block, on level 2.");
  expect(coloursOf(turn)).toEqual([2, 0]);
  const context = { names: NAMES, table: TABLE, view: after };
  expect(describeMove(move("Gd5-f5"), context)).toBe(
    "places a green block of 3 spaces on d5–\u2060f5",
  );
});

test("tasks are described", () => {
  const blocks = [{ colour: 0, level: 1, place: "e5" }];
  expect(task(buildView())).toContain("star");
  expect(task(buildView({ blocks }))).toBe("Place a green block on level 1.");
  expect(task(buildView({ blocks, owners: [null, 1, 0, 1] }))).toContain("neutral");
});

test("the board is described level by level", () => {
  const blocks = [
    { colour: 0, level: 1, place: "d5-f5" },
    { colour: 1, level: 2, place: "e5" },
  ];
  const lines = describe(buildView({ blocks, level: 2 }), NAMES);
  expect(lines[0]).toBe("Level 2 of 4 is being built.");
  expect(lines[1]).toBe("Level 2: pink e5.");
  expect(lines[2]).toBe("Level 1: green d5–\u2060f5.");
  expect(lines).toHaveLength(7);
});

test("a row is worth the sum of its steps", () => {
  expect(sumText(4)).toBe("1 + 2 + 3 + 4 = 10");
  expect(sumText(1)).toBe("1");
});
