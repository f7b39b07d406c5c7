import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { NotedDay } from "../../src/pages/daily/noted";
import { readReceipt } from "../../src/pages/daily/published";
import { verifyDay } from "../../src/pages/daily/verification";
import type { DailyReceipt, PublishedDailyDay } from "../../src/protocol";

interface Vectors {
  rounds: number;
  deals: NotedDay["deals"];
  cases: {
    what: string;
    day: PublishedDailyDay;
    hash: string;
    receipt: DailyReceipt | null;
    faults: string[];
  }[];
}

/** The same days that the tests in Python read. */
const FILE = resolve(import.meta.dirname, "../../../tests/daily/vectors.json");
const { rounds, deals, cases } = JSON.parse(readFileSync(FILE, "utf-8")) as Vectors;
const [fair] = cases;
const NOTHING: NotedDay = { hash: "", receipt: null, deals: {}, isChecked: false };

async function faults(day: unknown, noted: Partial<NotedDay>): Promise<string[]> {
  const found = await verifyDay(day, { ...NOTHING, ...noted }, rounds);
  return found.map(({ why }) => why);
}

describe("a published day", () => {
  it.each(cases)(
    "is judged as by the command: $what",
    async ({ day, hash, receipt, faults: all }) => {
      // The command makes challenges again; the browser compares draws with those it has noted.
      const expected = all.map((why) => (why === "challenge" ? "deal" : why));
      expect(await faults(day, { hash, receipt, deals })).toEqual(expected);
    },
  );

  it("has the challenges that were played", async () => {
    const { toy } = deals;
    if (!fair || !toy) throw new Error("no vectors");
    expect(await faults(fair.day, { deals: { rope: toy } })).toEqual(["game"]);
    const harder = { toy: { ...toy, par: toy.par + 1 } };
    expect(await faults(fair.day, { deals: harder })).toEqual(["par"]);
    const others = { toy: { ...toy, dealer: "00".repeat(32) } };
    expect(await faults(fair.day, { deals: others })).toEqual(["deal"]);
  });

  it.each([null, 7, "day", [], {}])("is not %j", async (value) => {
    expect(await faults(value, {})).toEqual(["form"]);
  });

  it("gives a receipt for the number and the day", () => {
    const receipt = fair?.receipt;
    if (!receipt) throw new Error("no vectors");
    const { day, value } = receipt;
    expect(readReceipt(receipt, day, value)).toBe(receipt);
    expect(readReceipt(receipt, day, "00".repeat(16))).toBeNull();
    expect(readReceipt(receipt, "2026-11-19", value)).toBeNull();
    for (const wrong of [{ path: "" }, { head: "7" }, { batch: -1 }, { more: 1 }]) {
      expect(readReceipt({ ...receipt, ...wrong }, day, value)).toBeNull();
    }
  });

  it("is mixed in no other number of rounds by default", async () => {
    const found = await verifyDay(fair?.day, NOTHING);
    expect(found.map(({ why }) => why)).toEqual(["rounds"]);
  });
});
