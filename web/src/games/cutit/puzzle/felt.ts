/** The felt around the puzzle: where loose snippets lie, and the mat. Only this client knows them. */

import { type Signal, signal } from "@preact/signals";
import { type Cell, keyOf, type Piece } from "../paper";
import type { Camera, Frame } from "./camera";
import {
  type Held,
  type Laid,
  lay,
  middleOfPlace,
  type Place,
  PuzzleGrid,
  settle,
  sizeOf,
} from "./places";
import { type Bounds, isIn, placeNear, spread, usualTurns } from "./spread";

/** How far a loose snippet steps aside to be turned. */
const TO_TURN = 1.5;

export class Felt {
  /** Where snippets lie, or lay before they were laid. */
  readonly spots: Signal<ReadonlyMap<number, Place>> = signal(new Map());
  /** null until the felt has a size. */
  readonly bounds: Signal<Bounds | null> = signal(null);
  /** Spreads the loose snippets, and gives the camera that shows them all. */
  spread(
    loose: readonly Piece[],
    laid: readonly Laid[],
    frame: Frame,
    before?: ReadonlyMap<number, Place>,
  ): Camera {
    const found = spread(loose, laid, frame, before);
    this.bounds.value = found;
    this.spots.value = found.places;
    return found.camera;
  }

  /** Puts a snippet where it lay before, or near it if that is no longer in view. */
  putBack(piece: Piece, place: Place, lying: readonly Laid[]): void {
    const box = this.bounds.peek()?.visible;
    const isSeen =
      !box || lay(piece, place).spaces.every(({ x, y }) => isIn({ x: x + 0.5, y: y + 0.5 }, box));
    this.put(isSeen ? place : this.besideMat(piece, place, lying));
  }

  put(place: Place): void {
    this.spots.value = new Map(this.spots.peek()).set(place.number, place);
  }

  /** Pushes aside the loose snippets that something is laid on, and finds a spot for those without. */
  makeRoomFor(pieces: ReadonlyMap<number, Piece>, laid: readonly Laid[]): void {
    const bounds = this.bounds.value;
    if (!bounds) return;
    const spots = this.spots.value;
    const numbers = new Set(laid.map(({ number }) => number));
    const taken = new Set(laid.flatMap(({ spaces }) => spaces.map(keyOf)));
    const moved = new Map<number, Place>();
    for (const [number, piece] of pieces) {
      if (numbers.has(number)) continue;
      const spot = spots.get(number);
      if (spot && !lay(piece, spot).spaces.some((space) => taken.has(keyOf(space)))) continue;
      const now = new Map([...spots, ...moved]);
      const others = [...now.values()].flatMap((place) => {
        const other = pieces.get(place.number);
        return other && place.number !== number && !numbers.has(place.number)
          ? [lay(other, place)]
          : [];
      });
      const near = spot ?? { number, ...this.middle(), turns: usualTurns(piece) };
      moved.set(number, placeNear(piece, near, [...laid, ...others], bounds));
    }
    if (moved.size) this.spots.value = new Map([...spots, ...moved]);
  }

  /** A loose snippet after a quarter turn: about its middle, but in view, and on nothing if a small
   * step is enough. Otherwise it lies over others, as paper does. */
  turned(piece: Piece, place: Place, lying: readonly Laid[]): Place {
    const turns = (place.turns + 1) % 4;
    const { x, y } = middleOfPlace(piece, place);
    const hand = this.#inView(piece, { number: place.number, x, y, turns });
    const fit = settle(piece, hand, new PuzzleGrid(lying), false, TO_TURN, 0);
    return fit?.place ?? settle(piece, hand, new PuzzleGrid([]), false, 1, 0)?.place ?? place;
  }

  #inView(piece: Piece, held: Held): Held {
    const box = this.bounds.peek()?.visible;
    if (!box) return held;
    const { width, height } = sizeOf(piece, held.turns);
    const x = Math.max(box.left + width / 2, Math.min(box.left + box.width - width / 2, held.x));
    const y = Math.max(
      box.bottom + height / 2,
      Math.min(box.bottom + box.height - height / 2, held.y),
    );
    return isIn(held, box) ? { ...held, x, y } : held;
  }

  /** A free spot beside the mat, near a place. */
  besideMat(piece: Piece, near: Place, lying: readonly Laid[]): Place {
    const bounds = this.bounds.peek();
    return bounds ? placeNear(piece, near, lying, bounds) : near;
  }

  isOnMat(middle: Cell): boolean {
    const bounds = this.bounds.peek();
    return bounds !== null && isIn(middle, bounds.mat);
  }

  middle(): Cell {
    const mat = this.bounds.peek()?.mat;
    return mat ? { x: mat.left + mat.width / 2, y: mat.bottom + mat.height / 2 } : { x: 5, y: 5 };
  }
}
