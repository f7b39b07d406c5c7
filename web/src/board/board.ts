/** The interface between a table and the board of a game.
 *
 * A game is a folder `src/games/<name>/` whose `index.ts` exports a `GameBoard` as default. It is
 * loaded when somebody opens a table of the game. It draws the view it is given and names moves in
 * the game's notation; it never decides whether a move is allowed.
 */

import type { ComponentType } from "preact";
import type { Source } from "../net/api";
import type { ShownEntry, ShownTable, View } from "../protocol";
import type { Sound } from "../ui/sound";

export interface BoardProps<V extends View = View> {
  /** The game from the viewpoint of `view.viewer`, with that viewer's legal moves. */
  readonly view: V;
  /** The view that was shown before this one, to move things from there; null at first, after a
   * jump in the log, and where the viewer has changed. */
  readonly before: V | null;
  /** What has happened between `before` and `view`, as the viewer may read it. */
  readonly fresh: readonly ShownEntry[];
  /** How everybody at the table is called, by seat. */
  readonly names: readonly string[];
  /** May this viewer move now, here? False for spectators, in a replay, while a bot stands in, and
   * while the last move is on its way. Where it is false the board is only looked at. */
  readonly canMove: boolean;
  /** Makes a move in the game's notation. Settles when the server has answered: true if the move
   * stands. A refusal is shown by the table (toast, sound, announcement), not by the board. */
  move(text: string): Promise<boolean>;
  /** Takes back the last move, where it is the viewer's own and nobody else has to agree. Whether it
   * showed something that cannot be hidden again is for the game to know. */
  readonly takeBack?: TakeBack | null;
  /** Why a move is not allowed, in one sentence; null if it is. For what is pointed at or focused. */
  why(text: string): Promise<string | null>;
  /** A move that a bot would make, if the player has asked for one: show where it is. */
  readonly hint: string | null;
  /** The server's time now in ms since the start of the game, as `view.deadline_ms` counts it. */
  elapsed(): number;
  /** Does the reader want things to move? False with reduced motion and while stepping quickly. */
  readonly hasMotion: boolean;
  /** Where this position comes from, for drawings made by the server. */
  readonly source: Source;
  /** After how many entries of the log this is. */
  readonly at: number;
}

export interface TakeBack {
  /** The move that would be taken back. */
  readonly entry: ShownEntry;
  /** Settles like a move. */
  go(): Promise<boolean>;
}

/** What a line of the log needs to be told in words. */
export interface LogContext<V extends View = View> {
  readonly names: readonly string[];
  readonly table: Pick<ShownTable, "game" | "options">;
  /** The view when the newest entry had been made (older ones have their text alone). */
  readonly view: V;
}

export interface GameBoard<V extends View = View> {
  /** The board. It fills the width it is given and is at most as high as the screen. */
  readonly Board: ComponentType<BoardProps<V>>;

  /** Does the board offer `takeBack`? Then the table's own button is there only where others are asked. */
  readonly takesBack?: boolean;

  /** The whole board as sentences or lines, for whoever cannot see it. */
  describe(view: V, names: readonly string[]): string[];

  /** An entry of the log (kind "move") in words without its maker's name: “puts a block on e5”.
   * null leaves the move in its notation. */
  describeMove?(entry: ShownEntry, context: LogContext<V>): string | null;

  /** What a seat has so far, for its place at the table; null says nothing. */
  score?(view: V, seat: number): string | null;

  /** What a seat has at the end; without this its points. */
  endScore?(points: number): string;

  /** A seat's colours (0 green, 1 pink, 2 yellow, 3 blue), if it has any: they mark its place. */
  colours?(view: V, seat: number): readonly number[];

  /** One sentence on what this viewer can do now: “Pick a corner.” null: the table's own sentence. */
  task?(view: V): string | null;

  /** What an entry sounds like; null is silent. Without this every move clacks. */
  sound?(entry: ShownEntry): Sound | null;

  /** What else should be said aloud after a change (a level completed); the moves are said anyway. */
  remark?(before: V, after: V, names: readonly string[]): string | null;

  /** The end explained, point by point. Shown under the board when the game is over. */
  readonly Result?: ComponentType<ResultProps<V>>;
}

export interface ResultProps<V extends View = View> {
  readonly view: V;
  readonly names: readonly string[];
  /** Where the game can be asked about. */
  readonly source: Source;
  /** The whole game, as the viewer may read it. */
  readonly log: readonly ShownEntry[];
}
