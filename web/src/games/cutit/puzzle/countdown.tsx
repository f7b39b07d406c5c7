/** 3, 2, 1 over the table when the glass has been turned. Snippets can be laid meanwhile. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const COUNTED = 3;
const EACH_MS = 700;
/** Later than this, after a reload for instance, there is no countdown. */
const LATE_MS = 10_000;

interface Props {
  /** When the glass was turned, in ms since the start of the game. */
  turnedAt: number;
  elapsed(): number;
}

export function Countdown({ turnedAt, elapsed }: Props) {
  const number = useSignal(elapsed() - turnedAt < LATE_MS ? COUNTED : 0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (number.value <= 0) clearInterval(timer);
      else number.value--;
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [turnedAt]);
  if (number.value <= 0) return null;
  return (
    <span class="cutit-countdown" aria-hidden="true" key={number.value}>
      {number.value}
    </span>
  );
}
