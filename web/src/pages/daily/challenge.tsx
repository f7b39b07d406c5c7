/** One challenge: what it asks, the way to the table, and what came of the counted try. */

import { gameNamed } from "../../catalogue";
import { t } from "../../i18n";
import { answersIn } from "../../me";
import { PrintButton } from "../../print/button";
import type { DailyChallenge } from "../../protocol";
import { hrefTo } from "../../router";
import { NothingHere, useFetched } from "../../ui/fetched";
import { GamePicture } from "../../ui/game-picture";
import { Icon } from "../../ui/icons";
import { botName, gameName } from "../table/names";
import { askChallenge, dayText, openTry, timeLeft } from "./asking";
import { Distribution } from "./distribution";
import { ShareResult } from "./share-result";

interface Props {
  day: string;
  game: string;
}

export function ChallengePage({ day, game }: Props) {
  const { found, trouble } = useFetched(() => askChallenge(day, game), answersIn.value);
  if (trouble.value) return <NothingHere title={t("nowhere-title")} trouble={trouble.value} />;
  const challenge = found.value;
  if (!challenge) return <main class="page narrow waiting">{t("loading")}</main>;
  return (
    <main class="page narrow daily">
      <p>
        <a href={hrefTo("/daily")}>{t("daily-title")}</a>
      </p>
      <header class="daily-head">
        <GamePicture game={game} />
        <h1>
          {gameName(game)} <small class="quiet">{dayText(day)}</small>
        </h1>
      </header>
      <p>{challenge.goal}</p>
      <p class="daily-facts">
        <span>{t("daily-par", { par: challenge.par_text })}</span>
        {challenge.bot && <span>{t("daily-opponent", { bot: botName(challenge.bot) })}</span>}
        {challenge.is_today && <span>{timeLeft(challenge.ends_at)}</span>}
      </p>
      <Result challenge={challenge} />
      <Actions challenge={challenge} />
      <Distribution challenge={challenge} />
    </main>
  );
}

function Result({ challenge }: { challenge: DailyChallenge }) {
  const { state, score_text: score, beyond_par: beyond, streak, longest_streak } = challenge;
  if (state === "new" || state === "playing") {
    return challenge.is_today ? <p class="quiet">{t("daily-counts")}</p> : null;
  }
  return (
    <section class="daily-result" data-state={state}>
      {state === "reached" && beyond !== null ? (
        <p class="daily-score">
          <b>{t("daily-result", { score })}</b> {againstPar(beyond)}
        </p>
      ) : (
        <p class="daily-score">{t(`daily-result-${state}`)}</p>
      )}
      {streak > 0 && (
        <p>
          {t("daily-streak", { days: streak })}{" "}
          <span class="quiet">{t("daily-longest", { days: longest_streak })}</span>
        </p>
      )}
      {challenge.share && <ShareResult text={challenge.share} />}
    </section>
  );
}

function againstPar(beyond: number): string {
  const what = beyond === 0 ? "par" : beyond > 0 ? "better" : "worse";
  return t(`daily-result-${what}`, { points: Math.abs(beyond) });
}

function Actions({ challenge }: { challenge: DailyChallenge }) {
  const { day, game, state, table, print_options: given } = challenge;
  const known = gameNamed(game);
  const isCounted = state === "playing" || (state === "new" && challenge.is_today);
  const label = state === "playing" ? "daily-resume" : isCounted ? "daily-begin" : "daily-practise";
  return (
    <div class="actions">
      <button
        type="button"
        class={isCounted ? "primary" : ""}
        onClick={() => void openTry(day, game)}
      >
        {t(label)}
      </button>
      {table && state !== "playing" && (
        <a class="button" href={hrefTo(`/r/${table}`)}>
          <Icon name="play" /> {t("daily-replay")}
        </a>
      )}
      {known && Object.keys(given).length > 0 && <PrintButton game={known} given={given} />}
    </div>
  );
}
