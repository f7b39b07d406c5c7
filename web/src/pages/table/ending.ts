/** How a game ended, as the reader would tell it. */

import { boardOf } from "../../board/boards";
import { formatList, t } from "../../i18n";
import type { ShownTable } from "../../protocol";

type Ended = Pick<ShownTable, "game" | "result" | "occupants">;

/** True if the reader has won, perhaps together with others. */
export function hasWon({ result }: Ended, mine: readonly number[]): boolean {
  return mine.some((seat) => result?.ranks[seat] === 1) && (result?.ranks.length ?? 0) > 1;
}

/** One sentence on the end of the game: “You won by 30 points.” Spectators, and people with several seats,
 * read names. */
export function endingText(
  table: Ended,
  names: readonly string[],
  mine: readonly number[],
): string {
  const { result } = table;
  if (!result) return "";
  const { ranks, points } = result;
  const winners = seatsWith(ranks, 1);
  const own = mine.length === 1 ? mine[0] : undefined;
  if (ranks.length === 1) return soloText(table, points[0] ?? 0, names, own);
  if (own === undefined) return othersText(table, names, winners);
  if (ranks[own] === 1) {
    const rivals = winners.filter((seat) => seat !== own);
    if (rivals.length) return t("ending-shared", { names: namesOf(rivals, names) });
    const won = countsPoints(table) ? "ending-won-by" : "ending-won";
    return t(won, { margin: marginOf(table, own) });
  }
  if (table.occupants[own]?.has_resigned) return t("ending-gave-up");
  const params = {
    rank: ranks[own] ?? 0,
    names: namesOf(winners, names),
    margin: behind(table, own),
  };
  if (ranks.length === 2) return t(countsPoints(table) ? "ending-lost-by" : "ending-lost", params);
  return t(countsPoints(table) ? "ending-placed-by" : "ending-placed", params);
}

function soloText(
  table: Ended,
  points: number,
  names: readonly string[],
  own: number | undefined,
): string {
  if (table.occupants[0]?.has_resigned) {
    return t(own === undefined ? "ending-other-gave-up" : "ending-gave-up", {
      name: names[0] ?? "",
    });
  }
  const key = own === undefined ? "ending-other-solo" : "ending-solo";
  return t(key, { points, name: names[0] ?? "" });
}

function othersText(table: Ended, names: readonly string[], winners: readonly number[]): string {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined || !countsPoints(table)) {
    return t("winners", { count: winners.length, names: namesOf(winners, names) });
  }
  return t("ending-other-won", { name: names[winner] ?? "", margin: marginOf(table, winner) });
}

/** Points say nothing if everybody else gave up, or if they are equal and something else decided. */
function countsPoints(table: Ended): boolean {
  if (!table.result || table.result.cause === "resigned") return false;
  const [best, next] = pointsOf(table).sort((a, b) => b - a);
  return best !== undefined && next !== undefined && best !== next;
}

/** How much a seat is ahead of the next. */
function marginOf(table: Ended, seat: number): string {
  const next = Math.max(...pointsOf(table, seat));
  return marginText(table, (table.result?.points[seat] ?? 0) - next);
}

/** How much a seat is behind the winner. */
function behind(table: Ended, seat: number): string {
  return marginText(table, Math.max(...pointsOf(table)) - (table.result?.points[seat] ?? 0));
}

/** The points of everybody else who played to the end. */
function pointsOf({ result, occupants }: Ended, except = -1): number[] {
  const points = result?.points ?? [];
  return points.filter((_, seat) => seat !== except && !occupants[seat]?.has_resigned);
}

/** A difference in what the game counts. */
function marginText({ game }: Ended, count: number): string {
  return boardOf(game)?.margin?.(count) ?? t("margin", { count });
}

function seatsWith(ranks: readonly number[], rank: number): number[] {
  return ranks.flatMap((one, seat) => (one === rank ? [seat] : []));
}

function namesOf(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => names[seat] ?? ""));
}
