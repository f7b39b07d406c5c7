/** The best players by rating. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t } from "../../i18n";
import { getLeaderboard } from "../../net/api";
import type { LeaderboardEntry, ShownLeaderboard } from "../../protocol";
import { trying } from "../../ui/toasts";
import { botName } from "../table/names";
import { type Row, Standings } from "./standings";

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
    <Standings
      board={board.value}
      columns={[t("leaderboard-rating"), t("leaderboard-games")]}
      row={rowOf}
      none={t("leaderboard-none")}
      how={t("leaderboard-how")}
      onTurn={(to) => (offset.value = to)}
    />
  );
}

function rowOf({ place, who, name, rating, games }: LeaderboardEntry): Row {
  return {
    id: who,
    place,
    name: who.startsWith(BOT) ? botName(who.slice(BOT.length)) : name,
    numbers: [formatNumber(rating, 1), formatNumber(games)],
  };
}
