/** What a player does with the snippets: holding, laying, turning, undoing, looking. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { t } from "../../../i18n";
import { announce } from "../../../ui/announce";
import { note } from "../../../ui/toasts";
import { type Box, boxOf, type Cell, type Piece } from "../paper";
import { isChecked, type View } from "../view";
import { closeUp, type Frame, fitted, isOtherShape, Look } from "./camera";
import { History } from "./history";
import {
  type Fit,
  type Held,
  joins,
  lay,
  middleOfPlace,
  type Place,
  PuzzleGrid,
  settle,
  sizeOf,
  turned,
  writePlace,
} from "./places";
import { Snippets } from "./snippets";
import { readable } from "./spread";

/** How far a snippet may slide from where it is dropped by a pointer, and by keys. */
const BY_HAND = 1.5;
const BY_KEYS = 0.4;
/** How far from a tap it may be laid. */
const BY_TAP = 5;

export class PuzzleState extends Snippets {
  readonly held: Signal<Held | null> = signal(null);
  /** True if the held snippet is moved with the keyboard. It then stays exactly where the keys put it. */
  readonly isByKeys = signal(false);
  /** The snippet buttons work on. */
  readonly picked: Signal<number | null> = signal(null);
  readonly hint: Signal<Place | null> = signal(null);
  readonly look = new Look();
  readonly history = new History();
  /** Where the held snippet would come to lie; null where there is no room. */
  readonly fit: ReadonlySignal<Fit | null>;

  constructor(view: View, seat: number, send: (move: string) => Promise<boolean>) {
    super(view, seat, send);
    this.fit = computed(() => {
      const held = this.held.value;
      const piece = held && this.pieces.value.get(held.number);
      if (!held || !piece) return null;
      const reach = this.isByKeys.value ? BY_KEYS : BY_HAND;
      return settle(piece, held, this.without(held.number), this.avoidsFaults, reach);
    });
  }

