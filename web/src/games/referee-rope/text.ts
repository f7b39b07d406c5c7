/** Every sentence about a sitting with real cards. */

import type { LogContext } from "../../board/board";
import { formatList, t } from "../../i18n";
import type { LogLine } from "../../protocol";
import type { View } from "./view";

export const wonText = (seats: readonly number[], names: readonly string[]) =>
  t("referee-rope-winners", {
    count: seats.length,
    names: formatList(seats.map((seat) => names[seat] ?? "")),
  });

export function describe({ board, to_act }: View, names: readonly string[]): string[] {
  return [
    ...to_act
      .filter((seat) => seat >= 0 && !board.is_between)
      .map((seat) => t("referee-rope-turn", { name: names[seat] ?? "" })),
    ...board.piles.map((count, seat) =>
      t("referee-rope-pile-of", { name: names[seat] ?? "", count }),
    ),
    ...board.winners.map((seats) => wonText(seats, names)),
  ];
}

/** One sentence on what is to be entered. */
export function task(view: View): string | null {
  if (!view.to_act.includes(view.viewer)) return null;
  return t(view.board.is_between ? "referee-rope-task-between" : "referee-rope-task-turn");
}

/** A log entry without the player's name. */
export function describeMove({ text }: LogLine, { names }: LogContext<View>): string | null {
  if (text === "still") return t("referee-rope-log-still");
  if (text === "again") return t("referee-rope-log-again");
  if (text === "finish") return t("referee-rope-log-finish");
  const [, first] = /^first (\d)$/.exec(text) ?? [];
  if (first) return t("referee-rope-log-first", { name: names[Number(first)] ?? "" });
  const [, left] = /^left (\d+)$/.exec(text) ?? [];
  return left ? t("referee-rope-log-left", { count: Number(left) }) : null;
}

export const margin = (count: number) => t("referee-rope-margin", { count });
