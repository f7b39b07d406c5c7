/** Puzzles: the games that have them, and one puzzle on its board. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { answersIn, startMe } from "../../me";
import { getPuzzleGames } from "../../net/puzzles";
import type { PuzzleGame, PuzzleGames } from "../../protocol";
import { hrefTo, type Route } from "../../router";
import { NothingHere, useFetched } from "../../ui/fetched";
import { GamePicture } from "../../ui/game-picture";
import { gameName } from "../table/names";
import { PuzzlePlace } from "./puzzle";

type Props = { route: Extract<Route, { page: "puzzles" }> };

export function PuzzlesPage({ route }: Props) {
  const { game, theme } = route;
  const key = `${game ?? ""}/${theme}`;
  return game ? <PuzzlePlace key={key} game={game} theme={theme} /> : <Overview />;
}

/** Everybody is a guest before they solve anything. */
async function loadGames(): Promise<PuzzleGames> {
  await startMe();
  return getPuzzleGames();
}

function Overview() {
  const { found, trouble } = useFetched(loadGames, answersIn.value);
  useEffect(() => {
    document.title = t("puzzles");
  }, []);
  if (trouble.value) return <NothingHere title={t("puzzles")} trouble={trouble.value} />;
  if (!found.value) return <main class="page narrow waiting">{t("loading")}</main>;
  return (
    <main class="page puzzles">
      <h1>{t("puzzles")}</h1>
      <p class="lead">{t("puzzles-lead")}</p>
      <ul class="puzzle-games">
        {found.value.games
          .filter(({ puzzles }) => puzzles)
          .map((one) => (
            <GameLine key={one.game} game={one} />
          ))}
      </ul>
    </main>
  );
}

function GameLine({ game }: { game: PuzzleGame }) {
  const theme = useSignal("");
  const query = theme.value && `?theme=${encodeURIComponent(theme.value)}`;
  return (
    <li class="puzzle-game">
      <GamePicture game={game.game} />
      <div class="stack">
        <h2>{gameName(game.game)}</h2>
        <p class="quiet">
          {t("puzzle-count", { count: game.puzzles })}
          {game.tries > 0 &&
            ` · ${t("puzzle-solved-count", { solved: game.solved, tries: game.tries })}`}
          {game.streak > 1 && ` · ${t("puzzle-streak", { count: game.streak })}`}
        </p>
        {game.rating !== null && <p>{t("puzzle-own-rating", { rating: String(game.rating) })}</p>}
        <label class="stack">
          <span>{t("puzzle-theme")}</span>
          <select
            value={theme.value}
            onChange={(event) => {
              theme.value = event.currentTarget.value;
            }}
          >
            <option value="">{t("puzzle-any-theme")}</option>
            {Object.entries(game.themes).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <a class="button primary" href={hrefTo(`/puzzles/${game.game}${query}`)}>
          {t("puzzle-start")}
          <span class="unseen">: {gameName(game.game)}</span>
        </a>
      </div>
    </li>
  );
}
