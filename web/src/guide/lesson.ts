/** A guided first game: a table to sit down at, and steps that look at what happens on it.
 *
 * A step contains no rules. It sees what the table shows, and ends when the player has done what it asks
 * for.
 */

import type { Params } from "../i18n";
import { standing } from "../net/log";
import type { CreateTable, LogLine, View } from "../protocol";

/** What a step looks at. */
export interface Moment<V extends View = View> {
  readonly view: V;
  /** The log without undone entries. */
  readonly log: readonly LogLine[];
}

export interface Step<V extends View = View> {
  /** Its message is `guide-<game>-<name>`. */
  readonly name: string;
  readonly rule: string;
  /** The part of the board that it points at; the game's `style/lesson.css` says where that is. */
  readonly point?: string;
  /** It begins at a new table, where these moves have been made already. */
  readonly opens?: readonly string[];
  /** True once the player has done it. A step without this is only read. */
  isDone?(moment: Moment<V>): boolean;
  /** True if the step applies to the position. Otherwise it is skipped. */
  isDue?(moment: Moment<V>): boolean;
  /** It explains what went wrong: no praise for the step before. */
  readonly isComfort?: true;
  params?(moment: Moment<V>): Params;
}

export interface Lesson<V extends View = View> {
  /** A table that suits it; all other seats have the weakest bot. */
  readonly table: Required<Pick<CreateTable, "seats" | "options">> & Pick<CreateTable, "seed">;
  readonly steps: readonly Step<V>[];
}

/** A lesson of any game. It only gets moments of that game. */
export function lessonOf<V extends View>(lesson: Lesson<V>): Lesson {
  return lesson as unknown as Lesson;
}

export function momentOf<V extends View>(view: V, log: readonly LogLine[]): Moment<V> {
  return { view, log: standing(log) };
}

/** The step to show: the one reached, or the next that is neither done nor skipped. Steps at
 * another table cannot be done at this one. After the last step, or the game, it is the number of
 * steps. */
export function stepFrom(steps: readonly Step[], reached: number, moment: Moment): number {
  if (moment.view.outcome) return steps.length;
  const open = ({ isDone, isDue }: Step) => !isDone?.(moment) && (isDue?.(moment) ?? true);
  const ahead = steps.slice(reached).findIndex((step, i) => (i > 0 && step.opens) || open(step));
  return ahead < 0 ? steps.length : reached + ahead;
}

/** The first step after `reached`, and up to `to`, that needs a new table; null if there is none. */
export function nextOpening(steps: readonly Step[], reached: number, to: number): number | null {
  const at = steps.findIndex((step, i) => i > reached && i <= to && step.opens);
  return at < 0 ? null : at;
}

/** The moves the viewer has made. */
export function ownMoves({ view, log }: Moment): string[] {
  return log
    .filter(({ by, kind }) => by === view.viewer && kind === "move")
    .map(({ text }) => text);
}
