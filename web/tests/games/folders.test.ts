import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { boardLoader } from "../../src/board/boards";
import { lessonLoader, loadOptionPictures, pictureOf } from "../../src/board/registry";

const SOURCE = resolve(import.meta.dirname, "../../src");
const GAMES = join(SOURCE, "games");

/** Every game has these, and each means the same everywhere. */
const PARTS = ["index", "view", "state", "input", "board", "text", "result", "lesson", "picture"];
const FOLDERS = ["board", "style"];

/** What other files of the client, and readers, find in each. */
const EXPORTS = {
  state: ["BoardState"],
  input: ["useInput"],
  board: ["Board"],
  text: ["describe", "describeMove", "task"],
};
const modules = import.meta.glob<Record<string, unknown>>("../../src/games/*/*.{ts,tsx}");

/** Those who referee a real table enter what they did in forms; nobody learns or lists such a game. */
const REFEREE_PARTS = ["index", "view", "board", "text", "result"];
const isReferee = (game: string) => game.startsWith("referee-");

describe.each(readdirSync(GAMES).filter(isReferee))("the folder of %s", (game) => {
  test.each(REFEREE_PARTS)("has %s", (part) => {
    const path = join(GAMES, game, part);
    expect(existsSync(`${path}.ts`) || existsSync(`${path}.tsx`)).toBe(true);
  });

  test("is in the registry", () => {
    expect(boardLoader(game)).toBeDefined();
  });
});

describe.each(readdirSync(GAMES).filter((game) => !isReferee(game)))("the folder of %s", (game) => {
  test.each(PARTS)("has %s", (part) => {
    const path = join(GAMES, game, part);
    expect(existsSync(`${path}.ts`) || existsSync(`${path}.tsx`)).toBe(true);
  });

  test.each(Object.entries(EXPORTS))(
    "%s exports the same as in other games",
    async (part, names) => {
      const path = Object.keys(modules).find((name) => name.includes(`/${game}/${part}.ts`)) ?? "";
      expect(Object.keys((await modules[path]?.()) ?? {})).toEqual(expect.arrayContaining(names));
    },
  );

  test.each(FOLDERS)("has %s/", (folder) => {
    expect(existsSync(join(GAMES, game, folder))).toBe(true);
  });

  test("keeps its style sheets in style/", () => {
    const names = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf-8" });
    const sheets = names.filter((name) => name.endsWith(".css"));
    expect(sheets.filter((name) => !name.startsWith("style/"))).toEqual([]);
  });

  test("is in the registry with all its parts", () => {
    expect(boardLoader(game)).toBeDefined();
    expect(lessonLoader(game)).toBeDefined();
    expect(pictureOf(game)).toBeDefined();
  });

  test("positions every part that its lesson points at", async () => {
    const lesson = await lessonLoader(game)?.();
    const points = lesson?.steps.flatMap(({ point }) => point ?? []) ?? [];
    // A variant may use the style sheet of its game.
    const index = readFileSync(join(GAMES, game, "index.ts"), "utf-8");
    const path = /import "(\S+lesson\.css)"/.exec(index)?.[1] ?? "";
    const sheet = readFileSync(join(GAMES, game, path), "utf-8");
    const places = [...sheet.matchAll(/data-point="(\w+)"/g)].map((match) => match[1]);
    expect(points.filter((point) => !places.includes(point))).toEqual([]);
  });
});

test("pictures of options are found by the names of the options", async () => {
  expect(Object.keys(await loadOptionPictures("rope"))).toEqual(["pile", "same"]);
});

test("a game without a folder has no parts and needs none", async () => {
  expect(boardLoader("chess")).toBeUndefined();
  expect(lessonLoader("chess")).toBeUndefined();
  expect(pictureOf("chess")).toBeUndefined();
  expect(await loadOptionPictures("chess")).toEqual({});
});

test("no file outside a game's folder names a game", () => {
  const games = new RegExp(`\\b(${readdirSync(GAMES).join("|")})\\b`, "i");
  const naming = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.startsWith("games/"))
    // The types of the server's views, written by `make protocol`.
    .filter((name) => name !== "protocol.ts")
    .filter((name) => games.test(readFileSync(join(SOURCE, name), "utf-8")));
  expect(naming).toEqual([]);
});
