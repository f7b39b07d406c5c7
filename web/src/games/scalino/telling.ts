/** Both games in words. */

import type { Telling } from "../../board/board";
import type { ShownEntry } from "../../protocol";
import { say, sayNumber } from "../../words";
import { readPlace, sayPlace, sizeOf, TOP_LEVEL } from "./diamond";
import { sayColour } from "./names";
import {
  type BuildBoard,
  type BuildView,
  DECLINE,
  type DemolitionView,
  type EitherView,
  isBuilding,
  type ShownBlock,
} from "./shown";

// The whole table

export function describe(view: EitherView, names: readonly string[]): string[] {
  return isBuilding(view) ? describeBuild(view, names) : describeDemolition(view, names);
}

function describeBuild({ board, outcome }: BuildView, names: readonly string[]): string[] {
  const lines = outcome ? [] : [say("scalino-level-now", { level: board.level })];
  lines.push(...describeLevels(board.blocks));
  for (const { colour, total } of board.scores) {
    const [one = 0, two = 0, three = 0] = board.unused[colour] ?? [];
    const name = sayOwner(board, colour, names);
    const left = say("scalino-left", { colour: sayColour(colour), one, two, three });
    lines.push(
      say("scalino-colour-line", { colour: sayColour(colour), name, points: total, left }),
    );
  }
  return lines;
}

function describeDemolition({ board }: DemolitionView, names: readonly string[]): string[] {
  if (!board.dealt) return [say("scalino-not-dealt")];
  const lines = [say("scalino-standing", { count: board.blocks.length })];
  lines.push(...describeLevels(board.blocks));
  for (const [seat, sizes] of board.taken.entries()) {
    const name = names[seat] ?? "";
    lines.push(say("scalino-taken", { name, count: sizes.length, points: pointsOf(sizes) }));
  }
  return lines;
}

/** Level by level from the top, colour by colour. */
function describeLevels(blocks: readonly ShownBlock[]): string[] {
  const lines: string[] = [];
  for (let level = TOP_LEVEL; level > 0; level--) {
    const parts = [0, 1, 2, 3].flatMap((colour) => {
      const places = blocks
        .filter((block) => block.level === level && block.colour === colour)
        .map(({ place }) => sayPlace(place));
      return places.length ? `${sayColour(colour)} ${places.join(", ")}` : [];
    });
    if (parts.length) lines.push(say("scalino-level", { level, blocks: parts.join("; ") }));
  }
  return lines.length ? lines : [say("scalino-empty")];
}

// What happened

export function tell(entry: ShownEntry, { names, view }: Telling<EitherView>): string | null {
  const { text } = entry;
  if (text.startsWith("first ")) {
    return say("scalino-tell-first", { name: names[Number(text.slice(6))] ?? "" });
  }
  if (text === DECLINE) return say("scalino-tell-decline");
  if (text.includes(" ")) return say("scalino-tell-dealt");
  if (!/^[a-i][1-9](-[a-i][1-9])?$/.test(text)) return null;
  const place = sayPlace(text);
  const size = sizeOf(readPlace(text));
  if (!isBuilding(view)) return say("scalino-tell-take", { place, size });
  const there = view.board.blocks.filter((block) => block.place === text);
  const [block] = there;
  // The same place can lie on several levels; then only the notation is certain.
  return block && there.length === 1
    ? say("scalino-tell-put-colour", { place, size, colour: sayColour(block.colour) })
    : say("scalino-tell-put", { place, size });
}

/** A level completed or cleared, and the extra block it may earn. */
export function remarkOn(
  before: EitherView,
  after: EitherView,
  names: readonly string[],
): string | null {
  if (isBuilding(before) && isBuilding(after)) return remarkOnBuild(before, after, names);
  if (!isBuilding(before) && !isBuilding(after)) return remarkOnDemolition(before, after, names);
  return null;
}

function remarkOnBuild(
  before: BuildView,
  after: BuildView,
  names: readonly string[],
): string | null {
  if (after.outcome && !before.outcome) {
    return after.outcome.cause === "complete" ? say("scalino-pyramid-complete") : null;
  }
  if (after.board.level <= before.board.level) return null;
  const complete = say("scalino-level-complete", { level: before.board.level });
  const { turn, level } = after.board;
  if (!turn?.bonus) return complete;
  const colour = sayColour(turn.colour);
  const isMine = turn.seat === after.viewer;
  const bonus = isMine
    ? say("scalino-bonus-you", { colour, level })
    : say("scalino-bonus", { colour, level, name: names[turn.seat] ?? "" });
  return `${complete} ${bonus}`;
}

function remarkOnDemolition(
  before: DemolitionView,
  after: DemolitionView,
  names: readonly string[],
): string | null {
  const levels = (blocks: readonly ShownBlock[]) => new Set(blocks.map(({ level }) => level));
  const left = levels(after.board.blocks);
  const gone = [...levels(before.board.blocks)].filter((level) => !left.has(level));
  if (!gone.length || after.outcome) return null;
  const cleared = say("scalino-level-cleared", { level: gone[0] ?? 0 });
  const { bonus, turn } = after.board;
  if (!bonus || turn === null) return cleared;
  return `${cleared} ${
    turn === after.viewer
      ? say("scalino-extra-you")
      : say("scalino-extra", { name: names[turn] ?? "" })
  }`;
}

// What can be done, and what one has

export function task(view: EitherView): string | null {
  if (!isBuilding(view)) return say(view.board.bonus ? "scalino-extra-you" : "scalino-task-take");
  const { turn, level, blocks, owners } = view.board;
  if (!turn) return null;
  const colour = sayColour(turn.colour);
  if (turn.bonus) return say("scalino-bonus-you", { colour, level });
  if (!blocks.length) return say("scalino-task-star", { colour });
  if (owners[turn.colour] == null) return say("scalino-task-neutral", { colour, level });
  return say("scalino-task", { colour, level });
}

export function score(view: EitherView, seat: number): string | null {
  if (!isBuilding(view)) return sayNumber(pointsOf(view.board.taken[seat] ?? []));
  const own = colours(view, seat).map((colour) => view.board.scores[colour]?.total ?? 0);
  return sayNumber(pointsOf(own));
}

export function colours(view: EitherView, seat: number): readonly number[] {
  if (!isBuilding(view)) return [];
  return view.board.owners.flatMap((owner, colour) => (owner === seat ? colour : []));
}

/** Why a row is worth what it is: 1 + 2 + 3 = 6. */
export function saySum(length: number): string {
  const parts = Array.from({ length }, (_, i) => sayNumber(i + 1));
  const total = sayNumber(rowPoints(length));
  return length === 1 ? total : `${parts.join(" + ")} = ${total}`;
}

export function rowPoints(length: number): number {
  return (length * (length + 1)) / 2;
}

export function sayOwner(board: BuildBoard, colour: number, names: readonly string[]): string {
  const owner = board.owners[colour];
  return owner == null ? say("scalino-nobody") : (names[owner] ?? "");
}

export function pointsOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
