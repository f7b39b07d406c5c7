import { beforeAll, expect, it, vi } from "vitest";
import { margin } from "../src/games/rope/text";
import { loadGameMessages, setLanguage } from "../src/i18n";
import { endingText } from "../src/pages/table/ending";
import type { ShownOccupant } from "../src/protocol";

vi.mock("../src/board/boards", () => ({
  boardOf: (game: string) => (game === "rope" ? { margin } : {}),
}));

const NAMES = ["Anna", "Ben", "Cleo"];

function ended(points: number[], ranks: number[], cause = "complete", resigned: number[] = []) {
  const occupants = points.map(
    (_, seat) => ({ has_resigned: resigned.includes(seat) }) as ShownOccupant,
  );
  return { game: "scalino", occupants, result: { cause, points, ranks } };
}

beforeAll(() => setLanguage("en"));

it("is described from the reader's viewpoint, with the margin", () => {
  const table = ended([40, 10], [1, 2]);
  expect(endingText(table, NAMES, [0])).toBe("You won by 30 points!");
  expect(endingText(table, NAMES, [1])).toBe("You lost by 30 points.");
  expect(endingText(table, NAMES, [])).toBe("Anna won by 30 points.");
  expect(endingText(table, NAMES, [0, 1])).toBe("Anna won by 30 points.");
});

it("uses the unit of the game", async () => {
  await loadGameMessages("rope");
  const table = { ...ended([0, -1, -4], [1, 2, 3]), game: "rope" };
  expect(endingText(table, NAMES, [0])).toBe("You won by 1 card!");
  expect(endingText(table, NAMES, [2])).toBe("You finished 3rd, 4 cards behind Anna.");
});

it("names the winner to players in between", () => {
  const table = ended([40, 10, 36], [1, 3, 2]);
  expect(endingText(table, NAMES, [2])).toBe("You finished 2nd, 4 points behind Anna.");
  expect(endingText(table, NAMES, [1])).toBe("You finished 3rd, 30 points behind Anna.");
  expect(endingText(table, NAMES, [0])).toBe("You won by 4 points!");
});

it("omits points that did not decide", () => {
  expect(endingText(ended([5, 5], [1, 1]), NAMES, [0])).toBe("You share the win with Ben!");
  expect(endingText(ended([5, 5], [1, 2]), NAMES, [1])).toBe("You lost.");
  const resigned = ended([0, 0], [1, 2], "resigned", [1]);
  expect(endingText(resigned, NAMES, [0])).toBe("You won!");
  expect(endingText(resigned, NAMES, [1])).toBe("You resigned.");
  expect(endingText(resigned, NAMES, [])).toBe("Anna won.");
});

it("gives the points of a solo game", () => {
  expect(endingText(ended([56], [1]), NAMES, [0])).toBe("You scored 56 points.");
});

it("ignores players who resigned", () => {
  const table = ended([3, 7, 1], [1, 3, 2], "complete", [1]);
  expect(endingText(table, NAMES, [0])).toBe("You won by 2 points!");
  expect(endingText(table, NAMES, [2])).toBe("You finished 2nd, 2 points behind Anna.");
  expect(endingText(table, NAMES, [1])).toBe("You resigned.");
});
