/** The server said no: which rule, which case, with what. Words for it come from the catalogue. */

import type { Problem } from "../protocol";

export class Refused extends Error {
  constructor(
    readonly rule: string,
    readonly why: string,
    readonly params: Problem["params"],
    /** The server's own sentence, for cases this client has no words for. */
    readonly text: string,
  ) {
    super(text);
  }

  get key(): string {
    return `refused-${this.rule}-${this.why}`.toLowerCase();
  }
}

/** The server could not be reached, or gave no answer that makes sense. */
export class Unreachable extends Error {}
