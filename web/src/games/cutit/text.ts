/** Cut it in sentences: dice, parts, checks, the whole table, and lines of the log. */

import type { LogContext } from "../../board/board";
import { say, sayList, sayNumber } from "../../i18n";
import type { CutitFault, CutitShownRound, ShownEntry } from "../../protocol";
import { type Cell, COLOURS, type Piece, SIZE } from "./paper";
import type { Offer } from "./state";
import { isPuzzle, ownSeat, type Player, playerOf, ROUNDS, type View } from "./view";

export function sayDice(faces: string): string {
  const dice = COLOURS.map((colour, i) => {
    const face = faces.charAt(i);
    const kind = face === "-" ? "blank" : face === "?" ? "question" : "number";
    return say("cutit-die", { colour, kind, face });
  });
  return sayList(dice);
}

export const sayFault = (fault: CutitShownRound["faults"][number]) => say(`cutit-fault-${fault}`);

export const saySpaces = (count: number) => say("cutit-spaces", { count });
export const sayHalfStars = (count: number) => say("cutit-half-stars", { count });

/** A part of the cut that is thought about. */
export function sayPart({ spaces, points, halfStars, fault }: Offer): string {
  return say("cutit-part-said", {
    spaces: saySpaces(spaces),
    stars: sayHalfStars(halfStars),
    worth: fault ? sayFault(fault) : say("cutit-part-points", { points }),
  });
}

export function saySnippet({ number, spaces, halves }: Piece): string {
  return say("cutit-snippet", {
    number: number ?? 0,
    spaces: saySpaces(spaces.length),
    stars: sayHalfStars(halves.length),
  });
}

/** What a check of the puzzle would give, as it lies. */
export function sayCheck({ check, snippets, layout }: Player, isOver: boolean): string {
  if (!check) return "";
  if (check.is_complete) return say("cutit-complete");
  if (!layout.length && !isOver) return say("cutit-begin");
  return say("cutit-check", {
    kept: check.kept.length,
    all: snippets.length,
    faults: check.faults.length,
    cost: check.cost,
  });
}

export function sayDoneQuestion({ check, snippets, layout }: Player, seats: number): string {
  const loose = snippets.length - layout.length;
  const cost = say("cutit-done-cost", { cost: check?.cost ?? 0 });
  if (loose > 0) return `${say("cutit-done-loose", { loose, seats })} ${cost}`;
  return check?.is_complete ? say("cutit-complete") : `${say("cutit-done-faulty")} ${cost}`;
}

/** What is wrong between two snippets, in a sentence. */
export function sayPuzzleFault({ reason, one, other }: CutitFault): string {
  return say(`cutit-wrong-${reason}`, { one: one.snippet, other: other?.snippet ?? 0 });
}

/** The table in lines. */
export function describe(view: View, names: readonly string[]): string[] {
  const { board } = view;
  const seat = ownSeat(view);
  const player = playerOf(view, seat);
  const faces = board.rolls.at(-1);
  const lines = [say("cutit-round", { round: Math.max(1, board.round), rounds: ROUNDS })];
  if (faces && !isPuzzle(view)) lines.push(say("cutit-dice-said", { dice: sayDice(faces) }));
  if (player.corner && !player.rounds.length)
    lines.push(say("cutit-own-corner", { space: player.corner }));
  if (isPuzzle(view)) lines.push(...describePuzzle(player, board.phase === "over"));
  else lines.push(...describeSheet(view, player));
  for (const [other, name] of names.entries()) {
    lines.push(describeScore(playerOf(view, other), name));
  }
  return lines;
}

/** What is left of the sheet, rank by rank from the top, and the stars on it. */
function describeSheet({ board }: View, { paper }: Player): string[] {
  const { right, down } = board.sheet.rows;
  const isLeft = ({ x, y }: Cell) => (paper[y]?.charAt(x) ?? ".") !== ".";
  return paper.map((rank, row) => {
    const spaces = [...rank].map((colour, x) =>
      isLeft({ x, y: row }) ? say("cutit-colour", { colour }) : say("cutit-gone"),
    );
    const stars = [...rank].flatMap((_, x) => {
      const file = "abcdefghij".charAt(x);
      const found: string[] = [];
      if (right[row]?.[x] === "*" && isLeft({ x, y: row }))
        found.push(say("cutit-star-right", { file }));
      if (down[row]?.[x] === "*" && isLeft({ x, y: row }))
        found.push(say("cutit-star-below", { file }));
      return found;
    });
    const text = say("cutit-rank", { rank: SIZE - row, spaces: spaces.join(", ") });
    return stars.length ? `${text} ${say("cutit-stars", { stars: sayList(stars) })}` : text;
  });
}

