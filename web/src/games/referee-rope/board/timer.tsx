/** The time of a turn. It counts from when the turn is shown, and rings once. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatTimeLeft, t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { play } from "../../../ui/sound";

const EACH_MS = 200;

interface Props {
  seconds: number;
  elapsed(): number;
}

export function TurnTimer({ seconds, elapsed }: Props) {
  const left = useSignal(seconds * 1000);
  useEffect(() => {
    const end = elapsed() + seconds * 1000;
    const timer = setInterval(() => {
      left.value = Math.max(0, end - elapsed());
      if (left.value > 0) return;
      clearInterval(timer);
      play("nudge");
      announce(t("referee-rope-time-up"));
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <p class="referee-rope-timer" data-up={left.value === 0}>
      <span role="timer" aria-label={t("referee-rope-timer")}>
        {left.value > 0 ? formatTimeLeft(left.value) : t("referee-rope-time-up")}
      </span>
    </p>
  );
}
