/** Who plays best, by game and number of players; alone where the game has a solo score. */

import { gameNamed, listedGames } from "../../catalogue";
import { t } from "../../i18n";
import { go, hrefTo, type Route } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { gameName } from "../table/names";
import { RatingBoard } from "./rating-board";
import { SoloBoard } from "./solo-board";

type Props = { route: Extract<Route, { page: "leaderboard" }> };

export function LeaderboardPage({ route }: Props) {
  const games = listedGames();
  const game = gameNamed(route.game ?? "") ?? games[0];
  const seats = route.seats ?? game?.usual_seats ?? 2;
  if (!game) return <main class="page narrow waiting">{t("loading")}</main>;
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);
  const show = (of: string, count: number) => go(`/leaderboard/${of}/${count}`, "replace");
  const key = `${game.name} ${seats}`;
  return (
    <main class="page leaderboard">
      <h1>{t("best-players")}</h1>
      <nav class="board-games" aria-label={t("leaderboard-game")}>
        {games.map(({ name }) => (
          <a
            key={name}
            href={hrefTo(`/leaderboard/${name}`)}
            aria-current={name === game.name ? "page" : undefined}
          >
            <GamePicture game={name} /> {gameName(name)}
          </a>
        ))}
      </nav>
      <div class="line picks">
        <label class="stack pick-game">
          <span>{t("leaderboard-game")}</span>
          <select value={game.name} onChange={(event) => show(event.currentTarget.value, seats)}>
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
      <div class="standings">
        {seats === 1 && game.solo_options ? (
          <SoloBoard key={key} game={game} />
        ) : (
          <RatingBoard key={key} game={game.name} seats={seats} />
        )}
      </div>
    </main>
  );
}
