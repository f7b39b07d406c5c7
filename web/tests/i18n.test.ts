import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  hasMessage,
  languages,
  loadGameMessages,
  loadGuideMessages,
  pickLanguage,
  say,
  sayNumber,
  sayRefusal,
  sayTimeLeft,
  setLanguage,
} from "../src/i18n";
import { Refused } from "../src/net/refused";

const SOURCE = resolve(import.meta.dirname, "../src");

function sources(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), "utf-8"))
    .join("\n");
}

describe("messages", () => {
  it("are there for everything that is said by its full key", async () => {
    await setLanguage("en");
    await Promise.all([
      loadGuideMessages(),
      loadGameMessages(...readdirSync(join(SOURCE, "games"))),
    ]);
    const keys = [...sources().matchAll(/\bsay\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
  });

  it("take parameters and plural forms", async () => {
    await setLanguage("en");
    expect(say("table-free", { count: 1 })).toBe("one seat free");
    expect(say("table-free", { count: 3 })).toBe("3 seats free");
  });

  it("say refusals of games once their words are there", async () => {
    await setLanguage("en");
    await loadGameMessages("demolition", "scalino");
    const refused = new Refused("SD-2", "covered", { place: "e5" }, "server's own");
    expect(sayRefusal(refused)).toBe("The block at e5 has another on it.");
    expect(sayRefusal(new Refused("XY-1", "new", {}, "The server's own."))).toBe(
      "The server's own.",
    );
  });

  it("count seats from one, as people do", async () => {
    await setLanguage("en");
    const taken = new Refused("SEAT", "taken", { seat: 0 }, "");
    expect(sayRefusal(taken)).toBe("Seat 1 is taken.");
    const early = new Refused("TURN", "not-due", { seat: 2, due: "0, 1" }, "");
    expect(sayRefusal(early)).toBe("It is not the turn of seat 3; to act now: 1, 2.");
    const first = new Refused("CR-1", "first", { got: 4, seats: 3 }, "");
    await loadGameMessages("rope");
    expect(sayRefusal(first)).toBe("Seat 5 cannot begin at a table of 3.");
    const watching = new Refused("TURN", "not-due", { seat: "spectator", due: "chance" }, "");
    expect(sayRefusal(watching)).toBe("A spectator does not move; to act now: the dealer.");
  });

  it.each(languages.map(({ code }) => code))(
    "can be changed to %s, with the games in use",
    async (code) => {
      await setLanguage("en");
      await loadGameMessages("scalino");
      await setLanguage(code);
      expect(document.documentElement.lang).toBe(code);
      expect(hasMessage("play-now")).toBe(true);
      expect(hasMessage("refused-sc-7-gap")).toBe(true);
    },
  );
});

describe("the first language", () => {
  it("is the first wished for that there is", () => {
    expect(pickLanguage(["xx", "en-GB"])).toBe("en");
    expect(pickLanguage([])).toBe("en");
  });
  it.each([
    ["de-CH", "de"],
    ["PL", "pl"],
    ["fr-Latn-CA", "fr"],
    ["plt", "en"], // Malagasy, not Polish
    ["frr", "en"], // North Frisian, not French
    ["no such tag", "en"],
    ["", "en"],
  ])("of %s is %s", (wished, language) => {
    expect(pickLanguage([wished])).toBe(language);
  });
});

describe("numbers and times", () => {
  it("follow the locale", async () => {
    await setLanguage("en");
    expect(sayNumber(1234.56, 1)).toBe("1,234.6");
    expect(sayNumber(-3)).toBe("−3");
  });
  it("count down in minutes, and in hours where there are some", () => {
    expect(sayTimeLeft(65_000)).toBe("1:05");
    expect(sayTimeLeft(7_380_000)).toBe("2:03:00");
    expect(sayTimeLeft(-5)).toBe("0:00");
  });
});
