import { type Lesson, lessonOf, type Moment, ownMoves } from "../../guide/lesson";
import type { RopeView } from "../../protocol";

/** Cards in each own pile: enough to see how it goes, few enough to win soon. */
const PILE = 5;

/** A move that puts a card onto a shared row: `h7>B`, `p>A`, `s2>C`. */
const isPlay = (move: string) => move.includes(">");
const isPile = (move: string) => move.startsWith("p>");
/** How often the player has ended a turn. */
const turns = (moment: Moment) => ownMoves(moment).filter((move) => !isPlay(move)).length;
const can = ({ view }: Moment, is: (move: string) => boolean) => view.moves?.some(is) ?? false;

const rope: Lesson<RopeView> = {
  table: { seats: 2, options: { first: "0", pile: PILE } },
  steps: [
    {
      name: "welcome",
      rule: "CR-2",
      point: "pile",
      params: ({ view }) => ({ count: view.board.players[view.viewer]?.pile_left ?? 0 }),
    },
    { name: "rows", rule: "CR-5", point: "rows" },
    {
      name: "play",
      rule: "CR-4",
      point: "hand",
      isDone: (moment) => ownMoves(moment).some(isPlay),
      isDue: (moment) => can(moment, isPlay),
    },
    {
      name: "none",
      rule: "CR-5",
      point: "hand",
      isDue: (moment) => !ownMoves(moment).length && !can(moment, isPlay),
    },
    {
      name: "pile",
      rule: "CR-4",
      point: "pile",
      isDone: (moment) => ownMoves(moment).some(isPile),
      isDue: (moment) => can(moment, isPile),
    },
    { name: "scissors", rule: "CR-6", point: "rows" },
    { name: "lay", rule: "CR-8", point: "supply", isDone: (moment) => turns(moment) >= 1 },
    { name: "draw", rule: "CR-10", point: "hand" },
    { name: "supply", rule: "CR-3", point: "supply", isDone: (moment) => turns(moment) >= 2 },
    { name: "complete", rule: "CR-7", point: "rows" },
  ],
};

export default lessonOf(rope);
