/** The puzzle's three minutes, by the server's clock. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatTimeLeft, t } from "../../../i18n";
import { announce } from "../../../ui/announce";

const SOON_MS = 20_000;
/** When the time left is announced, in seconds. */
const ANNOUNCED_AT = [120, 60, 30, 10];

export function Timer({ deadline, elapsed }: { deadline: number; elapsed(): number }) {
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
    }, 200);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <span
      class="cutit-timer"
      role="timer"
      data-soon={left.value < SOON_MS}
      aria-label={t("cutit-timer")}
    >
      {formatTimeLeft(left.value)}
    </span>
  );
}
