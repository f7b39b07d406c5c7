/** Announcements for screen readers. */

import { signal } from "@preact/signals";

const sentences = signal<readonly [string, string]>(["", ""]);
let turn = 0;

/** Reads out a sentence after the previous one. */
export function announce(sentence: string): void {
  if (!sentence) return;
  // Two regions take turns. Otherwise a repeated sentence would not be read again.
  turn = 1 - turn;
  sentences.value = turn ? ["", sentence] : [sentence, ""];
}

export function LiveRegion() {
  return (
    <div class="unseen">
      {sentences.value.map((text, i) => (
        <p key={i} role="status" aria-live="polite">
          {text}
        </p>
      ))}
    </div>
  );
}
