import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import {
  addEvents,
  deleteTable,
  keepRecord,
  keepReview,
  listTables,
  loadRecord,
  loadTable,
  type NewEvents,
  onChange,
  storedReviews,
} from "../../src/device/store";

let count = 0;

function events(id: string, first: number, ...lines: string[]): NewEvents {
  return {
    id,
    first,
    events: lines,
    seat_names: [],
    secret: "5ec",
    title: "",
    game: "rope",
    phase: first === 1 ? "lobby" : "playing",
    seats: 2,
    free_seats: 0,
    due: [0],
    mine: [0],
    ranks: null,
  };
}

const newId = () => `device-${++count}`;

describe("the tables of a device", () => {
  it("are stored event by event, and loaded as a whole", async () => {
    const id = newId();
    expect(await loadTable(id)).toBeUndefined();
    await addEvents([events(id, 1, "a", "b")], 100);
    await addEvents([events(id, 3, "c")], 200);
    expect(await loadTable(id)).toMatchObject({
      id,
      secret: "5ec",
      phase: "playing",
      version: 3,
      created_at: 100,
      changed_at: 200,
      events: ["a", "b", "c"],
    });
  });

  it("keep more than nine events in order", async () => {
    const id = newId();
    const lines = Array.from({ length: 25 }, (_, i) => String(i));
    await addEvents([events(id, 1, ...lines)]);
    expect((await loadTable(id))?.events).toEqual(lines);
  });

  it.each([1, 2, 4])("refuse events from number %i where two are stored", async (first) => {
    const id = newId();
    await addEvents([events(id, 1, "a", "b")]);
    await expect(addEvents([events(id, first, "x")])).rejects.toThrow();
    expect((await loadTable(id))?.events).toEqual(["a", "b"]);
  });

  it("take all of a batch or nothing", async () => {
    const [old, fresh] = [newId(), newId()];
    await addEvents([events(old, 1, "a")]);
    const batch = [events(fresh, 1, "x"), events(old, 1, "y")];
    await expect(addEvents(batch)).rejects.toThrow();
    expect(await loadTable(fresh)).toBeUndefined();
    await addEvents([events(fresh, 1, "x"), events(old, 2, "y")]);
    expect((await loadTable(fresh))?.events).toEqual(["x"]);
    expect((await loadTable(old))?.events).toEqual(["a", "y"]);
  });

  it("accept only one of two windows that store at the same moment", async () => {
    const id = newId();
    await addEvents([events(id, 1, "a")]);
    const both = await Promise.allSettled([
      addEvents([events(id, 2, "first")]),
      addEvents([events(id, 2, "second")]),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect((await loadTable(id))?.events).toEqual(["a", "first"]);
  });

  it("are listed with the latest first until they are deleted", async () => {
    const [one, two] = [newId(), newId()];
    await addEvents([events(one, 1, "a")], 9_000_000_000_001);
    await addEvents([events(two, 1, "a")], 9_000_000_000_002);
    expect((await listTables()).slice(0, 2).map(({ id }) => id)).toEqual([two, one]);
    await deleteTable(two);
    expect((await listTables())[0]?.id).toBe(one);
    expect(await loadTable(two)).toBeUndefined();
    await addEvents([events(two, 1, "anew")]);
    expect((await loadTable(two))?.events).toEqual(["anew"]);
  });

  it("tell other windows which of them has changed", async () => {
    const id = newId();
    const other = new BroadcastChannel("tavolino-device");
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data);
    });
    await addEvents([events(id, 1, "a")]);
    expect(await heard).toBe(id);
    const next = new Promise((resolve) => onChange(resolve));
    other.postMessage("device-x");
    expect(await next).toBe("device-x");
    other.close();
  });
});

describe("records that were opened", () => {
  it("are kept as files", async () => {
    expect(await loadRecord("device-none")).toBeUndefined();
    await keepRecord("device-r", new Uint8Array([1, 2]).buffer);
    const kept = await loadRecord("device-r");
    expect([...new Uint8Array(kept ?? new ArrayBuffer())]).toEqual([1, 2]);
  });
});

describe("analyses on a device", () => {
  it("are kept in parts, and deleted with their table", async () => {
    const [id, other] = [newId(), newId()];
    await addEvents([events(id, 1, "a")]);
    expect(await storedReviews(id)).toBe("{}");
    await keepReview(id, "move 2", "second");
    await keepReview(id, "move 2", "again");
    await keepReview(id, "seat 0", "par");
    await keepReview(other, "move 2", "other");
    expect(JSON.parse(await storedReviews(id))).toEqual({ "move 2": "again", "seat 0": "par" });
    await deleteTable(id);
    expect(await storedReviews(id)).toBe("{}");
    expect(JSON.parse(await storedReviews(other))).toEqual({ "move 2": "other" });
  });
});
