import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../src/i18n";
import { FREE, occupantsOf, type Place, suggested } from "../src/pages/home/who-plays";
import { peopleNames, seatNames } from "../src/pages/table/names";
import type { ShownGame, ShownOccupant } from "../src/protocol";

beforeAll(() => setLanguage("en"));

const ANNA: Place = { kind: "here", name: " Anna " };
const BOT: Place = { kind: "bot", name: "left from before" };

describe("the seats of a new table", () => {
  it("are the host's, those of others at this screen, of bots, and free ones", () => {
    expect(occupantsOf([ANNA, BOT, FREE], "casual")).toEqual({
      occupants: ["me", "me", "bot:casual", "free"],
      seat_names: ["", "Anna", "", ""],
    });
  });

  it("come with the options that suit one screen, unless something else was chosen", () => {
    const game = { one_screen_options: { glass: "own" } } as unknown as ShownGame;
    expect(suggested(game, { stars: "normal" }, true)).toEqual({ glass: "own", stars: "normal" });
    expect(suggested(game, { glass: "together" }, true)).toEqual({ glass: "together" });
    expect(suggested(game, { glass: "own", stars: "normal" }, false)).toEqual({ stars: "normal" });
  });
});

describe("names at one screen", () => {
  const people = [
    { person: "a", name: "Robin", seat: 0 },
    { person: "a", name: "Robin", seat: 1 },
    { person: "b", name: "Robin", seat: 2 },
    { person: "a", name: "Anna", seat: 3 },
  ];

  it("tell unnamed people apart", () => {
    expect(peopleNames(people)).toEqual(["Robin", "Player 2", "Robin", "Anna"]);
  });

  it("are unique among bots, too", () => {
    const bot = { person: "", name: "", bot: "casual" };
    const at = [people[0], bot, people[1], bot].map((one) => one as unknown as ShownOccupant);
    expect(seatNames(at)).toEqual(["Robin", "Casual bot\u00a01", "Player 3", "Casual bot\u00a02"]);
  });

  it("number free seats as the table does", () => {
    const free = { person: "", name: "", bot: "" };
    const at = [people[0], free, free].map((one) => one as unknown as ShownOccupant);
    expect(seatNames(at)).toEqual(["Robin", "Free seat\u00a02", "Free seat\u00a03"]);
  });
});
