import { describe, expect, it } from "vitest";
import {
  afterTap,
  dragPoints,
  namePoint,
  offeredStroke,
  offersFor,
  openPoints,
  readOffers,
  readPath,
  withClaim,
  withoutClaim,
  writePath,
} from "../../src/games/cutit/cuts";
import { cellsLeft, keyOf, outline, pieceOf, readSpace } from "../../src/games/cutit/paper";
import { partPaper } from "../../src/games/cutit/parting";
import { steady, zoomed } from "../../src/games/cutit/puzzle/camera";
import { choicesOf, chosenOf } from "../../src/games/cutit/puzzle/keeping";
import { layoutAfter, PendingMoves } from "../../src/games/cutit/puzzle/pending-moves";
import {
  joins,
  lay,
  middleOfPlace,
  type Place,
  PuzzleGrid,
  readPlace,
  settle,
  turned,
  writePlace,
} from "../../src/games/cutit/puzzle/places";
import {
  secondStroke,
  severalOffers,
  stayingWith,
  straightCuts,
} from "../../src/games/cutit/second-cut";
import type { View } from "../../src/games/cutit/view";

const ROWS = {
  cells: Array.from({ length: 10 }, (_, row) => (row % 2 ? "GGPPYYBBKJ" : "PPGGBBYYJK")),
  right: ["...*.....", ...Array.from({ length: 9 }, () => ".........")],
  down: ["..........", ...Array.from({ length: 7 }, () => ".........."), "*.*......."],
};
const WHOLE = Array.from({ length: 10 }, () => "GGGGGGGGGG");
const cells = cellsLeft(WHOLE);
const MOVES = ["A3-K3/a1", "A3-K3/a4", "A3-E3-E0/a1", "A3-E3-E0/f1", "E3-E10/a4", "K3-E3-E0/f1"];
const offers = readOffers(MOVES, {
  cuts: [1, 1, 2, 2, 1, 2],
  spaces: [30, 70, 12, 88, 28, 18],
  points: [3, 9, 2, 8, 4, 1],
  half_stars: [2, 2, 1, 1, 0, 0],
  fault: [null, null, null, null, null, "no-points"],
});
const stroke = offeredStroke(offers);
const point = (name: string) => readPath(name)[0] ?? { x: -1, y: -1 };

describe("cuts", () => {
  it("reads and names points", () => {
    expect(readPath("A3-E3-E0/a1").map(namePoint)).toEqual(["A3", "E3", "E0"]);
  });

  it("keeps the points that may be claimed with the cut they belong to", () => {
    const known = { cuts: [1], spaces: [30], points: [6], half_stars: [2], fault: [null] };
    const read = readOffers(["A3-K3/a1", "A3-K3/a1=4", "A3-K3/a1=5"], known);
    expect(read.map(({ move, fewer }) => [move, fewer])).toEqual([["A3-K3/a1", [4, 5]]]);
    expect(withClaim("A3-K3/a1", 4)).toBe("A3-K3/a1=4");
    expect(withoutClaim("A3-K3/a1=4")).toBe("A3-K3/a1");
  });

  it("reads two points on a line as the whole cut along it", () => {
    expect(offersFor(offers, [point("C3"), point("F3")]).map(({ move }) => move)).toEqual([
      "A3-K3/a1",
      "A3-K3/a4",
    ]);
  });

  it("reads a turn as two cuts that meet there", () => {
    const drag = dragPoints(point("C3"), point("E1"), true);
    expect(offersFor(offers, drag).map(({ move }) => move)).toEqual(["A3-E3-E0/a1", "A3-E3-E0/f1"]);
    expect(offersFor(offers, [point("E1"), point("C3")])).toHaveLength(2);
  });

  it("accepts a stroke that starts off the paper", () => {
    expect(offersFor(offers, [point("E1"), point("E10")]).map(({ move }) => move)).toEqual([
      "E3-E10/a4",
    ]);
    expect(offersFor(offers, [point("E0"), point("E2")])).toEqual([]);
    expect(openPoints(stroke, [point("E10")]).map(namePoint)).not.toContain("E2");
  });

  it("finds nothing where no cut is possible", () => {
    expect(offersFor(offers, [point("C4"), point("F4")])).toEqual([]);
  });

  it("continues with taps, and starts again elsewhere", () => {
    const two = afterTap(stroke, [point("A3")], point("E3"));
    expect(two.map(namePoint)).toEqual(["A3", "E3"]);
    const three = afterTap(stroke, two, point("E0"));
    expect(offersFor(offers, three)[0]?.move).toBe("A3-E3-E0/a1");
    expect(afterTap(stroke, three, point("B7")).map(namePoint)).toEqual(["B7"]);
    expect(afterTap(stroke, two, point("E3")).map(namePoint)).toEqual(["A3"]);
  });

  it("shows where a cut can continue", () => {
    expect(openPoints(stroke, [point("A3")]).map(namePoint)).toContain("K3");
    expect(openPoints(stroke, [point("A3"), point("E3")]).map(namePoint)).toEqual([
      "E0",
      "E1",
      "E2",
    ]);
  });

  it("parts the paper along the path", () => {
    const { snippets, sheet } = partPaper(cells, "A3-E3-E0/a1=4");
    expect([snippets.map((one) => one.length), sheet.length]).toEqual([[12], 88]);
    expect(partPaper(cells, "A3-E3-E0/f1").snippets[0]).toHaveLength(88);
  });
});

