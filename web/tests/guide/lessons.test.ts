import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import cutit from "../../src/games/cutit/lesson";
import demolition from "../../src/games/demolition/lesson";
import rope from "../../src/games/rope/lesson";
import scalino from "../../src/games/scalino/lesson";
import { type Lesson, type Moment, momentOf, nextOpening, stepFrom } from "../../src/guide/lesson";
import { hasMessage, languages, loadGuideMessages, setLanguage } from "../../src/i18n";
import type { ScalinoView } from "../../src/protocol";

const LESSONS: Record<string, Lesson> = { scalino, demolition, rope, cutit };

/** Moments of a real game, one in each line; the endless offers of Cut it are left out. */
function recorded(name: string): Moment[] {
  const text = readFileSync(join(import.meta.dirname, "views", `${name}.jsonl`), "utf-8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ view, log }) => momentOf(view, log));
}

/** What the coach shows, moment by moment, to somebody who reads everything at once. */
function shown(game: string): string[][] {
  const steps = LESSONS[game]?.steps ?? [];
  let at = 0;
  return recorded(game).map((moment) => {
    const names: string[] = [];
    for (;;) {
      at = stepFrom(steps, at, moment);
      const step = steps[at];
      names.push(step?.name ?? "over");
      if (!step || step.isDone) return names;
      at += 1;
    }
  });
}

test("Scalino advances with the player's blocks, not the bot's", () => {
  expect(shown("scalino")).toEqual([
    ["welcome", "open"],
    ["contact"],
    ["apart"],
    ["gaps"],
    ["levels", "fill"],
  ]);
});

test("Scalino builds a row of four at two prepared tables", () => {
  const { steps } = scalino;
  const [fill = 0, climb = 0] = steps.flatMap(({ opens }, i) => (opens ? i : []));
  const moments = recorded("scalino-levels");
  // Each table begins where the lesson says.
  for (const [step, moment] of [
    [fill, moments[0]],
    [climb, moments[3]],
  ] as const) {
    expect(moment?.log.map(({ text }) => text)).toEqual(steps[step]?.opens);
  }
  const named = (from: number, moment: Moment | undefined) =>
    steps[stepFrom(steps, from, moment as Moment)]?.name;
  expect(moments.slice(0, 3).map((moment) => named(fill, moment))).toEqual([
    "fill",
    "bonus",
    "pair",
  ]);
  expect(moments.slice(3).map((moment) => named(climb, moment))).toEqual(["climb", "top", "rows"]);
  const longest = (moments as Moment<ScalinoView>[]).map(
    ({ view }) => view.board.scores[0]?.rows.find((row) => row.includes("a5"))?.length ?? 0,
  );
  expect(longest).toEqual([0, 1, 2, 2, 3, 4]);
});

test("a step with a prepared table is neither done nor skipped at another table", () => {
  const steps = [
    { name: "a", rule: "" },
    { name: "b", rule: "", opens: ["e5"], isDone: () => true },
  ];
  const [moment] = recorded("scalino") as [Moment];
  expect(stepFrom(steps, 0, moment)).toBe(0);
  expect(nextOpening(steps, 0, 2)).toBe(1);
  expect(nextOpening(steps, 1, 2)).toBeNull();
  expect(
    stepFrom([{ ...steps[0], isDone: () => true }, ...steps.slice(1)] as typeof steps, 0, moment),
  ).toBe(1);
});

test("demolition waits until the top level is cleared", () => {
  expect(shown("demolition")).toEqual([
    ["welcome", "take"],
    ["give"],
    ["look", "level"],
    ["level"],
    ["level"],
    ["level"],
    ["bonus", "points", "over"],
  ]);
  const counts = recorded("demolition").map((moment) =>
    demolition.steps.find(({ name }) => name === "level")?.params?.(moment),
  );
  expect(counts.at(2)).toEqual({ count: 4 });
  expect(counts.at(-1)).toEqual({ count: 0 });
});

test("Cut the Rope skips steps that the cards do not allow", () => {
  expect(shown("rope")).toEqual([
    ["welcome", "rows", "play"],
    ["scissors", "lay"],
    ["lay"],
    ["draw", "supply"],
    ["supply"],
    ["supply"],
    ["complete", "over"],
    ["over"],
  ]);
});

describe("Cut the Rope, with other cards", () => {
  const [first] = recorded("rope") as [Moment];
  const played = (moves: string[], text?: string): Moment => ({
    view: { ...first.view, moves },
    log: text ? [...first.log, { n: 1, by: 0, at: 0, kind: "move", text }] : first.log,
  });
  const named = (from: string, moment: Moment) => {
    const at = rope.steps.findIndex(({ name }) => name === from);
    return rope.steps[stepFrom(rope.steps, at, moment)]?.name;
  };

  test("says that no card fits", () => {
    expect(named("play", played(["h3.s1"]))).toBe("none");
    expect(named("play", played(["h3.s1", "h10>A"]))).toBe("play");
  });
  test("asks for the pile card if it fits", () => {
    expect(named("play", played(["h3.s1", "p>A"], "h10>A"))).toBe("pile");
    expect(named("play", played(["h3.s1"], "p>A"))).toBe("scissors");
  });
});

test("Cut it leads from the first corner to the first join", () => {
  expect(shown("cutit")).toEqual([
    ["welcome", "dice", "corner"],
    ["cut"],
    ["points", "columns"],
    ["joker", "size"],
    ["stars", "all"],
    ["lay"],
    ["join"],
    ["join"],
    ["done", "over"],
  ]);
});

test("a round that costs points is explained instead of praised", () => {
  const moment = recorded("cutit")[2] as Moment<Extract<Moment["view"], { game: "cutit" }>>;
  const [player] = moment.view.board.players;
  const rounds = player?.rounds.map((round) => ({ ...round, points: 0, faults: ["small"] }));
  const board = { ...moment.view.board, players: [{ ...player, rounds }] };
  const faulty = { ...moment, view: { ...moment.view, board } } as Moment;
  const step = cutit.steps[stepFrom(cutit.steps, 3, faulty)];
  expect(step?.name).toBe("penalty");
  expect(step?.isComfort).toBe(true);
});

test("undone moves do not count", () => {
  const [, moment] = recorded("scalino") as [Moment, Moment];
  const undo = { n: 1, by: 0, at: 0, kind: "undo", text: "0" } as const;
  const taken = momentOf(moment.view, [...moment.log, undo]);
  expect(scalino.steps[stepFrom(scalino.steps, 1, taken)]?.name).toBe("open");
});

test.each(Object.keys(LESSONS))("the end of a game is the end of the lesson of %s", (game) => {
  const steps = LESSONS[game]?.steps ?? [];
  const [moment] = recorded(game) as [Moment];
  const outcome = { cause: "", points: [], ranks: [] };
  expect(stepFrom(steps, 0, { ...moment, view: { ...moment.view, outcome } })).toBe(steps.length);
  expect(stepFrom(steps, 99, moment)).toBe(steps.length);
});

describe("messages", () => {
  test.each(languages.map(({ code }) => code))("are there for every step in %s", async (code) => {
    await setLanguage(code);
    await loadGuideMessages(...Object.keys(LESSONS));
    const keys = Object.entries(LESSONS).flatMap(([game, { steps }]) =>
      steps.map(({ name }) => `guide-${game}-${name}`),
    );
    expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
  });

  test("belong to a step", () => {
    const games = join(import.meta.dirname, "../../../src/tavolino/games");
    const files = ["cutit", "rope", "scalino", "scalino/demolition"].map((game) =>
      join(games, game, "words/en/guide.ftl"),
    );
    const text = files.map((name) => readFileSync(name, "utf-8")).join("\n");
    const keys = [...text.matchAll(/^guide-(\w+)-(\w+) =/gm)];
    const lost = keys.filter(
      ([, game = "", name]) => !LESSONS[game]?.steps.some((step) => step.name === name),
    );
    expect(keys.length).toBeGreaterThan(30);
    expect(lost.map(([key]) => key)).toEqual([]);
  });
});

test("every rule that a step names is on a page of rules", () => {
  const games = join(import.meta.dirname, "../../../src/tavolino/games");
  const pages = ["cutit", "rope", "scalino"].map((game) =>
    readFileSync(join(games, game, "words/en/rules.md"), "utf-8"),
  );
  const text = pages.join("\n");
  for (const { steps } of Object.values(LESSONS)) {
    expect(steps.filter(({ rule }) => !text.includes(`id="${rule}"`))).toEqual([]);
  }
});
