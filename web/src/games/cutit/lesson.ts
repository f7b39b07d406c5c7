import { type Lesson, lessonOf, type Moment } from "../../guide/lesson";
import type { CutItShownPlayer, CutitView } from "../../protocol";

type M = Moment<CutitView>;

const own = ({ view }: M): CutItShownPlayer | undefined => view.board.players[view.viewer];
const rounds = (moment: M) => own(moment)?.rounds ?? [];
const hasCut = (count: number) => (moment: M) => rounds(moment).length >= count;
const isFaulty = (moment: M) => (rounds(moment).at(-1)?.faults.length ?? 0) > 0;
const isPuzzle = ({ view }: M) => view.board.phase === "puzzle";

/** The dice of a step that is about them. */
const hasDice =
  (faces: string) =>
  ({ view }: M) =>
    view.board.rolls.at(-1) === faces;

/** It rolls 2?3-, then 3?44, which can earn more than the round before, then 4?13, where a joker helps. */
const SEED = "first game 459744";

const cutit: Lesson<CutitView> = {
  table: { seats: 1, options: { first: "0" }, seed: SEED },
  steps: [
    { name: "welcome", rule: "CI-1", point: "sheet" },
    { name: "dice", rule: "CI-7", point: "dice", isDue: hasDice("2?3-") },
    {
      name: "corner",
      rule: "CI-5",
      point: "sheet",
      isDone: (moment) => own(moment)?.corner !== null,
    },
    { name: "cut", rule: "CI-4", point: "sheet", isDone: hasCut(1) },
    {
      name: "points",
      rule: "CI-7",
      point: "score",
      isDue: (moment) => hasCut(1)(moment) && !isFaulty(moment),
      params: (moment) => ({ points: rounds(moment).at(-1)?.points ?? 0 }),
    },
    {
      name: "penalty",
      rule: "CI-9",
      isComfort: true,
      point: "score",
      isDue: (moment) => hasCut(1)(moment) && isFaulty(moment),
    },
    { name: "columns", rule: "CI-8", point: "score", isDone: hasCut(2) },
    { name: "joker", rule: "CI-7", point: "dice", isDue: hasDice("4?13") },
    { name: "size", rule: "CI-6", isDone: hasCut(3) },
    { name: "stars", rule: "CI-11", point: "sheet" },
    {
      name: "all",
      rule: "CI-10",
      point: "sheet",
      isDone: isPuzzle,
      params: (moment) => ({ count: 9 - rounds(moment).length }),
    },
    {
      name: "lay",
      rule: "CI-11",
      point: "snippets",
      isDone: (moment) => (own(moment)?.layout.length ?? 0) > 0,
      isDue: isPuzzle,
    },
    {
      name: "join",
      rule: "CI-11",
      point: "puzzle",
      isDone: (moment) => (own(moment)?.check?.joins.length ?? 0) > 0,
      isDue: isPuzzle,
    },
    { name: "done", rule: "CI-14", point: "buttons", isDue: isPuzzle },
  ],
};

export default lessonOf(cutit);
