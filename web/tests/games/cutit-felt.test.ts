import { describe, expect, it } from "vitest";
import { boxOf, type Cell, type Colour, keyOf, type Piece } from "../../src/games/cutit/paper";
import { besideOf } from "../../src/games/cutit/puzzle/badge";
import { glowing } from "../../src/games/cutit/puzzle/glow";
import { History } from "../../src/games/cutit/puzzle/history";
import {
  groupsOf,
  type Laid,
  lay,
  PuzzleGrid,
  readPlace,
} from "../../src/games/cutit/puzzle/places";
import { placeNear, spread } from "../../src/games/cutit/puzzle/spread";

const DESKTOP = { width: 1246, height: 600, corner: { width: 340, height: 52 } };
const PHONE = { width: 342, height: 568, corner: { width: 292, height: 52 } };
const LANDSCAPE = { width: 562, height: 290 };

/** A strip of one colour with half a star at its upper left and one at its lower right side. */
function strip(number: number, length: number, colour: Colour = "G"): Piece {
  const spaces = Array.from({ length }, (_, x) => ({ x, y: 0, colour }));
  const halves = [
    { x: 0, y: 0, colour, side: 0 as const },
    { x: length - 1, y: 0, colour, side: 2 as const },
  ];
  return { number, spaces, halves, wholes: [], box: boxOf(spaces) };
}

/** An edge of a square of this size, as somebody makes who cuts along two sides. */
function hook(number: number, size: number): Piece {
  const cells: Cell[] = Array.from({ length: size }, (_, i) => ({ x: i, y: 0 }));
  for (let y = 1; y < size; y++) cells.push({ x: 0, y });
  const spaces = cells.map((cell) => ({ ...cell, colour: "B" as Colour }));
  return { number, spaces, halves: [], wholes: [], box: boxOf(spaces) };
}

const STRIPS = Array.from({ length: 10 }, (_, i) => strip(i + 1, 10));
const HOOKS = Array.from({ length: 10 }, (_, i) => hook(i + 1, 10 - i));

const laidAt = (pieces: readonly Piece[], ...texts: string[]): Laid[] =>
  texts.map(readPlace).map((place) => lay(pieces[place.number - 1] as Piece, place));

describe("snippets spread on the felt", () => {
  it.each([
    ["strips at a desk", STRIPS, DESKTOP, 26],
    ["hooks at a desk", HOOKS, DESKTOP, 26],
    ["strips on a phone", STRIPS, PHONE, 18],
    ["hooks on a phone", HOOKS, PHONE, 18],
    ["strips on a phone on its side", STRIPS, LANDSCAPE, 18],
    ["hooks on a phone on its side", HOOKS, LANDSCAPE, 18],
  ] as const)("%s: readable, apart, and all in view", (_, pieces, frame, least) => {
    const { places, mat, camera } = spread(pieces, [], frame);
    expect(camera.cell).toBeGreaterThanOrEqual(least);
    expect(places.size).toBe(10);
    const taken = new Map<string, number>();
    for (const place of places.values()) {
      for (const space of lay(pieces[place.number - 1] as Piece, place).spaces) {
        expect(Math.abs(space.x + 0.5 - camera.x) + 0.5).toBeLessThanOrEqual(
          frame.width / camera.cell / 2,
        );
        expect(Math.abs(space.y + 0.5 - camera.y) + 0.5).toBeLessThanOrEqual(
          frame.height / camera.cell / 2,
        );
        const isOnMat =
          space.x >= mat.left &&
          space.x < mat.left + mat.width &&
          space.y >= mat.bottom &&
          space.y < mat.bottom + mat.height;
        expect(isOnMat).toBe(false);
        for (const dx of [-1, 0, 1]) {
          for (const dy of [-1, 0, 1]) {
            const met = taken.get(keyOf({ x: space.x + dx, y: space.y + dy }));
            expect(met ?? place.number).toBe(place.number);
          }
        }
        taken.set(keyOf(space), place.number);
      }
    }
  });

  it("leaves laid snippets where they are, in the middle", () => {
    const laid = laidAt(STRIPS, "1@40,20r0", "2@40,21r0");
    const { places, mat } = spread(STRIPS.slice(2), laid, DESKTOP);
    expect(places.has(1)).toBe(false);
    expect(mat.left + mat.width / 2).toBe(45);
  });

  it("finds a free place near another, off the mat", () => {
    const bounds = spread(STRIPS, [], DESKTOP);
    const { left, bottom } = bounds.visible;
    const lying = laidAt(STRIPS, `1@${left},${bottom}r1`);
    const near = readPlace(`2@${left},${bottom}r1`);
    expect(placeNear(STRIPS[1] as Piece, near, lying, bounds)).toEqual({ ...near, x: left + 2 });
  });
});

describe("on the felt", () => {
  it("a number is next to its snippet and covers no space", () => {
    const laid = laidAt(STRIPS, "1@0,0r0", "2@0,1r0", "3@0,-1r0");
    const grid = new PuzzleGrid(laid);
    for (const { spaces } of laid) {
      const at = besideOf(spaces, grid);
      expect(at).not.toBeNull();
      expect(grid.isTaken({ x: Math.floor(at?.x ?? 0), y: Math.floor(at?.y ?? 0) })).toBe(false);
    }
    const shutIn = laidAt([...STRIPS, strip(11, 1)], "11@0,0r0")[0] as Laid;
    const around = laidAt(STRIPS, "1@0,1r0", "2@0,-1r0", "3@1,0r0", "4@-10,0r0");
    expect(besideOf(shutIn.spaces, new PuzzleGrid([...around, shutIn]))).toBeNull();
  });

  it("only matching stars join snippets", () => {
    const pieces = [strip(1, 3), strip(2, 3), strip(3, 3, "P")];
    // 1 and 2 meet star to star; 3 meets 2 with another colour.
    const laid = laidAt(pieces, "1@0,0r0", "2@-2,1r0", "3@-4,2r0");
    expect(groupsOf(laid).map((group) => group.map(({ number }) => number))).toEqual([[1, 2]]);
  });

  it("open half-stars in a held snippet's colours glow, more strongly if they face it", () => {
    const pieces = [strip(1, 3), strip(2, 3), strip(3, 3, "P"), strip(4, 3)];
    const others = new PuzzleGrid(laidAt(pieces, "1@0,0r0", "2@-2,1r0", "3@20,0r0", "4@30,0r1"));
    const found = glowing(strip(5, 3), { number: 5, x: 0, y: 0, turns: 0 }, others);
    // 1 below, 2 above and both of 4, which is turned; the pink ones and those that are joined do not.
    expect(found.map(({ half, isFacing }) => [half.side, isFacing])).toEqual([
      [2, true],
      [0, true],
      [1, false],
      [3, false],
    ]);
  });

  it("undo reverts the changes one by one", () => {
    const history = new History();
    const before = readPlace("1@3,4r0");
    history.push([1], new Map(), new Map([[1, before]]));
    history.push([1, 2], new Map([[1, readPlace("1@0,0r0")]]), new Map());
    expect(history.length.value).toBe(2);
    expect(history.pop().map(({ number }) => number)).toEqual([1, 2]);
    expect(history.pop()).toEqual([{ number: 1, laid: undefined, loose: before }]);
    expect(history.pop()).toEqual([]);
  });
});
