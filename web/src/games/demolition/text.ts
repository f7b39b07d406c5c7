/** Demolition in sentences. */

import type { LogContext } from "../../board/board";
import { t } from "../../i18n";
import type { LogLine } from "../../protocol";
import { isPlace, readPlace, sizeOf } from "../scalino/diamond";
import { describeCommonMove, describeLevels, placeText, pointsOf } from "../scalino/text";
import type { ShownBlock } from "../scalino/view";
import type { View } from "./view";

export function describe({ board }: View, names: readonly string[]): string[] {
  if (!board.dealt) return [t("scalino-not-dealt")];
  const lines = [t("scalino-standing", { count: board.blocks.length })];
  lines.push(...describeLevels(board.blocks));
  for (const [seat, sizes] of board.taken.entries()) {
    const name = names[seat] ?? "";
    lines.push(t("scalino-taken", { name, count: sizes.length, points: pointsOf(sizes) }));
  }
  return lines;
}

export function describeMove({ text }: LogLine, { names }: LogContext<View>): string | null {
  const common = describeCommonMove(text, names);
  if (common !== null) return common;
  if (text.includes(" ")) return t("scalino-log-dealt");
  if (!isPlace(text)) return null;
  return t("scalino-log-take", { place: placeText(text), size: sizeOf(readPlace(text)) });
}

/** The level of which the last block has been taken between two positions; 0 if there is none. */
export function clearedLevel(before: View, after: View): number {
  const levels = (blocks: readonly ShownBlock[]) => new Set(blocks.map(({ level }) => level));
  const left = levels(after.board.blocks);
  return [...levels(before.board.blocks)].find((level) => !left.has(level)) ?? 0;
}

/** A level cleared, and the extra block it may earn. */
export function remark(before: View, after: View, names: readonly string[]): string | null {
  const level = clearedLevel(before, after);
  if (!level || after.outcome) return null;
  const cleared = t("scalino-level-cleared", { level });
  const { bonus, turn } = after.board;
  if (!bonus || turn === null) return cleared;
  return `${cleared} ${
    turn === after.viewer ? t("scalino-extra-you") : t("scalino-extra", { name: names[turn] ?? "" })
  }`;
}

export function task({ board }: View): string {
  return t(board.bonus ? "scalino-extra-you" : "scalino-task-take");
}
