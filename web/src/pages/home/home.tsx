/** The first page: the games, and the ways to a table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { catalogue } from "../../catalogue";
import { hasLesson } from "../../guide/lessons";
import { t, translated } from "../../i18n";
import { me, startMe } from "../../me";
import type { ShownGame } from "../../protocol";
import { go } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { MyTables, OpenTables } from "./lists";
import { NewTable } from "./new-table";
import { invite, playNow } from "./opening";

export function Home() {
  const setUp = useSignal<ShownGame | null>(null);
  useEffect(() => {
    void startMe();
  }, []);
  return (
    <main class="page home">
      <header class="hero">
        <h1>{t("home-title")}</h1>
        <p class="lead">{t("home-lead")}</p>
      </header>
      <section aria-label={t("games")}>
        <ul class="games">
          {catalogue.value?.games.map((game) => (
            <GameCard key={game.name} game={game} onSetUp={() => (setUp.value = game)} />
          ))}
        </ul>
      </section>
      <div class="home-more">
        <JoinByCode />
        {me.value && <MyTables />}
        <OpenTables />
        <nav class="home-links" aria-label={t("more")}>
          <a href="/learn">{t("learn-games")}</a>
          <a href="/best">{t("best-players")}</a>
          <a href="/r">{t("open-record")}</a>
        </nav>
      </div>
      <footer class="quiet foot">
        <p>{t("notice")}</p>
      </footer>
      {setUp.value && <NewTable game={setUp.value} onClose={() => (setUp.value = null)} />}
    </main>
  );
}

interface CardProps {
  game: ShownGame;
  onSetUp(): void;
}

function GameCard({ game, onSetUp }: CardProps) {
  const isBusy = useSignal(false);
  const begin = async (open: (game: ShownGame) => Promise<void>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    await open(game);
    isBusy.value = false;
  };
  return (
    <li class="game">
      <GamePicture game={game.name} />
      <div class="game-text">
        <h2>{translated(game.title)}</h2>
        <p>{translated(game.about)}</p>
        <p class="quiet facts">
          {t("players", { least: game.fewest, most: game.most })}
          {" · "}
          {game.minutes !== null && (
            <span class="unbroken">{t("minutes", { count: game.minutes })}</span>
          )}
        </p>
      </div>
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={isBusy.value}
          onClick={() => void begin(playNow)}
        >
          {t("play-now")}
        </button>
        <button type="button" disabled={isBusy.value} onClick={() => void begin(invite)}>
          {t("invite")}
        </button>
        <button type="button" class="plain" onClick={onSetUp}>
          {t("set-up")}
        </button>
        {hasLesson(game.name) && (
          <a class="button plain" href={`/learn/${game.name}/first`}>
            {t("learn")}
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
      <label for="join-code">{t("join-code")}</label>
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
        {t("join")}
      </button>
    </form>
  );
}
