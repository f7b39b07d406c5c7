/** The state of a replay: the game of a table or of an uploaded record. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { loadCatalogue } from "../../catalogue";
import { hasMessage, t } from "../../i18n";
import { getPosition, getRecord, getRecordLog, getTable, type Source } from "../../net/api";
import type { LogLine, Outcome, ShownTable, View } from "../../protocol";
import { go, path } from "../../router";
import { settings } from "../../ui/settings";
import { complain } from "../../ui/toasts";
import { seatNames } from "../table/names";
import { SPECTATOR } from "../table/state";

/** Facts that are the same at every position. */
export interface Facts {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly options: Record<string, string | number>;
  readonly result: Outcome | null;
  readonly hash: string;
  readonly secret: string;
  /** The viewpoints that may be chosen. */
  readonly viewers: readonly number[];
}

const SLOWEST_PACE = 900;

/** A running game of several people at one screen has a curtain, which only its own page has. */
async function isCurtained({ game, phase }: ShownTable, viewers: readonly number[]) {
  if (phase === "over" || viewers.length < 2) return false;
  const { games } = await loadCatalogue();
  return games.some((one) => one.name === game && one.imperfect_information);
}

/** Somebody with the name of a player before them goes by the number of the seat. */
function recordName(names: readonly string[], seat: number): string {
  const name = names[seat];
  if (!name) return t("seat-number", { seat: seat + 1 });
  const isTaken = names.indexOf(name) < seat && !hasMessage(`bot-${name}`);
  return isTaken ? t("player-number", { number: seat + 1 }) : name;
}

export class ReplayGame {
  readonly facts: Signal<Facts | null> = signal(null);
  readonly log: Signal<readonly LogLine[]> = signal([]);
  readonly at: Signal<number>;
  readonly viewer: Signal<number> = signal(SPECTATOR);
  readonly isPlaying = signal(false);
  readonly trouble: Signal<unknown> = signal(null);
  /** The position on the screen: the requested one, or the previous one until it has loaded. */
  readonly shown: Signal<{ view: View; at: number } | null> = signal(null);
  /** The position after the last entry, in which the log is described. */
  readonly final: Signal<View | null> = signal(null);
  readonly last: ReadonlySignal<number>;
  readonly #views = new Map<string, Promise<View | null>>();
  readonly #stops: (() => void)[];

  constructor(
    readonly source: Source,
    at: number | null,
  ) {
    this.at = signal(at ?? Number.POSITIVE_INFINITY);
    this.last = computed(() => this.log.value.length);
    this.#stops = [
      effect(() => void this.#show(this.at.value, this.viewer.value)),
      effect(() => this.#run()),
    ];
    this.#load(at).catch((error: unknown) => {
      this.trouble.value = error;
    });
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Goes to a position; the address remembers it. */
  step(to: number): void {
    const at = Math.max(0, Math.min(this.last.value, Math.round(to)));
    this.at.value = at;
    go(`${path.peek()}?at=${at}`, "replace");
  }

  async look(viewer: number): Promise<void> {
    try {
      if (this.source.kind === "records") {
        this.log.value = (await getRecordLog(this.source.id, viewer)).entries;
      }
      this.viewer.value = viewer;
    } catch (error) {
      complain(error);
    }
  }

  async #load(at: number | null): Promise<void> {
    if (this.source.kind === "tables") await this.#loadTable();
    else await this.#loadRecord();
    this.at.value = Math.min(at ?? this.last.value, this.last.value);
    this.final.value = await this.#view(this.last.value, this.viewer.value);
  }

  async #loadTable(): Promise<void> {
    const { table, views } = await getTable(this.source.id);
    const own = views.map((one) => one.viewer);
    if (await isCurtained(table, own)) {
      go(`/t/${table.id}`, "replace");
      return;
    }
    const everybody = table.occupants.map((_, seat) => seat);
    const viewers = table.phase === "over" ? [...everybody, SPECTATOR] : own;
    this.viewer.value = own[0] ?? SPECTATOR;
    this.log.value = views[0]?.entries ?? [];
    this.facts.value = {
      game: table.game,
      title: table.title,
      // In the language of the moment: bots have names in each.
      get names() {
        return seatNames(table.occupants);
      },
      options: table.options,
      result: table.result,
      hash: table.hash,
      secret: table.secret,
      viewers: [...new Set(viewers)],
    };
  }

  async #loadRecord(): Promise<void> {
    const { id } = this.source;
    const { record } = await getRecord(id);
    if (!record) throw new Error("a record that was kept can be read");
    this.log.value = (await getRecordLog(id, SPECTATOR)).entries;
    const seats = Array.from({ length: record.seats }, (_, seat) => seat);
    this.facts.value = {
      game: record.game,
      title: "",
      get names() {
        return seats.map((seat) => recordName(record.names, seat));
      },
      options: record.options,
      result: record.result,
      hash: record.hash,
      secret: record.secret,
      viewers: [SPECTATOR, ...seats],
    };
  }

  async #show(at: number, viewer: number): Promise<void> {
    if (!this.facts.value || !Number.isFinite(at)) return;
    try {
      const view = await this.#view(at, viewer);
      const isStillRequested = this.at.peek() === at && this.viewer.peek() === viewer;
      if (view && isStillRequested) this.shown.value = { view, at };
      if (at < this.last.peek()) void this.#view(at + 1, viewer).catch(() => undefined);
    } catch (error) {
      this.isPlaying.value = false;
      complain(error);
    }
  }

  #view(at: number, viewer: number): Promise<View | null> {
    const key = `${viewer} ${at}`;
    let view = this.#views.get(key);
    if (!view) {
      view = getPosition(this.source, at, viewer).then(({ seat_view: seen }) => seen.view);
      view.catch(() => this.#views.delete(key));
      this.#views.set(key, view);
    }
    return view;
  }

  #run(): (() => void) | undefined {
    if (!this.isPlaying.value) return undefined;
    const pace = settings.pace.value || SLOWEST_PACE;
    const timer = setInterval(() => {
      if (this.at.peek() >= this.last.peek()) this.isPlaying.value = false;
      else this.step(this.at.peek() + 1);
    }, pace);
    return () => clearInterval(timer);
  }
}
