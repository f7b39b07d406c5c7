/** Turns the table in quarter steps, or shows it from above, with an animation. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { BREAKPOINTS } from "../../../style/breakpoints";
import { read, write } from "../../../ui/settings";
import { type Camera, type Lens, lensOf } from "./camera";

const DURATION = 240;
const SIDE_NAME = "pyramid-side";
const ABOVE_NAME = "pyramid-above";
/** On a small screen the pyramid is seen from above until somebody chooses otherwise. */
const SMALL_SCREEN = `${BREAKPOINTS.narrow}, ${BREAKPOINTS.sideways}`;

export interface Turning {
  readonly lens: Lens;
  readonly isTurning: boolean;
  readonly isAbove: boolean;
  /** Of the side that is in front, 0 to 3. */
  readonly side: number;
  turnBy(quarters: number): void;
  switchAbove(): void;
}

/** The view of the pyramid that this browser remembers. */
function rememberedCamera(): Camera {
  const isSmall = globalThis.matchMedia?.(SMALL_SCREEN).matches ?? false;
  return { turn: read<number>(SIDE_NAME, 0), rise: read<boolean>(ABOVE_NAME, isSmall) ? 1 : 0 };
}

function sideOf({ turn }: Camera): number {
  return ((turn % 4) + 4) % 4;
}

/** Starts as the browser remembers it, and remembers each change, unless there is a `fixed` start. */
export function useTurning(hasMotion: boolean, fixed?: Camera): Turning {
  const start = useMemo(() => fixed ?? rememberedCamera(), []);
  const goal = useSignal<Camera>(start);
  const now: Signal<Camera> = useSignal<Camera>(start);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const go = (to: Camera) => {
    goal.value = to;
    if (!fixed) {
      write(SIDE_NAME, sideOf(to));
      write(ABOVE_NAME, to.rise === 1);
    }
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
  return {
    lens,
    isTurning: now.value !== goal.value,
    isAbove: goal.value.rise === 1,
    side: sideOf(goal.value),
    turnBy: (quarters) => go({ ...goal.peek(), turn: goal.peek().turn + quarters }),
    switchAbove: () => go({ ...goal.peek(), rise: 1 - goal.peek().rise }),
  };
}
