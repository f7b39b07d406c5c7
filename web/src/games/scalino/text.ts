/** Scalino in sentences. */

import type { LogContext } from "../../board/board";
import { formatClauses, formatList, formatNumber, t } from "../../i18n";
import { unbroken } from "../../i18n/unbroken";
import { standing } from "../../net/log";
import type { LogLine } from "../../protocol";
import type { Turning } from "./board/turning";
import { TOP_LEVEL } from "./constants";
import { sizeOf } from "./diamond";
import type { Gain } from "./gain";
import { readPlacement } from "./notation";
import type { BoardState } from "./state";
import {
  type BoardView,
  colours,
  coloursOf,
  DECLINE,
  rowPoints,
  type ShownBlock,
  sum,
  type Turn,
  type View,
} from "./view";

// The whole table

export function describe({ board, outcome }: View, names: readonly string[]): string[] {
  const lines = outcome ? [] : [t("scalino-level-now", { level: board.level })];
  lines.push(...describeLevels(board.blocks));
  for (const { colour } of board.scores) lines.push(describeColour(board, colour, names));
  return lines;
}

/** A colour's rows and points, and the blocks that it has left. */
export function describeColour(board: BoardView, colour: number, names: readonly string[]): string {
  const { rows, steps } = board.scores[colour] ?? { rows: [], steps: 0 };
  const [one = 0, two = 0, three = 0] = board.unused[colour] ?? [];
  const name = ownerText(board, colour, names);
  const lengths = formatList(
    rows.filter((row) => row.length > 1).map((row) => formatNumber(row.length)),
  );
  const made = t("scalino-colour-line", {
    colour: colourText(colour),
    name,
    points: steps,
    lengths: lengths || 0,
  });
  return `${made} ${t("scalino-left", { colour: colourText(colour), one, two, three })}`;
}

/** Level by level from the top, colour by colour. */
export function describeLevels(blocks: readonly ShownBlock[]): string[] {
  const lines: string[] = [];
  for (let level = TOP_LEVEL; level > 0; level--) {
    const parts = [0, 1, 2, 3].flatMap((colour) => {
      const places = blocks
        .filter((block) => block.level === level && block.colour === colour)
        .map(({ place }) => placeText(place));
      return places.length ? `${colourText(colour)} ${formatList(places)}` : [];
    });
    if (parts.length) lines.push(t("scalino-level", { level, blocks: formatClauses(parts) }));
  }
  return lines.length ? lines : [t("scalino-empty")];
}

// What happened

export function describeMove(entry: LogLine, context: LogContext<View>): string | null {
  const { text } = entry;
  const { names } = context;
  const common = describeCommonMove(text, names);
  if (common !== null) return common;
  const placement = readPlacement(text);
  if (!placement) return null;
  const { name } = placement.place;
  const place = placeText(name);
  const size = sizeOf(placement.place);
  const colour = placement.colour ?? placedBlock(entry, name, context)?.colour;
  return colour === undefined
    ? t("scalino-log-put", { place, size })
    : t("scalino-log-put-colour", { place, size, colour: colourText(colour) });
}

/** The block that an entry put there: blocks are in the order of the entries that placed them. */
function placedBlock(entry: LogLine, place: string, { view, log }: LogContext<View>) {
  const { blocks } = view.board;
  if (log) {
    const placing = standing(log).filter(({ text }) => readPlacement(text));
    const block = blocks[placing.findIndex(({ n }) => n === entry.n)];
    return block?.place === place ? block : undefined;
  }
  const there = blocks.filter((block) => block.place === place);
  // The same place can lie on several levels; without the log only the notation is certain.
  return there.length === 1 ? there[0] : undefined;
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

// Tasks and scores

export function task(view: View): string | null {
  const { turn, level, blocks, owners } = view.board;
  if (!turn) return null;
  const colour = turnText(turn);
  if (turn.bonus) return t("scalino-bonus-you", { colour, level });
  if (!blocks.length) return t("scalino-task-star", { colour });
  if (owners[turn.colour] == null) return t("scalino-task-neutral", { colour, level });
  return t("scalino-task", { colour, level });
}

/** The points that a seat has made, while its blocks left over do not count yet. A seat with one
 * colour has them on the card of that colour. */
export function score(view: View, seat: number): string | null {
  const own = colours(view, seat).flatMap((colour) => view.board.scores[colour] ?? []);
  if (view.outcome) return formatNumber(sum(own.map(({ total }) => total)));
  return own.length > 1 ? formatNumber(sum(own.map(({ steps }) => steps))) : null;
}

/** Why a row is worth what it is: 1 + 2 + 3 = 6. */
export function sumText(length: number): string {
  const parts = Array.from({ length }, (_, i) => formatNumber(i + 1));
  const total = formatNumber(rowPoints(length));
  return length === 1 ? total : `${parts.join(" + ")} = ${total}`;
}

/** What can be done at the hovered place, or why nothing can. */
export function hintText(state: BoardState, reason: string | null, gain: Gain | null): string {
  const { place, fitting } = state;
  if (!state.table.canMove) return "";
  if (!place && fitting.length) return t("scalino-places", { count: fitting.length });
  if (!place) return t("scalino-none-fits", { size: state.choice.value.size });
  const named = { place: placeText(place.name) };
  if (!state.isAllowed) return reason ?? t("scalino-not-allowed", named);
  const put = t(`scalino-put-${state.device.value}`, named);
  return gain ? `${gainText(gain)} ${put}` : put;
}

/** What a block would earn, in a sentence. */
export function gainText({ points, row, from, others }: Gain): string {
  const made = { from, to: row?.length ?? 0, points, sign: signed(points) };
  const own = from > 0 && made.to > from ? t("scalino-gain-row", made) : t("scalino-gain", made);
  const rest = others.map((other) =>
    t("scalino-gain-other", { colour: colourText(other.colour), sign: signed(other.points) }),
  );
  return `${[own, ...rest].join(" · ")}.`;
}

/** The same for the board, as short as possible. */
export function gainSign({ points, row, from }: Gain): string {
  const length = row?.length ?? 0;
  const grown = from > 0 && length > from;
  return grown
    ? `${formatNumber(from)} → ${formatNumber(length)}  ${signed(points)}`
    : signed(points);
}

function signed(points: number): string {
  return points > 0 ? `+${formatNumber(points)}` : formatNumber(points);
}

export function ownerText(board: BoardView, colour: number, names: readonly string[]): string {
  const owner = board.owners[colour];
  return owner == null ? t("scalino-nobody") : (names[owner] ?? "");
}

// Names

const COLOURS = ["green", "pink", "yellow", "blue"] as const;

export function colourText(colour: number): string {
  return t(`scalino-${COLOURS[colour] ?? "green"}`);
}

function turnText(turn: Turn): string {
  const [one = "", other] = coloursOf(turn).map(colourText);
  return other === undefined ? one : t("scalino-either", { one, other });
}

/** A place for readers, with a dash between its ends instead of a hyphen, in one line. */
export function placeText(name: string): string {
  return unbroken(name.replace("-", "–"));
}

/** The side in front, for readers who cannot see it. */
export function sideText(turning: Turning): string {
  const side = ["south", "east", "north", "west"][turning.side] ?? "south";
  return t(turning.isAbove ? "scalino-seen-above" : "scalino-seen", { side });
}
