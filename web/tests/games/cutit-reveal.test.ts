import { beforeAll, describe, expect, it } from "vitest";
import { isNextCut, roundsOfCut } from "../../src/games/cutit/reveal";
import { earnedText, remark } from "../../src/games/cutit/text";
import type { View } from "../../src/games/cutit/view";
import { loadGameMessages, setLanguage } from "../../src/i18n";

const FIVE = {
  cut: "A1-K1/a1",
  snippets: [1],
  points: 5,
  by_colour: [2, 0, 3, 0],
  faults: [],
  rose: false,
  one_cut: true,
};
const PENALTY = { ...FIVE, points: 0, by_colour: [], faults: ["small" as const], one_cut: false };

const viewWith = (...rounds: (typeof FIVE | typeof PENALTY)[][]) =>
  ({
    viewer: 0,
    seats: rounds.length,
    board: { phase: "cuts", players: rounds.map((one) => ({ rounds: one, check: null })) },
  }) as unknown as View;

describe("the end of a round", () => {
  it("is revealed once, after a single cut", () => {
    expect(isNextCut(0, 1)).toBe(true);
    expect(isNextCut(3, 3)).toBe(false);
    expect(isNextCut(3, 5)).toBe(false);
    expect(isNextCut(5, 3)).toBe(false);
  });

  it("shows both rounds of the last cut together", () => {
    expect(isNextCut(8, 10)).toBe(true);
    expect(isNextCut(9, 10)).toBe(true);
    expect(isNextCut(7, 10)).toBe(false);
    expect([roundsOfCut(0), roundsOfCut(3), roundsOfCut(10)]).toEqual([[], [2], [8, 9]]);
  });
});

describe("text", () => {
  beforeAll(async () => {
    await setLanguage("en");
    await loadGameMessages("cutit");
  });

  it("says what each die gave, or why nothing counts", () => {
    expect(earnedText(FIVE)).toBe("5 points (green 2, yellow 3, one cut)");
    expect(earnedText(PENALTY)).toBe("−5 (Fewer than four spaces: a penalty)");
    expect(earnedText({ ...FIVE, points: 0, by_colour: [0, 0, 0, 0], one_cut: false })).toBe(
      "0 points",
    );
  });

  it("announces a round in one sentence", () => {
    const after = viewWith([FIVE], [PENALTY]);
    expect(remark(viewWith([], []), after, ["Lea", "Tom"])).toBe(
      "Round 1: Lea 5 points (green 2, yellow 3, one cut) and Tom −5 (Fewer than four spaces: a penalty).",
    );
    expect(remark(viewWith([]), viewWith([FIVE]), ["Lea"])).toBe(
      "Round 1: 5 points (green 2, yellow 3, one cut).",
    );
    expect(remark(after, after, ["Lea", "Tom"])).toBeNull();
  });
});
