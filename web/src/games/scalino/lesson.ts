import { type Lesson, lessonOf, type Moment, ownMoves } from "../../guide/lesson";
import type { ScalinoView } from "../../protocol";

const placed = (count: number) => (moment: Moment) => ownMoves(moment).length >= count;

const scalino: Lesson<ScalinoView> = {
  table: { seats: 2, options: { first: "0" } },
  steps: [
    { name: "welcome", rule: "SC-18", point: "colours" },
    { name: "open", rule: "SC-3", point: "blocks", isDone: placed(1) },
    { name: "contact", rule: "SC-5", isDone: placed(2) },
    { name: "apart", rule: "SC-6", isDone: placed(3) },
    { name: "gaps", rule: "SC-7", isDone: placed(4) },
    { name: "levels", rule: "SC-9" },
    { name: "look", rule: "SC-11", point: "looks" },
    { name: "rows", rule: "SC-13" },
    { name: "left", rule: "SC-15", point: "colours" },
  ],
};

export default lessonOf(scalino);
