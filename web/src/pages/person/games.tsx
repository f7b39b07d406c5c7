/** The finished games of a person, filtered by game, opponent and result. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { catalogue } from "../../catalogue";
import { formatList, formatMoment, formatNumber, t } from "../../i18n";
import { type GameFilter, getPersonGames } from "../../net/people";
import type { ShownGameResult, ShownHistory, ShownOpponent } from "../../protocol";
import { hrefTo } from "../../router";
import { Empty } from "../../ui/empty";
import { trying } from "../../ui/toasts";
import { botName, gameName } from "../table/names";

const OUTCOMES = ["won", "shared", "lost", "alone"] as const;
const BOT = "bot:";
const ALL: GameFilter = { game: "", opponent: "", outcome: "" };

export function Games({ person }: { person: string }) {
  const wanted = useSignal<GameFilter>(ALL);
  const found = useSignal<ShownHistory | null>(null);
  const load = async (offset: number) => {
    const asked = wanted.value;
    const page = await trying(getPersonGames(person, asked, offset));
    // An answer may come after the one to a later question.
    if (!page || asked !== wanted.value) return;
    const before = offset ? (found.value?.games ?? []) : [];
    found.value = { ...page, games: [...before, ...page.games] };
  };
  useEffect(() => {
    void load(0);
  }, [wanted.value]);
  const history = found.value;
  if (!history) return null;
  const pick = (chosen: Partial<GameFilter>) => {
    wanted.value = { ...wanted.value, ...chosen };
  };
  const isAll = wanted.value === ALL || Object.values(wanted.value).every((one) => !one);
  return (
    <section class="person-games" aria-labelledby="history-title">
      <h2 id="history-title">{t("history")}</h2>
      {isAll && !history.total ? (
        <Empty>
          <p>{t("history-none")}</p>
        </Empty>
      ) : (
        <>
          <div class="line picks">
            <Pick
              label={t("leaderboard-game")}
              values={(catalogue.value?.games ?? []).map(({ name }) => [name, gameName(name)])}
              onPick={(game) => pick({ game })}
            />
            <Pick
              label={t("history-opponent")}
              values={history.opponents.map((one) => [one.who, opponentName(one)])}
              onPick={(opponent) => pick({ opponent })}
            />
            <Pick
              label={t("result")}
              values={OUTCOMES.map((outcome) => [outcome, t(`outcome-${outcome}`)])}
              onPick={(outcome) => pick({ outcome })}
            />
          </div>
          <p class="quiet" role="status">
            {t("person-games", { count: history.total })}
          </p>
          <ul class="tables">
            {history.games.map((game) => (
              <GameLine key={game.table} game={game} />
            ))}
          </ul>
          {history.games.length < history.total && (
            <p class="actions">
              <button type="button" onClick={() => void load(history.games.length)}>
                {t("history-more")}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function GameLine({ game }: { game: ShownGameResult }) {
  const names = [...new Set(game.opponents.map(opponentName))];
  return (
    <li>
      <a class="table-line" href={hrefTo(`/r/${game.table}`)}>
        <b>{gameName(game.game)}</b>
        <span class="quiet">
          <bdi>{formatList(names) || t("person-alone")}</bdi>
          {game.from_device && ` · ${t("history-from-device")}`}
        </span>
        <span class={`table-state outcome-${game.outcome}`}>{resultOf(game)}</span>
        <time class="quiet">{formatMoment(game.ended_at)}</time>
      </a>
    </li>
  );
}

function resultOf({ outcome, place, points }: ShownGameResult): string {
  if (outcome === "alone") return `${formatNumber(points)} ${t("points")}`;
  return outcome === "lost" ? t("seat-rank", { rank: place }) : t(`outcome-${outcome}`);
}

function opponentName({ who, name }: ShownOpponent): string {
  return who.startsWith(BOT) ? botName(who.slice(BOT.length)) : name || t("somebody");
}

interface PickProps {
  label: string;
  values: readonly (readonly [string, string])[];
  onPick(value: string): void;
}

function Pick({ label, values, onPick }: PickProps) {
  return (
    <label class="stack">
      <span>{label}</span>
      <select onChange={(event) => onPick(event.currentTarget.value)}>
        <option value="">{t("history-all")}</option>
        {values.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
