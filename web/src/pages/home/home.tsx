/** The home page: the person's games first, then all games and the ways to a table. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasServer } from "../../base";
import { catalogue, listedGames } from "../../catalogue";
import { t } from "../../i18n";
import { me, startMe } from "../../me";
import { canOpenTables, isAway, isOnline } from "../../net/reach";
import type { ShownGame } from "../../protocol";
import { go, hrefTo } from "../../router";
import { lazyDialog } from "../../ui/lazy-dialog";
import { lazyPart } from "../../ui/lazy-part";
import { OfferOfflinePlay } from "../../ui/offline-play";
import { Friends } from "../friends/list";
import { Continue, Finished } from "./continue";
import { GameCard } from "./game-card";
import { OpenTables } from "./lists";
import { DeviceGames, OnDevice } from "./on-device";

/** The challenges of today, which are fetched when everything else is there. */
const DailyCard = lazyPart(() => import("../daily/today").then((m) => m.DailyCard));
/** Dialogs that are fetched when somebody first asks for them. */
const NewTable = lazyDialog<GameDialog>(() => import("./new-table").then((m) => m.NewTable));
const QuickMatch = lazyDialog<GameDialog>(() => import("./quick-match").then((m) => m.QuickMatch));

interface GameDialog {
  game: ShownGame;
  onClose(): void;
}

export function Home() {
  const setUp = useSignal<ShownGame | null>(null);
  const quick = useSignal<ShownGame | null>(null);
  useEffect(() => {
    void startMe();
  }, []);
  return (
    <main class="page home">
      {hasServer ? <Continue /> : <DeviceGames />}
      <header class="hero">
        <h1>{t("home-title")}</h1>
        <p class="lead">{t(hasServer ? "home-lead" : "home-lead-device")}</p>
      </header>
      <div class="home-body">
        <section aria-label={t("games")}>
          <ul class="games">
            {listedGames().map((game) => (
              <GameCard
                key={game.name}
                game={game}
                onSetUp={() => (setUp.value = game)}
                onQuickMatch={() => (quick.value = game)}
              />
            ))}
          </ul>
          {catalogue.value && <OnDevice />}
        </section>
        {catalogue.value && <More />}
      </div>
      {catalogue.value && (
        <footer class="quiet foot">
          <p>{t("notice")}</p>
        </footer>
      )}
      {quick.value && <QuickMatch game={quick.value} onClose={() => (quick.value = null)} />}
      {setUp.value && <NewTable game={setUp.value} onClose={() => (setUp.value = null)} />}
    </main>
  );
}

/** What is below or beside the games. It waits for them, since they would push it away. */
function More() {
  return (
    <div class="home-more">
      {isOnline.value && <JoinByCode />}
      <nav class="home-links" aria-label={t("more")}>
        <a href={hrefTo("/learn")}>{t("learn-games")}</a>
        {!isAway.value && <a href={hrefTo("/puzzles")}>{t("puzzles")}</a>}
        {canOpenTables.value && <a href={hrefTo("/referee")}>{t("referee-link")}</a>}
        {isOnline.value && <a href={hrefTo("/leaderboard")}>{t("best-players")}</a>}
        {canOpenTables.value && <a href={hrefTo("/r")}>{t("open-record")}</a>}
        <OfferOfflinePlay />
      </nav>
      {isOnline.value && me.value && (
        <section class="daily-card">
          <DailyCard />
        </section>
      )}
      {isOnline.value && me.value && <Friends />}
      {hasServer && <DeviceGames />}
      {isOnline.value && <OpenTables />}
      {isOnline.value && me.value && <Finished />}
    </div>
  );
}

function JoinByCode() {
  const code = useSignal("");
  return (
    <form
      class="line by-code"
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
