/** Why a move is not allowed, a moment after it is pointed at. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps } from "./board";

/** Nothing is asked while the pointer only passes over a place. */
const DELAY = 90;

/** Asks nothing if `move` is null. `at` identifies the position. */
export function useReason(why: BoardProps["why"], at: number, move: string | null): string | null {
  const reason = useSignal<string | null>(null);
  useEffect(() => {
    reason.value = null;
    if (!move) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const sentence = await why(move);
      if (isWanted) reason.value = sentence;
    }, DELAY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [move, at]);
  return reason.value;
}
