import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import plain from "../src/board/plain";
import { setLanguage } from "../src/i18n";
import type { View } from "../src/protocol";
import { boardProps } from "./boards";

const BOARD = {
  heaps: [3, 4],
  rows: [
    { cards: ["a"], owner: null },
    { cards: [], owner: 1 },
  ],
};
const VIEW = {
  game: "chess",
  viewer: 0,
  to_act: [0],
  moves: ["A1", "A2", "B1"],
  board: BOARD,
} as unknown as View;

beforeAll(() => setLanguage("en"));

test("a board of any game is described field by field", () => {
  expect(plain.describe(VIEW, [])).toEqual([
    "heaps: 3 4",
    "rows 1 cards: a",
    "rows 1 owner: –",
    "rows 2 cards: –",
    "rows 2 owner: 1",
    "There are 3 possible moves.",
  ]);
});

test("moves are buttons, and the hint is marked", () => {
  const page = document.createElement("div");
  const props = boardProps(VIEW, { names: ["Ann", "Bob"], hint: "A2" });
  render(<plain.Board {...props} />, page);
  const buttons = [...page.querySelectorAll<HTMLButtonElement>(".plain-list button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["A1", "A2", "B1"]);
  expect(buttons.map(({ className }) => className)).toEqual(["", "primary", ""]);
  buttons[2]?.click();
  expect(props.move).toHaveBeenCalledExactlyOnceWith("B1");
});
