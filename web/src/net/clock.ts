/** An estimate of the server's time. */

export class ServerClock {
  #ahead = 0;
  #bestTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly local: () => number = () => performance.now()) {}

  now(): number {
    return this.local() + this.#ahead;
  }

  /** Takes a time that the server sent unasked. It counts until a better estimate is known. */
  hear(now: number): void {
    this.#ahead = now - this.local();
    this.#bestTrip = Number.POSITIVE_INFINITY;
  }

  /** Takes the answer to a ping sent at `sent` (local time). The shorter the round trip, the
   * better the estimate. */
  answer(sent: number, now: number): void {
    const trip = this.local() - sent;
    if (trip > this.#bestTrip) return;
    this.#bestTrip = trip;
    this.#ahead = now + trip / 2 - this.local();
  }
}
