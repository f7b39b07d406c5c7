/** Pointers over the puzzle: one moves a snippet or the view, two turn a snippet or zoom. */

import type { RefObject } from "preact";
import { placeOf } from "../input";
import type { Cell } from "../paper";
import { middleOfPlace } from "./places";
import type { PuzzleState } from "./state";

/** How many pixels a finger may move and still tap. */
const TAP_PX = 7;
/** How far two fingers must twist for a quarter turn. */
const TWIST = Math.PI / 5;

type Gesture = SnippetGesture | PanGesture | PinchGesture;

interface SnippetGesture {
  readonly kind: "snippet";
  readonly id: number;
  readonly number: number;
  readonly start: Spot;
  last: Spot;
  /** From the pointer to the middle of the snippet. */
  readonly grip: Cell;
  isMoving: boolean;
  /** A second finger: it turns the snippet by a tap, or by twisting. */
  second?: { readonly id: number; angle: number; hasTurned: boolean };
}

interface PanGesture {
  readonly kind: "pan";
  readonly id: number;
  readonly start: Spot;
  last: Spot;
  isMoving: boolean;
}

interface PinchGesture {
  readonly kind: "pinch";
  readonly ids: readonly [number, number];
  distance: number;
}

/** A place on the screen, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Gestures {
  isOpen = false;
  #current: Gesture | null = null;
  /** Where the pointers are that pan or zoom. */
  readonly #spots = new Map<number, Spot>();

  constructor(
    readonly state: PuzzleState,
    readonly svg: RefObject<SVGSVGElement | null>,
  ) {}

  get isActive(): boolean {
    return this.#current !== null;
  }

  get isHoldingSnippet(): boolean {
    return this.#current?.kind === "snippet";
  }

  /** Ends the gesture. A held snippet goes back to where it was. */
  cancel(): void {
    this.#current = null;
    this.state.letGo();
  }

  /** A pointer goes down on a snippet, wherever that is. */
  grab(event: PointerEvent, number: number): void {
    if (!this.isOpen || event.button !== 0 || this.#current) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = placeOf(this.svg.current, event);
    const piece = this.state.pieces.peek().get(number);
    const place = this.state.placeOf(number);
    if (!at || !piece || !place) return;
    event.stopPropagation();
    const middle = middleOfPlace(piece, place);
    const start = spotOf(event);
    this.#current = {
      kind: "snippet",
      id: event.pointerId,
      number,
      start,
      last: start,
      grip: { x: middle.x - at.x, y: middle.y - at.y },
      isMoving: false,
    };
  }

  begin(event: PointerEvent): void {
    const now = this.#current;
    const spot = spotOf(event);
    const id = event.pointerId;
    if (now?.kind === "snippet") {
      now.second ??= { id, angle: angleOf(now.last, spot), hasTurned: false };
      return;
    }
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(id);
    this.#spots.set(id, spot);
    if (now?.kind === "pan") {
      const first = this.#spots.get(now.id) ?? spot;
      this.#current = { kind: "pinch", ids: [now.id, id], distance: distance(first, spot) };
    } else if (!now) {
      this.#current = { kind: "pan", id, start: spot, last: spot, isMoving: false };
    }
  }

  move(event: PointerEvent): void {
    const now = this.#current;
    if (now?.kind === "snippet") this.#moveSnippet(now, event);
    else if (now?.kind === "pan") this.#pan(now, event);
    else if (now?.kind === "pinch") this.#pinch(now, event);
  }

  end(event: PointerEvent): void {
    const now = this.#current;
    this.#spots.delete(event.pointerId);
    if (now?.kind === "snippet" && event.pointerId === now.second?.id) {
      if (!now.second.hasTurned) this.state.turn(now.number);
      now.second = undefined;
      return;
    }
    if (!now || (now.kind !== "pinch" && now.id !== event.pointerId)) return;
    this.#current = null;
    if (now.kind === "snippet") {
      if (now.isMoving) this.state.lay();
      else if (!now.second) this.#tapSnippet(now.number);
    } else if (now.kind === "pan" && !now.isMoving) {
      this.#tapTable(event);
    }
  }

  abort(event: PointerEvent): void {
    this.#spots.delete(event.pointerId);
    this.cancel();
  }

  #moveSnippet(now: SnippetGesture, event: PointerEvent): void {
    const spot = spotOf(event);
    if (event.pointerId === now.second?.id) this.#twist(now, spot);
    if (event.pointerId !== now.id) return;
    now.last = spot;
    const at = placeOf(this.svg.current, event);
    if (!at || (!now.isMoving && distance(now.start, spot) < TAP_PX)) return;
    const to = { x: at.x + now.grip.x, y: at.y + now.grip.y };
    if (now.isMoving) this.state.carry(to);
    else this.state.take(now.number, to, false);
    now.isMoving = true;
  }

  #twist({ number, last, second }: SnippetGesture, spot: Spot): void {
    if (!second) return;
    const angle = angleOf(last, spot);
    const by = Math.atan2(Math.sin(angle - second.angle), Math.cos(angle - second.angle));
    if (Math.abs(by) < TWIST) return;
    for (let i = 0; i < (by > 0 ? 1 : 3); i++) this.state.turn(number);
    second.angle = angle;
    second.hasTurned = true;
  }

  #pan(now: PanGesture, event: PointerEvent): void {
    const spot = spotOf(event);
    if (event.pointerId !== now.id) return;
    if (!now.isMoving && distance(now.start, spot) < TAP_PX) return;
    now.isMoving = true;
    this.state.look.pan(spot.x - now.last.x, spot.y - now.last.y);
    now.last = spot;
    this.#spots.set(event.pointerId, spot);
  }

  #pinch(now: PinchGesture, event: PointerEvent): void {
    const spot = spotOf(event);
    const before = this.#spots.get(event.pointerId);
    const other = this.#spots.get(now.ids[0] === event.pointerId ? now.ids[1] : now.ids[0]);
    if (!before || !other) return;
    this.#spots.set(event.pointerId, spot);
    this.state.look.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
    const apart = distance(spot, other);
    if (now.distance > 0 && apart > 0) {
      const at = placeOf(this.svg.current, event) ?? undefined;
      this.state.look.zoom(apart / now.distance, at);
    }
    now.distance = apart;
  }

  #tapSnippet(number: number): void {
    this.state.picked.value = number;
    this.state.turn(number);
  }

  /** A tap on the mat or beside the puzzle lays the picked snippet there, if it is loose. Where nothing
   * can be moved a tap picks the snippet below it. */
  #tapTable(event: PointerEvent): void {
    const { state } = this;
    if (!this.isOpen) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const number = snippetOf(under);
      if (number) state.picked.value = number;
      return;
    }
    const number = state.picked.peek();
    const at = placeOf(this.svg.current, event);
    const isLoose = number !== null && !state.places.peek().has(number);
    if (!(isLoose && at && state.layAt(number, at))) state.picked.value = null;
  }
}

/** The number of the snippet that an element belongs to; 0 if it belongs to none. */
export function snippetOf(element: Element | null): number {
  return Number(element?.closest("[data-snippet]")?.getAttribute("data-snippet") ?? 0);
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

const angleOf = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);
