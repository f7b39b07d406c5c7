/** Learning the games: what each is, its rules, and a first game. */

import { catalogue, gameNamed } from "../../me";
import type { Route } from "../../router";
import { GameDrawing } from "../../ui/drawings";
import { say } from "../../words";
import { playNow } from "../home/opening";
import { gameName } from "../table/names";
import { Rules } from "./rules";

type Props = { route: Extract<Route, { page: "learn" }> };

export function LearnPage({ route }: Props) {
  const games = catalogue.value?.games.map(({ name }) => name) ?? [];
  if (route.game) return <GamePage game={route.game} />;
  return (
    <main class="page">
      <h1>{say("learn-games")}</h1>
      <ul class="games">
        {games.map((game) => (
          <li key={game} class="game">
            <GameDrawing game={game} />
            <div class="game-words">
              <h2>{gameName(game)}</h2>
              <p>{say(`about-${game}`)}</p>
            </div>
            <div class="actions">
              <a class="button primary" href={`/learn/${game}/rules`}>
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
