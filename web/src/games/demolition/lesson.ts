import { type Lesson, lessonOf, type Moment, ownMoves } from "../../guide/lesson";
import type { DemolitionView } from "../../protocol";

const TOP = 4;
const taken = (count: number) => (moment: Moment) => ownMoves(moment).length >= count;
const topBlocks = ({ view }: Moment<DemolitionView>) =>
  view.board.blocks.filter(({ level }) => level === TOP).length;

const demolition: Lesson<DemolitionView> = {
  table: { seats: 2, options: { first: "0" } },
  steps: [
    { name: "welcome", rule: "SD-4" },
    { name: "take", rule: "SD-2", isDone: taken(1) },
    { name: "give", rule: "SD-2", isDone: taken(2) },
    { name: "look", rule: "SD-2", point: "looks" },
    {
      name: "level",
      rule: "SD-3",
      isDone: (moment) => topBlocks(moment) === 0,
      params: (moment) => ({ count: topBlocks(moment) }),
    },
    { name: "bonus", rule: "SD-3" },
    { name: "points", rule: "SD-4", point: "colours" },
  ],
};

export default lessonOf(demolition);
