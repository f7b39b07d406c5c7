/** The person's ratings and solo scores, and how far they stay below par. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameNamed } from "../../catalogue";
import { formatNumber, t, translated } from "../../i18n";
import { getPerson } from "../../net/people";
import type { ShownPerson, ShownSoloScore } from "../../protocol";
import { hrefTo } from "../../router";
import { Par } from "../person/par";
import { gameName } from "../table/names";

export function Ratings({ person }: { person: string }) {
  const shown = useSignal<ShownPerson | null>(null);
  useEffect(() => {
    getPerson(person).then(
      (found) => {
        shown.value = found;
      },
      () => undefined, // the page does without
    );
  }, [person]);
  const { ratings = [], solo_scores = [], par = [] } = shown.value ?? {};
  if (!ratings.length && !solo_scores.length && !par.length) return null;
  return (
    <section class="block-section">
      <h2>{t("me-ratings")}</h2>
      <ul class="tables">
        {ratings.map(({ game, seats, rating, deviation, games }) => (
          <li key={`${game} ${seats}`}>
            <a class="table-line" href={hrefTo(`/leaderboard/${game}/${seats}`)}>
              <b>{gameName(game)}</b>
              <span class="quiet">{t("me-rating-games", { count: games, seats })}</span>
              <span class="table-state">
                {rating} ± {deviation}
              </span>
            </a>
          </li>
        ))}
        {solo_scores.map((score) => (
          <li key={`${score.game} ${JSON.stringify(score.options)}`}>
            <a class="table-line" href={hrefTo(`/leaderboard/${score.game}/1`)}>
              <b>{gameName(score.game)}</b>
              <span class="quiet">
                {[t("me-solo-games", { count: score.games }), ...optionLabels(score)].join(", ")}
              </span>
              <span class="table-state">{t("solo-best", { best: formatNumber(score.best) })}</span>
            </a>
          </li>
        ))}
      </ul>
      <Par par={par} />
    </section>
  );
}

/** The options that differ from the usual ones. */
function optionLabels({ game, options }: ShownSoloScore): string[] {
  const known = gameNamed(game)?.options ?? [];
  return Object.entries(options).map(([name, value]) => {
    const option = known.find((one) => one.name === name);
    const labels = option?.kind === "choice" ? option.choice_labels[value] : undefined;
    return labels ? translated(labels) : String(value);
  });
}
