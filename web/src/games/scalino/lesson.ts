import { type Lesson, lessonOf, type Moment, ownMoves } from "../../guide/lesson";
import type { ScalinoView } from "../../protocol";

/** A game of which the lesson shows two moments: green can complete level 1 on a5 and go on to b5, and
 * much later complete level 3 on c5 and go on to d5, which makes one row of four steps. */
const GAME =
  `e4-e6 f5-h5 b4-d4 e7-e9 d2-d3 e3 f6-g6 h6 i5 b5-d5 f4-h4 b6-d6 f7-g7 c7-d7 e1-e2 f3-g3 d8 f2 f8 c3
  a5 b5 c4-c5 d5 e5-e6 d6-d7 d4-f4 d3-f3 e2 f5-h5 f6-g6 c6 g4 e7-f7 e8 e3 e4 d4-d6 e5-e7 f5-g5 f6 f4`.split(
    /\s+/,
  );
const UP_TO_LEVEL_1 = GAME.slice(0, GAME.indexOf("a5"));

const placed = (count: number) => (moment: Moment) => ownMoves(moment).length >= count;
const isAbove =
  (level: number) =>
  ({ view }: Moment<ScalinoView>) =>
    view.board.level > level;
/** No extra block is waiting: it was placed, or left. */
const hasUsedBonus = ({ view }: Moment<ScalinoView>) => !view.board.turn?.bonus;

const scalino: Lesson<ScalinoView> = {
  table: { seats: 2, options: { first: "0" } },
  steps: [
    { name: "welcome", rule: "SC-18", point: "colours" },
    { name: "open", rule: "SC-3", point: "blocks", isDone: placed(1) },
    { name: "contact", rule: "SC-5", isDone: placed(2) },
    { name: "apart", rule: "SC-6", isDone: placed(3) },
    { name: "gaps", rule: "SC-7", isDone: placed(4) },
    { name: "levels", rule: "SC-9" },
    { name: "fill", rule: "SC-8", opens: UP_TO_LEVEL_1, isDone: isAbove(1) },
    { name: "bonus", rule: "SC-9", isDone: hasUsedBonus },
    { name: "pair", rule: "SC-13" },
    { name: "climb", rule: "SC-12", opens: GAME, isDone: isAbove(3) },
    { name: "top", rule: "SC-9", isDone: hasUsedBonus },
    { name: "rows", rule: "SC-13", point: "colours" },
    { name: "look", rule: "SC-11", point: "looks" },
    { name: "left", rule: "SC-15", point: "colours" },
  ],
};

export default lessonOf(scalino);
