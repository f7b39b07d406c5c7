/** Turning the table in quarter steps, and looking at it from above; each is seen to happen. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { type Camera, type Lens, lensOf } from "./camera";

const DURATION = 240;

export interface Turning {
  readonly lens: Lens;
  readonly isTurning: boolean;
  readonly isAbove: boolean;
  /** Of the side that is in front, 0 to 3. */
  readonly side: number;
  turnBy(quarters: number): void;
  switchAbove(): void;
}

export function useTurning(hasMotion: boolean, start: Camera = { turn: 0, rise: 0 }): Turning {
  const goal = useSignal<Camera>(start);
  const now: Signal<Camera> = useSignal<Camera>(start);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const go = (to: Camera) => {
    goal.value = to;
    cancelAnimationFrame(frame.current);
    if (!hasMotion) {
      now.value = to;
      return;
    }
    const from = now.peek();
    const began = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - began) / DURATION));
      const eased = share * share * (3 - 2 * share);
      now.value =
        share === 1
          ? to
          : {
              turn: from.turn + (to.turn - from.turn) * eased,
              rise: from.rise + (to.rise - from.rise) * eased,
            };
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  const lens = useMemo(() => lensOf(now.value), [now.value]);
  const { turn, rise } = goal.value;
  return {
    lens,
    isTurning: now.value !== goal.value,
    isAbove: rise === 1,
    side: ((turn % 4) + 4) % 4,
    turnBy: (quarters) => go({ ...goal.peek(), turn: goal.peek().turn + quarters }),
    switchAbove: () => go({ ...goal.peek(), rise: 1 - goal.peek().rise }),
  };
}
