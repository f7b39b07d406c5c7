/** Asks the server about the move under the pointer: why it is not allowed, or what it would lead to. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps } from "./board";

/** No request while the pointer only passes over a place. */
const DELAY = 90;

/** Why a move is not allowed. Asks nothing if `move` is null. `at` identifies the position. */
export function useReason(why: BoardProps["why"], at: number, move: string | null): string | null {
  return useAnswer(why, at, move);
}

/** The reply to any question about a move. */
export function useAnswer<A>(
  ask: (move: string) => Promise<A | null>,
  at: number,
  move: string | null,
): A | null {
  const found = useSignal<A | null>(null);
  useEffect(() => {
    found.value = null;
    if (!move) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const answer = await ask(move);
      if (isWanted) found.value = answer;
    }, DELAY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [move, at]);
  return found.value;
}
