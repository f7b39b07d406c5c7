/** Moves in the game's notation: which card goes where. Legality is the server's business. */

import type { BoardView, Player } from "./view";

export const ROW_NAMES = ["A", "B", "C"] as const;

/** One of the player's cards that can be picked up. */
export type Source =
  | { readonly from: "pile" }
  | { readonly from: "hand"; readonly card: string; readonly place: number }
  | { readonly from: "supply"; readonly row: number };

/** Where a card can be put down: a shared row or a supply row of the player. */
export interface Target {
  readonly to: "row" | "supply";
  readonly row: number;
}

export const TARGETS: readonly Target[] = (["row", "supply"] as const).flatMap((to) =>
  [0, 1, 2].map((row) => ({ to, row })),
);

/** The move that puts this card there; null where the notation has none. */
export function moveText(source: Source, { to, row }: Target): string | null {
  if (to === "supply") {
    return source.from === "hand" ? `h${source.card}.s${row + 1}` : null;
  }
  const name = ROW_NAMES[row];
  if (source.from === "pile") return `p>${name}`;
  return source.from === "hand" ? `h${source.card}>${name}` : `s${source.row + 1}>${name}`;
}

/** Where the view's moves allow putting a card. */
export function targetsOf(moves: readonly string[], source: Source): Target[] {
  return TARGETS.filter((target) => moves.includes(moveText(source, target) ?? ""));
}

function isFree(board: BoardView, seat: number, { to, row }: Target): boolean {
  const cards = to === "row" ? board.rows[row] : board.players[seat]?.supply[row];
  return cards?.cards.length === 0;
}

/** The move for putting a card there. Free places are equivalent, so any of them means the next one.
 * Anything else that is not a legal move goes to the server, which explains why not. */
export function aim(
  board: BoardView,
  seat: number,
  moves: readonly string[],
  source: Source,
  target: Target,
): string | null {
  const text = moveText(source, target);
  if (text === null || moves.includes(text) || !isFree(board, seat, target)) return text;
  const meant = targetsOf(moves, source).find(
    (other) => other.to === target.to && isFree(board, seat, other),
  );
  return meant ? moveText(source, meant) : text;
}

/** The player's cards that can be picked up, in keyboard order. */
export function ownCards({ pile_card, hand, supply }: Player): Source[] {
  return [
    ...(pile_card === null ? [] : [{ from: "pile" } as const]),
    ...(hand ?? []).map((card, place) => ({ from: "hand", card, place }) as const),
    ...supply.flatMap(({ cards }, row) => (cards.length ? [{ from: "supply", row } as const] : [])),
  ];
}

/** A stable key for a source. */
export function sourceKey(source: Source): string {
  if (source.from === "pile") return "pile";
  return source.from === "hand" ? `hand-${source.place}` : `supply-${source.row}`;
}

/** The card at a source. */
export function cardAt(player: Player, source: Source): string {
  if (source.from === "hand") return source.card;
  if (source.from === "pile") return player.pile_card ?? "";
  return player.supply[source.row]?.cards.at(-1) ?? "";
}

/** A move that was made, read from its notation. */
export type Made =
  | { readonly is: "hand"; readonly card: string; readonly row: number }
  | { readonly is: "pile"; readonly row: number }
  | { readonly is: "supply"; readonly supply: number; readonly row: number }
  | { readonly is: "lay"; readonly card: string; readonly supply: number }
  | { readonly is: "end" };

const NOTATION = /^(?:(p)|h(10|[1-9]|S)|s([123]))>([ABC])$|^h(10|[1-9]|S)\.s([123])$|^end$/;

export function readMove(text: string): Made | null {
  const match = NOTATION.exec(text);
  if (!match) return null;
  const [, pile, card, supply, name, laid, onto] = match;
  const row = name ? "ABC".indexOf(name) : 0;
  if (pile) return { is: "pile", row };
  if (card) return { is: "hand", card, row };
  if (supply) return { is: "supply", supply: Number(supply) - 1, row };
  return laid ? { is: "lay", card: laid, supply: Number(onto) - 1 } : { is: "end" };
}

export function isEnding(text: string): boolean {
  const made = readMove(text);
  return made?.is === "lay" || made?.is === "end";
}

/** The board as if this move had been made, shown until it is final. What only the server knows is
 * left open: the next card of the pile, and what a row takes next. */
export function withMove(board: BoardView, seat: number, text: string): BoardView {
  const made = readMove(text);
  const player = board.players[seat];
  if (!made || made.is === "end" || !player) return board;
  const card = cardOf(player, made);
  if (card === null) return board;
  const left = without(player, made, card);
  if (made.is === "lay") {
    const supply = left.supply.map((row, i) =>
      i === made.supply ? { ...row, cards: [...row.cards, card] } : row,
    );
    return withPlayer(board, seat, { ...left, supply });
  }
  const rows = board.rows.map((row, i) =>
    i === made.row
      ? { ...row, cards: [...row.cards, card], means: [...row.means, ""], up: [], down: [] }
      : row,
  );
  return { ...withPlayer(board, seat, left), rows };
}

function withPlayer(board: BoardView, seat: number, player: Player): BoardView {
  return { ...board, players: board.players.map((one, i) => (i === seat ? player : one)) };
}

type Carrying = Exclude<Made, { is: "end" }>;

/** The card a move takes; null where it is not there. */
export function cardOf({ hand, pile_card, supply }: Player, made: Carrying): string | null {
  if (made.is === "pile") return pile_card;
  if (made.is === "supply") return supply[made.supply]?.cards.at(-1) ?? null;
  return !hand || hand.includes(made.card) ? made.card : null;
}

function without(player: Player, made: Carrying, card: string): Player {
  if (made.is === "pile") return { ...player, pile_card: null, pile_left: player.pile_left - 1 };
  if (made.is === "supply") {
    const supply = player.supply.map((row, i) =>
      i === made.supply ? { ...row, cards: row.cards.slice(0, -1) } : row,
    );
    return { ...player, supply };
  }
  const gone = player.hand?.indexOf(card) ?? -1;
  const hand = player.hand?.filter((_, place) => place !== gone) ?? null;
  return { ...player, hand, hand_left: player.hand_left - 1 };
}
