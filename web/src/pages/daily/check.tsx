/** The check of a past day: by a button, and once without being asked if this browser has noted
 * anything about the day.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { getPublishedDay, publishedDayUrl } from "../../net/daily";
import { trying } from "../../ui/toasts";
import { dayText } from "./asking";
import { canHash } from "./hashes";
import { noteChecked, notedDay, notedDays, swappedDays } from "./noted";
import { type DayFault, verifyDay } from "./verification";

type Verdict = DayFault[] | "sealed" | "unable";

export function DayCheck({ day }: { day: string }) {
  const verdict = useSignal<Verdict | null>(null);
  const isBusy = useSignal(false);
  const check = async () => {
    isBusy.value = true;
    verdict.value = (await trying(checkDay(day))) ?? null;
    isBusy.value = false;
  };
  return (
    <>
      <p class="daily-check">
        <button type="button" disabled={isBusy.value} onClick={() => void check()}>
          {t(isBusy.value ? "daily-check-running" : "daily-check-run")}
        </button>{" "}
        <a class="quiet" href={publishedDayUrl(day)}>
          {t("daily-file")}
        </a>
      </p>
      <div aria-live="polite">{verdict.value && <VerdictText {...{ day, verdict }} />}</div>
    </>
  );
}

/** Says so loudly if the last day that this browser has noted was not drawn as promised, or if the
 * hash of a day to come was replaced. */
export function DrawAlert({ today }: { today: string }) {
  const faults = useSignal<DayFault[]>([]);
  const day = notedDays().find((one) => one < today && !notedDay(one).isChecked) ?? "";
  useEffect(() => {
    if (!day) return;
    checkDay(day).then(
      (verdict) => {
        if (Array.isArray(verdict)) faults.value = verdict;
      },
      () => undefined, // the day can be checked another time
    );
  }, [day]);
  return (
    <>
      {swappedDays.value.map((one) => (
        <p key={one} class="daily-alert" role="alert">
          {t("daily-check-swapped", { day: dayText(one) })}
        </p>
      ))}
      {faults.value.length > 0 && <Faults day={day} faults={faults.value} />}
    </>
  );
}

async function checkDay(day: string): Promise<Verdict> {
  if (!canHash()) return "unable";
  const published = await getPublishedDay(day);
  const noted = notedDay(day);
  const faults = await verifyDay(published, noted);
  if (published.day !== day) faults.unshift({ why: "form" });
  if (faults.length) return faults;
  if (!published.secret) return "sealed";
  if (noted.hash) noteChecked(day);
  return faults;
}

function VerdictText({ day, verdict }: { day: string; verdict: Signal<Verdict | null> }) {
  const found = verdict.value;
  if (!found) return null;
  if (!Array.isArray(found)) return <p>{t(`daily-check-${found}`)}</p>;
  if (found.length) return <Faults day={day} faults={found} />;
  const noted = notedDay(day);
  return (
    <div class="good">
      <p>{t("daily-check-good")}</p>
      <p>{t(noted.hash ? "daily-check-noted" : "daily-check-unnoted")}</p>
      {noted.receipt && <p>{t("daily-check-counted")}</p>}
    </div>
  );
}

function Faults({ day, faults }: { day: string; faults: DayFault[] }) {
  return (
    <div class="daily-alert" role="alert">
      <b>{t("daily-check-bad", { day: dayText(day) })}</b>
      <ul>
        {faults.map(({ why, params }) => (
          <li key={why + JSON.stringify(params)}>
            {why === "form" ? t("daily-no-day") : t(`daily-fault-${why}`, params)}
          </li>
        ))}
      </ul>
    </div>
  );
}
