/** What the player has chosen: a block, its colour, and the place under the pointer or the keys. No
 * DOM. */

import { type Signal, signal } from "@preact/signals";
import type { BoardProps } from "../../board/board";
import { memo } from "../../board/memo";
import type { Place } from "./diamond";
import { readPlacement, writePlacement } from "./notation";
import {
  type Choice,
  choiceOf,
  fits,
  otherDirection,
  placesIn,
  reshape,
  usableChoice,
} from "./places";
import type { ShownBlock, View } from "./view";

export type TableProps = Pick<BoardProps<View>, "view" | "canMove" | "pending" | "move" | "hint">;

/** What a place was chosen with. */
export type Device = "pointer" | "touch" | "keys";

const FIRST_CHOICE: Choice = { size: 3, direction: "rank" };

export class BoardState {
  readonly choice: Signal<Choice> = signal(FIRST_CHOICE);
  readonly hovered: Signal<Place | null> = signal(null);
  readonly device: Signal<Device> = signal("pointer");
  /** Where the player's last block lies. It does not land again once the view has it. */
  laid = "";

  /** The colour that was chosen; null means that of the turn. */
  readonly #colour: Signal<number | null> = signal(null);
  #table: TableProps;
  readonly #allowed = memo((view: View, colour: number | null) =>
    placesIn(view.moves ?? [], colour),
  );

  constructor(table: TableProps) {
    this.#table = table;
  }

  get table(): TableProps {
    return this.#table;
  }

  set table(table: TableProps) {
    this.#table = table;
    this.laid = this.made?.place ?? this.laid;
  }

  // What can be chosen

  /** True if the player may choose between two colours. */
  get hasColours(): boolean {
    return this.table.view.board.turn?.other != null;
  }

  get colour(): number {
    const chosen = this.hasColours ? this.#colour.value : null;
    return chosen ?? this.table.view.board.turn?.colour ?? 0;
  }

  /** The places for a block of the chosen colour. */
  get allowed(): readonly Place[] {
    return this.#allowed(this.table.view, this.#written);
  }

  /** The places for the chosen block. */
  get fitting(): readonly Place[] {
    return this.allowed.filter((place) => fits(place, this.choice.value));
  }

  /** The hovered place, while the player can move. */
  get place(): Place | null {
    return this.table.canMove ? this.hovered.value : null;
  }

  get isAllowed(): boolean {
    const { place } = this;
    return place !== null && this.allowed.some(({ name }) => name === place.name);
  }

  /** The suggested place, if it is one for the chosen colour. */
  get advised(): Place | null {
    const advice = this.#advice;
    return advice && advice.colour === this.#written ? advice.place : null;
  }

  /** The block that was put down and that the view does not show yet. */
  get made(): ShownBlock | null {
    const { pending, view } = this.table;
    const made = pending === null ? null : readPlacement(pending);
    const { level, turn } = view.board;
    return made && { colour: made.colour ?? turn?.colour ?? 0, level, place: made.place.name };
  }

  /** The move that puts the chosen block on a place. */
  moveTo(place: Place): string {
    return writePlacement({ colour: this.#written, place });
  }

  // Choosing

  /** A new view: nothing is chosen any more. */
  start(): void {
    this.#colour.value = null;
    this.hovered.value = null;
  }

  /** Changes to a block that has a place, if the chosen one has none. */
  chooseUsable(): void {
    this.choice.value = usableChoice(this.allowed, this.choice.value);
  }

  /** Chooses the block of a suggested move. */
  chooseAdvised(): void {
    const advice = this.#advice;
    if (!advice) return;
    this.#colour.value = advice.colour;
    this.choice.value = choiceOf(advice.place, this.choice.value.direction);
  }

  choose(change: Partial<Choice>): void {
    this.choice.value = { ...this.choice.value, ...change };
    const place = this.hovered.value;
    const { level } = this.table.view.board;
    if (place) this.hovered.value = reshape(place, this.choice.value, this.allowed, level);
  }

  chooseColour(colour: number): void {
    this.#colour.value = colour;
    this.hovered.value = null;
  }

  chooseOtherColour(): void {
    const { turn } = this.table.view.board;
    if (turn?.other != null) this.chooseColour(turn.colour + turn.other - this.colour);
  }

  turnBlock(): void {
    this.choose({ direction: otherDirection(this.choice.value.direction) });
  }

  hover(place: Place | null, device: Device): void {
    this.device.value = device;
    if (place?.name !== this.hovered.peek()?.name) this.hovered.value = place;
  }

  put(): void {
    if (this.place && this.isAllowed) void this.table.move(this.moveTo(this.place));
  }

  /** The colour to name in a move. */
  get #written(): number | null {
    return this.hasColours ? this.colour : null;
  }

  get #advice() {
    const { hint } = this.table;
    return hint ? readPlacement(hint) : null;
  }
}
