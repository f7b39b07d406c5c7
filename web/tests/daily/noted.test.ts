import { beforeEach, describe, expect, it } from "vitest";
import {
  noteChecked,
  noteDeal,
  notedDay,
  notedDays,
  noteReceipt,
  noteSeals,
  swappedDays,
} from "../../src/pages/daily/noted";
import type { DailyChallenge } from "../../src/protocol";

const DAY = "2026-11-18";
const receipt = { day: DAY, hash: "a", value: "7", batch: 0, numbers: 1, path: [], head: "h" };
const challenge = { day: DAY, game: "rope", dealer: "d", par: 4, is_today: true } as DailyChallenge;

describe("what a browser notes", () => {
  beforeEach(() => localStorage.clear());

  it("is the hash that it saw first, whatever the server says later", () => {
    noteSeals([{ day: DAY, hash: "first" }]);
    expect(swappedDays.value).toEqual([]);
    noteSeals([{ day: DAY, hash: "second" }]);
    expect(swappedDays.value).toEqual([DAY]);
    noteSeals([{ day: DAY, hash: "second" }]);
    expect(swappedDays.value).toEqual([DAY]);
    expect(notedDay(DAY).hash).toBe("first");
  });

  it("is the receipt and the first draws of a challenge beside it", () => {
    noteSeals([{ day: DAY, hash: "first" }]);
    noteReceipt(receipt);
    noteDeal(challenge);
    noteDeal({ ...challenge, dealer: "other" });
    noteChecked(DAY);
    const deals = { rope: { dealer: "d", par: 4 } };
    expect(notedDay(DAY)).toEqual({ hash: "first", receipt, deals, isChecked: true });
  });

  it("is nothing about challenges of former days, whose secret is known", () => {
    noteDeal({ ...challenge, is_today: false });
    expect(notedDays()).toEqual([]);
  });

  it("is kept for the last days only", () => {
    const days = Array.from({ length: 80 }, (_, n) => `${2030 + n}-01-01`);
    noteSeals(days.map((day) => ({ day, hash: day })));
    expect(notedDays()).toEqual(days.slice(20).reverse());
  });

  it("may be damaged or forbidden", () => {
    localStorage.setItem("tavolino.daily-noted", "{");
    expect(notedDay(DAY).hash).toBe("");
    noteSeals([{ day: DAY, hash: "first" }]);
    expect(notedDay(DAY).hash).toBe("first");
  });
});
