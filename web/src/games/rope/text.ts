/** Cut the Rope in sentences. */

import type { GameBoard, LogContext } from "../../board/board";
import { say, sayList } from "../../i18n";
import type { ShownEntry } from "../../protocol";
import { ROW_NAMES, readMove, type Source, type Target } from "./moves";
import { ownPlayer, type Player, type Row, type Supply, type View } from "./view";

const sayCard = (card: string) => say("rope-card", { card });

function sayCards(cards: readonly string[]): string {
  return cards.length ? cards.map(sayCard).join(", ") : say("rope-no-cards");
}

/** A shared row with its direction, its cards and what it takes next. */
export function sayRow({ cards, means, direction, up, down }: Row, name: string): string {
  const shown = cards.map((card, i) =>
    card === "S" && means[i] ? say("rope-scissors-as", { number: means[i] }) : sayCard(card),
  );
  const next = [
    up.length ? say("rope-up", { numbers: up.join(", ") }) : "",
    down.length ? say("rope-down", { numbers: down.join(", ") }) : "",
  ].filter(Boolean);
  const params = { row: name, direction, cards: shown.join(", "), next: next.join("; ") };
  return say(cards.length ? "rope-row" : "rope-row-free", params);
}

function saySupply({ cards, forced }: Supply, number: number): string {
  const shown = cards.map((card, i) =>
    forced.includes(i) ? say("rope-forced", { card }) : sayCard(card),
  );
  return say("rope-supply-row", {
    row: number,
    cards: shown.length ? shown.join(", ") : say("rope-no-cards"),
  });
}

export function sayOwnSupply(row: Supply, number: number): string {
  return say("rope-own-supply", { row: saySupply(row, number) });
}

/** An own card to be picked up: what it is, where from, where it fits. */
export function sayOwnCard(card: string, source: Source, targets: readonly Target[]): string {
  const rows = targets.filter(({ to }) => to === "row").map(({ row }) => ROW_NAMES[row] ?? "");
  const supply = source.from === "supply" ? source.row + 1 : 0;
  const params = { card, from: source.from, supply, count: rows.length, rows: sayList(rows) };
  return say("rope-own-card", params);
}

/** A player in one line: own pile, number of hand cards, supply rows. */
export function sayPlayer(view: View, seat: number, name: string): string {
  const player = view.board.players[seat];
  if (!player) return name;
  const supply = player.supply.map((row, i) => saySupply(row, i + 1)).join(" ");
  return `${say("rope-player", { name, ...counts(player) })} ${supply}`;
}

function counts({ pile_left, pile_card, hand_left }: Player) {
  return { pile: pile_left, card: pile_card ?? "", hand: hand_left };
}

export function describe(view: View, names: readonly string[]): string[] {
  const { board } = view;
  const own = ownPlayer(view);
  return [
    ...board.rows.map((row, place) => sayRow(row, ROW_NAMES[place] ?? "")),
    ...(own?.hand ? [say("rope-your-hand", { cards: sayCards(own.hand) })] : []),
    ...board.players.map((_, seat) => sayPlayer(view, seat, names[seat] ?? "")),
    say("rope-stock", { draw: board.draw_left, discard: board.discard.length }),
  ];
}

export function tell({ text }: ShownEntry, { names }: LogContext<View>): string | null {
  const first = /^first (\d)$/.exec(text);
  if (first) return say("rope-tell-first", { name: names[Number(first[1])] ?? "" });
  if (text === "deal" || text.startsWith("deal ")) return say("rope-tell-deal");
  if (text === "shuffle" || text.startsWith("shuffle ")) return say("rope-tell-shuffle");
  const made = readMove(text);
  switch (made?.is) {
    case "hand":
      return say("rope-tell-hand", { card: made.card, row: ROW_NAMES[made.row] ?? "" });
    case "pile":
      return say("rope-tell-pile", { row: ROW_NAMES[made.row] ?? "" });
    case "supply":
      return say("rope-tell-supply", { supply: made.supply + 1, row: ROW_NAMES[made.row] ?? "" });
    case "lay":
      return say("rope-tell-lay", { card: made.card, supply: made.supply + 1 });
    case "end":
      return say("rope-tell-end");
    default:
      return null;
  }
}

/** Each card that is left counts against its owner. */
export const endScore = (points: number) => say("rope-score", { count: -points });

export function score(view: View, seat: number): string | null {
  const player = view.board.players[seat];
  return player ? say("rope-score", { count: player.pile_left }) : null;
}

export function task({ moves }: View): string | null {
  if (!moves?.length) return null;
  const canPlay = moves.some((move) => move.includes(">"));
  if (moves.includes("end")) return say(canPlay ? "rope-task-play-end" : "rope-task-end");
  return say(canPlay ? "rope-task-play" : "rope-task-lay");
}

/** Rows that were cut, and what was turned up on a pile. */
export const remark: GameBoard<View>["remark"] = (before, after, names) => {
  const sentences: string[] = [];
  for (const [place, row] of after.board.rows.entries()) {
    const was = before.board.rows[place];
    const isCut = was && was.cards.length > row.cards.length;
    // A row that is shorter was cut, or a card was taken back; then nothing was thrown away.
    if (isCut && after.board.discard.length > before.board.discard.length) {
      sentences.push(say("rope-cut", { row: ROW_NAMES[place] ?? "" }));
    }
  }
  for (const [seat, { pile_left, pile_card }] of after.board.players.entries()) {
    const was = before.board.players[seat];
    if (was && pile_card !== null && was.pile_left > pile_left) {
      const name = names[seat] ?? "";
      sentences.push(say("rope-turned-up", { name, card: pile_card, count: pile_left }));
    }
  }
  return sentences.join(" ") || null;
};
