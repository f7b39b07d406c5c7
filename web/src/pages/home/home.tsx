/** The first page: the games, and the ways to a table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { knownGames } from "../../board/registry";
import { hasLesson } from "../../guide/lessons";
import { say } from "../../i18n";
import { catalogue, me, startMe } from "../../me";
import type { ShownGame } from "../../protocol";
import { go } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { gameName } from "../table/names";
import { MyTables, OpenTables } from "./lists";
import { NewTable } from "./new-table";
import { invite, playNow } from "./opening";

export function Home() {
  const setUp = useSignal<ShownGame | null>(null);
  useEffect(() => {
    void startMe();
  }, []);
  const known = catalogue.value?.games ?? [];
  // The games with a folder are there at once, before the server has said anything.
  const others = known.map(({ name }) => name).filter((name) => !knownGames.includes(name));
  const names = [...knownGames, ...others];
  return (
    <main class="page home">
      <header class="hero">
        <h1>{say("home-title")}</h1>
        <p class="lead">{say("home-lead")}</p>
      </header>
      <section aria-label={say("games")}>
        <ul class="games">
          {names.map((name) => (
            <GameCard
              key={name}
              name={name}
              game={known.find((game) => game.name === name)}
              onSetUp={(game) => (setUp.value = game)}
            />
          ))}
        </ul>
      </section>
      <div class="home-more">
        <JoinByCode />
        {me.value && <MyTables />}
        <OpenTables />
        <nav class="home-links" aria-label={say("more")}>
          <a href="/learn">{say("learn-games")}</a>
          <a href="/best">{say("best-players")}</a>
          <a href="/r">{say("open-record")}</a>
        </nav>
      </div>
      <footer class="quiet foot">
        <p>{say("notice")}</p>
      </footer>
      {setUp.value && <NewTable game={setUp.value} onClose={() => (setUp.value = null)} />}
    </main>
  );
}

interface CardProps {
  name: string;
  game: ShownGame | undefined;
  onSetUp(game: ShownGame): void;
}

function GameCard({ name, game, onSetUp }: CardProps) {
  const isBusy = useSignal(false);
  const begin = async (open: (game: ShownGame) => Promise<void>) => {
    if (!game || isBusy.value) return;
    isBusy.value = true;
    await open(game);
    isBusy.value = false;
  };
  return (
    <li class="game">
      <GamePicture game={name} />
      <div class="game-text">
        <h2>{gameName(name)}</h2>
        <p>{say(`about-${name}`)}</p>
        <p class="quiet facts">
          {game && say("players", { least: game.fewest, most: game.most })}
          {" · "}
          <span class="unbroken">{say(`minutes-${name}`)}</span>
        </p>
      </div>
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={!game || isBusy.value}
          onClick={() => void begin(playNow)}
        >
          {say("play-now")}
        </button>
        <button type="button" disabled={!game || isBusy.value} onClick={() => void begin(invite)}>
          {say("invite")}
        </button>
        <button type="button" class="plain" disabled={!game} onClick={() => game && onSetUp(game)}>
          {say("set-up")}
        </button>
        {hasLesson(name) && (
          <a class="button plain" href={`/learn/${name}/first`}>
            {say("learn")}
          </a>
        )}
      </div>
    </li>
  );
}

function JoinByCode() {
  const code = useSignal("");
  return (
    <form
      class="line join"
      onSubmit={(event) => {
        event.preventDefault();
        const text = code.value.trim();
        if (text) go(`/c/${encodeURIComponent(text)}`);
      }}
    >
      <label for="join-code">{say("join-code")}</label>
      <input
        id="join-code"
        value={code.value}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={12}
        size={8}
        placeholder="ABC234"
        onInput={(event) => {
          code.value = event.currentTarget.value;
        }}
      />
      <button type="submit" disabled={!code.value.trim()}>
        {say("join")}
      </button>
    </form>
  );
}
