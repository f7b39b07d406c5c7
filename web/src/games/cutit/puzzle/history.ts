/** What undo brings back: where snippets lay before each change, laid or loose. */

import { type Signal, signal } from "@preact/signals";
import type { Place } from "./places";

interface Earlier {
  readonly number: number;
  readonly laid: Place | undefined;
  readonly loose: Place | undefined;
}

type Places = ReadonlyMap<number, Place>;

export class History {
  /** How many changes can be undone. */
  readonly length: Signal<number> = signal(0);
  #changes: Earlier[][] = [];

  /** Keeps where these snippets lie before they are moved. */
  push(numbers: readonly number[], laid: Places, loose: Places): void {
    const before = (number: number) => ({
      number,
      laid: laid.get(number),
      loose: loose.get(number),
    });
    this.#changes.push(numbers.map(before));
    this.length.value = this.#changes.length;
  }

  pop(): readonly Earlier[] {
    const last = this.#changes.pop() ?? [];
    this.length.value = this.#changes.length;
    return last;
  }
}
