import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDERS = ["src", "tests", "examples"];
/** Written by `make protocol`: its names are the server's. */
const PROTOCOL = join("src", "protocol.ts");

/** Words the client no longer uses in names, and what it says instead. */
const RETIRED: Record<string, string> = {
  air: "animations",
  deed: "action or command",
  deeds: "actions or commands",
  gathering: "lobby",
  ground: "floor or grid",
  happening: "event",
  happenings: "events or version",
  lane: "fan",
  leaders: "leaderboard",
  looked: "hovered or selected",
  news: "announcements",
  outbox: "pending moves",
  plate: "base",
  said: "text",
  say: "t (translate), chat or move",
  shoulder: "peek",
  shoulders: "peek requests",
  stage: "board or frame",
  surroundings: "host",
  tell: "describe or text",
  telling: "text",
  told: "text",
  terms: "settings",
  wish: "command",
  words: "text or messages",
};

/** Phrases that comments no longer use: there is a shorter or more usual one. */
const PHRASES =
  /\b(?:so many|the own|an own|of (?:its|their) own|one['’]s|whoever|anew|looked at)\b/i;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.\w+$/.test(name)) // an empty folder may be left of an older checkout
    .map((name) => join(folder, name)),
);
const read = (name: string) => readFileSync(join(ROOT, name), "utf-8");

/** The words of a name: `boardText`, `BOARD_TEXT` and `board-text` have two. */
function wordsIn(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

const retiredIn = (name: string) => wordsIn(name).filter((word) => Object.hasOwn(RETIRED, word));

/** The identifiers of a source text, without what is in strings and comments. */
function identifiersIn(text: string): Set<string> {
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, "")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, "");
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

const ofServer = identifiersIn(read(PROTOCOL));

/** The retired words that the names of a file have, as “file: name”. */
function retiredNames(file: string, names: Iterable<string>): string[] {
  return [...names].filter((name) => retiredIn(name).length).map((name) => `${file}: ${name}`);
}

describe("retired words", () => {
  it("are recognised in names and nowhere else", () => {
    expect(retiredIn("GatheringDeeds")).toEqual(["gathering", "deeds"]);
    expect(retiredIn("rope-air")).toEqual(["air"]);
    expect(retiredIn("FIRST_TERMS")).toEqual(["terms"]);
    expect(retiredIn("backgroundTemplate stagger planes wished")).toEqual([]);
    const code = 'const a = t("gathering-you"); // news\n/** A deed. */ const b = `air`;';
    expect([...identifiersIn(code)]).toEqual(["const", "a", "t", "b"]);
  });

  it("are in no identifier except those of the protocol", () => {
    const sources = files.filter((name) => /\.tsx?$/.test(name) && name !== PROTOCOL);
    // This file lists them.
    const others = sources.filter((name) => name !== join("tests", "names.test.ts"));
    const found = others.flatMap((name) => {
      const own = [...identifiersIn(read(name))].filter((one) => !ofServer.has(one));
      return retiredNames(name, own);
    });
    expect(others.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it("are in no class name or custom property of a style sheet", () => {
    const sheets = files.filter((name) => name.endsWith(".css"));
    const found = sheets.flatMap((name) => {
      const text = read(name).replace(/\/\*[\s\S]*?\*\//g, "");
      return retiredNames(name, new Set(text.match(/(?<=\.|--)[a-z][\w-]*/g)));
    });
    expect(sheets.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  it("are in no comment, if they are phrases", () => {
    const commented = files.filter((name) => /\.(?:tsx?|css)$/.test(name) && name !== PROTOCOL);
    const found = commented.flatMap((name) =>
      (read(name).match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [])
        .filter((comment) => PHRASES.test(comment.replace(/\s+\*?\s*/g, " ")))
        .map((comment) => `${name}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it("are in no name of a file or folder", () => {
    expect(files.filter((name) => retiredIn(name).length)).toEqual([]);
  });
});
