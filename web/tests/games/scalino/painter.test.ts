import { expect, test } from "vitest";
import { lensOf } from "../../../src/games/scalino/board/camera";
import { occludes, paintOrder } from "../../../src/games/scalino/board/painter";
import { type Body, bodyOf } from "../../../src/games/scalino/pyramid";

const PYRAMID = "1e5 1d5 1f4-f6 1e4 1e6 1c5 1d6-d7 1g5 1d4 1e7 1e3 2e5-f5 2d5 2e4 2e6 3e5";

function bodies(text: string): Body[] {
  return text
    .split(" ")
    .map((word) => bodyOf({ colour: 0, level: Number(word[0]), place: word.slice(1) }));
}

test.each([0, 1, 2, 3])("from side %i no block is painted over one that hides it", (turn) => {
  const { sideOf } = lensOf({ turn, rise: 0 });
  const order = paintOrder(bodies(PYRAMID), sideOf);
  expect(order).toHaveLength(PYRAMID.split(" ").length);
  for (const [i, early] of order.entries()) {
    for (const late of order.slice(i + 1)) expect(occludes(early, late, sideOf)).toBe(false);
  }
});

test("the front changes with the viewpoint", () => {
  const [near, far] = bodies("1e4 1e6");
  if (!near || !far) throw new Error("two blocks");
  const south = lensOf({ turn: 0, rise: 0 }).sideOf;
  const north = lensOf({ turn: 2, rise: 0 }).sideOf;
  expect(paintOrder([near, far], south).map(({ key }) => key)).toEqual(["1 e6", "1 e4"]);
  expect(paintOrder([near, far], north).map(({ key }) => key)).toEqual(["1 e4", "1 e6"]);
});

test("a lifted block is painted over a higher one behind it", () => {
  const [front, behind] = bodies("1e4 2e5");
  if (!front || !behind) throw new Error("two blocks");
  const { sideOf } = lensOf({ turn: 0, rise: 0 });
  const order = paintOrder([{ ...front, lift: 0.45 }, behind], sideOf);
  expect(order.map(({ key }) => key)).toEqual(["2 e5", "1 e4"]);
});
