/** The state of a player's puzzle: placed snippets, the held snippet, the camera. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { note } from "../../../ui/toasts";
import { boxOf, type Cell, type Piece, snippetPiece } from "../paper";
import { playerOf, type View } from "../view";
import { type Camera, type Frame, panned, steady, zoomed } from "./camera";
import { layoutAfter, PendingMoves } from "./pending-moves";
import {
  type Fit,
  type Held,
  joins,
  type Laid,
  lay,
  middleOfPlace,
  type Place,
  PuzzleGrid,
  settle,
  sizeOf,
  turned,
  writePlace,
} from "./places";

/** How far a snippet slides from where a hand lets go, and from where the keys have put it. */
const BY_HAND = 1.5;
const BY_KEYS = 0.4;

export class PuzzleState {
  readonly view: Signal<View>;
  readonly pending: PendingMoves;
  readonly held: Signal<Held | null> = signal(null);
  /** True if the held snippet is moved with the keyboard. It then stays exactly where the keys put it. */
  readonly isByKeys = signal(false);
  /** The snippet buttons work on. */
  readonly picked: Signal<number | null> = signal(null);
  /** How the loose snippets are turned; only those on the table lie anywhere. */
  readonly looseTurns: Signal<ReadonlyMap<number, number>> = signal(new Map());
  /** null: everything fits. */
  readonly camera: Signal<Camera | null> = signal(null);
  readonly frame: Signal<Frame> = signal({ width: 600, height: 420 });
  readonly hint: Signal<Place | null> = signal(null);
  readonly pieces: ReadonlySignal<ReadonlyMap<number, Piece>>;
  readonly places: ReadonlySignal<ReadonlyMap<number, Place>>;
  readonly laid: ReadonlySignal<readonly Laid[]>;
  /** Where the held snippet would come to lie; null where there is no room. */
  readonly fit: ReadonlySignal<Fit | null>;
  readonly looking: ReadonlySignal<Camera>;
  #steady: Camera | null = null;

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
    this.fit = computed(() => {
      const held = this.held.value;
      const piece = held && this.pieces.value.get(held.number);
      if (!held || !piece) return null;
      const reach = this.isByKeys.value ? BY_KEYS : BY_HAND;
      return settle(piece, held, this.#without(held.number), this.avoidsFaults, reach);
    });
    this.looking = computed(() => {
      const hinted = this.hint.value ? this.#lay(this.hint.value) : [];
      const box = boxOf([...this.laid.value, ...hinted].flatMap(({ spaces }) => spaces));
      this.#steady = steady(this.#steady, box, this.frame.value);
      return this.camera.value ?? this.#steady;
    });
  }

  get avoidsFaults(): boolean {
    return this.view.peek().options.assist === "on";
  }

  loose(): number[] {
    return [...this.pieces.value.keys()].filter((number) => !this.places.value.has(number));
  }

  /** Loose snippets lie on their long side until they are turned. */
  turnsOf(number: number): number {
    const box = this.pieces.value.get(number)?.box;
    const usual = box && box.height > box.width ? 1 : 0;
    return this.places.value.get(number)?.turns ?? this.looseTurns.value.get(number) ?? usual;
  }

  show(view: View): void {
    if (view === this.view.peek()) return;
    this.view.value = view;
    this.pending.seen();
  }

  // Holding

