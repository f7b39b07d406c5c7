import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../src/i18n";
import { choicesAt, optionsAt } from "../src/pages/home/first-player";
import { FREE, type Place, seatName } from "../src/pages/home/who-plays";
import type { ShownChoice, ShownGame } from "../src/protocol";

const OPTION: ShownChoice = {
  kind: "choice",
  name: "first",
  rule: "XY-1",
  label: { en: "Who goes first" },
  help: {},
  choices: ["lot", "0", "1", "2", "3"],
  default: "lot",
  choice_labels: {},
};
const GAME = { options: [OPTION] } as unknown as ShownGame;
const WITHOUT = { options: [] } as unknown as ShownGame;

beforeAll(() => setLanguage("en"));

describe("the first player", () => {
  it("offers the seats of the table", () => {
    expect(choicesAt(OPTION, 2)).toEqual(["lot", "0", "1"]);
  });

  it("counts seats from 1 and says who sits there", () => {
    const here: Place = { kind: "here", name: "" };
    const places: Place[] = [{ kind: "bot", name: "" }, FREE, { ...here, name: " Anna " }, here];
    expect([0, 1, 2, 3, 4].map((seat) => seatName(seat, places))).toEqual([
      "You (seat 1)",
      "The bot in seat 2",
      "Whoever takes seat 3",
      "Anna (seat 4)",
      "Player 5 (seat 5)",
    ]);
  });

  it("drops a seat that the table no longer has", () => {
    const chosen = { first: "2", gaps: "bay" };
    expect(optionsAt(GAME, chosen, 3)).toEqual(chosen);
    expect(optionsAt(GAME, chosen, 2)).toEqual({ gaps: "bay" });
    expect(optionsAt(WITHOUT, { gaps: "bay" }, 2)).toEqual({ gaps: "bay" });
  });
});
