/** When to be told: how long after the turn has begun, how long before it ends, and how often. */

import { t } from "../i18n";
import { changeNotices } from "../net/notices";
import { Pick } from "../pages/home/option-field";
import type { ShownNotices } from "../protocol";
import { changing, ownTimeZone } from "./state";

const NEVER = "never";
const WAITS = ["0", "1", "3", "12", "24", "48", NEVER];
const LEFTS = ["1", "3", "6", "12", "24", "48", NEVER];
const RHYTHMS = ["now", "hour", "day"] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

export function When({ shown }: { shown: ShownNotices }) {
  const hours = (text: string) => (text === NEVER ? null : Number(text));
  const waitName = (text: string) =>
    text === NEVER ? t("notices-never") : t("notices-wait-hours", { hours: Number(text) });
  const leftName = (text: string) =>
    text === NEVER ? t("notices-never") : t("notices-left-hours", { hours: Number(text) });
  const wait = String(shown.wait_hours ?? NEVER);
  const left = String(shown.left_hours ?? NEVER);
  const zone = { time_zone: ownTimeZone() };
  return (
    <div class="form">
      <Pick
        label={t("notices-wait")}
        value={wait}
        values={including(WAITS, wait)}
        name={waitName}
        onPick={(text) => void changing(() => changeNotices({ wait_hours: hours(text) }))}
      />
      <Pick
        label={t("notices-left")}
        value={left}
        values={including(LEFTS, left)}
        name={leftName}
        onPick={(text) => void changing(() => changeNotices({ left_hours: hours(text) }))}
      />
      <Pick
        label={t("notices-rhythm")}
        value={shown.rhythm}
        values={RHYTHMS}
        name={(text) => t(`notices-rhythm-${text}`)}
        onPick={(text) => {
          const rhythm = RHYTHMS.find((one) => one === text);
          if (rhythm) void changing(() => changeNotices({ rhythm, ...zone }));
        }}
      />
      {shown.rhythm === "day" && (
        <Pick
          label={t("notices-hour", { zone: shown.time_zone })}
          value={String(shown.hour)}
          values={HOURS}
          name={(text) => `${text.padStart(2, "0")}:00`}
          onPick={(text) => void changing(() => changeNotices({ hour: Number(text), ...zone }))}
        />
      )}
      <p class="quiet">{t("notices-not-here")}</p>
    </div>
  );
}

/** The usual choices and the present one, which may have been chosen elsewhere. */
function including(values: readonly string[], chosen: string): readonly string[] {
  return values.includes(chosen) ? values : [chosen, ...values];
}
