import { expect, test } from "vitest";
import { lensOf } from "../../../src/games/scalino/board/camera";
import { hullOf, shadowsOn } from "../../../src/games/scalino/board/shadows";
import { topsOf } from "../../../src/games/scalino/pyramid";

const TOPS = topsOf([{ colour: 0, level: 1, place: "e5" }]);

test("shadows fall to the right and towards the viewer, whichever side that is", () => {
  const south = lensOf({ turn: 0, rise: 0 });
  const north = lensOf({ turn: 2, rise: 0 });
  expect(shadowsOn({ x: 5, y: 4 }, TOPS, south, 1)).toHaveLength(1);
  expect(shadowsOn({ x: 3, y: 4 }, TOPS, south, 1)).toHaveLength(0);
  expect(shadowsOn({ x: 3, y: 4 }, TOPS, north, 1)).toHaveLength(1);
});

test("a shadow stays on its space", () => {
  const lens = lensOf({ turn: 0, rise: 0 });
  for (const [x, y] of shadowsOn({ x: 5, y: 4 }, TOPS, lens, 1).flat()) {
    expect(x).toBeGreaterThanOrEqual(5);
    expect(x).toBeLessThanOrEqual(6);
    expect(y).toBeGreaterThanOrEqual(4);
    expect(y).toBeLessThanOrEqual(5);
  }
});

test("an outline excludes inner points", () => {
  const hull = hullOf([
    [0, 0],
    [2, 0],
    [1, 1],
    [2, 2],
    [0, 2],
  ]);
  expect(hull).toHaveLength(4);
  expect(hull).not.toContainEqual([1, 1]);
});