  /** Sets the size of the felt on the screen. Loose snippets are spread again if none has been moved, or
   * if they would be too small to read, as on a phone that was rotated. */
  measure(frame: Frame): void {
    const before = this.look.frame.peek();
    this.look.frame.value = frame;
    const laid = this.laid.peek();
    if (isChecked(this.view.peek())) {
      this.look.begin(closeUp(boxOf(laid.flatMap(({ spaces }) => spaces)), frame));
    } else if (!this.felt.bounds.peek() || !this.history.length.peek()) {
      this.#spread(frame);
    } else if (before && isOtherShape(before, frame)) {
      const all = fitted(this.#box(), frame);
      if (all.cell < readable(frame)) this.#spread(frame);
      else this.look.camera.value = all;
    } else {
      this.look.hold(this.#box());
    }
  }

  #spread(frame: Frame): void {
    const isLoose = ({ number }: Piece) => !this.places.peek().has(number ?? 0);
    const loose = [...this.pieces.peek().values()].filter(isLoose);
    const before = this.history.length.peek() ? this.felt.spots.peek() : undefined;
    this.look.begin(this.felt.spread(loose, this.laid.peek(), frame, before));
  }

  // Holding

  /** Picks up a snippet from where it lies, at another place, or with the keys onto the mat. */
  take(number: number, at: Cell | null, isByKeys: boolean): void {
    const piece = this.pieces.peek().get(number);
    const place = this.places.peek().get(number);
    if (!piece) return;
    const middle = at ?? (place ? middleOfPlace(piece, place) : this.#matMiddle(piece));
    this.picked.value = number;
    this.isByKeys.value = isByKeys;
    this.hint.value = null;
    this.held.value = { number, ...middle, turns: this.turnsOf(number) };
  }

  carry(to: Cell): void {
    if (this.held.value) this.held.value = { ...this.held.value, x: to.x, y: to.y };
  }

  /** Drops the held snippet where it fits, or returns it if it fits nowhere. It is laid on the mat and
   * where it joins or touches others; elsewhere it lies loose. */
  lay(): boolean {
    const fit = this.fit.peek();
    const held = this.held.peek();
    this.held.value = null;
    if (!held) return false;
    if (!fit) {
      note(t("cutit-no-room"));
      return false;
    }
    const { place } = fit;
    if (!this.isForLaying(fit)) {
      this.#remember(place.number);
      this.#loosen(place);
      announce(t("cutit-aside", { number: place.number }));
      return true;
    }
    const partners = this.loosePartners(fit);
    this.#remember(place.number, ...partners.map(({ number }) => number));
    for (const partner of partners) this.pending.put(writePlace(partner));
    this.#put(fit);
    return true;
  }

  /** Lays a snippet at a tapped place, if it would be a part of the puzzle there. */
  layAt(number: number, at: Cell): boolean {
    const piece = this.pieces.peek().get(number);
    if (!piece) return false;
    const hand = { number, ...at, turns: this.turnsOf(number) };
    const fit = settle(piece, hand, this.without(number), this.avoidsFaults, BY_TAP);
    if (!fit || !this.isForLaying(fit)) return false;
    this.take(number, middleOfPlace(piece, fit.place), false);
    return this.lay();
  }

  letGo(): void {
    this.held.value = null;
  }

  /** Shows a hint. The player has asked for it, so the view may move to it. */
  showHint(place: Place | null): void {
    this.hint.value = place;
    const piece = place && this.pieces.peek().get(place.number);
    if (piece) this.look.hold(boxOf(lay(piece, place).spaces), this.#box());
  }

  /** Lays a snippet where a hint says. */
  accept(place: Place): void {
    this.#remember(place.number);
    this.pending.put(writePlace(place));
    this.hint.value = null;
  }

  lift(number: number): void {
    this.held.value = null;
    const place = this.places.peek().get(number);
    const piece = this.pieces.peek().get(number);
    if (!place || !piece) return;
    this.#remember(number);
    const others = this.lying.peek().filter((one) => one.number !== number);
    this.#loosen(this.felt.besideMat(piece, place, others));
    announce(t("cutit-lifted", { number }));
  }

  /** Takes back the last change of the puzzle or of what lies beside it. */
  undo(): void {
    this.held.value = null;
    for (const { number, laid, loose } of this.history.pop()) {
      const piece = this.pieces.peek().get(number);
      const others = this.lying.peek().filter((one) => one.number !== number);
      if (loose && piece) this.felt.putBack(piece, loose, others);
      if (laid) this.#send(laid);
      else if (this.places.peek().has(number)) this.pending.put(`lift ${number}`);
    }
    announce(t("cutit-undone"));
  }

  // Turning

  /** A quarter turn clockwise, in the hand or where it lies. */
  turn(number: number): void {
    const held = this.held.peek();
    const piece = this.pieces.peek().get(number);
    const place = this.placeOf(number);
    if (!piece || !place) return;
    if (held?.number === number) {
      this.held.value = this.isByKeys.peek() ? onGrid(piece, turned(held)) : turned(held);
      return;
    }
    if (!this.places.peek().has(number)) {
      this.#remember(number);
      const others = this.lying.peek().filter((one) => one.number !== number);
      this.felt.put(this.felt.turned(piece, place, others));
      return;
    }
    const hand = turned({ number, ...middleOfPlace(piece, place), turns: place.turns });
    const fit = settle(piece, hand, this.without(number), this.avoidsFaults, BY_HAND);
    if (fit) {
      this.#remember(number);
      this.#put(fit);
    } else {
      note(t("cutit-no-turn", { number }));
    }
  }

  /** Holds the snippet at the next place where one of its stars matches. */
  nextJoin(number: number): void {
    const piece = this.pieces.peek().get(number);
    if (!piece) return;
    const laid = new PuzzleGrid(this.laid.peek().filter((one) => one.number !== number));
    const fits = joins(piece, laid).filter(({ place }) =>
      this.without(number).isFree(lay(piece, place)),
    );
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
    announce(fit ? fitText(fit) : t("cutit-no-room"));
  }

  /** Everything in view again. */
  seeAll(): void {
    this.look.fit(this.#box());
  }

  #box(): Box {
    return boxOf(this.lying.peek().flatMap(({ spaces }) => spaces));
  }

  #put(fit: Fit): void {
    announce(fitText(fit));
    this.#send(fit.place);
  }

  #send(place: Place): void {
    const now = this.places.peek().get(place.number);
    if (!now || writePlace(now) !== writePlace(place)) this.pending.put(writePlace(place));
  }

  #loosen(place: Place): void {
    this.felt.put(place);
    if (this.places.peek().has(place.number)) this.pending.put(`lift ${place.number}`);
  }

  #remember(...numbers: number[]): void {
    this.history.push(numbers, this.places.peek(), this.felt.spots.peek());
  }

  /** The middle of the mat, aligned to the spaces of the felt. */
  #matMiddle(piece: Piece): Cell {
    const number = piece.number ?? 0;
    return onGrid(piece, { number, ...this.felt.middle(), turns: this.turnsOf(number) });
  }
}

function fitText({ place, meetings }: Fit): string {
  const good = meetings.filter(({ isMatch }) => isMatch).length;
  return t("cutit-lies", { ...place, good, bad: meetings.length - good });
}

function onGrid(piece: Piece, held: Held): Held {
  const { width, height } = sizeOf(piece, held.turns);
  const x = Math.round(held.x - width / 2) + width / 2;
  const y = Math.round(held.y - height / 2) + height / 2;
  return { ...held, x, y };
}
