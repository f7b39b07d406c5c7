/** Games and wins of a person by number of players and level of the bots. */

import { formatNumber, t } from "../../i18n";
import type { ShownTally } from "../../protocol";
import { botName, gameName } from "../table/names";

export function Tallies({ tallies }: { tallies: readonly ShownTally[] }) {
  if (!tallies.length) return null;
  return (
    <div>
      <h2 id="tallies-title">{t("person-statistics")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="tallies" tabIndex={0} aria-labelledby="tallies-title">
        <table class="ranking wide">
          <thead>
            <tr>
              <th scope="col">{t("leaderboard-game")}</th>
              <th scope="col">{t("person-against")}</th>
              <th scope="col" class="number">
                {t("leaderboard-seats")}
              </th>
              <th scope="col" class="number">
                {t("leaderboard-games")}
              </th>
              <th scope="col" class="number">
                {t("person-won")}
              </th>
              <th scope="col" class="number">
                {t("solo-best-column")}
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((one) => (
              <tr key={`${one.game} ${one.seats} ${one.level}`}>
                <th scope="row">{gameName(one.game)}</th>
                <td>{against(one)}</td>
                <td class="number" data-head={t("leaderboard-seats")}>
                  {one.seats}
                </td>
                <td class="number" data-head={t("leaderboard-games")}>
                  {formatNumber(one.games)}
                </td>
                <td class="number" data-head={t("person-won")}>
                  {one.seats > 1 ? share(one) : "–"}
                </td>
                {/* Where one gets rid of cards the best is nothing, which says nothing. */}
                <td class="number" data-head={t("solo-best-column")}>
                  {one.best > 0 ? formatNumber(one.best) : "–"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function against({ level, seats }: ShownTally): string {
  if (level) return botName(level);
  return t(seats > 1 ? "person-people" : "person-alone");
}

function share({ games, wins }: ShownTally): string {
  return `${formatNumber(wins)} (${formatNumber((100 * wins) / games)} %)`;
}
