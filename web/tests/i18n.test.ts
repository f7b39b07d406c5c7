import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  formatClauses,
  formatList,
  formatNumber,
  formatPercent,
  formatTimeLeft,
  hasMessage,
  languages,
  loadGameMessages,
  loadGuideMessages,
  loadMessages,
  pickLanguage,
  refusalText,
  setLanguage,
  t,
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
  it("exist for every key in the source", async () => {
    await setLanguage("en");
    await Promise.all([
      loadGuideMessages(),
      loadMessages(
        "daily",
        "device",
        "analysis",
        "offline",
        "notices",
        "client-notices",
        "client-puzzles",
        "referee",
      ),
      loadGameMessages(...readdirSync(join(SOURCE, "games"))),
    ]);
    const keys = [...sources().matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
  });

  it("take parameters and plural forms", async () => {
    await setLanguage("en");
    expect(t("table-free", { count: 1 })).toBe("one seat free");
    expect(t("table-free", { count: 3 })).toBe("3 seats free");
  });

  it("have a real minus sign", async () => {
    await setLanguage("en");
    expect(t("ending-solo", { points: -5 })).toBe("You scored −5 points.");
  });

  it("explain refusals of games once their catalogues are loaded", async () => {
    await setLanguage("en");
    await loadGameMessages("demolition", "scalino");
    const refused = new Refused("SD-2", "covered", { place: "e5" }, "server's own");
    expect(refusalText(refused)).toBe("There is another block on top of e5.");
    expect(refusalText(new Refused("XY-1", "new", {}, "The server's own."))).toBe(
      "The server's own.",
    );
  });

  it("count seats from one, as people do", async () => {
    await setLanguage("en");
    const taken = new Refused("SEAT", "taken", { seat: 0 }, "");
    expect(refusalText(taken)).toBe("Seat 1 is taken.");
    const early = new Refused("TURN", "not-due", { seat: 2, due: "0, 1" }, "");
    expect(refusalText(early)).toBe("It is not seat 3’s turn; to act now: 1, 2.");
    const first = new Refused("CR-1", "first", { got: 4, seats: 3 }, "");
    await loadGameMessages("rope");
    expect(refusalText(first)).toBe("Seat 5 cannot go first at a table of 3.");
    const watching = new Refused("TURN", "not-due", { seat: "spectator", due: "chance" }, "");
    expect(refusalText(watching)).toBe("Spectators cannot move; to act now: chance.");
  });

  it("join the allowed values into a sentence", async () => {
    await setLanguage("de");
    await loadGameMessages("cutit");
    const params = { claim: 9, count: 3, possible: "4, 5, 7" };
    expect(refusalText(new Refused("CI-7", "impossible", params, ""))).toContain("4, 5 oder 7.");
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
  it("is the first preferred one that is available", () => {
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
    expect(formatNumber(1234.56, 1)).toBe("1,234.6");
    expect(formatNumber(-3)).toBe("−3");
  });
  it("count down in minutes, and in hours if needed", () => {
    expect(formatTimeLeft(65_000)).toBe("1:05");
    expect(formatTimeLeft(7_380_000)).toBe("2:03:00");
    expect(formatTimeLeft(-5)).toBe("0:00");
  });
});

describe("numbers and lists", () => {
  it.each([
    ["en", "62%", "1, 2 and 3", "1 or 2"],
    ["de", "62\u00a0%", "1, 2 und 3", "1 oder 2"],
    ["fr", "62\u00a0%", "1, 2 et 3", "1 ou 2"],
    ["it", "62%", "1, 2 e 3", "1 o 2"],
    ["pl", "62%", "1, 2 i\u00a03", "1 lub 2"],
  ])("are those of %s", async (code, percent, list, either) => {
    await setLanguage(code);
    expect(formatPercent(0.62)).toBe(percent);
    expect(formatList(["1", "2", "3"])).toBe(list);
    expect(formatList(["1", "2"], "disjunction")).toBe(either);
    expect(formatClauses(["1", "2"])).toBe(code === "fr" ? "1\u00a0; 2" : "1; 2");
  });
});
