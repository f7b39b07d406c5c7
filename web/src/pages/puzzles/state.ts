/** A puzzle in progress: what the server shows of it, and the requests that change it. */

import { type Signal, signal } from "@preact/signals";
import { t } from "../../i18n";
import {
  getPuzzle,
  getPuzzleHint,
  giveUpPuzzle,
  moveInPuzzle,
  nextPuzzle,
} from "../../net/puzzles";
import type { LogLine, ShownPuzzle } from "../../protocol";
import { announce } from "../../ui/announce";
import { trying } from "../../ui/toasts";

export class PuzzleState {
  readonly shown: Signal<ShownPuzzle | null> = signal(null);
  /** The solver's own move while the server judges it. */
  readonly pending: Signal<string | null> = signal(null);
  /** True if no puzzle came. */
  readonly isAway: Signal<boolean> = signal(false);
  #translations = 0;

  constructor(
    readonly game: string,
    readonly theme: string,
  ) {}

  /** Asks for the puzzle that was begun, or for a new one. */
  async next(): Promise<void> {
    const found = await trying(nextPuzzle(this.game, this.theme));
    this.isAway.value = found === undefined;
    this.shown.value = found ?? null;
    if (found) announce(found.goal);
  }

  /** Asks for the same puzzle again, whose texts are then in the current language. */
  async translate(): Promise<void> {
    const before = this.shown.value;
    if (!before) return;
    const turn = ++this.#translations;
    const after = await trying(getPuzzle(before.id));
    // What came of a move meanwhile is newer, and so is the answer in a language chosen after this.
    const isNewest = this.shown.value === before && turn === this.#translations;
    if (after && isNewest) this.shown.value = after;
  }

  /** Makes a move. Resolves to false if it is refused, as for a table. */
  async move(text: string): Promise<boolean> {
    const before = this.shown.value;
    if (!before || this.pending.value !== null) return false;
    this.pending.value = text;
    const after = await trying(moveInPuzzle(before.id, text, before.made.length));
    this.pending.value = null;
    if (!after) return false;
    this.shown.value = after;
    announce(statusText(after));
    return after.status !== "failed";
  }

  async hint(): Promise<void> {
    await this.ask(getPuzzleHint, (after) => after.hints.at(-1) ?? "");
  }

  async giveUp(): Promise<void> {
    await this.ask(giveUpPuzzle, statusText);
  }

  private async ask(
    what: (id: string) => Promise<ShownPuzzle>,
    sentence: (after: ShownPuzzle) => string,
  ): Promise<void> {
    const before = this.shown.value;
    if (!before) return;
    const after = await trying(what(before.id));
    if (!after) return;
    this.shown.value = after;
    announce(sentence(after));
  }
}

/** How the try stands, in one sentence. */
export function statusText({ status, solution }: ShownPuzzle): string {
  if (status === "solved") return t("puzzle-solved");
  if (status === "open") return t("puzzle-right");
  if (!solution?.tried) return t("puzzle-given-up");
  return `${t("puzzle-failed")} ${solution.verdict}`;
}

/** The moves since the position of the puzzle, as a log. Boards use it for their animations. */
export function logOf({ made, movers }: ShownPuzzle): LogLine[] {
  return made.map((text, n) => ({ n, by: movers[n] ?? 0, at: 0, kind: "move", text }));
}

/** The names of the seats: the solver is “you”. Opponents are numbered if they are several. */
export function namesOf({ seat, view }: ShownPuzzle): string[] {
  const count = view.seats - 1;
  return Array.from({ length: view.seats }, (_, one) =>
    one === seat ? t("me") : t("puzzle-opponent", { number: one < seat ? one + 1 : one, count }),
  );
}
