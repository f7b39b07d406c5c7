/** Cut the Rope in sentences. */

import type { GameBoard, LogContext } from "../../board/board";
import { formatClauses, formatList, t } from "../../i18n";
import type { LogLine } from "../../protocol";
import { ROW_NAMES, readMove, type Source, type Target } from "./moves";
import { ownPlayer, type Player, type Row, type Supply, type View } from "./view";

const cardText = (card: string) => t("rope-card", { card });

function cardsText(cards: readonly string[]): string {
  return cards.length ? formatList(cards.map(cardText)) : t("rope-no-cards");
}

/** A shared row with its direction, its cards and what it takes next. */
export function rowText({ cards, means, direction, up, down }: Row, name: string): string {
  const shown = cards.map((card, i) =>
    card === "S" && means[i] ? t("rope-scissors-as", { number: means[i] }) : cardText(card),
  );
  const next = [
    up.length ? t("rope-up", { numbers: formatList(up, "disjunction") }) : "",
    down.length ? t("rope-down", { numbers: formatList(down, "disjunction") }) : "",
  ].filter(Boolean);
  const params = { row: name, direction, cards: formatList(shown), next: formatClauses(next) };
  return t(cards.length ? "rope-row" : "rope-row-free", params);
}

function supplyText({ cards, forced }: Supply, number: number): string {
  const shown = cards.map((card, i) =>
    forced.includes(i) ? t("rope-forced", { card }) : cardText(card),
  );
  return t("rope-supply-row", {
    row: number,
    cards: shown.length ? formatList(shown) : t("rope-no-cards"),
  });
}

export function ownSupplyText(row: Supply, number: number): string {
  return t("rope-own-supply", { row: supplyText(row, number) });
}

/** One of the player's cards: what it is, where it is, where it fits. */
export function ownCardText(card: string, source: Source, targets: readonly Target[]): string {
  const rows = targets.filter(({ to }) => to === "row").map(({ row }) => ROW_NAMES[row] ?? "");
  const supply = source.from === "supply" ? source.row + 1 : 0;
  const params = { card, from: source.from, supply, count: rows.length, rows: formatList(rows) };
  return t("rope-own-card", params);
}

/** A player in one line: own pile, number of hand cards, supply rows. */
export function playerText(view: View, seat: number, name: string): string {
  const player = view.board.players[seat];
  if (!player) return name;
  const supply = player.supply.map((row, i) => supplyText(row, i + 1)).join(" ");
  return `${t("rope-player", { name, ...counts(player) })} ${supply}`;
}

function counts({ pile_left, pile_card, hand_left }: Player) {
  return { pile: pile_left, card: pile_card ?? "", hand: hand_left };
}

export function describe(view: View, names: readonly string[]): string[] {
  const { board } = view;
  const own = ownPlayer(view);
  return [
    ...board.rows.map((row, place) => rowText(row, ROW_NAMES[place] ?? "")),
    ...(own?.hand ? [t("rope-your-hand", { cards: cardsText(own.hand) })] : []),
    ...board.players.map((_, seat) => playerText(view, seat, names[seat] ?? "")),
    t("rope-stock", { draw: board.draw_left, discard: board.discard.length }),
  ];
}

/** A card as something that is played: “an 8”. Messages tell numbers from words by type. */
const oneCardText = (card: string) =>
  t("rope-one-card", { card: card === "S" ? card : Number(card) });

export function describeMove(
  { text, detail }: LogLine,
  { names }: LogContext<View>,
): string | null {
  const first = /^first (\d)$/.exec(text);
  if (first) return t("rope-log-first", { name: names[Number(first[1])] ?? "" });
  if (text === "deal" || text.startsWith("deal ")) return t("rope-log-deal");
  if (text === "shuffle" || text.startsWith("shuffle ")) return t("rope-log-shuffle");
  const made = readMove(text);
  const row = made && "row" in made ? (ROW_NAMES[made.row] ?? "") : "";
  // The log names a card that lay face up; a suggested move does not.
  const what = detail ? oneCardText(detail) : "";
  switch (made?.is) {
    case "hand":
      return t("rope-log-hand", { what: oneCardText(made.card), row });
    case "pile":
      return t(detail ? "rope-log-pile-card" : "rope-log-pile", { what, row });
    case "supply":
      return t(detail ? "rope-log-supply-card" : "rope-log-supply", {
        what,
        row,
        supply: made.supply + 1,
      });
    case "lay":
      return t("rope-log-lay", { what: oneCardText(made.card), supply: made.supply + 1 });
    case "end":
      return t("rope-log-end");
    default:
      return null;
  }
}

/** Each card that is left counts against its owner. */
export const endScore = (points: number) => t("rope-score", { count: Math.abs(points) });

export const margin = (count: number) => t("rope-margin", { count });

export function task({ moves }: View): string | null {
  if (!moves?.length) return null;
  const canPlay = moves.some((move) => move.includes(">"));
  if (moves.includes("end")) return t(canPlay ? "rope-task-play-end" : "rope-task-end");
  return t(canPlay ? "rope-task-play" : "rope-task-lay");
}

/** Rows that were cut, and what was turned up on a pile. */
export const remark: GameBoard<View>["remark"] = (before, after, names) => {
  const sentences: string[] = [];
  for (const [place, row] of after.board.rows.entries()) {
    const was = before.board.rows[place];
    const isCut = was && was.cards.length > row.cards.length;
    // A row that is shorter was cut, or a card was taken back; then nothing was thrown away.
    if (isCut && after.board.discard.length > before.board.discard.length) {
      sentences.push(t("rope-cut", { row: ROW_NAMES[place] ?? "" }));
    }
  }
  for (const [seat, { pile_left, pile_card }] of after.board.players.entries()) {
    const was = before.board.players[seat];
    if (was && pile_card !== null && was.pile_left > pile_left) {
      const name = names[seat] ?? "";
      sentences.push(t("rope-turned-up", { name, card: pile_card, count: pile_left }));
    }
  }
  return sentences.join(" ") || null;
};
