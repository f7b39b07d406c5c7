/** The result: ranking, cause, explanation. */

import { boardOf } from "../../board/boards";
import { gameNamed } from "../../catalogue";
import { formatNumber, hasMessage, t, translated } from "../../i18n";
import type { Outcome, ShownTable, View } from "../../protocol";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
  names: readonly string[];
}

/** How the points came about. */
export function Result({ state, table, view, names }: Props) {
  const Explained = boardOf(table.game)?.Result;
  if (!Explained) return null;
  const source = { kind: "tables", id: table.id } as const;
  return <Explained view={view} names={names} source={source} log={state.log.value} />;
}

export function causeText(game: string, cause: string): string {
  const own = gameNamed(game)?.causes[cause];
  if (own) return translated(own);
  const key = `cause-${cause}`;
  return hasMessage(key) ? t(key) : "";
}

interface RankingProps {
  game: string;
  result: Outcome;
  names: readonly string[];
}

export function Ranking({ game, result, names }: RankingProps) {
  const { ranks, points } = result;
  const isCounted = result.cause !== "resigned"; // otherwise points do not count
  const endScore = boardOf(game)?.endScore ?? formatNumber;
  const order = names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return (
    <table class="ranking">
      <thead class="unseen">
        <tr>
          <th scope="col">{t("ranking-rank")}</th>
          <th scope="col">{t("name")}</th>
          <th scope="col">{t("points")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} data-rank={ranks[seat]}>
            <td>{t("seat-rank", { rank: ranks[seat] ?? 0 })}</td>
            <th scope="row">
              <bdi>{names[seat]}</bdi>
            </th>
            <td class="number">{isCounted && endScore(points[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
