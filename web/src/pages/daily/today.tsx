/** The challenges of today on the first page. */

import { t } from "../../i18n";
import { hrefTo } from "../../router";
import { useFetched } from "../../ui/fetched";
import { gameName } from "../table/names";
import { askDaily, challengePath, stateText, timeLeft } from "./asking";
import { DrawAlert } from "./check";
import "./daily.css";

export function DailyCard() {
  const { found } = useFetched(askDaily, "");
  const daily = found.value;
  if (!daily?.games.length && !daily?.next) return null;
  return (
    <>
      <h2>
        <a href={hrefTo("/daily")}>{t("daily-title")}</a>{" "}
        {!!daily.games.length && <small class="quiet">{timeLeft(daily.ends_at)}</small>}
      </h2>
      <DrawAlert today={daily.today} />
      {!daily.games.length && <p class="quiet">{t("daily-none")}</p>}
      <ul>
        {daily.games.map((one) => (
          <li key={one.game}>
            <a href={hrefTo(challengePath(daily.today, one.game))}>{gameName(one.game)}</a>{" "}
            <span class="quiet">{stateText(one)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
