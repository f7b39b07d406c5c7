/** The puzzle's three minutes, by the server's clock. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatTimeLeft, t } from "../../../i18n";
import { announce } from "../../../ui/announce";

const SOON_MS = 20_000;
/** When the time left is announced, in seconds. */
const ANNOUNCED_AT = [120, 60, 30, 10];

interface Props {
  deadline: number;
  elapsed(): number;
  /** Becomes true for the last seconds. */
  isSoon: Signal<boolean>;
}

export function Timer({ deadline, elapsed, isSoon }: Props) {
  const left = useSignal(deadline - elapsed());
  useEffect(() => {
    let before = left.peek();
    const timer = setInterval(() => {
      const now = deadline - elapsed();
      const reached = ANNOUNCED_AT.find(
        (seconds) => before > seconds * 1000 && now <= seconds * 1000,
      );
      if (reached !== undefined) announce(t("cutit-time-left", { seconds: reached }));
      before = now;
      left.value = now;
      isSoon.value = now < SOON_MS;
    }, 200);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <span class="cutit-timer" role="timer" data-soon={isSoon.value} aria-label={t("cutit-timer")}>
      {formatTimeLeft(left.value)}
    </span>
  );
}
