/** The server's time, for countdowns. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableState } from "./state";

const TICK_MS = 250;

/** The server's time in ms; it only advances while something is counted down. */
export function useServerNow(state: TableState, isCounting: boolean): number {
  const { clock } = state.live.socket;
  const now = useSignal(clock.now());
  useEffect(() => {
    if (!isCounting) return undefined;
    const tick = () => {
      now.value = clock.now();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return now.value;
}

/** Whole seconds until then, rounded up. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1000));
}
