/** A game on the first page, and the ways to a table of it. */

import { useSignal } from "@preact/signals";
import { hasLesson } from "../../guide/lessons";
import { t, translated } from "../../i18n";
import { canOpenTables, isOnline } from "../../net/reach";
import { PrintButton } from "../../print/button";
import type { ShownGame } from "../../protocol";
import { hrefTo } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { OFFLINE_NOTE } from "../../ui/offline";
import { settings } from "../../ui/settings";
import { chosenLevel, invite, levelsOf, playNow } from "./opening";

interface Props {
  game: ShownGame;
  onSetUp(): void;
  onQuickMatch(): void;
}

export function GameCard({ game, onSetUp, onQuickMatch }: Props) {
  const isBusy = useSignal(false);
  const cannot = isBusy.value || !canOpenTables.value;
  const why = canOpenTables.value ? {} : { "aria-describedby": OFFLINE_NOTE };
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
        <div class="play-now">
          <button
            type="button"
            class="primary"
            disabled={cannot}
            {...why}
            onClick={() => void begin(playNow)}
          >
            {t("play-now")}
          </button>
          <Level game={game} />
        </div>
        {isOnline.value && (
          <div class="with-people">
            {isForTwo(game) && (
              <button type="button" disabled={isBusy.value} onClick={onQuickMatch}>
                {t("quick-match")}
              </button>
            )}
            <button type="button" disabled={isBusy.value} onClick={() => void begin(invite)}>
              {t("invite")}
            </button>
          </div>
        )}
        <div class="game-more">
          <button type="button" class="plain" disabled={cannot} {...why} onClick={onSetUp}>
            {t("set-up")}
          </button>
          {hasLesson(game.name) && canOpenTables.value && (
            <a class="button plain" href={hrefTo(`/learn/${game.name}/first`)}>
              {t("learn")}
            </a>
          )}
          <PrintButton game={game} />
        </div>
      </div>
    </li>
  );
}

/** Strangers meet in pairs. */
function isForTwo({ fewest, most }: ShownGame): boolean {
  return fewest <= 2 && most >= 2;
}

/** How well the bots play. The choice holds for all games and is remembered. */
function Level({ game }: { game: ShownGame }) {
  const levels = levelsOf(game);
  if (levels.length < 2) return null;
  return (
    <select
      class="level"
      aria-label={t("set-up-level")}
      value={chosenLevel(game)}
      onChange={(event) => (settings.level.value = event.currentTarget.value)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {t(`level-${level}`)}
        </option>
      ))}
    </select>
  );
}