  /** Picks up a placed snippet, or a loose one at a place of the table. */
  take(number: number, at: Cell | null, isByKeys: boolean): void {
    const piece = this.pieces.peek().get(number);
    const place = this.places.peek().get(number);
    if (!piece) return;
    const middle = at ?? (place ? middleOfPlace(piece, place) : this.#gridMiddle(piece));
    this.picked.value = number;
    this.isByKeys.value = isByKeys;
    this.hint.value = null;
    this.held.value = { number, ...middle, turns: this.turnsOf(number) };
  }

  carry(to: Cell): void {
    if (this.held.value) this.held.value = { ...this.held.value, x: to.x, y: to.y };
  }

  /** Places the held snippet where it fits, or returns it if it fits nowhere. */
  lay(): boolean {
    const fit = this.fit.peek();
    const held = this.held.peek();
    this.held.value = null;
    if (!held) return false;
    if (!fit) {
      note(t("cutit-no-room"));
      return false;
    }
    this.#put(fit);
    return true;
  }

  letGo(): void {
    this.held.value = null;
  }

  lift(number: number): void {
    this.held.value = null;
    const place = this.places.peek().get(number);
    if (!place) return;
    this.#turnLoose(number, place.turns);
    this.pending.put(`lift ${number}`);
    announce(t("cutit-lifted", { number }));
  }

  // Turning

  /** A quarter turn clockwise, in the hand, on the table or beside it. */
  turn(number: number): void {
    const held = this.held.peek();
    const piece = this.pieces.peek().get(number);
    const place = this.places.peek().get(number);
    if (!piece) return;
    if (held?.number === number) {
      this.held.value = this.isByKeys.peek() ? this.#onGrid(piece, turned(held)) : turned(held);
    } else if (place) {
      const hand = turned({ number, ...middleOfPlace(piece, place), turns: place.turns });
      const fit = settle(piece, hand, this.#without(number), this.avoidsFaults, BY_HAND);
      if (fit) this.#put(fit);
      else note(t("cutit-no-turn", { number }));
    } else {
      this.#turnLoose(number, (this.turnsOf(number) + 1) % 4);
    }
  }

  /** Holds the snippet at the next place where one of its stars matches. */
  nextJoin(number: number): void {
    const piece = this.pieces.peek().get(number);
    if (!piece) return;
    const fits = joins(piece, this.#without(number));
    const now = this.fit.peek();
    const texts = fits.map(({ place }) => writePlace(place));
    const next = fits[(texts.indexOf(now ? writePlace(now.place) : "") + 1) % fits.length];
    if (!next) {
      announce(t("cutit-no-match"));
      return;
    }
    this.take(number, middleOfPlace(piece, next.place), true);
    this.held.value = { number, ...middleOfPlace(piece, next.place), turns: next.place.turns };
    this.announceHeld();
  }

  /** Says where the held snippet is, and what meets there. */
  announceHeld(): void {
    const fit = this.fit.value;
    const held = this.held.value;
    if (!held) return;
    announce(fit ? this.#fitText(fit) : t("cutit-no-room"));
  }

  // Looking

  zoom(by: number, at?: Cell): void {
    this.camera.value = zoomed(this.looking.peek(), by, at);
  }

  /** Everything in view again. */
  seeAll(): void {
    this.#steady = null;
    this.camera.value = null;
    this.frame.value = { ...this.frame.value };
  }

  pan(dx: number, dy: number): void {
    this.camera.value = panned(this.looking.peek(), dx, dy);
  }

  #lay(place: Place): Laid[] {
    const piece = this.pieces.value.get(place.number);
    return piece ? [lay(piece, place)] : [];
  }

  #without(number: number): PuzzleGrid {
    return new PuzzleGrid(this.laid.value.filter((one) => one.number !== number));
  }

  #put(fit: Fit): void {
    announce(this.#fitText(fit));
    const now = this.places.peek().get(fit.place.number);
    if (!now || writePlace(now) !== writePlace(fit.place)) this.pending.put(writePlace(fit.place));
  }

  #fitText({ place, meetings }: Fit): string {
    const good = meetings.filter(({ isMatch }) => isMatch).length;
    const bad = meetings.length - good;
    return t("cutit-lies", { ...place, good, bad });
  }

  #turnLoose(number: number, turns: number): void {
    this.looseTurns.value = new Map(this.looseTurns.peek()).set(number, turns);
  }

  /** The centre of the camera, aligned to the spaces of the table. */
  #gridMiddle(piece: Piece): Cell {
    const { x, y } = this.looking.peek();
    const turns = this.turnsOf(piece.number ?? 0);
    return this.#onGrid(piece, { number: piece.number ?? 0, x, y, turns });
  }

  #onGrid(piece: Piece, held: Held): Held {
    const { width, height } = sizeOf(piece, held.turns);
    const x = Math.round(held.x - width / 2) + width / 2;
    const y = Math.round(held.y - height / 2) + height / 2;
    return { ...held, x, y };
  }
}
