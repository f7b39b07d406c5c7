/** Holidays: days on which the person is not told anything, and their clocks stand still. */

import { useSignal } from "@preact/signals";
import { locale, t } from "../i18n";
import { addHoliday, removeHoliday } from "../net/notices";
import type { ShownNotices } from "../protocol";
import { changing, sendTimeZone } from "./state";

export function Holidays({ shown }: { shown: ShownNotices }) {
  const first = useSignal("");
  const last = useSignal("");
  const today = new Date().toLocaleDateString("sv"); // YYYY-MM-DD
  const coming = shown.holidays.filter((one) => one.last >= today);
  const add = async (event: Event) => {
    event.preventDefault();
    if (!(await sendTimeZone())) return;
    if (!(await changing(() => addHoliday(first.value, last.value)))) return;
    first.value = last.value = "";
  };
  return (
    <>
      <p class="quiet">{t("notices-holidays-why", { days: shown.holiday_days })}</p>
      {coming.length > 0 && (
        <ul class="notices-list">
          {coming.map((one) => {
            const days = `${dayText(one.first)} – ${dayText(one.last)}`;
            const hasBegun = one.first <= today;
            return (
              <li key={one.first} class="place">
                <span class="place-who">{days}</span>
                <button
                  type="button"
                  aria-label={t(`notices-holidays-${hasBegun ? "end" : "remove"}`, { days })}
                  onClick={() => void changing(() => removeHoliday(one.first))}
                >
                  {t(hasBegun ? "notices-end" : "notices-remove")}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <form class="notices-dates" onSubmit={add}>
        <label>
          <span>{t("notices-holidays-first")}</span>
          <input
            required
            type="date"
            min={today}
            value={first.value}
            onInput={(event) => (first.value = event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{t("notices-holidays-last")}</span>
          <input
            required
            type="date"
            min={first.value || today}
            value={last.value}
            onInput={(event) => (last.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">{t("notices-holidays-add")}</button>
      </form>
    </>
  );
}

function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
