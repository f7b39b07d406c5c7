/** The analysis of a finished game: what is known so far, and the moves that are being analysed. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { startMe } from "../../../me";
import { getAnalysis, goOnAnalysing, type Source } from "../../../net/api";
import { isOnDevice } from "../../../net/backend";
import { reviewOf } from "../../../net/reviews";
import type { AnalysedMove, Analysis, LogLine, ParReview } from "../../../protocol";
import { SPECTATOR } from "../../table/state";

/** The mistakes from which turning points are chosen, and how many there are. */
const MOST_TURNING_POINTS = 5;
/** How often the state of a running analysis is requested. */
const ASK_AGAIN_MS = 1000;
/** The error of an analysis that ended early. */
export const STOPPED = "stopped";

/** How a seat compares with par. */
export interface SeatReview {
  readonly seat: number;
  readonly par: ParReview;
}

export class AnalysisState {
  readonly moves: Signal<readonly AnalysedMove[]> = signal([]);
  /** What values count: "chance", "points" or "cards"; empty as long as nothing is known. */
  readonly unit = signal("");
  readonly numbers: Signal<readonly number[] | null> = signal(null);
  /** True while moves are analysed, no matter who asked for it. */
  readonly isRunning = signal(false);
  readonly trouble: Signal<unknown> = signal(null);
  /** The seats that have been compared with par. */
  readonly reviews: Signal<readonly SeatReview[]> = signal([]);
  readonly isDone: ReadonlySignal<boolean>;
  readonly marks: ReadonlySignal<ReadonlyMap<number, string>>;
  readonly turningPoints: ReadonlySignal<readonly AnalysedMove[]>;
  #leaving = new AbortController();

  constructor(readonly source: Source) {
    this.isDone = computed(
      () => this.numbers.value !== null && this.moves.value.length >= this.numbers.value.length,
    );
    this.marks = computed(
      () =>
        new Map(this.moves.value.filter((one) => one.mark).map((one) => [one.number, one.mark])),
    );
    this.turningPoints = computed(() => costliest(this.moves.value));
  }

  /** Loads what is known already, and follows an analysis that is running. */
  async load(): Promise<void> {
    const analysis = await getAnalysis(this.source);
    this.#take(analysis);
    if (analysis.is_running) void this.#watch(async () => analysis);
  }

  /** Asks again for what is known, whose reasons are then in the current language. */
  async translate(): Promise<void> {
    if (this.moves.value.length) this.#take(await getAnalysis(this.source));
  }

  /** Analyses the remaining moves. A server continues in the background; a device analyses one move per
   * request. */
  async run(): Promise<void> {
    await this.#watch(async () => {
      await startMe();
      return goOnAnalysing(this.source, this.#last());
    });
  }

  /** Compares the seats with par, one after another; nothing happens in games without it. */
  async loadReviews(seats: number): Promise<void> {
    for (let seat = 0; seat < seats; seat++) {
      const par = await reviewOf(this.source, seat).catch(() => null);
      if (!par) return; // the analysis is complete without it
      const others = this.reviews.value.filter((one) => one.seat !== seat);
      this.reviews.value = [...others, { seat, par }];
    }
  }

  /** No longer follows the analysis. */
  stop(): void {
    this.#leaving.abort();
    this.isRunning.value = false;
  }

  /** Polls until everything is analysed or the analysis stops. */
  async #watch(begin: () => Promise<Analysis>): Promise<void> {
    this.stop();
    this.#leaving = new AbortController();
    const { signal: leaving } = this.#leaving;
    this.isRunning.value = true;
    this.trouble.value = null;
    try {
      let analysis = await begin();
      while (!leaving.aborted) {
        const before = this.moves.value.length;
        this.#take(analysis);
        if (this.isDone.value) return;
        if (analysis.is_running) {
          await pause(ASK_AGAIN_MS);
          if (leaving.aborted) return;
          analysis = await getAnalysis(this.source, this.#last());
        } else if (this.moves.value.length > before && isOnDevice(this.source.id)) {
          analysis = await goOnAnalysing(this.source, this.#last());
        } else {
          this.trouble.value = STOPPED;
          return;
        }
      }
    } catch (error) {
      if (!leaving.aborted) this.trouble.value = error;
    } finally {
      if (!leaving.aborted) this.isRunning.value = false;
    }
  }

  /** The analysed move that follows a position: the viewer's own, if that is next for them. */
  next(at: number, viewer: number, log: readonly LogLine[]): AnalysedMove | null {
    const later = this.moves.value.filter(({ number }) => number >= at);
    const own = later.find(({ seat }) => viewer !== SPECTATOR && seat === viewer);
    if (own && isSamePosition(own, log.slice(at, own.number))) return own;
    const [first] = later;
    return first && isSamePosition(first, log.slice(at, first.number)) ? first : null;
  }

  /** The last entry that has been analysed. */
  #last(): number | undefined {
    return this.moves.value.at(-1)?.number;
  }

  /** Adds what is new. */
  #take({ numbers, unit, moves }: Analysis): void {
    this.numbers.value = numbers;
    if (unit) this.unit.value = unit;
    const known = new Set(moves.map(({ number }) => number));
    const others = this.moves.value.filter(({ number }) => !known.has(number));
    this.moves.value = [...others, ...moves].sort((a, b) => a.number - b.number);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** True if what happens before a move changes nothing for its player: others move at the same time,
 * each once, and nothing is dealt. */
function isSamePosition({ seat }: AnalysedMove, between: readonly LogLine[]): boolean {
  const makers = between.map(({ by }) => by);
  return makers.every((by, i) => typeof by === "number" && by !== seat && makers.indexOf(by) === i);
}

/** The costliest mistakes, in the order of the game. */
export function costliest(moves: readonly AnalysedMove[]): AnalysedMove[] {
  return moves
    .filter(({ mark }) => mark)
    .sort((a, b) => b.cost - a.cost || a.number - b.number)
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.number - b.number);
}
