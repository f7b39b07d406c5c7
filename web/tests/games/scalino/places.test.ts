import { expect, test } from "vitest";
import { lensOf } from "../../../src/games/scalino/board/camera";
import { readPlace } from "../../../src/games/scalino/diamond";
import { writePlacement } from "../../../src/games/scalino/notation";
import {
  isOn,
  nextAllowed,
  placeAround,
  placeBeside,
  placesIn,
  placeUnder,
  reshape,
  usableChoice,
} from "../../../src/games/scalino/places";

const THREE = { size: 3, direction: "rank" } as const;
const ALLOWED = placesIn(["c5-e5", "d5-f5", "e5-g5", "e4-e5", "e5", "decline"]);

test("declining is not a place", () => {
  expect(ALLOWED.map(({ name }) => name)).not.toContain("decline");
});

test("where the colour is chosen, each has its own places", () => {
  const moves = ["Gd5-f5", "Ge5", "Ye5", "decline"];
  const names = (colour: number | null) => placesIn(moves, colour).map(({ name }) => name);
  expect(names(0)).toEqual(["d5-f5", "e5"]);
  expect(names(2)).toEqual(["e5"]);
  expect(names(null)).toEqual([]);
  const [place = readPlace("a5")] = placesIn(moves, 0);
  expect(writePlacement({ colour: 0, place })).toBe("Gd5-f5");
});

test("the nearest legal place under the pointer is chosen", () => {
  expect(placeAround([4.5, 4.5], THREE, ALLOWED, 1)?.name).toBe("d5-f5");
  expect(placeAround([6.3, 4.5], THREE, ALLOWED, 1)?.name).toBe("e5-g5");
});

test("without a legal place the one under the pointer is chosen, on the board if possible", () => {
  expect(placeAround([4.5, 6.5], THREE, ALLOWED, 1)?.name).toBe("d7-f7");
  expect(placeAround([1.5, 5.5], THREE, ALLOWED, 1)?.name).toBe("b6-d6");
  expect(placeAround([0.5, 4.5], { size: 3, direction: "file" }, ALLOWED, 1)?.name).toBe("a4-a6");
  expect(placeAround([0.5, 0.5], THREE, ALLOWED, 1)).toBeNull();
});

test("pointing at the top of a block chooses the block, not the floor behind it", () => {
  const lens = lensOf({ turn: 0, rise: 0 });
  const before = { lens, level: 1, blocks: [{ colour: 0, level: 1, place: "e4" }] };
  const top = lens.project(4.5, 3.9, 1);
  expect(placeUnder(top, { size: 1, direction: "rank" }, [], before)?.name).toBe("e4");
  expect(isOn(readPlace("e4"), top, lens, 1)).toBe(true);
  expect(isOn(readPlace("e7"), top, lens, 1)).toBe(false);
});

test("a legal place behind a block can be chosen through it", () => {
  const lens = lensOf({ turn: 0, rise: 0 });
  const before = { lens, level: 1, blocks: [{ colour: 0, level: 1, place: "e4" }] };
  const hidden = lens.project(4.5, 4.3, 0);
  expect(placeUnder(hidden, { size: 1, direction: "rank" }, ALLOWED, before)?.name).toBe("e5");
});

test("a choice that fits nowhere is replaced by one that fits", () => {
  expect(usableChoice(ALLOWED, THREE)).toEqual(THREE);
  expect(usableChoice(ALLOWED, { size: 2, direction: "rank" })).toEqual({
    size: 2,
    direction: "file",
  });
  expect(usableChoice(placesIn(["e5"]), THREE)).toEqual({ size: 1, direction: "rank" });
  expect(usableChoice([], THREE)).toEqual(THREE);
});

test("arrows follow the viewpoint and stay on the level", () => {
  const south = lensOf({ turn: 0, rise: 0 });
  const east = lensOf({ turn: 1, rise: 0 });
  expect(placeBeside(readPlace("d5-f5"), "ArrowUp", south, 1).name).toBe("d6-f6");
  expect(placeBeside(readPlace("d5-f5"), "ArrowUp", east, 1).name).toBe("c5-e5");
  expect(placeBeside(readPlace("e9"), "ArrowUp", south, 1).name).toBe("e9");
});

test("stepping through legal places wraps around", () => {
  const first = nextAllowed(ALLOWED, THREE, null);
  const names = [first?.name];
  let place = first;
  for (let i = 0; i < 3; i++) {
    place = nextAllowed(ALLOWED, THREE, place);
    names.push(place?.name);
  }
  expect(names).toEqual(["c5-e5", "d5-f5", "e5-g5", "c5-e5"]);
  expect(nextAllowed([], THREE, null)).toBeNull();
});

test("a turned block stays where it is", () => {
  const turned = reshape(readPlace("d5-f5"), { size: 3, direction: "file" }, ALLOWED, 1);
  expect(turned?.name).toBe("e4-e6");
});
