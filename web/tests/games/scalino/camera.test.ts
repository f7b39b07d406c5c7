import { expect, test } from "vitest";
import { lensOf } from "../../../src/games/scalino/board/camera";

const SIDES = [0, 1, 2, 3];

test.each(SIDES)("from side %i each spot of each level is found again", (turn) => {
  for (const rise of [0, 0.4, 1]) {
    const lens = lensOf({ turn, rise });
    for (const level of [0, 1, 3]) {
      const [x, y] = lens.unproject(lens.project(2.3, 6.1, level), level);
      expect(x).toBeCloseTo(2.3);
      expect(y).toBeCloseTo(6.1);
    }
  }
});

test("what lies between the eye and a spot is drawn on it", () => {
  const lens = lensOf({ turn: 1, rise: 0 });
  const [dx, dy, up] = lens.toViewer;
  const [x, y] = lens.project(4, 4, 1);
  const [nearX, nearY] = lens.project(4 + 2 * dx, 4 + 2 * dy, 1 + 2 * up);
  expect(nearX).toBeCloseTo(x);
  expect(nearY).toBeCloseTo(y);
});

test("a quarter turn brings file i to the front", () => {
  const lens = lensOf({ turn: 1, rise: 0 });
  const [, front] = lens.project(8.5, 4.5);
  const [, back] = lens.project(0.5, 4.5);
  expect(front).toBeGreaterThan(back);
  expect(lens.direction(0, 1)).toEqual([-1, 0]);
});

test("from above the viewer is straight over the board", () => {
  const [x, y] = lensOf({ turn: 0, rise: 1 }).toViewer;
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
});
