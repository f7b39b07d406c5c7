/** The interface between a table and the board of a game.
 *
 * A game is a folder `src/games/<name>/` whose `index.ts` exports a `GameBoard` as default. It is
 * loaded when somebody opens a table of the game. It draws the view it is given and names moves in
 * the game's notation; it never decides whether a move is allowed.
 */

import type { ComponentType } from "preact";
import type { Source } from "../net/api";
import type { LogLine, ShownTable, View } from "../protocol";
import type { Sound } from "../ui/sound";

export interface BoardProps<V extends View = View> {
  /** The game from the viewpoint of `view.viewer`, with that viewer's legal moves. */
  readonly view: V;
  /** The previous view, for animations; null at first, after a jump in the log, and after a change of
   * the viewer. */
  readonly before: V | null;
  /** The log entries between `before` and `view`, as this viewer may see them. */
  readonly fresh: readonly LogLine[];
  /** The names of the players, by seat. */
  readonly names: readonly string[];
  /** True if this viewer can move now. False for spectators, in a replay, while a bot stands in, and
   * while a move is pending. The board is then read-only. */
  readonly canMove: boolean;
  /** This viewer's own move that `view` does not show yet. The board shows the piece where it was put,
   * and nothing else of the consequences. It becomes null together with the view that has the move, or
   * when the server refuses it: the piece then goes back. */
  readonly pending: string | null;
  /** Sends a move in the game's notation. Resolves to true once the view shows it, to false if the
   * server refuses it. The table shows refusals (toast, sound, announcement), not the board. */
  move(text: string): Promise<boolean>;
  /** Undoes the last move, if it is the viewer's own and nobody else has to agree. The game decides
   * whether the move revealed something that cannot be hidden again. */
  readonly takeBack?: TakeBack | null;
  /** Explains in one sentence why a move is illegal; null for a legal move. Use it for the place
   * under the pointer or the focus. */
  why(text: string): Promise<string | null>;
  /** The viewer's view after a legal move, in games whose manifest offers previews; null otherwise. */
  preview?(text: string): Promise<V | null>;
  /** A move suggested by a bot, if the player asked for one. The board shows it. */
  readonly hint: string | null;
  /** The server's time in ms since the start of the game, comparable with `view.deadline_ms`. */
  elapsed(): number;
  /** False with reduced motion and while stepping quickly through a replay. */
  readonly hasMotion: boolean;
  /** The table or record of this position, for drawings made by the server. */
  readonly source: Source;
  /** The number of log entries before this position. */
  readonly at: number;
}

export interface TakeBack {
  /** The move that would be taken back. */
  readonly entry: LogLine;
  /** Resolves like `move`. */
  go(): Promise<boolean>;
}

/** The context in which a log entry is described. */
export interface LogContext<V extends View = View> {
  readonly names: readonly string[];
  readonly table: Pick<ShownTable, "game" | "options">;
  /** The view after the newest entry. Older entries have only their text. */
  readonly view: V;
  /** The whole log, where it is known. */
  readonly log?: readonly LogLine[];
}

/** A small picture for options whose sentence is not enough, by the option's name. The new-table form
 * shows it; a game exports them from `options.tsx`. */
export type OptionPictures = Readonly<Record<string, ComponentType>>;

export interface GameBoard<V extends View = View> {
  /** The board. It fills the available width and is at most as high as the screen. */
  readonly Board: ComponentType<BoardProps<V>>;

  /** True if the board offers `takeBack`. The table then hides its own button, unless others have to
   * agree. */
  readonly takesBack?: boolean;

  /** True while the board wants the whole width. The column beside it is then folded until the player
   * opens it, and what is below the board takes one line. */
  isWide?(view: V): boolean;

  /** The whole board as sentences, for readers who cannot see it. */
  describe(view: V, names: readonly string[]): string[];

  /** A log entry of kind "move" as text without the player's name: “puts a block on e5”. null shows the
   * notation instead. */
  describeMove?(entry: LogLine, context: LogContext<V>): string | null;

  /** The current score of a seat. Only for scores that the board does not show beside the name of the
   * player; null shows nothing. */
  score?(view: V, seat: number): string | null;

  /** The final score of a seat; by default its points. */
  endScore?(points: number): string;

  /** The difference between two final scores, as in “You won by 3 cards”; by default points. */
  margin?(count: number): string;

  /** The colours of a seat (0 green, 1 pink, 2 yellow, 3 blue), if it has any. */
  colours?(view: V, seat: number): readonly number[];

  /** One sentence on what this viewer can do now: “Pick a corner.” null: the table's own sentence. */
  task?(view: V): string | null;

  /** The sound of an entry; null is silent. By default every move clacks. */
  sound?(entry: LogLine): Sound | null;

  /** What else to announce after a change, such as a completed level. */
  remark?(before: V, after: V, names: readonly string[]): string | null;

  /** How the analysis shows the best way in which a seat could have ended the game, in games with par. */
  readonly ending?: Ending<V>;

  /** The explained result. Shown beside the board when the game is over, or below it. */
  readonly Result?: ComponentType<ResultProps<V>>;
}

export interface Ending<V extends View = View> {
  /** What it is called: “The best way to join”. */
  title(): string;
  /** The final view as it would be if a seat had ended the game with these moves. */
  show(view: V, seat: number, moves: readonly string[]): V;
}

export interface ResultProps<V extends View = View> {
  readonly view: V;
  readonly names: readonly string[];
  /** The table or record, for questions to the server. */
  readonly source: Source;
  /** The whole log, as this viewer may see it. */
  readonly log: readonly LogLine[];
}