function describePuzzle(player: Player, isOver: boolean): string[] {
  const { check, layout } = player;
  if (!check) return [say("cutit-hidden")];
  const lies = layout.map((text) => {
    const [, number = 0, x = 0, y = 0, turns = 0] = /^(\d+)@(-?\d+),(-?\d+)r(\d)/.exec(text) ?? [];
    return say("cutit-snippet-lies", {
      number: Number(number),
      x: Number(x),
      y: Number(y),
      turns: Number(turns),
    });
  });
  const pairs = check.joins.map(({ one, other }) =>
    say("cutit-joined", { one: one.snippet, other: other.snippet }),
  );
  return [sayCheck(player, isOver), ...lies, ...pairs, ...check.faults.map(sayPuzzleFault)];
}

function describeScore({ rounds, total }: Player, name: string): string {
  const points = rounds.map(({ points, faults }) => (faults.length ? "−5" : String(points)));
  return say("cutit-score-said", { name, rounds: points.join(", ") || "–", total });
}

/** A line of the log without its maker's name. */
export function tell({ text, by }: ShownEntry, { names }: LogContext<View>): string | null {
  if (text.startsWith("first ")) {
    return say("cutit-tell-first", { name: names[Number(text.slice(6))] ?? "" });
  }
  if (text.startsWith("dice ")) return say("cutit-tell-dice", { dice: sayDice(text.slice(5)) });
  if (typeof by === "string") return null;
  if (text === "cut") return say("cutit-tell-secret-cut");
  if (text === "puzzle") return say("cutit-tell-secret-puzzle");
  if (text === "done") return say("cutit-tell-done");
  if (text.startsWith("corner ")) return say("cutit-tell-corner", { space: text.slice(7) });
  if (text.startsWith("lift ")) return say("cutit-tell-lift", { number: Number(text.slice(5)) });
  if (text.startsWith("keep ")) return say("cutit-tell-keep", { number: Number(text.slice(5)) });
  if (text.includes("@")) return say("cutit-tell-lay", { number: Number.parseInt(text, 10) });
  if (!text.includes("/")) return null;
  const [path = ""] = text.split("/");
  const [from = "", ...rest] = path.split("-");
  if (path.includes(",")) return say("cutit-tell-several", { path });
  const to = rest.at(-1) ?? "";
  return rest.length === 1
    ? say("cutit-tell-cut", { from, to })
    : say("cutit-tell-two-cuts", { from, corner: rest[0] ?? "", to });
}

/** One sentence on what the viewer can do now. */
export function task(view: View): string | null {
  const { phase, round } = view.board;
  if (!view.to_act.includes(view.viewer)) return null;
  if (phase === "corners") return say("cutit-task-corner");
  if (phase === "cuts") {
    const { corner } = playerOf(view, view.viewer);
    return round === 1 && corner
      ? say("cutit-task-first-cut", { corner })
      : say("cutit-task-cut", { round });
  }
  if (phase === "puzzle") return say("cutit-task-puzzle");
  return null;
}

/** A seat's points so far. */
export function score(view: View, seat: number): string {
  return sayNumber(playerOf(view, seat).total);
}

/** What a round brought, and the start of the puzzle. */
export function remark(before: View, after: View, names: readonly string[]): string | null {
  const known = before.board.players[0]?.rounds.length ?? 0;
  const sentences: string[] = [];
  for (const [seat, name] of names.entries()) {
    for (const { points, faults } of playerOf(after, seat).rounds.slice(known)) {
      const [fault] = faults;
      sentences.push(
        fault
          ? say("cutit-remark-penalty", { name, why: sayFault(fault) })
          : say("cutit-remark-points", { name, points }),
      );
    }
  }
  if (!isPuzzle(before) && after.board.phase === "puzzle")
    sentences.push(say("cutit-remark-puzzle"));
  const is = playerOf(after, ownSeat(after)).check;
  const was = playerOf(before, ownSeat(before)).check;
  if (is?.is_complete && was && !was.is_complete) sentences.push(say("cutit-complete"));
  return sentences.join(" ") || null;
}
