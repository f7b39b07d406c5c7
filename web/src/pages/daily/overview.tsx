/** Today's challenges, the seal of tomorrow's, and former days. */

import { t } from "../../i18n";
import type { DailyOverview } from "../../protocol";
import { hrefTo } from "../../router";
import { NothingHere, useFetched } from "../../ui/fetched";
import { GamePicture } from "../../ui/game-picture";
import { gameName } from "../table/names";
import { Archive } from "./archive";
import { askDaily, challengePath, dayText, stateText, timeLeft } from "./asking";
import { DrawAlert } from "./check";
import { Seal } from "./seal";

export function OverviewPage() {
  const { found, trouble } = useFetched(askDaily, "");
  if (trouble.value) return <NothingHere title={t("server-away-title")} trouble={trouble.value} />;
  const daily = found.value;
  if (!daily) return <main class="page narrow waiting">{t("loading")}</main>;
  return (
    <main class="page narrow daily">
      <h1>{t("daily-title")}</h1>
      <DrawAlert today={daily.today} />
      <p>{t("daily-about")}</p>
      <Today daily={daily} />
      {daily.next && <Seal seal={daily.next} />}
      <Archive />
    </main>
  );
}

function Today({ daily }: { daily: DailyOverview }) {
  if (!daily.games.length) return <p>{t("daily-none")}</p>;
  return (
    <section aria-labelledby="daily-today">
      <h2 id="daily-today">
        {dayText(daily.today)} <small class="quiet">{timeLeft(daily.ends_at)}</small>
      </h2>
      <ul class="daily-games">
        {daily.games.map((one) => (
          <li key={one.game}>
            <a href={hrefTo(challengePath(daily.today, one.game))}>
              <GamePicture game={one.game} />
              <b>{gameName(one.game)}</b>
              <span>{stateText(one)}</span>
              {one.streak > 1 && (
                <span class="quiet">{t("daily-streak", { days: one.streak })}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
