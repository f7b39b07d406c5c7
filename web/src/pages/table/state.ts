/** The state of the table page: the live table, the viewpoint, and the position that is shown. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { TakeBack } from "../../board/board";
import { refusalText } from "../../i18n";
import { checkMoves, getHint, getPosition } from "../../net/api";
import { standing } from "../../net/log";
import { Refused } from "../../net/refused";
import type { LiveTable } from "../../net/table";
import type { CheckedMove, LogLine, SeatView, ShownTable, View } from "../../protocol";
import { play } from "../../ui/sound";
import { complain, trying } from "../../ui/toasts";
import { HotSeat } from "./hot-seat";

export const SPECTATOR = -3;

/** An earlier position on the screen. */
export interface Past {
  readonly n: number;
  readonly view: View;
}

/** A move of this person that the server has not shown yet. */
interface SentMove {
  readonly text: string;
  readonly seat: number;
  /** The number of the seat's entries before it. */
  readonly moved: number;
}

/** After this delay the page says that the move is still being sent. */
const LATE_MS = 1000;

export class TableState {
  /** Which of several people at this screen has the device. */
  readonly hotSeat: HotSeat;
  readonly past: Signal<Past | null> = signal(null);
  readonly #sent: Signal<SentMove | null> = signal(null);
  /** The person's own move that is not in the view yet. Boards show it as made. */
  readonly pending: ReadonlySignal<string | null>;
  /** True if the pending move takes long. */
  readonly isLate = signal(false);
  /** How many hints were given at this table. */
  readonly hints = signal(0);
  /** The move a bot would make, after how many own moves, and why. */
  readonly advice: Signal<{ move: string; moved: number; why: string } | null> = signal(null);
  readonly hint: ReadonlySignal<string | null>;
  /** Whether a wide board shares the page with the column of log and chat. */
  readonly isSideOpen = signal(false);
  /** How many requests are ahead of a hint that was asked for; null if there is none. */
  readonly hintAhead: Signal<number | null> = signal(null);
  #hinting = new AbortController();
  #checked = { version: -1, known: new Map<string, Promise<CheckedMove | null>>() };
  readonly table: ReadonlySignal<ShownTable | null>;
  readonly seen: ReadonlySignal<SeatView | null>;
  readonly view: ReadonlySignal<View | null>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** The person's own seats. */
  readonly mine: ReadonlySignal<readonly number[]>;
  /** True if this person can move in the view that is shown, or has just done so. */
  readonly hasMoves: ReadonlySignal<boolean>;
  readonly canMove: ReadonlySignal<boolean>;
  /** True if the table waits for this person. Sometimes people can move though nobody waits. */
  readonly isDue: ReadonlySignal<boolean>;
  /** Undoes the person's last move, if nobody else has to agree. */
  readonly takeBack: ReadonlySignal<TakeBack | null>;

  constructor(readonly live: LiveTable) {
    const { shown, you } = live;
    this.table = computed(() => shown.value?.frame.table ?? null);
    this.mine = computed(() =>
      (this.table.value?.occupants ?? []).flatMap(({ person }, seat) =>
        person && person === you.value ? [seat] : [],
      ),
    );
    this.hotSeat = new HotSeat({ shown, table: this.table, mine: this.mine });
    this.seen = computed(() => {
      const seen = shown.value?.frame.views ?? [];
      const { isClosed, viewer } = this.hotSeat;
      if (isClosed.value) return null;
      return seen.find((one) => one.viewer === viewer.value) ?? seen[0] ?? null;
    });
    this.view = computed(() => this.seen.value?.view ?? null);
    this.log = computed(() => {
      const viewer = this.seen.value?.viewer;
      return (viewer !== undefined && shown.value?.logs.get(viewer)) || [];
    });
    this.hint = computed(() => {
      const advice = this.advice.value;
      // Others may move at the same time. A hint expires with the person's own next move.
      const viewer = this.view.value?.viewer;
      return advice && this.canMove.value && this.#moved(viewer) === advice.moved
        ? advice.move
        : null;
    });
    this.pending = computed(() => {
      const sent = this.#sent.value;
      return sent && this.#moved(sent.seat) === sent.moved ? sent.text : null;
    });
    this.hasMoves = computed(() => {
      const view = this.view.value;
      const table = this.table.value;
      if (!view || !table || table.phase !== "playing" || this.past.value) return false;
      if (live.behind.value > 0) return false;
      return (
        this.mine.value.includes(view.viewer) &&
        (view.moves === null || view.moves.length > 0) &&
        !table.occupants[view.viewer]?.bot
      );
    });
    this.canMove = computed(() => this.hasMoves.value && this.pending.value === null);
    this.isDue = computed(() => {
      const { to_act: due = [], viewer = -1 } = this.view.value ?? {};
      return this.hasMoves.value && !this.isLate.value && due.includes(viewer);
    });
    this.takeBack = computed(() => {
      const last = standing(this.log.value).at(-1);
      const viewer = this.view.value?.viewer;
      if (!this.hasMoves.value || !last || last.by !== viewer || last.kind !== "move") return null;
      if (this.table.value?.undo || !this.#agrees()) return null;
      return { entry: last, go: () => this.#undo(last) };
    });
  }

  /** True if nobody else has to agree to an undo. */
  #agrees(): boolean {
    const { occupants = [], settings = {} } = this.table.value ?? {};
    if (settings.undo === "never") return false;
    const others = occupants.filter(({ person, bot }) => person && !bot);
    return settings.undo === "free" || others.every(({ person }) => person === this.live.you.value);
  }

  async #undo(entry: LogLine): Promise<boolean> {
    const on = this.live.shown.peek()?.frame.version;
    if (typeof entry.by !== "number" || on === undefined || this.pending.peek()) return false;
    const undo = { type: "request-undo", seat: entry.by, to: entry.n, on } as const;
    return (await trying(this.live.submit(undo))) !== undefined;
  }