describe("a second cut", () => {
  const lines = ["A3-K3", "A7-K7", "D0-D10"].map(readPath);
  const second = secondStroke(lines, readPath("A3-K3"));
  const drawn = (...names: string[]) => writePath(second.path(names.map(point)) ?? []);

  it("may be parallel to the first, cross it or end on it", () => {
    expect(drawn("C7", "F7")).toBe("A7-K7");
    expect(drawn("D1", "D5")).toBe("D0-D10");
    expect(drawn("D0", "D2")).toBe("D0-D3");
    expect(drawn("D3", "D9")).toBe("D3-D10");
  });

  it("is straight and is not the first again", () => {
    expect(drawn("A3", "K3")).toBe("");
    expect(drawn("A7", "D7", "D0")).toBe("");
    expect(drawn("A7", "D10")).toBe("");
    expect(afterTap(second, [point("A7"), point("K7")], point("D0"))).toEqual([point("D0")]);
  });

  it("can start at its ends and where it meets the first", () => {
    expect(openPoints(second, []).map(namePoint)).toEqual(["A7", "K7", "D0", "D10", "D3"]);
    expect(openPoints(second, [point("D3")]).map(namePoint)).not.toContain("A3");
  });

  it("parts the paper as the move says: the named part stays", () => {
    const { snippets, sheet } = partPaper(cells, "A3-K3,D0-D10/d4");
    expect(sheet).toHaveLength(49);
    expect(snippets.map((one) => one.length).sort()).toEqual([21, 21, 9]);
  });

  it("leaves a choice of what stays, the largest part first", () => {
    const paths = [readPath("A3-K3"), readPath("D0-D3")];
    const known = severalOffers(ROWS, cells, paths, null);
    expect(known.map(({ move, snippets, spaces }) => [move, snippets, spaces])).toEqual([
      ["A3-K3,D0-D3/a4", 2, 30],
      ["A3-K3,D0-D3/d1", 2, 79],
      ["A3-K3,D0-D3/a1", 2, 91],
    ]);
    const withCorner = severalOffers(ROWS, cells, paths, readSpace("a1"));
    expect(withCorner.map(({ move }) => move)).toEqual(["A3-K3,D0-D3/a4", "A3-K3,D0-D3/d1"]);
    expect(stayingWith(known, readSpace("j1"))?.move).toBe("A3-K3,D0-D3/d1");
  });

  it("finds its lines among the offers", () => {
    expect(straightCuts(offers).map(writePath)).toEqual(["A3-K3", "E3-E10"]);
  });
});

