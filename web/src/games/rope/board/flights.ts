/** Which cards move between one view and the next, from where to where and when.
 *
 * Places are named by keys; where they lie on the screen is the drawing's business.
 */

import type { LogLine } from "../../../protocol";
import { cardOf, type Made, readMove } from "../moves";
import type { Player, View } from "../view";

export interface Flight {
  /** The card, or null for one that stays face down. */
  readonly card: string | null;
  /** True if it starts face down and turns over on the way. */
  readonly turns: boolean;
  /** Where it lay in the view before. */
  readonly from: string;
  readonly to: string;
  /** A place of the view before where it rests on its way, and until when. */
  readonly via?: { readonly spot: string; readonly until: number };
  /** Where it lies already if the player has put it there. */
  readonly laid?: string;
  /** Milliseconds after the change. */
  readonly start: number;
}

export const FLIGHT_MS = 220;
const STAGGER_MS = 20;
/** A complete row is seen whole while its rope is cut. */
const PAUSE_MS = 400;

export const rowSpot = (row: number, place: number) => `row-${row}-${place}`;
export const dueSpot = (row: number) => `due-${row}`;
export const pileSpot = (seat: number) => `pile-${seat}`;
export const handSpot = (seat: number, place?: number) =>
  place === undefined ? `hand-${seat}` : `hand-${seat}-${place}`;
export const supplySpot = (seat: number, row: number, place: number) =>
  `supply-${seat}-${row}-${place}`;
export const DRAW_SPOT = "draw";
export const DISCARD_SPOT = "discard";

/** The flights that explain the change; none where more than one card was played at once. */
export function flightsOf(before: View, view: View, fresh: readonly LogLine[]): Flight[] {
  if (fresh.some(({ kind }) => kind !== "move")) return [];
  const made = fresh.filter(({ by }) => typeof by === "number");
  const [entry] = made;
  if (made.length !== 1 || !entry || typeof entry.by !== "number") return [];
  const move = readMove(entry.text);
  const was = before.board.players[entry.by];
  const is = view.board.players[entry.by];
  if (!move || !was || !is) return [];
  if (move.is === "lay" || move.is === "end") return ending(move, entry.by, was, is);
  return onto(move, entry.by, was, is, before, view);
}

/** The row that the last move completed; null if none. */
export function cutRow(before: View, view: View, fresh: readonly LogLine[]): number | null {
  const cut = fresh.flatMap(({ kind, by, text }) => {
    const made = kind === "move" && typeof by === "number" ? readMove(text) : null;
    if (!made || !("row" in made)) return [];
    const had = before.board.rows[made.row]?.cards.length ?? 0;
    return had > 0 && view.board.rows[made.row]?.cards.length === 0 ? [made.row] : [];
  });
  return cut.at(-1) ?? null;
}

/** The player's own card, on its way to where it was put before the server has answered. */
export function ownFlight({ viewer, board }: View, text: string): Flight | null {
  const made = readMove(text);
  const player = board.players[viewer];
  if (!made || made.is === "end" || !player) return null;
  const card = cardOf(player, made);
  if (made.is === "lay") {
    const to = supplySpot(viewer, made.supply, player.supply[made.supply]?.cards.length ?? 0);
    const from = handSpot(viewer, player.hand?.indexOf(made.card) ?? -1);
    return { card, turns: false, from, to, start: 0 };
  }
  const to = rowSpot(made.row, board.rows[made.row]?.cards.length ?? 0);
  return { card, turns: false, from: spotOf(made, viewer, player), to, start: 0 };
}

type Onto = Extract<Made, { row: number }>;

/** A card onto a shared row; perhaps the row is complete with it, or a pile card is turned up. */
function onto(
  move: Onto,
  seat: number,
  was: Player,
  is: Player,
  before: View,
  view: View,
): Flight[] {
  const row = before.board.rows[move.row];
  const played = cardOf(was, move);
  if (!row || played === null) return [];
  const from = spotOf(move, seat, was);
  const count = row.cards.length;
  const isComplete = view.board.rows[move.row]?.cards.length === 0;
  const flights: Flight[] = isComplete
    ? cutting(move.row, row.cards, played, from)
    : [{ card: played, turns: false, from, to: rowSpot(move.row, count), start: 0 }];
  if (move.is === "pile" && is.pile_card !== null) {
    const pile = pileSpot(seat);
    const start = FLIGHT_MS / 2;
    flights.push({ card: is.pile_card, turns: true, from: pile, to: pile, start });
  }
  return flights;
}

/** The last card joins its row; for a moment the row is whole, then it goes to the discard pile. */
function cutting(row: number, cards: readonly string[], last: string, from: string): Flight[] {
  const leaves = (place: number) => FLIGHT_MS + PAUSE_MS + STAGGER_MS * place;
  const common = { turns: false, to: DISCARD_SPOT };
  return [
    ...cards.map((card, place) => ({
      ...common,
      card,
      from: rowSpot(row, place),
      start: leaves(place),
    })),
    {
      ...common,
      card: last,
      from,
      via: { spot: dueSpot(row), until: leaves(cards.length) },
      laid: rowSpot(row, cards.length),
      start: 0,
    },
  ];
}

/** A card laid on a supply row, and cards drawn. */
function ending(
  move: Extract<Made, { is: "lay" | "end" }>,
  seat: number,
  was: Player,
  is: Player,
): Flight[] {
  const flights: Flight[] = [];
  if (move.is === "lay") {
    const place = was.supply[move.supply]?.cards.length ?? 0;
    flights.push({
      card: move.card,
      turns: false,
      from: was.hand ? handSpot(seat, was.hand.indexOf(move.card)) : handSpot(seat),
      to: supplySpot(seat, move.supply, place),
      start: 0,
    });
  }
  const kept = was.hand_left - (move.is === "lay" ? 1 : 0);
  const drawn = { turns: is.hand !== null, from: DRAW_SPOT };
  const start = (n: number) => FLIGHT_MS + n * 2 * STAGGER_MS;
  if (is.hand && was.hand) {
    const fresh = drawnPlaces(was.hand, is.hand, move.is === "lay" ? move.card : null);
    for (const [n, place] of fresh.entries()) {
      const card = is.hand[place] ?? null;
      flights.push({ ...drawn, card, to: handSpot(seat, place), start: start(n) });
    }
  } else {
    for (let n = 0; n < is.hand_left - kept; n++) {
      flights.push({ ...drawn, card: null, to: handSpot(seat), start: start(n) });
    }
  }
  return flights;
}

/** Where in the new hand the cards are that were not in the old one. */
function drawnPlaces(was: readonly string[], is: readonly string[], laid: string | null): number[] {
  const kept = [...was];
  if (laid !== null) kept.splice(kept.indexOf(laid), 1);
  return is.flatMap((card, place) => {
    const known = kept.indexOf(card);
    if (known < 0) return [place];
    kept.splice(known, 1);
    return [];
  });
}

function spotOf(move: Onto, seat: number, was: Player): string {
  if (move.is === "pile") return pileSpot(seat);
  if (move.is === "supply") {
    return supplySpot(seat, move.supply, (was.supply[move.supply]?.cards.length ?? 1) - 1);
  }
  return was.hand ? handSpot(seat, was.hand.indexOf(move.card)) : handSpot(seat);
}