  readonly move = async (text: string): Promise<boolean> => {
    const view = this.view.peek();
    const on = this.live.shown.peek()?.frame.version;
    if (!view || on === undefined || this.pending.peek() !== null) return false;
    const seat = view.viewer;
    this.#sent.value = { text, seat, moved: this.#moved(seat) };
    const late = setTimeout(() => {
      this.isLate.value = true;
    }, LATE_MS);
    try {
      await this.live.submit({ type: "move", seat, move: text, on });
      await this.#isShown();
      this.dropHint();
      return true;
    } catch (error) {
      this.#sent.value = null;
      play("refused");
      complain(error);
      return false;
    } finally {
      clearTimeout(late);
      this.isLate.value = false;
    }
  };

  /** Resolves when no move is pending any more: the answer may come before the view. */
  async #isShown(): Promise<void> {
    let stop = () => {};
    await new Promise<void>((resolve) => {
      stop = effect(() => {
        if (this.pending.value === null) resolve();
      });
    });
    stop();
  }

  readonly elapsed = (): number =>
    this.live.socket.clock.now() - (this.table.peek()?.started_at ?? 0);

  /** Why a move is illegal. */
  readonly why = async (text: string): Promise<string | null> => {
    const refused = (await this.#check(text))?.refused;
    if (!refused) return null;
    return refusalText(new Refused(refused.rule, refused.why, refused.params, refused.text));
  };

  /** The viewer's view after a legal move, in games that offer it. */
  readonly preview = async (text: string): Promise<View | null> =>
    (await this.#check(text))?.preview ?? null;

  /** Each move is asked about once per position. */
  #check(text: string): Promise<CheckedMove | null> {
    const view = this.view.peek();
    const version = this.live.shown.peek()?.frame.version ?? 0;
    if (!view || !this.canMove.peek()) return Promise.resolve(null);
    if (this.#checked.version !== version) this.#checked = { version, known: new Map() };
    const { known } = this.#checked;
    const key = `${view.viewer} ${text}`;
    let checked = known.get(key);
    if (!checked) {
      checked = checkMoves(this.live.id, view.viewer, [text]).then(
        ({ moves }) => moves[0] ?? null,
        () => null, // the board works without it
      );
      known.set(key, checked);
    }
    return checked;
  }

  /** The number of entries of a seat, moves and undos. */
  #moved(seat: number | undefined): number {
    return this.log.value.filter(({ by }) => by === seat).length;
  }

  async askHint(): Promise<void> {
    const viewer = this.view.peek()?.viewer;
    if (viewer === undefined || !this.canMove.peek()) return;
    this.dropHint();
    const moved = this.#moved(viewer);
    const { signal } = this.#hinting;
    const onAhead = (ahead: number) => {
      this.hintAhead.value = ahead;
    };
    onAhead(0);
    try {
      const { move, why } = await getHint(this.live.id, viewer, { onAhead, signal });
      this.advice.value = { move, why, moved };
      this.hints.value++;
    } catch (error) {
      if (!signal.aborted) complain(error);
    } finally {
      if (!signal.aborted) this.hintAhead.value = null;
    }
  }

  /** Cancels a requested hint and drops a received one. */
  dropHint(): void {
    this.#hinting.abort();
    this.#hinting = new AbortController();
    this.hintAhead.value = null;
    this.advice.value = null;
  }

  /** Drops everything that was shown to the previous holder of the device. */
  forget(): void {
    this.dropHint();
    this.past.value = null;
  }

  close(): void {
    this.dropHint();
    this.hotSeat.close();
    this.live.close();
  }

  /** Shows the position after `n` entries, or the current one. */
  async lookAt(n: number): Promise<void> {
    if (n >= this.log.peek().length) {
      this.past.value = null;
      return;
    }
    const viewer = this.seen.peek()?.viewer ?? SPECTATOR;
    try {
      const position = await getPosition({ kind: "tables", id: this.live.id }, n, viewer);
      const { view } = position.seat_view;
      const isStillMine = (this.seen.peek()?.viewer ?? SPECTATOR) === viewer;
      if (view && isStillMine) this.past.value = { n: position.n, view };
    } catch (error) {
      complain(error);
    }
  }
}
