/** Learning the games: what each is, its rules, and a first game. */

import { hasLesson } from "../../guide/lessons";
import { say } from "../../i18n";
import { catalogue, gameNamed } from "../../me";
import type { Route } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { Icon } from "../../ui/icons";
import { playNow } from "../home/opening";
import { gameName } from "../table/names";
import { FirstGame } from "./first";
import { Rules } from "./rules";

type Props = { route: Extract<Route, { page: "learn" }> };

export function LearnPage({ route }: Props) {
  const games = catalogue.value?.games.map(({ name }) => name) ?? [];
  if (route.game && route.part === "first" && hasLesson(route.game)) {
    return <FirstGame key={route.game} game={route.game} />;
  }
  if (route.game) return <GamePage game={route.game} />;
  return (
    <main class="page">
      <h1>{say("learn-games")}</h1>
      <ul class="games">
        {games.map((game) => (
          <li key={game} class="game">
            <GamePicture game={game} />
            <div class="game-text">
              <h2>{gameName(game)}</h2>
              <p>{say(`about-${game}`)}</p>
            </div>
            <div class="actions">
              {hasLesson(game) && (
                <a class="button primary" href={`/learn/${game}/first`}>
                  {say("first-game")}
                </a>
              )}
              <a class="button" href={`/learn/${game}/rules`}>
                {say("rules")}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}

function GamePage({ game }: { game: string }) {
  const known = gameNamed(game);
  return (
    <main class="page narrow">
      <p>
        <a href="/learn">{say("learn-games")}</a>
      </p>
      {hasLesson(game) && (
        <p class="actions first-game">
          <span>{say("first-game-what")}</span>
          <a class="button" href={`/learn/${game}/first`}>
            <Icon name="play" /> {say("first-game")}
          </a>
        </p>
      )}
      <Rules game={game} />
      {known && (
        <p class="actions">
          <button type="button" class="primary" onClick={() => void playNow(known)}>
            {say("play-now")}
          </button>
        </p>
      )}
    </main>
  );
}
