/** The card that is picked up, where it hovers, and a turn that is about to end. No DOM. */

import { batch, type Signal, signal } from "@preact/signals";
import {
  aim,
  isEnding,
  moveText,
  ownCards,
  readMove,
  type Source,
  sourceKey,
  TARGETS,
  type Target,
  targetsOf,
} from "./moves";
import { ownPlayer, type View } from "./view";

/** What the table gives the board. */
export interface TableProps {
  readonly view: View;
  readonly canMove: boolean;
  /** The player's own move that the view does not show yet. */
  readonly pending: string | null;
  move(text: string): Promise<boolean>;
  /** Takes back the last card; null where that cannot be done at once. */
  readonly takeBack: (() => Promise<boolean>) | null;
  /** A move to show. */
  readonly hint: string | null;
}

export interface EndingTurn {
  readonly text: string;
  /** True if it becomes final after a delay. */
  readonly isTimed: boolean;
}

export class BoardState {
  readonly picked: Signal<Source | null> = signal(null);
  /** True while the picked card is dragged. */
  readonly isDragging = signal(false);
  readonly over: Signal<Target | null> = signal(null);
  readonly ending: Signal<EndingTurn | null> = signal(null);
  /** The card that the keys are on. */
  readonly current = signal("");

  readonly #table: Signal<TableProps>;

  constructor(table: TableProps) {
    this.#table = signal(table);
  }

  get table(): TableProps {
    return this.#table.value;
  }

  set table(table: TableProps) {
    this.#table.value = table;
  }

  get moves(): readonly string[] {
    return this.table.canMove ? (this.table.view.moves ?? []) : [];
  }

  get takeBack(): (() => Promise<boolean>) | null {
    return this.table.takeBack;
  }

  /** True if the turn can end without laying a card. It does not change while a move is being sent. */
  get canEnd(): boolean {
    const { canMove, pending, view } = this.table;
    return (canMove || pending !== null) && (view.moves ?? []).includes("end");
  }

  /** The move to show as made: one that is being sent, or the end of a turn that is not final yet. */
  get made(): string | null {
    return this.ending.value?.text ?? this.table.pending;
  }

  cards(): Source[] {
    const player = ownPlayer(this.table.view);
    return player ? ownCards(player) : [];
  }

  find(key: string): Source | null {
    return this.cards().find((source) => sourceKey(source) === key) ?? null;
  }

  fitting(source: Source): Target[] {
    return this.ending.value ? [] : targetsOf(this.moves, source);
  }

  /** The place for a card that is played without choosing one: the only row it fits or, if it fits none,
   * the only supply row. */
  onlyTarget(source: Source): Target | null {
    const fitting = this.fitting(source);
    const rows = fitting.filter(({ to }) => to === "row");
    const [only, other] = rows.length ? rows : fitting;
    return only && !other ? only : null;
  }

  isPicked(source: Source): boolean {
    return this.picked.value !== null && sourceKey(this.picked.value) === sourceKey(source);
  }

  isDragged(source: Source): boolean {
    return this.isDragging.value && this.isPicked(source);
  }

  /** The card that the keys are on or, if it is gone, the one before it. */
  #here(): Source | null {
    const cards = this.cards();
    const current = this.current.value;
    const same = cards.findLast((one) => sourceKey(one) === current);
    const beside = cards.findLast(
      (one) => current.startsWith(one.from) && sourceKey(one) < current,
    );
    return same ?? beside ?? cards[0] ?? null;
  }

  isCurrent(source: Source): boolean {
    const here = this.#here();
    return here !== null && sourceKey(here) === sourceKey(source);
  }

  /** True if the picked card may be put there. */
  isLit(target: Target): boolean {
    const picked = this.picked.value;
    return picked !== null && this.moves.includes(moveText(picked, target) ?? "");
  }

  isOver({ to, row }: Target): boolean {
    return this.over.value?.to === to && this.over.value.row === row;
  }

  /** True if this card or place is part of the suggested move. */
  isHinted(part: Source | Target): boolean {
    const { hint } = this.table;
    if (hint === null) return false;
    // One of several equal cards is enough.
    const card = this.cards().find((one) => TARGETS.some((to) => moveText(one, to) === hint));
    if (!card) return false;
    return "from" in part ? sourceKey(part) === sourceKey(card) : moveText(card, part) === hint;
  }

  /** True if the card that is about to end the turn lies on this supply row. */
  isLaid(supply: number): boolean {
    const made = readMove(this.ending.value?.text ?? "");
    return made?.is === "lay" && made.supply === supply;
  }

  /** Picks a card up, or puts it back where it was. */
  pick(source: Source): void {
    if (this.ending.value) {
      this.callOff();
    } else if (this.table.canMove) {
      this.picked.value = this.isPicked(source) ? null : source;
    }
    this.current.value = sourceKey(source);
  }

  drop(): void {
    batch(() => {
      this.picked.value = null;
      this.isDragging.value = false;
      this.over.value = null;
    });
  }

  /** Puts a card down there. The end of a turn can still be undone for a moment. True if the move stands or
   * waits for that. */
  async put(source: Source, target: Target, isTimed: boolean): Promise<boolean> {
    const { view, canMove } = this.table;
    const text = aim(view.board, view.viewer, this.moves, source, target);
    this.drop();
    if (!canMove || text === null) return false;
    if (isEnding(text) && this.moves.includes(text)) {
      this.end(text, isTimed);
      return true;
    }
    return this.table.move(text);
  }

  end(text: string, isTimed: boolean): void {
    if (!this.table.canMove) return;
    batch(() => {
      this.drop();
      this.ending.value = { text, isTimed };
    });
  }

  readonly callOff = (): void => {
    this.ending.value = null;
  };

  /** The turn is over for good. */
  readonly confirm = async (): Promise<void> => {
    const ending = this.ending.value;
    if (!ending) return;
    // The card stays where it was laid until the server has answered.
    if (!(await this.table.move(ending.text))) this.callOff();
  };

  /** A new view: nothing is picked any more. */
  start(): void {
    batch(() => {
      this.drop();
      this.callOff();
    });
  }

  /** Moves on to another of the player's cards and returns its key. */
  step(by: number): string {
    const keys = this.cards().map(sourceKey);
    const here = this.#here();
    const at = here ? keys.indexOf(sourceKey(here)) : 0;
    this.current.value = keys[Math.min(keys.length - 1, Math.max(0, at + by))] ?? "";
    return this.current.value;
  }
}
