import { expect, test } from "vitest";
import { lensOf } from "../../../src/games/scalino/board/camera";

const SIDES = [0, 1, 2, 3];

test.each(SIDES)("from side %i projecting can be undone on every level", (turn) => {
  for (const rise of [0, 0.4, 1]) {
    const lens = lensOf({ turn, rise });
    for (const level of [0, 1, 3]) {
      const [x, y] = lens.unproject(lens.project(2.3, 6.1, level), level);
      expect(x).toBeCloseTo(2.3);
      expect(y).toBeCloseTo(6.1);
    }
  }
});

test.each(SIDES)("from side %i the halves of the board mirror each other", (turn) => {
  const lens = lensOf({ turn, rise: 0 });
  const at = (right: number, away: number) => {
    const [dx, dy] = lens.direction(right, away);
    return lens.project(4.5 + dx, 4.5 + dy, 2);
  };
  for (const away of [-4, 0, 4]) {
    const [left, leftY] = at(-3, away);
    const [right, rightY] = at(3, away);
    expect(right).toBeCloseTo(-left);
    expect(rightY).toBeCloseTo(leftY);
  }
  expect(at(0, -4)[1]).toBeGreaterThan(at(0, 4)[1]);
});

test("distant spaces are smaller, except from above", () => {
  const width = (rise: number, y: number) => {
    const { project } = lensOf({ turn: 0, rise });
    return project(6, y)[0] - project(5, y)[0];
  };
  expect(width(0, 9)).toBeLessThan(0.8 * width(0, 0));
  expect(width(1, 9)).toBeCloseTo(width(1, 0));
});

test("less than half of a place behind a block is hidden by it", () => {
  const lens = lensOf({ turn: 0, rise: 0 });
  for (const y of [1, 4, 8]) {
    const [, hidden] = lens.unproject(lens.project(4.5, y, 1), 0);
    expect(hidden - y).toBeLessThan(0.5);
  }
});

test("the whole board is visible", () => {
  for (const rise of [0, 1]) {
    const lens = lensOf({ turn: 0, rise });
    const [left = 0, top = 0, width = 0, height = 0] = lens.viewBox.split(" ").map(Number);
    for (const [x, y, level] of [
      [0, 4.5, 0],
      [9, 4.5, 0],
      [4.5, 0, 0],
      [4.5, 9, 1],
      [4.5, 4.5, 5],
    ] as const) {
      const [px, py] = lens.project(x, y, level);
      expect(px).toBeGreaterThan(left);
      expect(px).toBeLessThan(left + width);
      expect(py).toBeGreaterThan(top);
      expect(py).toBeLessThan(top + height);
    }
  }
});

test("a quarter turn brings file i to the front", () => {
  const lens = lensOf({ turn: 1, rise: 0 });
  const [, front] = lens.project(8.5, 4.5);
  const [, back] = lens.project(0.5, 4.5);
  expect(front).toBeGreaterThan(back);
  expect(lens.direction(0, 1)).toEqual([-1, 0]);
});

test("from above the viewer is straight over the board", () => {
  const { sideOf } = lensOf({ turn: 0, rise: 1 });
  expect(sideOf("x", 2)).toBeCloseTo(0);
  expect(sideOf("y", 7)).toBeCloseTo(0);
});
