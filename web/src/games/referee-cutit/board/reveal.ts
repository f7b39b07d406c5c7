/** The end of a round needs no show at a real table. */

import type { Reveal } from "../../cutit/reveal";

/** Nothing is revealed here: everybody has seen the others' paper. */
export const NO_REVEAL: Reveal = {
  rounds: [],
  isPinned: false,
  lastsMs: 0,
  isBeforeDice: false,
  pin: () => {},
  close: () => {},
};
