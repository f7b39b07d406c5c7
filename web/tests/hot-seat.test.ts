import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogue } from "../src/catalogue";
import type { LiveTable } from "../src/net/table";
import { TableState } from "../src/pages/table/state";
import type { GameList, ShownOccupant, TableFrame, ToClient, View } from "../src/protocol";
import { settings } from "../src/ui/settings";
import { VIEW_OF_SEAT_0 } from "./boards";
import * as tables from "./live";

const PACE = 700;
let live: LiveTable;
let state: TableState;
let hear: (frame: ToClient) => void;
let version = 0;

/** The table as two people at one screen see it, with these seats to move. */
function frame(due: number[], others: Partial<ShownOccupant> = {}): TableFrame {
  version++;
  const view = (viewer: number) =>
    ({ ...VIEW_OF_SEAT_0, viewer, to_act: due, moves: due.includes(viewer) ? ["x"] : [] }) as View;
  const shown = tables.frame(version, 0, [], { person: "me", name: "Anna", ...others }, null);
  const views = [0, 1].map((viewer) => ({ viewer, entries: [], view: view(viewer) }));
  return { ...shown, views };
}

function know(isSecret: boolean): void {
  const games = [{ name: "example", imperfect_information: isSecret }];
  catalogue.value = { games, table_settings: [] } as unknown as GameList;
}

beforeEach(async () => {
  vi.useFakeTimers();
  settings.pace.value = PACE;
  version = 0;
  const opened = await tables.openTable();
  live = opened.table;
  hear = opened.hear;
  state = new TableState(live);
});

afterEach(() => {
  state.close();
  catalogue.value = null;
  vi.useRealTimers();
});

/** Shows a frame without waiting for the screen. */
function show(next: ToClient): void {
  hear(next);
  live.catchUp();
}

const viewer = () => state.view.value?.viewer ?? null;

describe("people at one screen who have secrets", () => {
  beforeEach(() => know(true));

  it("see nothing until one of them takes the device", () => {
    show(frame([1]));
    expect(state.hotSeat.isClosed.value).toBe(true);
    expect(state.hotSeat.asked.value).toEqual([1]);
    expect([state.view.value, state.log.value]).toEqual([null, []]);
    state.hotSeat.take(1);
    expect(viewer()).toBe(1);
    expect(state.canMove.value).toBe(true);
  });

  it("pass it on after the last move has been shown", async () => {
    show(frame([0]));
    state.hotSeat.take(0);
    show(frame([1]));
    expect(viewer()).toBe(0);
    expect(state.canMove.value).toBe(false);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(viewer()).toBeNull();
    expect(state.hotSeat.asked.value).toEqual([1]);
  });

  it("keep it after an undo, and while others move", async () => {
    show(frame([0]));
    state.hotSeat.take(0);
    show(frame([1]));
    show(frame([0]));
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(viewer()).toBe(0);
    show(frame([]));
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(viewer()).toBe(0);
  });

  it("take turns where both may move", async () => {
    show(frame([0, 1]));
    expect(state.hotSeat.asked.value).toEqual([0]);
    state.hotSeat.take(0);
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(viewer()).toBe(0);
    show(frame([1]));
    await vi.advanceTimersByTimeAsync(PACE);
    expect(state.hotSeat.asked.value).toEqual([1]);
    state.hotSeat.take(1);
    show(frame([0, 1])); // the next round begins with the one who has the device
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(viewer()).toBe(1);
  });

  it("are all asked while it is nobody's turn", () => {
    show(frame([]));
    expect(state.hotSeat.asked.value).toEqual([0, 1]);
  });

  it("never see the hand of somebody whom a bot replaces", () => {
    show(frame([1], { bot: "strong" }));
    expect(state.hotSeat.asked.value).toEqual([0]);
    state.hotSeat.take(0);
    expect(viewer()).toBe(0);
  });

  it("see the end without a curtain", () => {
    show(frame([0]));
    const over = frame([]);
    show({ ...over, table: { ...over.table, phase: "over" } });
    expect(state.hotSeat.isClosed.value).toBe(false);
    expect(viewer()).toBe(0);
  });

  it("see nothing before it is known whether there are secrets", () => {
    catalogue.value = null;
    show(frame([0]));
    expect(viewer()).toBeNull();
    know(false);
    expect(viewer()).toBe(0);
  });
});

describe("without secrets", () => {
  it("the view is that of the player to move, or of the last one", () => {
    know(false);
    show(frame([1]));
    expect(viewer()).toBe(1);
    show(frame([]));
    expect(viewer()).toBe(1);
    show(frame([0]));
    expect(viewer()).toBe(0);
  });
});

describe("somebody who plays alone at their screen", () => {
  it("has no curtain", () => {
    know(true);
    show(frame([0], { person: "other" }));
    expect(state.hotSeat.isClosed.value).toBe(false);
    expect(viewer()).toBe(0);
  });
});
