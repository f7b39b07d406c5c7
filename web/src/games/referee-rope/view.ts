/** The view of the referee of Cut the Rope. */

import type { RefereeRopeView } from "../../protocol";

export type View = RefereeRopeView;

/** How many games each seat has won, alone or with others. */
export const winsOf = ({ board, seats }: View): number[] =>
  Array.from(
    { length: seats },
    (_, seat) => board.winners.filter((winners) => winners.includes(seat)).length,
  );

/** The seconds of a turn; 0 if there is no timer. */
export const secondsOf = ({ options }: View) => Number(options.timer ?? 0);
