/** The analysis of a finished game: what is known so far, and the moves that are being analysed. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { startMe } from "../../../me";
import { analyseMove, getAnalysis, type Source } from "../../../net/api";
import type { AnalysedMove, Analysis, LogLine } from "../../../protocol";
import { SPECTATOR } from "../../table/state";

/** The mistakes from which turning points are chosen, and how many there are. */
const MOST_TURNING_POINTS = 5;

export class AnalysisState {
  readonly moves: Signal<readonly AnalysedMove[]> = signal([]);
  /** What values count: "chance", "points" or "cards"; empty as long as nothing is known. */
  readonly unit = signal("");
  readonly numbers: Signal<readonly number[] | null> = signal(null);
  readonly isRunning = signal(false);
  /** How many requests of others come first. */
  readonly ahead = signal(0);
  readonly trouble: Signal<unknown> = signal(null);
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

  /** Loads what is known already. */
  async load(): Promise<void> {
    this.#take(await getAnalysis(this.source));
  }

  /** Analyses the moves that are left, one after another; what is done is kept by the server. */
  async run(): Promise<void> {
    this.#leaving = new AbortController();
    const { signal: leaving } = this.#leaving;
    this.isRunning.value = true;
    this.trouble.value = null;
    try {
      await startMe();
      for (const number of this.#missing()) {
        const onAhead = (ahead: number) => {
          this.ahead.value = ahead;
        };
        const move = await analyseMove(this.source, number, { onAhead, signal: leaving });
        if (leaving.aborted) return;
        this.moves.value = [...this.moves.value, move].sort((a, b) => a.number - b.number);
        if (!this.unit.value) await this.load();
      }
    } catch (error) {
      if (!leaving.aborted) this.trouble.value = error;
    } finally {
      if (!leaving.aborted) this.isRunning.value = false;
    }
  }

  stop(): void {
    this.#leaving.abort();
    this.isRunning.value = false;
  }

  /** The analysed move that follows a position: the viewer's own, if that is next for them. */
  next(at: number, viewer: number, log: readonly LogLine[]): AnalysedMove | null {
    const later = this.moves.value.filter(({ number }) => number >= at);
    const own = later.find(({ seat }) => viewer !== SPECTATOR && seat === viewer);
    if (own && isSamePosition(own, log.slice(at, own.number))) return own;
    const [first] = later;
    return first && isSamePosition(first, log.slice(at, first.number)) ? first : null;
  }

  #missing(): number[] {
    const known = new Set(this.moves.value.map(({ number }) => number));
    return (this.numbers.value ?? []).filter((number) => !known.has(number));
  }

  #take(analysis: Analysis): void {
    this.numbers.value = analysis.numbers;
    this.unit.value = analysis.unit;
    if (analysis.moves.length >= this.moves.value.length) this.moves.value = analysis.moves;
  }
}

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
