/** A refusal by the server: rule, case and parameters. The catalogue has a message for it. */

import type { Problem } from "../protocol";

export class Refused extends Error {
  constructor(
    readonly rule: string,
    readonly why: string,
    readonly params: Problem["params"],
    /** The server's own sentence, for cases without a message in this client. */
    readonly text: string,
  ) {
    super(text);
  }

  get key(): string {
    return `refused-${this.rule}-${this.why}`.toLowerCase();
  }
}

/** The server could not be reached, or its answer could not be read. */
export class Unreachable extends Error {}
