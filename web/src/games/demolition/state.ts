/** The block under the pointer or the keys. No DOM. */

import { type Signal, signal } from "@preact/signals";
import type { BoardProps } from "../../board/board";
import type { Space } from "../scalino/diamond";
import { type Tops, topAt, topsOf } from "../scalino/pyramid";
import type { Device } from "../scalino/state";
import type { ShownBlock } from "../scalino/view";
import { isTakeable, nextBlock } from "./blocks";
import type { View } from "./view";

export type TableProps = Pick<BoardProps<View>, "view" | "canMove" | "move">;

export class BoardState {
  readonly hovered: Signal<ShownBlock | null> = signal(null);
  readonly device: Signal<Device> = signal("pointer");
  table: TableProps;
  /** Where the keys are. */
  #space: Space = { x: 4, y: 4 };

  constructor(table: TableProps) {
    this.table = table;
  }

  /** The hovered block, while the player can move. */
  get block(): ShownBlock | null {
    return this.table.canMove ? this.hovered.value : null;
  }

  get isFree(): boolean {
    return this.block !== null && isTakeable(this.block, this.table.view);
  }

  /** A new view: the block may be gone. */
  start(): void {
    this.hovered.value = null;
  }

  hover(block: ShownBlock | null, device: Device): void {
    this.device.value = device;
    if (block?.place !== this.hovered.peek()?.place) this.hovered.value = block;
  }

  /** Moves on to the next block in a direction; the first step only shows where the keys are. */
  step(direction: (space: Space) => Space): void {
    const tops: Tops = topsOf(this.table.view.board.blocks);
    const here = topAt(tops, this.#space);
    const isFirst = !this.block && here !== undefined;
    const next = isFirst ? this.#space : nextBlock(this.#space, this.block, tops, direction);
    this.device.value = "keys";
    if (!next) return;
    this.#space = next;
    this.hovered.value = topAt(tops, next) ?? null;
  }

  take(): void {
    if (this.block && this.isFree) void this.table.move(this.block.place);
  }
}
