/** Cut it in sentences: dice, parts, checks, the whole table, and lines of the log. */

import type { LogContext } from "../../board/board";
import { formatList, t } from "../../i18n";
import type { CutitJoinFault, CutitShownRound, LogLine } from "../../protocol";
import type { Offer } from "./cuts";
import { type Cell, COLOURS, type Piece, SIZE } from "./paper";
import type { SeveralOffer } from "./second-cut";
import {
  hasOwnGlass,
  isBeforeGlass,
  isChecked,
  isPuzzle,
  ownSeat,
  type Player,
  playerOf,
  ROUNDS,
  type View,
} from "./view";

export function diceText(faces: string): string {
  const dice = COLOURS.map((colour, i) => {
    const face = faces.charAt(i);
    const kind = face === "-" ? "blank" : face === "?" ? "question" : "number";
    return t("cutit-die", { colour, kind, face });
  });
  return formatList(dice);
}

export const faultText = (fault: CutitShownRound["faults"][number]) => t(`cutit-fault-${fault}`);

export const spacesText = (count: number) => t("cutit-spaces", { count });
export const halfStarsText = (count: number) => t("cutit-half-stars", { count });

/** One part of the cut under consideration. */
export function partText({ spaces, points, halfStars, fault }: Offer): string {
  return t("cutit-part-text", {
    spaces: spacesText(spaces),
    stars: halfStarsText(halfStars),
    worth: fault ? faultText(fault) : t("cutit-part-points", { points }),
  });
}

/** What comes off with two straight cuts, and where it goes. */
export const priceText = ({ snippets, spaces }: SeveralOffer) =>
  t("cutit-price", { count: snippets, spaces: spacesText(spaces) });

/** Two straight cuts under consideration. */
export function severalText(offer: SeveralOffer): string {
  return t("cutit-several-text", {
    fault: faultText("several"),
    price: priceText(offer),
    spaces: spacesText(offer.sheet.length),
    space: offer.space,
  });
}

export function snippetText({ number, spaces, halves }: Piece): string {
  return t("cutit-snippet", {
    number: number ?? 0,
    spaces: spacesText(spaces.length),
    stars: halfStarsText(halves.length),
  });
}

/** The result of checking the puzzle as it is now. */
export function checkText({ check, snippets, layout }: Player, isFinal: boolean): string {
  if (!check) return "";
  if (check.is_complete) return t("cutit-complete");
  if (!layout.length && !isFinal) return t("cutit-begin");
  return t("cutit-check", {
    kept: check.kept.length,
    all: snippets.length,
    faults: check.faults.length,
    cost: check.cost,
  });
}

export function doneQuestion({ check, snippets, layout }: Player, seats: number): string {
  const loose = snippets.length - layout.length;
  const cost = t("cutit-done-cost", { cost: check?.cost ?? 0 });
  if (loose > 0) return `${t("cutit-done-loose", { loose, seats })} ${cost}`;
  return check?.is_complete ? t("cutit-complete") : `${t("cutit-done-faulty")} ${cost}`;
}

/** One sentence on a fault between two snippets. */
export function puzzleFaultText({ reason, one, other }: CutitJoinFault): string {
  return t(`cutit-wrong-${reason}`, { one: one.snippet, other: other?.snippet ?? 0 });
}

/** The table in lines. */
export function describe(view: View, names: readonly string[]): string[] {
  const { board } = view;
  const seat = ownSeat(view);
  const player = playerOf(view, seat);
  const faces = board.rolls.at(-1);
  const lines = [t("cutit-round", { round: Math.max(1, board.round), rounds: ROUNDS })];
  if (faces && !isPuzzle(view)) lines.push(t("cutit-dice-text", { dice: diceText(faces) }));
  if (player.corner && !player.rounds.length)
    lines.push(t("cutit-own-corner", { space: player.corner }));
  if (isBeforeGlass(view, seat)) lines.push(glassText(view), waitingText(view, names));
  else if (isPuzzle(view)) lines.push(...describePuzzle(player, isChecked(view)));
  else lines.push(...describeSheet(view, player));
  const keeping = keepWaitingText(view, names);
  if (keeping) lines.push(keeping);
  for (const [other, name] of names.entries()) {
    lines.push(describeScore(playerOf(view, other), name));
  }
  return lines;
}

