/** Why a move is not allowed: asked of the server, once for each move of a position. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { checkMoves, type Source } from "../../net/api";
import { Refused } from "../../net/refused";
import { sayRefusal } from "../../words";

/** As long as somebody only passes over a place nothing is asked. */
const DELAY = 90;

interface Asked {
  source: Source;
  seat: number;
  /** After how many entries of the log. */
  at: number;
  /** null asks nothing. */
  move: string | null;
}

export function useReason({ source, seat, at, move }: Asked): string | null {
  const known = useRef(new Map<string, string>());
  const reason = useSignal<string | null>(null);
  useEffect(() => known.current.clear(), [source.id, seat, at]);
  useEffect(() => {
    reason.value = (move && known.current.get(move)) || null;
    if (!move || reason.value || source.kind !== "tables") return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { moves } = await checkMoves(source.id, seat, [move]).catch(() => ({ moves: [] }));
      const problem = moves[0]?.refused;
      if (!problem || !isWanted) return;
      const { rule, why, params, text } = problem;
      const sentence = sayRefusal(new Refused(rule, why, params, text));
      known.current.set(move, sentence);
      reason.value = sentence;
    }, DELAY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [source.id, seat, at, move]);
  return reason.value;
}
