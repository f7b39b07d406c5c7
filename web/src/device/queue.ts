/** Calls that run one after the other, in the order in which they came. */

export class CallQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a call once all earlier ones have ended, however they did. */
  run<T>(call: () => T | Promise<T>): Promise<T> {
    const next = this.#last.then(call);
    this.#last = next.catch(() => undefined);
    return next;
  }
}