/** The remaining spaces and stars of the sheet, rank by rank from the top. */
function describeSheet({ board }: View, { paper }: Player): string[] {
  const { right, down } = board.sheet.rows;
  const isLeft = ({ x, y }: Cell) => (paper[y]?.charAt(x) ?? ".") !== ".";
  return paper.map((rank, row) => {
    const spaces = [...rank].map((colour, x) =>
      isLeft({ x, y: row }) ? t("cutit-colour", { colour }) : t("cutit-gone"),
    );
    const stars = [...rank].flatMap((_, x) => {
      const file = "abcdefghij".charAt(x);
      const found: string[] = [];
      if (right[row]?.[x] === "*" && isLeft({ x, y: row }))
        found.push(t("cutit-star-right", { file }));
      if (down[row]?.[x] === "*" && isLeft({ x, y: row }))
        found.push(t("cutit-star-below", { file }));
      return found;
    });
    const text = t("cutit-rank", { rank: SIZE - row, spaces: formatList(spaces) });
    return stars.length ? `${text} ${t("cutit-stars", { stars: formatList(stars) })}` : text;
  });
}

/** When the three minutes will start. */
export const glassText = (view: View) =>
  t(hasOwnGlass(view) ? "cutit-ready-own" : "cutit-ready-together");

/** Who is not ready yet. */
export function waitingText({ board }: View, names: readonly string[]): string {
  const waiting = names.filter((_, seat) => !board.players[seat]?.is_ready);
  return t("cutit-ready-waiting", { names: formatList(waiting) });
}

/** Which others have still to choose a part of their puzzle; "" if nobody has. */
export function keepWaitingText(view: View, names: readonly string[]): string {
  if (view.board.phase !== "check") return "";
  const waiting = view.to_act.filter((seat) => seat !== view.viewer);
  if (!waiting.length) return "";
  return t("cutit-keep-waiting", { names: formatList(waiting.map((seat) => names[seat] ?? "")) });
}

function describePuzzle(player: Player, isFinal: boolean): string[] {
  const { check, layout } = player;
  if (!check) return [t("cutit-hidden")];
  const lies = layout.map((text) => {
    const [, number = 0, x = 0, y = 0, turns = 0] = /^(\d+)@(-?\d+),(-?\d+)r(\d)/.exec(text) ?? [];
    return t("cutit-snippet-lies", {
      number: Number(number),
      x: Number(x),
      y: Number(y),
      turns: Number(turns),
    });
  });
  const pairs = check.joins.map(({ one, other }) =>
    t("cutit-joined", { one: one.snippet, other: other.snippet }),
  );
  return [checkText(player, isFinal), ...lies, ...pairs, ...check.faults.map(puzzleFaultText)];
}

function describeScore({ rounds, total }: Player, name: string): string {
  const points = rounds.map(({ points, faults }) => (faults.length ? "−5" : String(points)));
  return t("cutit-score-text", { name, rounds: formatList(points) || "–", total });
}

