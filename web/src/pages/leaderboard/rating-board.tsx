/** The best players by rating. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t } from "../../i18n";
import { me } from "../../me";
import { getLeaderboard } from "../../net/api";
import type { LeaderboardEntry, ShownLeaderboard } from "../../protocol";
import { trying } from "../../ui/toasts";
import { botName } from "../table/names";
import { Pages } from "./pages";

const BOT = "bot:";

export function RatingBoard({ game, seats }: { game: string; seats: number }) {
  const board = useSignal<ShownLeaderboard | null>(null);
  const offset = useSignal(0);
  useEffect(() => {
    void trying(getLeaderboard(game, seats, offset.value)).then((found) => {
      board.value = found ?? null;
    });
  }, [offset.value]);
  return (
    <>
      {board.value?.entries.length === 0 && <p>{t("leaderboard-none")}</p>}
      {!!board.value?.entries.length && <RatingTable entries={board.value.entries} />}
      <Pages board={board.value} onTurn={(to) => (offset.value = to)} />
      <p class="quiet">{t("leaderboard-how")}</p>
    </>
  );
}

function RatingTable({ entries }: { entries: readonly LeaderboardEntry[] }) {
  return (
    <table class="ranking wide">
      <thead>
        <tr>
          <th scope="col">{t("ranking-rank")}</th>
          <th scope="col">{t("name")}</th>
          <th scope="col" class="number">
            {t("leaderboard-rating")}
          </th>
          <th scope="col" class="number">
            {t("leaderboard-games")}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, who, name, rating, games }) => (
          <tr key={who} class={who === me.value?.id ? "own" : ""}>
            <td>{place}</td>
            <th scope="row">
              <bdi>{who.startsWith(BOT) ? botName(who.slice(BOT.length)) : name}</bdi>
            </th>
            <td class="number">{formatNumber(rating, 1)}</td>
            <td class="number">{formatNumber(games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
