import { expect, test } from "vitest";
import { BoardState } from "../../../src/games/demolition/state";
import type { View } from "../../../src/games/demolition/view";
import { boardProps, VIEW_OF_SEAT_0 } from "../../boards";

const LEFT = { colour: 0, level: 1, place: "e5" };
const RIGHT = { colour: 1, level: 1, place: "g5" };
const VIEW = {
  ...VIEW_OF_SEAT_0,
  game: "demolition",
  moves: ["g5"],
  board: { blocks: [LEFT, RIGHT] },
} as unknown as View;

const eastward = ({ x, y }: { x: number; y: number }) => ({ x: x + 1, y });

test("only a block that is free can be taken", () => {
  const table = boardProps(VIEW);
  const state = new BoardState(table);
  state.hover(LEFT, "pointer");
  expect(state.isFree).toBe(false);
  state.take();
  expect(table.move).not.toHaveBeenCalled();
  state.hover(RIGHT, "pointer");
  state.take();
  expect(table.move).toHaveBeenCalledExactlyOnceWith("g5");
});

test("the first key shows where the keys are, the next ones step to other blocks", () => {
  const state = new BoardState(boardProps(VIEW));
  state.step(eastward);
  expect(state.block).toBe(LEFT);
  state.step(eastward);
  expect(state.block).toBe(RIGHT);
  state.step(eastward);
  expect(state.block).toBe(RIGHT);
  expect(state.device.value).toBe("keys");
});

test("a new view hovers nothing", () => {
  const state = new BoardState(boardProps(VIEW));
  state.hover(LEFT, "touch");
  state.start();
  expect(state.block).toBeNull();
});