/** A log entry without the player's name. */
export function describeMove({ text, by }: LogLine, { names }: LogContext<View>): string | null {
  if (text.startsWith("first ")) {
    return t("cutit-log-first", { name: names[Number(text.slice(6))] ?? "" });
  }
  if (text.startsWith("dice ")) return t("cutit-log-dice", { dice: diceText(text.slice(5)) });
  const [, out] = /^time up (\d)$/.exec(text) ?? [];
  if (out) return t("cutit-log-time-up", { name: names[Number(out)] ?? "" });
  if (typeof by === "string") return null;
  if (text === "ready") return t("cutit-log-ready");
  if (text === "not ready") return t("cutit-log-not-ready");
  if (text === "cut") return t("cutit-log-secret-cut");
  if (text === "puzzle") return t("cutit-log-secret-puzzle");
  if (text === "done") return t("cutit-log-done");
  if (text.startsWith("corner ")) return t("cutit-log-corner", { space: text.slice(7) });
  if (text.startsWith("lift ")) return t("cutit-log-lift", { number: Number(text.slice(5)) });
  if (text.startsWith("keep ")) return t("cutit-log-keep", { number: Number(text.slice(5)) });
  if (text.includes("@")) return t("cutit-log-lay", { number: Number.parseInt(text, 10) });
  if (!text.includes("/")) return null;
  const [, claim] = text.split("=");
  return claim
    ? t("cutit-log-claim", { cut: describeCut(text), points: Number(claim) })
    : describeCut(text);
}

function describeCut(text: string): string {
  const [path = ""] = text.split("/");
  const [from = "", ...rest] = path.split("-");
  if (path.includes(",")) return t("cutit-log-several", { path });
  const to = rest.at(-1) ?? "";
  return rest.length === 1
    ? t("cutit-log-cut", { from, to })
    : t("cutit-log-two-cuts", { from, corner: rest[0] ?? "", to });
}

/** One sentence on what the viewer can do now. */
export function task(view: View): string | null {
  const { phase, round } = view.board;
  if (!view.to_act.includes(view.viewer)) return null;
  if (phase === "corners") return t("cutit-task-corner");
  if (phase === "cuts") {
    const { corner } = playerOf(view, view.viewer);
    return round === 1 && corner
      ? t("cutit-task-first-cut", { corner })
      : t("cutit-task-cut", { round });
  }
  if (isBeforeGlass(view, view.viewer)) return t("cutit-task-ready");
  if (phase === "puzzle") return t("cutit-task-puzzle");
  if (phase === "check") return t("cutit-task-keep");
  return null;
}

/** What a round gave, die by die, or why it is a penalty. */
export function earnedText({ points, by_colour, faults, rose, one_cut }: CutitShownRound): string {
  const [fault] = faults;
  if (fault) return t("cutit-earned-penalty", { why: faultText(fault) });
  const paid = COLOURS.flatMap((colour, i) => {
    const face = by_colour[i] ?? 0;
    return face ? [t("cutit-die", { colour, kind: "number", face })] : [];
  });
  if (rose) paid.push(t("cutit-earned-rise"));
  if (one_cut) paid.push(t("cutit-earned-one-cut"));
  return t("cutit-earned", { points, parts: paid.length, how: paid.join(", ") });
}

/** The points of a round, the start of the puzzle and its check. */
export function remark(before: View, after: View, names: readonly string[]): string | null {
  const known = before.board.players[0]?.rounds.length ?? 0;
  const ended = after.board.players[0]?.rounds.length ?? 0;
  const sentences: string[] = [];
  for (let round = known; round < ended; round++) {
    const earned = names.flatMap((name, seat) => {
      const entry = playerOf(after, seat).rounds[round];
      return entry ? [names.length > 1 ? `${name} ${earnedText(entry)}` : earnedText(entry)] : [];
    });
    sentences.push(t("cutit-remark-round", { round: round + 1, earned: formatList(earned) }));
  }
  if (!isPuzzle(before) && isPuzzle(after)) sentences.push(t("cutit-remark-puzzle"));
  const own = ownSeat(after);
  if (isBeforeGlass(before, own) && playerOf(after, own).turned_at !== null)
    sentences.push(t("cutit-remark-glass"));
  if (before.board.phase !== "check" && after.board.phase === "check")
    sentences.push(t("cutit-remark-check"));
  const is = playerOf(after, ownSeat(after)).check;
  const was = playerOf(before, ownSeat(before)).check;
  if (is?.is_complete && was && !was.is_complete) sentences.push(t("cutit-complete"));
  return sentences.join(" ") || null;
}
