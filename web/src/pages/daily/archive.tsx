/** Past days with the person's results. Their challenges can be practised. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { getDailyArchive } from "../../net/daily";
import type { ArchivedDay } from "../../protocol";
import { hrefTo } from "../../router";
import { trying } from "../../ui/toasts";
import { gameName } from "../table/names";
import { challengePath, dayText, stateText } from "./asking";
import { DayCheck } from "./check";

export function Archive() {
  const days = useSignal<ArchivedDay[] | null>(null);
  const hasMore = useSignal(false);
  const load = async () => {
    const page = await trying(getDailyArchive(days.value?.length ?? 0));
    if (!page) return;
    days.value = [...(days.value ?? []), ...page.days];
    hasMore.value = page.more;
  };
  useEffect(() => {
    void load();
  }, []);
  if (!days.value) return null;
  return (
    <section aria-labelledby="daily-archive">
      <h2 id="daily-archive">{t("daily-archive")}</h2>
      {!days.value.length && <p class="quiet">{t("daily-archive-none")}</p>}
      <ul class="daily-days">
        {days.value.map((one) => (
          <Day key={one.day} {...one} />
        ))}
      </ul>
      {hasMore.value && (
        <button type="button" onClick={() => void load()}>
          {t("daily-more")}
        </button>
      )}
    </section>
  );
}

function Day({ day, games }: ArchivedDay) {
  return (
    <li>
      <h3>{dayText(day)}</h3>
      <ul>
        {games.map((one) => (
          <li key={one.game}>
            <a href={hrefTo(challengePath(day, one.game))}>{gameName(one.game)}</a>{" "}
            <span class="quiet">{stateText(one)}</span>
          </li>
        ))}
      </ul>
      <DayCheck day={day} />
    </li>
  );
}
