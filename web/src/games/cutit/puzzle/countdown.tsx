/** 3, 2, 1 over the table when the glass has been turned. It keeps nobody from laying snippets. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

const COUNTED = 3;
const EACH_MS = 700;

interface Props {
  /** When the glass was turned, in ms since the start of the game. */
  turnedAt: number;
  elapsed(): number;
}

export function Countdown({ turnedAt, elapsed }: Props) {
  const counted = () => COUNTED - Math.floor(Math.max(0, elapsed() - turnedAt) / EACH_MS);
  const number = useSignal(counted());
  useEffect(() => {
    if (counted() <= 0) return undefined;
    const timer = setInterval(() => {
      number.value = counted();
      if (number.value <= 0) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [turnedAt]);
  if (number.value <= 0) return null;
  return (
    <span class="cutit-countdown" aria-hidden="true" key={number.value}>
      {number.value}
    </span>
  );
}
