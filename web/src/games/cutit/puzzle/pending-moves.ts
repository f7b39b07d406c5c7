/** Moves of the puzzle that are being sent. They are shown at once and sent one after the other. */

import { type Signal, signal } from "@preact/signals";
import { type Place, readPlace } from "./places";

interface Waiting {
  readonly id: number;
  readonly move: string;
}

export class PendingMoves {
  /** What the view does not show yet, in the order it was made. */
  readonly waiting: Signal<readonly Waiting[]> = signal([]);
  send: (move: string) => Promise<boolean>;
  #next = 0;
  #made = new Set<number>();
  #isSending = false;

  constructor(send: (move: string) => Promise<boolean>) {
    this.send = send;
  }

  put(move: string): void {
    this.waiting.value = [...this.waiting.value, { id: this.#next++, move }];
    void this.#work();
  }

  /** The view has changed: what was made before is in it. */
  seen(): void {
    this.waiting.value = this.waiting.value.filter(({ id }) => !this.#made.has(id));
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#first(); next; next = this.#first()) {
      const stands = await this.send(next.move);
      if (stands) this.#made.add(next.id);
      // Later moves may depend on the refused one, so none of them is sent.
      else this.waiting.value = this.waiting.value.filter(({ id }) => this.#made.has(id));
    }
    this.#isSending = false;
  }

  #first(): Waiting | undefined {
    return this.waiting.value.find(({ id }) => !this.#made.has(id));
  }
}

/** The layout of the puzzle after all pending moves. */
export function layoutAfter(
  layout: readonly string[],
  moves: readonly string[],
): Map<number, Place> {
  const places = new Map(layout.map(readPlace).map((place) => [place.number, place]));
  for (const move of moves) {
    if (move.includes("@")) {
      const place = readPlace(move);
      places.set(place.number, place);
    } else if (move.startsWith("lift ")) {
      places.delete(Number(move.slice("lift ".length)));
    }
  }
  return places;
}
