/** A move in notation: a place, with the letter of its colour in front where there is a choice. */

import { isPlace, type Place, readPlace } from "./diamond";

const LETTERS = "GPYB";

export interface Placement {
  /** The colour that was chosen; null where only one is possible. */
  readonly colour: number | null;
  readonly place: Place;
}

/** The block a move places; null if it places none. */
export function readPlacement(move: string): Placement | null {
  const colour = move ? LETTERS.indexOf(move.charAt(0)) : -1;
  const name = colour < 0 ? move : move.slice(1);
  return isPlace(name) ? { colour: colour < 0 ? null : colour, place: readPlace(name) } : null;
}

export function writePlacement({ colour, place }: Placement): string {
  return (colour === null ? "" : LETTERS.charAt(colour)) + place.name;
}
