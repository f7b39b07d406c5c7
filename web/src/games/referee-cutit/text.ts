/** Every sentence about a game that is refereed. */

import type { LogContext } from "../../board/board";
import { formatList, t } from "../../i18n";
import type { LogLine } from "../../protocol";
import { COLOURS } from "../cutit/paper";
import * as cutit from "../cutit/text";
import { tableOf, type View } from "./view";

export function describe(view: View, names: readonly string[]): string[] {
  return cutit.describe(tableOf(view), names);
}

/** One sentence on what is to be entered. */
export function task(view: View): string | null {
  const { phase, table } = view.board;
  if (!view.to_act.includes(view.viewer)) return null;
  if (phase === "corners") return t("cutit-task-corner");
  if (phase === "entries") return t("referee-cutit-task-enter", { round: table.round });
  if (phase === "outside") return t("referee-cutit-task-outside");
  return t(`referee-cutit-task-${phase}`);
}

/** A log entry without the player's name. */
export function describeMove(entry: LogLine, context: LogContext<View>): string | null {
  const { text } = entry;
  const { names, view } = context;
  if (text === "roll") return t("referee-cutit-log-roll");
  if (text === "penalty") return t("referee-cutit-log-penalty");
  if (text === "turn") return t("referee-cutit-log-turn");
  if (text === "stop") return t("referee-cutit-log-stop");
  if (text === "complete") return t("referee-cutit-log-complete");
  const [, points, oneCut] = /^points (\S+)( one cut)?$/.exec(text) ?? [];
  if (points) return pointsText(points, oneCut !== undefined);
  const [, seat] = /^finished (\d)$/.exec(text) ?? [];
  if (seat) return t("referee-cutit-log-finished", { name: names[Number(seat)] ?? "" });
  const [, numbers] = /^out (\S+)$/.exec(text) ?? [];
  if (numbers) return t("referee-cutit-log-out", { numbers: formatList(numbers.split(",")) });
  const [, spaces] = /^outside (\d+)$/.exec(text) ?? [];
  if (spaces) return t("referee-cutit-log-spaces", { count: Number(spaces) });
  return cutit.describeMove(entry, { ...context, view: tableOf(view) });
}

function pointsText(text: string, isOneCut: boolean): string {
  const points = text.split(",").map(Number);
  const sum = points.reduce((a, b) => a + b, 0);
  const dice = COLOURS.flatMap((colour, i) => {
    const face = points[i] ?? 0;
    return face ? [t("cutit-die", { colour, kind: "number", face })] : [];
  });
  if (isOneCut) dice.push(t("cutit-earned-one-cut"));
  return t("referee-cutit-log-points", { count: sum, how: formatList(dice) || "–" });
}
