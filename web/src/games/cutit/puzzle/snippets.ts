/** Snippets of a player's puzzle: which are laid, which lie loose on the felt, which hang together. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Piece, snippetPiece } from "../paper";
import { isChecked, playerOf, type View } from "../view";
import { Felt } from "./felt";
import { layoutAfter, PendingMoves } from "./pending-moves";
import {
  type Fit,
  groupsOf,
  type Laid,
  lay,
  middleOfPlace,
  type Place,
  PuzzleGrid,
} from "./places";
import { usualTurns } from "./spread";

export class Snippets {
  readonly view: Signal<View>;
  readonly pending: PendingMoves;
  readonly felt = new Felt();
  readonly pieces: ReadonlySignal<ReadonlyMap<number, Piece>>;
  /** What is laid, by the rules. */
  readonly places: ReadonlySignal<ReadonlyMap<number, Place>>;
  readonly laid: ReadonlySignal<readonly Laid[]>;
  /** What lies loose on the felt. */
  readonly loose: ReadonlySignal<readonly Place[]>;
  /** Everything on the felt. */
  readonly lying: ReadonlySignal<readonly Laid[]>;
  /** Laid snippets that hang together. */
  readonly groups: ReadonlySignal<readonly (readonly Laid[])[]>;

  constructor(
    view: View,
    readonly seat: number,
    send: (move: string) => Promise<boolean>,
  ) {
    this.view = signal(view);
    this.pending = new PendingMoves(send);
    this.pieces = computed(() => {
      const { rows } = this.view.value.board.sheet;
      const { snippets } = playerOf(this.view.value, seat);
      return new Map(snippets.map((one) => [one.number, snippetPiece(rows, one)]));
    });
    this.places = computed(() => {
      const { layout } = playerOf(this.view.value, seat);
      return layoutAfter(
        layout,
        this.pending.waiting.value.map(({ move }) => move),
      );
    });
    this.laid = computed(() =>
      [...this.places.value.values()].flatMap((place) => this.#lay(place)),
    );
    this.loose = computed(() => {
      if (isChecked(this.view.value)) return [];
      return [...this.felt.spots.value.values()]
        .filter(({ number }) => this.pieces.value.has(number) && !this.places.value.has(number))
        .sort((a, b) => a.number - b.number);
    });
    this.lying = computed(() => [
      ...this.laid.value,
      ...this.loose.value.flatMap((place) => this.#lay(place)),
    ]);
    this.groups = computed(() => groupsOf(this.laid.value));
    // Whatever is laid over a loose snippet, by a hint for instance, pushes it aside.
    effect(() => {
      if (!isChecked(this.view.value)) this.felt.makeRoomFor(this.pieces.value, this.laid.value);
    });
  }

  get avoidsFaults(): boolean {
    return this.view.peek().options.assist === "on";
  }

  turnsOf(number: number): number {
    const piece = this.pieces.value.get(number);
    return this.placeOf(number)?.turns ?? (piece ? usualTurns(piece) : 0);
  }

  /** Where a snippet lies, laid or loose. */
  placeOf(number: number): Place | undefined {
    return this.places.value.get(number) ?? this.felt.spots.value.get(number);
  }

  show(view: View): void {
    if (view === this.view.peek()) return;
    this.view.value = view;
    this.pending.seen();
  }

  /** True if a snippet that is dropped there becomes a part of the puzzle. */
  isForLaying(fit: Fit): boolean {
    const { place } = fit;
    const piece = this.pieces.peek().get(place.number);
    if (!piece) return false;
    const laid = this.laid.peek().filter(({ number }) => number !== place.number);
    return (
      this.felt.isOnMat(middleOfPlace(piece, place)) ||
      this.loosePartners(fit).length > 0 ||
      new PuzzleGrid(laid).isTouched(lay(piece, place))
    );
  }

  #lay(place: Place): Laid[] {
    const piece = this.pieces.value.get(place.number);
    return piece ? [lay(piece, place)] : [];
  }

  /** Everything on the felt but one. */
  without(number: number): PuzzleGrid {
    return new PuzzleGrid(this.lying.value.filter((one) => one.number !== number));
  }

  /** The loose snippets that would be joined. */
  loosePartners({ meetings }: Fit): Place[] {
    const met = new Set(meetings.flatMap(({ isMatch, other }) => (isMatch ? [other] : [])));
    return this.loose.peek().filter(({ number }) => met.has(number));
  }
}
