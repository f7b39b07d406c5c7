/** The ratings of a person, and their best games alone. */

import { formatNumber, t } from "../../i18n";
import type { ShownPerson } from "../../protocol";
import { hrefTo } from "../../router";
import { GamePicture } from "../../ui/game-picture";
import { gameName } from "../table/names";

export function RatingCards({ person }: { person: ShownPerson }) {
  const { ratings, solo_scores } = person;
  if (!ratings.length && !solo_scores.length) return null;
  return (
    <section aria-labelledby="ratings-title">
      <h2 id="ratings-title">{t("person-ratings")}</h2>
      <ul class="rating-cards">
        {ratings.map(({ game, seats, rating, deviation, games }) => (
          <li key={`${game} ${seats}`}>
            <a href={hrefTo(`/leaderboard/${game}/${seats}`)}>
              <GamePicture game={game} />
              <b>{gameName(game)}</b>
              <span class="rating-number">
                {rating} <span class="rating-deviation">± {deviation}</span>
              </span>
              <span class="quiet">{t("me-rating-games", { count: games, seats })}</span>
            </a>
          </li>
        ))}
        {solo_scores.map((score) => (
          <li key={`${score.game} ${JSON.stringify(score.options)}`}>
            <a href={hrefTo(`/leaderboard/${score.game}/1`)}>
              <GamePicture game={score.game} />
              <b>{gameName(score.game)}</b>
              <span class="rating-number">
                {formatNumber(score.best)} <span class="rating-deviation">{t("points")}</span>
              </span>
              <span class="quiet">{t("me-solo-games", { count: score.games })}</span>
            </a>
          </li>
        ))}
      </ul>
      {!!ratings.length && <p class="quiet">{t("rating-how")}</p>}
    </section>
  );
}
