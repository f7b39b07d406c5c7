import { expect, test } from "vitest";
import { readPath } from "../../src/games/cutit/cuts";
import { BoardState } from "../../src/games/cutit/state";
import type { View } from "../../src/games/cutit/view";
import { boardProps, VIEW_OF_SEAT_0 } from "../boards";

const ROWS = {
  cells: Array.from({ length: 10 }, () => "GGPPYYBBKJ"),
  right: Array.from({ length: 10 }, () => "........."),
  down: Array.from({ length: 9 }, () => ".........."),
};
const VIEW = {
  ...VIEW_OF_SEAT_0,
  game: "cutit",
  options: { scissors: "free" },
  moves: ["A3-K3/a1", "A3-K3/a4", "C0-C10/a1", "C0-C10/d1", "A3-K3/a1=2"],
  board: {
    phase: "cuts",
    round: 1,
    sheet: { rows: ROWS },
    players: [
      { corner: "a1", paper: Array.from({ length: 10 }, () => "G".repeat(10)), rounds: [] },
    ],
    offers: {
      cuts: [1, 1, 1, 1],
      spaces: [30, 70, 20, 80],
      points: [3, 9, 2, 8],
      half_stars: [0, 0, 0, 0],
      fault: [null, null, null, null],
    },
  },
} as unknown as View;

function drawn(path: string) {
  const table = boardProps(VIEW);
  const state = new BoardState(table);
  state.points.value = readPath(path);
  return { state, table };
}

test("the smaller part of a drawn cut is the snippet until another is preferred", () => {
  const { state } = drawn("A3-K3");
  expect(state.chosen?.move).toBe("A3-K3/a1");
  state.preferPartWith({ x: 0, y: 9 });
  expect(state.chosen?.move).toBe("A3-K3/a4");
  state.preferNextPart();
  expect(state.chosen?.move).toBe("A3-K3/a1");
});

test("a cut is confirmed with the points to count, then the sheet is clear", async () => {
  const { state, table } = drawn("A3-K3");
  state.count(2);
  await state.confirm();
  expect(table.move).toHaveBeenCalledExactlyOnceWith("A3-K3/a1=2");
  expect(state.points.value).toEqual([]);
});

test("points chosen for one cut do not count for another", () => {
  const { state } = drawn("A3-K3");
  state.count(2);
  expect(state.claim).toBe(2);
  state.preferNextPart();
  expect(state.claim).toBeNull();
});

test("a second straight cut chooses the part that stays", async () => {
  const { state, table } = drawn("A3-K3");
  expect(state.addSecond()).toBe(true);
  expect(state.chosen).toBeNull();
  state.points.value = readPath("C0-C10");
  expect(state.staying?.snippets).toBe(3);
  await state.confirm();
  expect(table.move.mock.calls[0]?.[0]).toMatch(/^A3-K3,C0-C10\//);
});

test("without a straight cut there is nothing to add a second one to", () => {
  expect(drawn("A3").state.addSecond()).toBe(false);
});

test("a suggested cut is drawn with its part and points", () => {
  const { state } = drawn("C0-C10");
  state.draw("A3-K3/a1=2");
  expect(state.chosen?.move).toBe("A3-K3/a1");
  expect(state.claim).toBe(2);
});
