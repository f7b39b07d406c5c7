import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { Cutting } from "../../src/games/cutit/board/cutting";
import type { Reveal } from "../../src/games/cutit/reveal";
import type { View } from "../../src/games/cutit/view";
import { loadGameMessages, setLanguage } from "../../src/i18n";
import { LiveRegion } from "../../src/ui/announce";
import { boardProps, VIEW_OF_SEAT_0 } from "../boards";

const OFFERS = {
  cuts: [1, 1],
  spaces: [30, 70],
  points: [3, 9],
  half_stars: [0, 0],
  fault: [null, null],
};
const PLAYER = {
  corner: "a1",
  paper: Array.from({ length: 10 }, () => "GGGGGGGGGG"),
  rounds: [],
  snippets: [],
  score: { rises: 0, rise_points: 0, one_cuts: 0, one_cut_points: 0 },
  has_cut: false,
  check: null,
};
const ROWS = {
  cells: Array.from({ length: 10 }, () => "GGPPYYBBKJ"),
  right: Array.from({ length: 10 }, () => "........."),
  down: Array.from({ length: 9 }, () => ".........."),
};
const VIEW = {
  ...VIEW_OF_SEAT_0,
  game: "cutit",
  seats: 1,
  options: { scissors: "free" },
  moves: ["A3-K3/a1", "A3-K3/a4"],
  board: {
    phase: "cuts",
    round: 1,
    rolls: [],
    sheet: { rows: ROWS },
    players: [PLAYER],
    offers: OFFERS,
  },
} as unknown as View;
const REVEAL = { rounds: [], isPinned: false, isBeforeDice: false } as unknown as Reveal;

beforeAll(async () => {
  await setLanguage("en");
  await loadGameMessages("cutit");
});

test("a key pressed right after drawing a cut is announced last", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  render(
    <>
      <LiveRegion />
      <Cutting {...boardProps(VIEW)} reveal={REVEAL} />
    </>,
    page,
  );
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i += 1) {
      const sheet = page.querySelector("[role=application]");
      sheet?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
    // What has changed is drawn, but no frame has been painted.
    await Promise.resolve();
  };
  await press("ArrowUp", 4);
  await press("Enter");
  await press("ArrowRight", 10);
  await press("Enter");
  expect(page.textContent).toContain("Second cut");
  await press("2");
  const text = [...page.querySelectorAll("[role=status]")].map((one) => one.textContent).join("");
  expect(text).toContain("Draw the second cut");
});
