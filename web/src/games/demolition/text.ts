/** Demolition in sentences. */

import type { LogContext } from "../../board/board";
import { t } from "../../i18n";
import type { LogLine } from "../../protocol";
import { isPlace, readPlace, sizeOf } from "../scalino/diamond";
import { placesIn } from "../scalino/places";
import { describeCommonMove, describeLevels, placeText } from "../scalino/text";
import { sum } from "../scalino/view";
import type { BoardState } from "./state";
import { clearedLevel, type View } from "./view";

export function describe({ board }: View, names: readonly string[]): string[] {
  if (!board.dealt) return [t("scalino-not-dealt")];
  const lines = [t("scalino-standing", { count: board.blocks.length })];
  lines.push(...describeLevels(board.blocks));
  for (const [seat, sizes] of board.taken.entries()) {
    const name = names[seat] ?? "";
    lines.push(t("scalino-taken", { name, count: sizes.length, points: sum(sizes) }));
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

/** What can be done with the hovered block, or why nothing can. */
export function hintText(state: BoardState, reason: string | null): string {
  const { block, isFree, table } = state;
  if (!table.canMove) return "";
  if (!block) return t("scalino-free", { count: placesIn(table.view.moves ?? []).length });
  const place = placeText(block.place);
  if (!isFree) return reason ?? t("scalino-not-free", { place });
  const size = sizeOf(readPlace(block.place));
  return t(`scalino-take-${state.device.value}`, { place, size });
}

export function task({ board }: View): string {
  return t(board.bonus ? "scalino-extra-you" : "scalino-task-take");
}