describe("paper", () => {
  it("finds whole stars inside and half ones on the border", () => {
    const whole = pieceOf(ROWS, cells);
    expect([whole.wholes.length, whole.halves.length]).toEqual([3, 0]);
    const row = pieceOf(
      ROWS,
      cells.filter(({ y }) => y === 0),
    );
    expect(row.halves.map(({ x, side }) => [x, side])).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it("has an outline of corners only", () => {
    expect(outline(cells).map((loop) => loop.map(keyOf).sort())).toEqual([
      ["0,0", "0,10", "10,0", "10,10"],
    ]);
    expect(outline(partPaper(cells, "A3-E3-E0/a1").sheet)[0]).toHaveLength(6);
  });
});

describe("places", () => {
  const bottom = pieceOf(
    ROWS,
    cells.filter(({ x, y }) => y === 0 && x < 3),
    1,
  );
  const top = pieceOf(
    ROWS,
    cells.filter(({ x, y }) => y === 1 && x < 3),
    2,
  );
  const at = (text: string): Place => readPlace(text);

  it("reads and writes places", () => {
    expect(writePlace(at("5@3,-2r1"))).toBe("5@3,-2r1");
  });

  it("turns clockwise and keeps the lower left corner", () => {
    const laid = lay(bottom, at("1@4,5r1"));
    expect(laid.spaces.map(keyOf).sort()).toEqual(["4,5", "4,6", "4,7"]);
    expect(laid.halves.map(({ y, side }) => [y, side])).toEqual([
      [7, 1],
      [5, 1],
    ]);
  });

  it("slides off what lies there", () => {
    const grid = new PuzzleGrid([lay(bottom, at("1@0,0r0"))]);
    const fit = settle(top, { number: 2, x: 1.5, y: -0.2, turns: 2 }, grid, false, 1.5);
    expect(fit?.place.y).toBe(-1);
    expect(settle(top, { number: 2, x: 1.5, y: 0.5, turns: 1 }, grid, false, 1.5)).toBeNull();
  });

  it("is drawn to matching stars, and shows those that do not match", () => {
    // The row above has other colours: a joined place needs the same colour on both sides.
    const grid = new PuzzleGrid([lay(bottom, at("1@0,0r0"))]);
    const fits = joins({ ...bottom, number: 2 }, grid);
    expect(fits.length).toBeGreaterThan(0);
    const fit = fits[0];
    if (!fit) throw new Error("no join");
    const middle = middleOfPlace(bottom, fit.place);
    const held = { number: 2, x: middle.x + 0.6, y: middle.y, turns: fit.place.turns };
    expect(settle(bottom, held, grid, false, 1.5)?.meetings.every((one) => one.isMatch)).toBe(true);
    const clash = settle(top, { number: 2, x: 1.5, y: 1.5, turns: 0 }, grid, false, 1.5);
    expect(clash?.meetings.some((one) => !one.isMatch)).toBe(true);
    const avoided = settle(top, { number: 2, x: 1.5, y: 1.5, turns: 0 }, grid, true, 1.5);
    expect(avoided?.meetings.every((one) => one.isMatch)).toBe(true);
  });

  it("stays in place when turned round and round", () => {
    const grid = new PuzzleGrid([]);
    let place = at("1@2,2r0");
    for (let i = 0; i < 4; i++) {
      const held = turned({ ...middleOfPlace(bottom, place), number: 1, turns: place.turns });
      place = settle(bottom, held, grid, false, 1.5)?.place ?? place;
    }
    expect(writePlace(place)).toBe("1@2,2r0");
  });
});

describe("moves being sent", () => {
  it("are shown at once, sent one by one, and dropped when the view has them", async () => {
    const sent: string[] = [];
    const pending = new PendingMoves(async (move) => {
      sent.push(move);
      return true;
    });
    pending.put("1@0,0r0");
    pending.put("2@3,0r1");
    const moves = () => pending.waiting.value.map(({ move }) => move);
    expect([...layoutAfter([], moves()).keys()]).toEqual([1, 2]);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual(["1@0,0r0", "2@3,0r1"]);
    pending.seen();
    expect(moves()).toEqual([]);
  });

  it("are all reverted when one is refused", async () => {
    const pending = new PendingMoves(async () => false);
    pending.put("1@0,0r0");
    pending.put("lift 1");
    await Promise.resolve();
    await Promise.resolve();
    expect(pending.waiting.value).toEqual([]);
  });

  it("lift what lies", () => {
    expect([...layoutAfter(["1@0,0r0", "2@3,0r1"], ["lift 1"]).keys()]).toEqual([2]);
  });
});

describe("camera", () => {
  const frame = { width: 300, height: 300 };
  const box = { left: 0, bottom: 0, width: 4, height: 4 };

  it("stays while everything is in view", () => {
    const first = { x: 2, y: 2, cell: 40 };
    expect(steady(first, { ...box, width: 5 }, frame)).toBe(first);
    expect(steady(first, { ...box, width: 30 }, frame).cell).toBeLessThan(first.cell);
  });

  it("zooms about the place under the pointer", () => {
    const camera = { x: 0, y: 0, cell: 20 };
    expect(zoomed(camera, 2, { x: 4, y: 0 })).toEqual({ x: 2, y: 0, cell: 40 });
  });
});

describe("the parts of a faulty puzzle", () => {
  const check = { parts: [[2, 3], [1, 2], [4]], costs: [20, 25, 60] };
  const view = {
    viewer: 0,
    moves: ["keep 2", "keep 1", "keep 4"],
    board: { phase: "check", players: [{ check }, { check }] },
  } as unknown as View;
  const choices = choicesOf(view, 0);

  it("are those that the moves name, with what each leaves left over", () => {
    expect(choices).toEqual([
      { move: "keep 2", part: [2, 3], cost: 20 },
      { move: "keep 1", part: [1, 2], cost: 25 },
      { move: "keep 4", part: [4], cost: 60 },
    ]);
  });

  it("cannot be chosen by others", () => {
    expect(choicesOf(view, 1)).toEqual([]);
  });

  it("begin with the best; a snippet picks the best part it is in", () => {
    expect(chosenOf(choices, null)?.move).toBe("keep 2");
    expect(chosenOf(choices, 9)?.move).toBe("keep 2");
    expect(chosenOf(choices, 2)?.move).toBe("keep 2");
    expect(chosenOf(choices, 1)?.move).toBe("keep 1");
    expect(chosenOf(choices, 4)?.move).toBe("keep 4");
  });
});
