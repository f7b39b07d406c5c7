/** The best players by rating. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t } from "../../i18n";
import { getLeaderboard } from "../../net/people";
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
      own={ownLine(board.value)}
      note={isGuest(board.value) ? t("leaderboard-guest") : ""}
      none={t("leaderboard-none")}
      how={t("leaderboard-how")}
      onTurn={(to) => (offset.value = to)}
    />
  );
}

/** The person's own line, if it is on another page or on none. */
function ownLine(board: ShownLeaderboard | null): LeaderboardEntry | null {
  const own = board?.own;
  return own && !board.entries.some(({ who }) => who === own.who) ? own : null;
}

function isGuest(board: ShownLeaderboard | null): boolean {
  return board?.own?.place === null;
}

function rowOf({ place, who, name, rating, deviation, games }: LeaderboardEntry): Row {
  return {
    id: who,
    place,
    name: who.startsWith(BOT) ? botName(who.slice(BOT.length)) : name,
    numbers: [`${rating} ± ${deviation}`, formatNumber(games)],
  };
}
