/** The result: ranking, cause, explanation, and links to replay and record. */

import { boardOf } from "../../board/boards";
import { gameNamed } from "../../catalogue";
import { formatNumber, hasMessage, t, translated } from "../../i18n";
import { recordUrl } from "../../net/api";
import type { Outcome, ShownTable, View } from "../../protocol";
import { Icon } from "../../ui/icons";
import { SoloBest } from "./solo-best";
import type { TableState } from "./state";

interface Props {
  state: TableState;
  table: ShownTable;
  view: View;
  names: readonly string[];
}

/** The target of the link to the result, which is below the board. */
export const RESULT_ID = "result-title";

export function Result({ state, table, view, names }: Props) {
  const { result } = table;
  if (!result) return null;
  const Explained = boardOf(table.game)?.Result;
  const source = { kind: "tables", id: table.id } as const;
  return (
    <section class="result" aria-labelledby={RESULT_ID}>
      <h2 id={RESULT_ID}>{t("result")}</h2>
      <p>{causeText(table.game, result.cause)}</p>
      <Ranking game={table.game} result={result} names={names} />
      <SoloBest table={table} />
      {Explained && <Explained view={view} names={names} source={source} log={state.log.value} />}
      <div class="actions">
        <a class="button" href={`/r/${table.id}`}>
          <Icon name="play" /> {t("replay")}
        </a>
        <a class="button" href={recordUrl(source)} download>
          <Icon name="down" /> {t("download-record")}
        </a>
      </div>
    </section>
  );
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
            <td class="number">{endScore(points[seat] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
