import { beforeAll, expect, test } from "vitest";
import { readPlace } from "../../../src/games/scalino/diamond";
import { gainOf } from "../../../src/games/scalino/gain";
import { gainSign, gainText } from "../../../src/games/scalino/text";
import type { BoardView } from "../../../src/games/scalino/view";
import { loadGameMessages, setLanguage } from "../../../src/i18n";

beforeAll(async () => {
  await setLanguage("en");
  await loadGameMessages("scalino");
});

/** A board of which only the rows of green and the points of pink matter. */
function board(rows: string[][], pink = 0): BoardView {
  const worth = (row: string[]) => (row.length * (row.length + 1)) / 2;
  const steps = rows.reduce((sum, row) => sum + worth(row), 0);
  const score = { worthless: [], unused: 0, total: 0 };
  return {
    scores: [
      { ...score, colour: 0, rows, steps },
      { ...score, colour: 1, rows: [], steps: pink },
    ],
  } as unknown as BoardView;
}

test("a continued row is described with its lengths", () => {
  const before = board([["a5", "b5", "c5"], ["h5"]], 6);
  const after = board([["a5", "b5", "c5", "d5"], ["h5"]], 3);
  const gain = gainOf(before, after, 0, readPlace("d5"));
  expect(gain).toMatchObject({ points: 4, from: 3, rows: [["a5", "b5", "c5", "d5"]] });
  expect(gain.others).toEqual([{ colour: 1, points: -3 }]);
  expect(gainText(gain)).toBe("Row 3 → 4, +4 · pink −3.");
  expect(gainSign(gain)).toBe("3 → 4  +4");
});

test("a block that joins two rows continues the longer one", () => {
  const before = board([["a5", "b5"], ["d5"]]);
  const gain = gainOf(before, board([["a5", "b5", "c5", "d5"]]), 0, readPlace("c5"));
  expect(gainSign(gain)).toBe("2 → 4  +6");
});

test("single steps are only points, and the star is not a step", () => {
  const alone = gainOf(board([]), board([["d5"], ["f5"]]), 0, readPlace("d5-f5"));
  expect(gainText(alone)).toBe("+2 points.");
  const star = gainOf(board([]), board([]), 0, readPlace("e5"));
  expect(star.row).toBeNull();
  expect(gainSign(star)).toBe("0");
});
