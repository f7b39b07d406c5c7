import { expect, test } from "vitest";
import { readPlace } from "../../../src/games/scalino/diamond";
import { BoardState } from "../../../src/games/scalino/state";
import type { View } from "../../../src/games/scalino/view";
import { boardProps } from "../../boards";
import { buildView } from "./views";

const MOVES = ["d5-f5", "e4-e5", "e5"];

function stateOf(changes: Partial<View> = {}, props: Parameters<typeof boardProps>[1] = {}) {
  const table = boardProps<View>({ ...buildView(), moves: MOVES, ...changes }, props as object);
  return { table, state: new BoardState(table) };
}

test("a block is put on the hovered place if it is allowed there", () => {
  const { state, table } = stateOf();
  state.hover(readPlace("a5-c5"), "pointer");
  expect(state.isAllowed).toBe(false);
  state.put();
  expect(table.move).not.toHaveBeenCalled();
  state.hover(readPlace("d5-f5"), "pointer");
  expect(state.isAllowed).toBe(true);
  state.put();
  expect(table.move).toHaveBeenCalledExactlyOnceWith("d5-f5");
});

test("nothing is hovered while the player cannot move", () => {
  const { state } = stateOf({}, { canMove: false });
  state.hover(readPlace("d5-f5"), "pointer");
  expect(state.place).toBeNull();
});

test("turning a block keeps it where it is hovered", () => {
  const { state } = stateOf();
  state.choose({ size: 2, direction: "rank" });
  state.hover(readPlace("e5-f5"), "keys");
  state.turnBlock();
  expect(state.choice.value).toEqual({ size: 2, direction: "file" });
  expect(state.place?.name).toBe("e4-e5");
});

test("a block without a legal place is replaced by one that has one", () => {
  const { state } = stateOf({ moves: ["e5"] });
  state.chooseUsable();
  expect(state.choice.value.size).toBe(1);
});

test("a bonus turn offers two colours, and its moves name the chosen one", () => {
  const turn = { seat: 0, colour: 0, due: 0, bonus: true, other: 2 };
  const { state, table } = stateOf({ ...buildView({ turn }), moves: ["Ge5", "Yd5"] });
  expect(state.allowed.map(({ name }) => name)).toEqual(["e5"]);
  state.chooseOtherColour();
  expect(state.colour).toBe(2);
  expect(state.allowed.map(({ name }) => name)).toEqual(["d5"]);
  state.hover(readPlace("d5"), "pointer");
  state.put();
  expect(table.move).toHaveBeenCalledExactlyOnceWith("Yd5");
});

test("a suggested move chooses its block", () => {
  const { state } = stateOf({}, { hint: "e4-e5" });
  state.chooseAdvised();
  expect(state.choice.value).toEqual({ size: 2, direction: "file" });
  expect(state.advised?.name).toBe("e4-e5");
});

test("a block that is being sent lies on its place, and is remembered when the view has it", () => {
  const { state, table } = stateOf();
  state.table = { ...table, pending: "d5-f5" };
  expect(state.made).toEqual({ colour: 0, level: 1, place: "d5-f5" });
  state.table = { ...table, pending: null };
  expect(state.made).toBeNull();
  expect(state.laid).toBe("d5-f5");
});

test("the legal places are computed once for a view", () => {
  const { state } = stateOf();
  expect(state.allowed).toBe(state.allowed);
});
