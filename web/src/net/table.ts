/** The state of a table: the newest frame, and the one on the screen.
 *
 * Bots answer within milliseconds. Each event of another player stays on the screen for a while before
 * the next, so people can follow. The person's own events are shown at once.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { DevicePipe } from "../device/pipe";
import type { ChatLine, LogLine, TableFrame, ToClient } from "../protocol";
import { afterPaint } from "../ui/after-paint";
import { settings } from "../ui/settings";
import { getLink } from "./api";
import { isOnDevice } from "./backend";
import { type CommandBody, type Pipe, TableSocket } from "./socket";

const MOST_QUEUED = 12;
/** How long an emote is shown. */
const EMOTE_MS = 3000;

/** A frame together with the whole log of each viewpoint. */
export interface Shown {
  readonly frame: TableFrame;
  readonly logs: ReadonlyMap<number, readonly LogLine[]>;
  /** The first entry that was not shown before. */
  readonly since: number;
}

export class LiveTable {
  readonly shown: Signal<Shown | null> = signal(null);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  /** The emotes that were sent just now, the last one of each person. */
  readonly emotes: Signal<readonly ChatLine[]> = signal([]);
  readonly here: Signal<readonly string[]> = signal([]);
  readonly you: Signal<string> = signal("");
  readonly socket: TableSocket;
  /** How many received frames wait for earlier ones to be shown. */
  readonly behind: ReadonlySignal<number>;
  #newest: Shown | null = null;
  readonly #queue: Signal<readonly Shown[]> = signal([]);
  #shownAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDrawing = false;
  /** Frames that need no delay and wait only for the next paint; the queue comes after them. */
  #latest: Shown | null = null;
  readonly #stopWatching: () => void;

  /** `arrive` signs the person in; the server lets nobody else in. */
  constructor(
    readonly id: string,
    arrive: () => Promise<void>,
    open: (id: string, version: number) => Pipe = openPipe,
  ) {
    this.behind = computed(() => this.#queue.value.length);
    this.socket = new TableSocket({
      open: (version) => open(id, version),
      ask: () => getLink(id),
      arrive,
      isLocal: isOnDevice(id),
      hear: (frame) => this.#hear(frame),
      version: () => this.#newest?.frame.version ?? 0,
    });
    this.#stopWatching = effect(() => {
      if (settings.pace.value === 0) this.catchUp();
    });
  }

  submit(command: CommandBody) {
    return this.socket.submit(command);
  }

  /** Shows the newest at once. */
  catchUp(): void {
    const last = this.#queue.peek().at(-1) ?? this.#latest;
    if (last) this.#showNow(last);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stopWatching();
    this.socket.close();
  }

  #hear(frame: ToClient): void {
    switch (frame.type) {
      case "welcome":
        this.you.value = frame.you;
        break;
      case "table":
        this.#receive(frame);
        break;
      case "chat":
        if (!this.chat.value.some((line) => line.n === frame.n)) {
          this.chat.value = [...this.chat.value, frame].sort((a, b) => a.n - b.n);
          if (frame.emote && !frame.is_earlier) this.#showEmote(frame);
        }
        break;
      case "here":
        this.here.value = frame.people;
        break;
    }
  }

  #showEmote(line: ChatLine): void {
    this.emotes.value = [...this.emotes.value.filter(({ person }) => person !== line.person), line];
    setTimeout(() => {
      this.emotes.value = this.emotes.value.filter((one) => one !== line);
    }, EMOTE_MS);
  }

  #receive(frame: TableFrame): void {
    const next = withLogs(frame, this.#newest);
    const before = this.#queue.value.at(-1) ?? this.#latest ?? this.shown.value;
    this.#newest = next;
    if (!before || this.#isOwn(next, before)) {
      this.#showNow(next);
    } else if (this.#isQuick(next, before)) {
      this.#queue.value = [];
      this.#latest = next;
      this.#showLatest();
    } else {
      const queue = [...this.#queue.value, next];
      // After an absence, earlier events are not replayed.
      this.#queue.value = queue.length > MOST_QUEUED ? [next] : queue;
      this.#showNext();
    }
  }

  /** True if the viewer made the last change. */
  #isOwn(next: Shown, before: Shown): boolean {
    const { occupants } = next.frame.table;
    return fresh(next, before).some(
      ({ by }) => typeof by === "number" && occupants[by]?.person === this.you.value,
    );
  }

  /** True if the change needs no delay: only the dealer acted, or the viewer was and is still to act, and
   * does not have to wait for others. */
  #isQuick(next: Shown, before: Shown): boolean {
    if (settings.pace.value === 0) return true;
    if (isDue(before, this.you.value) && isDue(next, this.you.value)) return true;
    const isDealers = fresh(next, before).every(({ by }) => typeof by === "string");
    return this.#queue.value.length === 0 && isDealers;
  }

  /** Shows this at once, ahead of the queue. */
  #showNow(next: Shown): void {
    this.#latest = null;
    batch(() => {
      this.#queue.value = [];
      this.#show(next);
    });
  }

  /** Shows frames that need no delay after the next paint. Frames that arrive before it are shown
   * together. */
  #showLatest(): void {
    const latest = this.#latest;
    if (!latest || this.#isDrawing) return;
    this.#latest = null;
    this.#show(latest);
    this.#showNext();
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.#queue.value;
    if (!next || this.#latest) return;
    const wait = this.#shownAt + settings.pace.value - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    batch(() => {
      this.#queue.value = rest;
      this.#show(next);
    });
    if (rest.length) this.#showNext();
  }

  #awaitPicture(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    afterPaint(() => {
      this.#isDrawing = false;
      this.#showLatest();
    });
  }

  #show(next: Shown): void {
    const before = this.shown.value;
    this.#shownAt = performance.now();
    this.shown.value = { ...next, since: before ? anyLog(before).length : anyLog(next).length };
    this.#awaitPicture();
  }
}

/** The entries that were added in between. */
function fresh(next: Shown, before: Shown): readonly LogLine[] {
  return anyLog(next).slice(anyLog(before).length);
}

/** The log of any viewpoint; all have the same length. */
export function anyLog(shown: Shown): readonly LogLine[] {
  return shown.logs.values().next().value ?? [];
}

/** True if this person can move in the given position. */
function isDue({ frame }: Shown, person: string): boolean {
  return frame.table.occupants.some((occupant) => occupant.person === person && occupant.is_due);
}

/** Appends the entries of the frame to the log. A frame from the start replaces the log. */
function withLogs(frame: TableFrame, before: Shown | null): Shown {
  const logs = new Map<number, readonly LogLine[]>();
  for (const { viewer, entries } of frame.views) {
    const known = frame.since === 0 ? [] : (before?.logs.get(viewer) ?? []);
    logs.set(viewer, [...known.slice(0, frame.since), ...entries]);
  }
  return { frame, logs, since: frame.since };
}

function openPipe(id: string, version: number): Pipe {
  if (isOnDevice(id)) return new DevicePipe(id, version);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = `/api/tables/${encodeURIComponent(id)}/socket`;
  return new WebSocket(`${scheme}://${location.host}${path}?version=${version}`) as Pipe;
}
