/** The challenge of the day: all games of today, or one challenge. */

import type { Route } from "../../router";
import { ChallengePage } from "./challenge";
import { OverviewPage } from "./overview";
import "./daily.css";

type Props = { route: Extract<Route, { page: "daily" }> };

export function DailyPage({ route: { day, game } }: Props) {
  if (day && game) return <ChallengePage key={`${day}/${game}`} day={day} game={game} />;
  return <OverviewPage />;
}
