/** Scalino in sentences. */

import type { LogContext } from "../../board/board";
import { formatNumber, t } from "../../i18n";
import type { LogLine } from "../../protocol";
import type { Turning } from "./board/turning";
import { TOP_LEVEL } from "./constants";
import { sizeOf } from "./diamond";
import { readPlacement } from "./notation";
import { type BoardView, DECLINE, type ShownBlock, type Turn, type View } from "./view";

// The whole table

export function describe({ board, outcome }: View, names: readonly string[]): string[] {
  const lines = outcome ? [] : [t("scalino-level-now", { level: board.level })];
  lines.push(...describeLevels(board.blocks));
  for (const { colour, total } of board.scores) {
    const [one = 0, two = 0, three = 0] = board.unused[colour] ?? [];
    const name = ownerText(board, colour, names);
    const left = t("scalino-left", { colour: colourText(colour), one, two, three });
    lines.push(t("scalino-colour-line", { colour: colourText(colour), name, points: total, left }));
  }
  return lines;
}

/** Level by level from the top, colour by colour. */
export function describeLevels(blocks: readonly ShownBlock[]): string[] {
  const lines: string[] = [];
  for (let level = TOP_LEVEL; level > 0; level--) {
    const parts = [0, 1, 2, 3].flatMap((colour) => {
      const places = blocks
        .filter((block) => block.level === level && block.colour === colour)
        .map(({ place }) => placeText(place));
      return places.length ? `${colourText(colour)} ${places.join(", ")}` : [];
    });
    if (parts.length) lines.push(t("scalino-level", { level, blocks: parts.join("; ") }));
  }
  return lines.length ? lines : [t("scalino-empty")];
}

// What happened

export function describeMove(entry: LogLine, { names, view }: LogContext<View>): string | null {
  const { text } = entry;
  const common = describeCommonMove(text, names);
  if (common !== null) return common;
  const placement = readPlacement(text);
  if (!placement) return null;
  const { name } = placement.place;
  const place = placeText(name);
  const size = sizeOf(placement.place);
  const there = view.board.blocks.filter((block) => block.place === name);
  // The same place can lie on several levels; then only the notation is certain.
  const colour = placement.colour ?? (there.length === 1 ? there[0]?.colour : undefined);
  return colour === undefined
    ? t("scalino-log-put", { place, size })
    : t("scalino-log-put-colour", { place, size, colour: colourText(colour) });
}

/** What happens in building and in demolition alike; null for anything else. */
export function describeCommonMove(text: string, names: readonly string[]): string | null {
  if (text.startsWith("first ")) {
    return t("scalino-log-first", { name: names[Number(text.slice(6))] ?? "" });
  }
  return text === DECLINE ? t("scalino-log-decline") : null;
}

/** A level completed, and the extra block it may earn. */
export function remark(before: View, after: View, names: readonly string[]): string | null {
  if (after.outcome && !before.outcome) {
    return after.outcome.cause === "complete" ? t("scalino-pyramid-complete") : null;
  }
  if (after.board.level <= before.board.level) return null;
  const complete = t("scalino-level-complete", { level: before.board.level });
  const { turn, level } = after.board;
  if (!turn?.bonus) return complete;
  const colour = turnText(turn);
  const isMine = turn.seat === after.viewer;
  const bonus = isMine
    ? t("scalino-bonus-you", { colour, level })
    : t("scalino-bonus", { colour, level, name: names[turn.seat] ?? "" });
  return `${complete} ${bonus}`;
}

// What can be done, and what one has

export function task(view: View): string | null {
  const { turn, level, blocks, owners } = view.board;
  if (!turn) return null;
  const colour = turnText(turn);
  if (turn.bonus) return t("scalino-bonus-you", { colour, level });
  if (!blocks.length) return t("scalino-task-star", { colour });
  if (owners[turn.colour] == null) return t("scalino-task-neutral", { colour, level });
  return t("scalino-task", { colour, level });
}

export function score(view: View, seat: number): string | null {
  const own = colours(view, seat).map((colour) => view.board.scores[colour]?.total ?? 0);
  return formatNumber(pointsOf(own));
}

export function colours(view: View, seat: number): readonly number[] {
  return view.board.owners.flatMap((owner, colour) => (owner === seat ? colour : []));
}

/** Why a row is worth what it is: 1 + 2 + 3 = 6. */
export function sumText(length: number): string {
  const parts = Array.from({ length }, (_, i) => formatNumber(i + 1));
  const total = formatNumber(rowPoints(length));
  return length === 1 ? total : `${parts.join(" + ")} = ${total}`;
}

export function rowPoints(length: number): number {
  return (length * (length + 1)) / 2;
}

export function ownerText(board: BoardView, colour: number, names: readonly string[]): string {
  const owner = board.owners[colour];
  return owner == null ? t("scalino-nobody") : (names[owner] ?? "");
}

export function pointsOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

// Names

const COLOURS = ["green", "pink", "yellow", "blue"] as const;

export function colourText(colour: number): string {
  return t(`scalino-${COLOURS[colour] ?? "green"}`);
}

/** The colours a turn may be played with: both where a bonus leaves the choice. */
export function coloursOf(turn: Turn | null): number[] {
  if (!turn) return [];
  return turn.other === null ? [turn.colour] : [turn.colour, turn.other];
}

function turnText(turn: Turn): string {
  const [one = "", other] = coloursOf(turn).map(colourText);
  return other === undefined ? one : t("scalino-either", { one, other });
}

/** A place for readers, with a dash between its ends instead of a hyphen. */
export function placeText(name: string): string {
  return name.replace("-", "–");
}

/** The side in front, for readers who cannot see it. */
export function sideText(turning: Turning): string {
  const side = ["south", "east", "north", "west"][turning.side] ?? "south";
  return t(turning.isAbove ? "scalino-seen-above" : "scalino-seen", { side });
}
