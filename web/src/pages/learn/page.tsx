/** Learning the games: what each is, its rules, and a first game. */

import { gameNamed, listedGames } from "../../catalogue";
import { hasLesson } from "../../guide/lessons";
import { t, translated } from "../../i18n";
import { canOpenTables } from "../../net/reach";
import { PrintButton } from "../../print/button";
import { hrefTo, type Route } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { Icon } from "../../ui/icons";
import { playNow } from "../home/opening";
import { FirstGame } from "./first";
import { RulesPage } from "./rules";

type Props = { route: Extract<Route, { page: "learn" }> };

export function LearnPage({ route }: Props) {
  if (route.game && route.part === "first" && hasLesson(route.game)) {
    return <FirstGame key={route.game} game={route.game} />;
  }
  if (route.game) return <GamePage game={route.game} />;
  return (
    <main class="page home">
      <h1>{t("learn-games")}</h1>
      <ul class="games">
        {listedGames().map((game) => {
          const { name, title, about } = game;
          return (
            <li key={name} class="game">
              <GamePicture game={name} />
              <div class="game-text">
                <h2>{translated(title)}</h2>
                <p>{translated(about)}</p>
              </div>
              <div class="actions">
                {hasLesson(name) && canOpenTables.value && (
                  <a class="button primary" href={hrefTo(`/learn/${name}/first`)}>
                    {t("first-game")}
                  </a>
                )}
                <a class="button" href={hrefTo(`/learn/${name}/rules`)}>
                  {t("rules")}
                </a>
                <PrintButton game={game} />
              </div>
            </li>
          );
        })}
      </ul>
    </main>
  );
}

function GamePage({ game }: { game: string }) {
  const known = gameNamed(game);
  return (
    <main class="page rules-page">
      <p>
        <a href={hrefTo("/learn")}>{t("learn-games")}</a>
      </p>
      {hasLesson(game) && canOpenTables.value && (
        <p class="actions first-game">
          <span>{t("first-game-what")}</span>
          <a class="button" href={hrefTo(`/learn/${game}/first`)}>
            <Icon name="play" /> {t("first-game")}
          </a>
        </p>
      )}
      <RulesPage key={game} game={game} />
      {known && canOpenTables.value && (
        <p class="actions">
          <button type="button" class="primary" onClick={() => void playNow(known)}>
            {t("play-now")}
          </button>
          <PrintButton game={known} part="rules" />
        </p>
      )}
    </main>
  );
}
