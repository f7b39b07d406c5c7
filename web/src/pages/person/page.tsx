/** The public page of a person: ratings, statistics and finished games. */

import { t } from "../../i18n";
import { me } from "../../me";
import { getPerson } from "../../net/people";
import type { ShownPerson } from "../../protocol";
import { hrefTo, type Route } from "../../router";
import { Avatar } from "../../ui/avatar";
import { NothingHere, useFetched } from "../../ui/fetched";
import { Games } from "./games";
import { Par } from "./par";
import { RatingCards } from "./rating-cards";
import { Tallies } from "./tallies";

type Props = { route: Extract<Route, { page: "person" }> };

export function PersonPage({ route }: Props) {
  const { found: person, trouble } = useFetched(() => getPerson(route.id), route.id);
  if (trouble.value) return <NothingHere title={t("person-none")} trouble={trouble.value} />;
  const shown = person.value;
  if (!shown) return <main class="page narrow waiting">{t("loading")}</main>;
  return (
    <main class="page person">
      <Head person={shown} />
      <RatingCards person={shown} />
      <Tallies tallies={shown.tallies} />
      <Par par={shown.par} />
      <Games key={shown.id} person={shown.id} />
    </main>
  );
}

function Head({ person }: { person: ShownPerson }) {
  const games = person.tallies.reduce((sum, one) => sum + one.games, 0);
  const wins = person.tallies.reduce((sum, one) => sum + one.wins, 0);
  return (
    <header class="person-head">
      <Avatar who={person.id} size={88} />
      <div>
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <p class="quiet">
          {[t("person-games", { count: games }), t("person-wins", { count: wins })].join(" · ")}
        </p>
        {person.longest_streak > 1 && (
          <p class="quiet">
            {t("person-streak", { longest: person.longest_streak, now: person.streak })}
          </p>
        )}
      </div>
      {me.value?.id === person.id && (
        <a class="button" href={hrefTo("/me")}>
          {t("person-change")}
        </a>
      )}
    </header>
  );
}
