/** The server's time, as far as it can be known from here. */

export class ServerClock {
  #ahead = 0;
  #bestTrip = Number.POSITIVE_INFINITY;

  constructor(private readonly local: () => number = () => performance.now()) {}

  now(): number {
    return this.local() + this.#ahead;
  }

  /** A time the server told without being asked: good until a better one is known. */
  hear(now: number): void {
    this.#ahead = now - this.local();
    this.#bestTrip = Number.POSITIVE_INFINITY;
  }

  /** An answer to a question asked at `sent` (local time): the quicker it came, the truer it is. */
  answer(sent: number, now: number): void {
    const trip = this.local() - sent;
    if (trip > this.#bestTrip) return;
    this.#bestTrip = trip;
    this.#ahead = now + trip / 2 - this.local();
  }
}
