import { beforeAll, expect, test } from "vitest";
import * as cutit from "../../src/games/referee-cutit/text";
import { puzzleOf, type View as SheetsView, tableOf } from "../../src/games/referee-cutit/view";
import * as rope from "../../src/games/referee-rope/text";
import { type View as CardsView, winsOf } from "../../src/games/referee-rope/view";
import { loadGameMessages, setLanguage } from "../../src/i18n";
import type { LogLine } from "../../src/protocol";

const NAMES = ["Ada", "Bo"];

const sheets = {
  game: "referee-cutit",
  seats: 2,
  viewer: 1,
  to_act: [1],
  moves: null,
  options: { sheet: "standard" },
  board: { phase: "entries", cuts: ["A1-K1/a1"], table: { phase: "cuts", round: 3 } },
} as unknown as SheetsView;
const cards = {
  seats: 2,
  to_act: [0],
  viewer: 0,
  board: { piles: [4, 1], winners: [[1], [0, 1]], is_between: false },
} as unknown as CardsView;

const line = (text: string) => ({ text, by: 0, kind: "move" }) as unknown as LogLine;

beforeAll(async () => {
  await setLanguage("en");
  await loadGameMessages("cutit", "rope", "referee-cutit", "referee-rope");
});

test("the sheet of the player to act is shown on the board of the game", () => {
  const table = tableOf(sheets);
  expect(table.viewer).toBe(1);
  expect(table.moves).toEqual(["A1-K1/a1"]);
  expect(table.options).toMatchObject({ sheet: "standard", scissors: "free" });
  expect(puzzleOf(sheets)).toMatchObject({ seats: 1, moves: null, board: { phase: "puzzle" } });
});

test.each([
  ["points 2,0,3,0 one cut", "enters 5 points (green 2, yellow 3 and one cut)"],
  ["penalty", "enters a penalty"],
  ["finished 1", "Bo is done"],
  ["out 3,5", "has snippets left over: 3 and 5"],
  ["outside 1", "has 1 space left over"],
  ["A3-K3/a1", "cuts from A3 to K3"],
])("the log says what “%s” means", (text, sentence) => {
  const context = { names: NAMES, view: sheets, table: { game: "referee-cutit", options: {} } };
  expect(cutit.describeMove(line(text), context)).toBe(sentence);
});

test("wins are counted, including shared ones", () => {
  expect(winsOf(cards)).toEqual([1, 2]);
  expect(rope.describe(cards, NAMES)).toEqual([
    "Ada’s turn",
    "Ada has 4 cards in the pile.",
    "Bo has 1 card in the pile.",
    "Bo won",
    "Ada and Bo share the win",
  ]);
});
