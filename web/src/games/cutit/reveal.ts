/** The end of a round: for a moment everybody's snippet is shown with its points. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { ROUNDS, type View } from "./view";

/** How long it is shown; alone there is less to compare. */
const SHOWN_MS = 1500;
const SHOWN_ALONE_MS = 1000;
/** Entries older than this were missed: the connection was lost, or an earlier position was shown. */
const LATE_MS = 10_000;

export interface Reveal {
  /** The rounds to show, from 0; none if nothing is shown. */
  readonly rounds: readonly number[];
  /** The player has asked for it. It stays until it is closed. */
  readonly isPinned: boolean;
  readonly lastsMs: number;
  /** True if the dice of the next round come after it. */
  readonly isBeforeDice: boolean;
  pin(): void;
  close(): void;
}

/** How many rounds are over. */
export const endedRounds = ({ board }: View) => board.players[0]?.rounds.length ?? 0;

/** The rounds that end with the same cut: the last cut makes the snippets of two rounds. */
export function roundsOfCut(ended: number): number[] {
  if (!ended) return [];
  return ended === ROUNDS ? [ROUNDS - 2, ROUNDS - 1] : [ended - 1];
}

/** True if a single cut lies between the two numbers of ended rounds. */
export function isNextCut(seen: number, ended: number): boolean {
  const cuts = Math.min(ended, ROUNDS - 1) - Math.min(seen, ROUNDS - 1);
  return ended > seen && cuts <= 1;
}

/** Each round is revealed once, when it ends. The player never waits for it: every press and key
 * closes it, and also does what it would do otherwise. */
export function useReveal({ view, fresh, elapsed, hasMotion }: BoardProps<View>): Reveal {
  const ended = endedRounds(view);
  const last = useRef({ seen: ended, shown: 0 });
  const closed = useSignal(0);
  /** The number of ended rounds at which the player has asked for it. */
  const pinned = useSignal(0);
  const { seen } = last.current;
  if (ended > seen) {
    const now = elapsed();
    const isLate = now - (fresh[0]?.at ?? now) > LATE_MS;
    const shown = hasMotion && !isLate && isNextCut(seen, ended) ? ended : 0;
    last.current = { seen: ended, shown };
  }
  const { shown } = last.current;
  const isPinned = pinned.value > 0 && pinned.value === ended;
  const isPassing = shown > closed.value && shown === ended;
  const lastsMs = view.seats > 1 ? SHOWN_MS : SHOWN_ALONE_MS;
  const close = () => {
    closed.value = last.current.shown;
    pinned.value = 0;
  };
  useEffect(() => {
    if (!isPassing) return;
    const timer = setTimeout(close, lastsMs);
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener("pointerdown", close, options);
    window.addEventListener("keydown", close, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isPassing, shown]);
  useEffect(() => {
    if (!isPinned) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isPinned]);
  return {
    rounds: isPassing || isPinned ? roundsOfCut(ended) : [],
    isPinned,
    lastsMs,
    isBeforeDice: shown === ended,
    pin: () => {
      closed.value = last.current.shown;
      pinned.value = ended;
    },
    close,
  };
}
