import { expect, test } from "vitest";
import {
  BOARD,
  directionOf,
  placeAt,
  readPlace,
  sizeOf,
  spaceName,
  spacesOf,
  spacesOn,
} from "../../../src/games/scalino/diamond";
import { placeText } from "../../../src/games/scalino/text";

test("the levels have 41, 25, 13 and 5 spaces", () => {
  expect([1, 2, 3, 4].map((level) => spacesOn(level).length)).toEqual([41, 25, 13, 5]);
  expect(BOARD.map(spaceName)).toContain("e5");
  expect(BOARD.map(spaceName)).not.toContain("a1");
});

test.each(["e5", "d5-f5", "e4-e5", "a5"])("%s is read and written", (name) => {
  const place = readPlace(name);
  expect(placeAt(place, sizeOf(place), directionOf(place) ?? "rank").name).toBe(name);
});

test("a place has spaces and a direction", () => {
  expect(spacesOf(readPlace("d5-f5")).map(spaceName)).toEqual(["d5", "e5", "f5"]);
  expect(directionOf(readPlace("d5-f5"))).toBe("rank");
  expect(directionOf(readPlace("e4-e6"))).toBe("file");
  expect(directionOf(readPlace("e5"))).toBeNull();
  expect(placeText("d5-f5")).toBe("d5–\u2060f5");
});
