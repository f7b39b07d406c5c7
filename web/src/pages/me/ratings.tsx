/** The person's ratings. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatNumber, t } from "../../i18n";
import { getPerson } from "../../net/api";
import type { ShownRating } from "../../protocol";
import { gameName } from "../table/names";

export function Ratings({ person }: { person: string }) {
  const ratings = useSignal<readonly ShownRating[]>([]);
  useEffect(() => {
    getPerson(person).then(
      (found) => {
        ratings.value = found.ratings;
      },
      () => undefined, // the page does without
    );
  }, [person]);
  if (!ratings.value.length) return null;
  return (
    <section class="block-section">
      <h2>{t("me-ratings")}</h2>
      <ul class="tables">
        {ratings.value.map(({ game, seats, rating, games }) => (
          <li key={`${game} ${seats}`}>
            <a href={`/best/${game}/${seats}`}>
              <b>{gameName(game)}</b>
              <span class="quiet">{t("me-rating-games", { count: games, seats })}</span>
              <span class="table-state">{formatNumber(rating, 1)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
