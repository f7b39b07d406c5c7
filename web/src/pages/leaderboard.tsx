/** Who plays best, by game and number of players. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { catalogue, gameNamed } from "../catalogue";
import { formatNumber, t } from "../i18n";
import { me } from "../me";
import { getLeaderboard } from "../net/api";
import type { LeaderboardEntry, ShownLeaderboard } from "../protocol";
import { go, type Route } from "../router";
import { trying } from "../ui/toasts";
import { botName, gameName } from "./table/names";

type Props = { route: Extract<Route, { page: "leaderboard" }> };
const BOT = "bot:";

export function LeaderboardPage({ route }: Props) {
  const games = catalogue.value?.games ?? [];
  const game = gameNamed(route.game ?? "") ?? games[0];
  const seats = route.seats ?? game?.usual_seats ?? 2;
  const board = useSignal<ShownLeaderboard | null>(null);
  const offset = useSignal(0);
  const name = game?.name;
  useEffect(() => {
    if (!name) return;
    void trying(getLeaderboard(name, seats, offset.value)).then((found) => {
      board.value = found ?? null;
    });
  }, [name, seats, offset.value]);
  if (!game) return <main class="page narrow waiting">{t("loading")}</main>;
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const show = (of: string, count: number) => {
    offset.value = 0;
    go(`/best/${of}/${count}`, "replace");
  };
  return (
    <main class="page narrow">
      <h1>{t("best-players")}</h1>
      <div class="line picks">
        <label class="stack">
          <span>{t("leaderboard-game")}</span>
          <select value={name} onChange={(event) => show(event.currentTarget.value, seats)}>
            {games.map((one) => (
              <option key={one.name} value={one.name}>
                {gameName(one.name)}
              </option>
            ))}
          </select>
        </label>
        <label class="stack">
          <span>{t("leaderboard-seats")}</span>
          <select
            value={String(seats)}
            onChange={(event) => show(game.name, Number(event.currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
      </div>
      {board.value?.entries.length === 0 && <p>{t("leaderboard-none")}</p>}
      {!!board.value?.entries.length && <LeaderTable entries={board.value.entries} />}
      <Pages board={board.value} onTurn={(to) => (offset.value = to)} />
      <p class="quiet">{t("leaderboard-how")}</p>
    </main>
  );
}

function LeaderTable({ entries }: { entries: readonly LeaderboardEntry[] }) {
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

function Pages({ board, onTurn }: { board: ShownLeaderboard | null; onTurn(to: number): void }) {
  if (!board || board.total <= board.entries.length) return null;
  const next = board.offset + board.entries.length;
  return (
    <div class="actions">
      <button type="button" disabled={board.offset === 0} onClick={() => onTurn(0)}>
        {t("leaderboard-top")}
      </button>
      <button type="button" disabled={next >= board.total} onClick={() => onTurn(next)}>
        {t("leaderboard-next")}
      </button>
    </div>
  );
}
