import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standing } from "../src/net/log";
import { anyLog, type LiveTable } from "../src/net/table";
import type { ChatLine, LogLine, TableFrame } from "../src/protocol";
import { settings } from "../src/ui/settings";
import * as tables from "./live";

const CHAT_LINE: ChatLine = {
  type: "chat",
  n: 1,
  person: "p",
  name: "P",
  text: "",
  emote: null,
  at: 1,
  is_earlier: false,
};

function entry(n: number, by: number | string, text = `m${n}`): LogLine {
  return { n, by, at: n * 10, kind: "move", text };
}

function frame(version: number, since: number, entries: LogLine[]): TableFrame {
  return tables.frame(version, since, entries, { bot: "greedy" });
}

/** Enough for the screen to be drawn. */
const PICTURE_MS = 20;

const texts = (table: LiveTable) => {
  const shown = table.shown.value;
  return shown ? anyLog(shown).map(({ text }) => text) : [];
};

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace.value = 700;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a live table", () => {
  it("appends the entries of each frame to the log", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, "chance"), entry(1, 0)]));
    hear(frame(2, 2, [entry(2, 0)]));
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["m0", "m1", "m2"]);
    expect(table.shown.value?.since).toBe(2);
  });

  it("replaces the log with a frame from the start", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 0), entry(1, 0)]));
    hear(frame(2, 0, [entry(0, 0, "secret"), entry(1, 0), entry(2, 0)]));
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["secret", "m1", "m2"]);
  });

  it("shows bots' moves one by one", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 0)]));
    await vi.advanceTimersByTimeAsync(1000);
    hear(frame(2, 1, [entry(1, 1)]));
    hear(frame(3, 2, [entry(2, 1)]));
    expect(texts(table)).toEqual(["m0", "m1"]);
    expect(table.behind.value).toBe(1);
    await vi.advanceTimersByTimeAsync(701);
    expect(texts(table)).toEqual(["m0", "m1", "m2"]);
    expect(table.behind.value).toBe(0);
  });

  it("shows the person's own move at once, ahead of the queue", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 1)]));
    hear(frame(2, 1, [entry(1, 1)]));
    hear(frame(3, 2, [entry(2, 0)]));
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["m0", "m1", "m2"]);
  });

  it("shows frames together that arrive before the next paint", async () => {
    settings.pace.value = 0;
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 1)]));
    hear(frame(2, 1, [entry(1, 1)]));
    hear(frame(3, 2, [entry(2, 1)]));
    expect(texts(table)).toEqual(["m0"]);
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["m0", "m1", "m2"]);
    expect(table.shown.value?.since).toBe(1);
  });

  it("queues what follows the person's own move, even before that is painted", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 0)]));
    hear(frame(2, 1, [entry(1, 0)]));
    hear(frame(3, 2, [entry(2, 1)]));
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["m0", "m1"]);
    await vi.advanceTimersByTimeAsync(720);
    expect(texts(table)).toEqual(["m0", "m1", "m2"]);
  });

  it("never goes back, however slow painting is", async () => {
    settings.pace.value = 5;
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 0)]));
    hear(frame(2, 1, [entry(1, "chance")]));
    hear(frame(3, 2, [entry(2, 1)]));
    const seen: number[] = [];
    const stop = table.shown.subscribe(() => seen.push(texts(table).length));
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(seen).toEqual([1, 2, 3]);
  });

  it("does not delay a person who is to act because others act at the same time", async () => {
    const { table, hear } = await tables.openTable();
    const due = (one: TableFrame) => {
      one.table.occupants = one.table.occupants.map((occupant) => ({ ...occupant, is_due: true }));
      return one;
    };
    hear(due(frame(1, 0, [entry(0, "chance")])));
    hear(due(frame(2, 1, [entry(1, 1)])));
    expect(table.behind.value).toBe(0);
    await vi.advanceTimersByTimeAsync(PICTURE_MS);
    expect(texts(table)).toEqual(["m0", "m1"]);
  });

  it("catches up on request, and if the pace is 0", async () => {
    const { table, hear } = await tables.openTable();
    hear(frame(1, 0, [entry(0, 0)]));
    hear(frame(2, 1, [entry(1, 1)]));
    hear(frame(3, 2, [entry(2, 1)]));
    table.catchUp();
    expect(texts(table)).toHaveLength(3);
    hear(frame(4, 3, [entry(3, 1)]));
    settings.pace.value = 0;
    expect(texts(table)).toHaveLength(4);
  });

  it("keeps each line of chat once", async () => {
    const { table, hear } = await tables.openTable();
    const line = { ...CHAT_LINE, text: "Hello" };
    hear({ ...line, n: 2, text: "you" });
    hear(line);
    hear(line);
    expect(table.chat.value.map(({ text }) => text)).toEqual(["Hello", "you"]);
  });

  it("shows the latest emote of each person for a while, and no earlier ones", async () => {
    const { table, hear } = await tables.openTable();
    const shown = () => table.emotes.value.map(({ person, emote }) => `${person} ${emote}`);
    hear({ ...CHAT_LINE, emote: "thanks", is_earlier: true });
    expect(shown()).toEqual([]);
    hear({ ...CHAT_LINE, n: 2, emote: "hello" });
    hear({ ...CHAT_LINE, n: 3, emote: "oops", person: "q" });
    vi.advanceTimersByTime(2000);
    hear({ ...CHAT_LINE, n: 4, emote: "hurry" });
    expect(shown()).toEqual(["q oops", "p hurry"]);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(["p hurry"]);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
    expect(table.chat.value).toHaveLength(4);
  });
});

describe("entries that still count", () => {
  it("exclude undone entries", () => {
    const undo: LogLine = { n: 3, by: 0, at: 0, kind: "undo", text: "1" };
    const log = [entry(0, 0), entry(1, 1), entry(2, 0), undo, entry(4, 1)];
    expect(standing(log).map(({ n }) => n)).toEqual([0, 4]);
  });
});
