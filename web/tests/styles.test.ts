import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS } from "../src/style/breakpoints";
import { layerOf } from "../styles";

const SOURCE = resolve(import.meta.dirname, "../src");
const MOST_LINES = 300;

const names = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });
const read = (name: string) => readFileSync(join(SOURCE, name), "utf-8");
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");

const sheets = names
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: withoutComments(read(name)) }));
const markup = names.filter((name) => /\.tsx?$/.test(name)).map(read);

const MARGINS = /^(?:(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|gap|(?:row|column)-gap)$/;
const POSITIONS = /^(?:inset(?:-[a-z-]+)?|top|right|bottom|left)$/;

/** Gaps within drawn cards, badges and dots, which are fitted to the pixel. */
const FITTED = [
  "games/cutit/style/reveal.css: gap: clamp(3px, 1.4cqmin, var(--space-5))",
  "games/cutit/style/scores.css: gap: 5px",
  "games/rope/style/landscape.css: padding: var(--space-1) var(--space-3) 3px var(--space-5)",
  "games/rope/style/narrow.css: gap: 5px",
  "games/rope/style/narrow.css: padding: 5px var(--space-3) 5px var(--space-4)",
  "games/rope/style/others.css: right: -7px",
  "games/rope/style/others.css: top: -5px",
  "games/rope/style/own-hand.css: gap: 28px",
  "games/rope/style/rows.css: gap: calc(var(--space-2) + 11px * var(--thick))",
  "games/rope/style/rows.css: padding: 3px var(--space-3)",
  "games/scalino/style/cards.css: gap: 3px",
  "games/scalino/style/controls.css: left: 5px",
  "games/scalino/style/controls.css: right: 5px",
  "guide/coach.css: gap: 3px",
];

/** Sizes of screens that are no breakpoints: those on which all text is larger, and the width at which
 * the rules, the board and the log have room beside each other. */
const OTHER_SIZES = [
  "(min-width: 1800px) and (min-height: 900px)",
  "(min-width: 2400px) and (min-height: 1200px)",
  "(min-width: 3400px) and (min-height: 1700px)",
  "(--wide) and (max-width: 1699px)",
];

/** What precedes a brace: selectors, and the conditions of `@media` and the like. */
const selectorsIn = (css: string) => css.match(/[^{};]+(?=\{)/g) ?? [];

/** Every word in a string or template of the source: class names are among them. */
const literals = new Set(
  markup.flatMap((text) =>
    (text.match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap((literal) => literal.match(/[\w-]+/g) ?? []),
  ),
);
/** The beginnings of class names that are put together, such as `toast-` and `c`. */
const prefixes = markup.flatMap((text) =>
  [...text.matchAll(/class=\{`(?:[^`]* )?([a-z][\w-]*)\$\{/g)].map((match) => match[1] ?? ""),
);

function isInMarkup(name: string): boolean {
  const endings = prefixes
    .filter((one) => name.startsWith(one))
    .map((one) => name.slice(one.length));
  const isEnding = (text: string) => /^\d$/.test(text) || literals.has(text);
  return literals.has(name) || endings.some(isEnding);
}

describe("style sheets", () => {
  it("style only classes that the markup has", () => {
    const unused = sheets.flatMap(({ name, text }) => {
      const classes =
        selectorsIn(text)
          .join(" ")
          .match(/(?<=\.)[a-z][\w-]*/g) ?? [];
      return [...new Set(classes)]
        .filter((one) => !isInMarkup(one))
        .map((one) => `${name}: ${one}`);
    });
    expect(unused).toEqual([]);
  });

  it("define only custom properties that something uses", () => {
    const everything = [...sheets.map(({ text }) => text), ...markup].join("\n");
    const unused = sheets.flatMap(({ name, text }) =>
      // The palette is generated as a whole.
      (name === join("style", "palette.css") ? [] : (text.match(/--[\w-]+(?=:)/g) ?? []))
        .filter((property) => !new RegExp(`var\\(${property}[,)]`).test(everything))
        .map((property) => `${name}: ${property}`),
    );
    expect(unused).toEqual([]);
  });

  it("name every colour once, as a custom property", () => {
    const literal = /^(?!\s*--)[^\n]*(?:#[\da-f]{3,8}\b|\brgb\(|\bhsl\()/gim;
    const found = sheets.flatMap(({ name, text }) =>
      // A property may have its value on the lines below its name.
      (text.replace(/(--[\w-]+:)\s*([^;]*);/g, "").match(literal) ?? []).map(
        (line) => `${name}: ${line.trim()}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it("take margins, paddings and gaps from the scale of tokens", () => {
    const found = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):([^;{}]+)/g)]
        .filter(([, property = ""]) => MARGINS.test(property) || POSITIONS.test(property))
        .filter(([, , value = ""]) => /(?<![\d.])(?!-?[01]px)-?[\d.]+px/.test(value))
        .map(([declaration]) => `${name}: ${declaration}`),
    );
    expect(new Set(found)).toEqual(new Set(FITTED));
  });

  it("measure the screen only by the breakpoints", () => {
    const found = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/@media ([^{]+?)\s*\{/g)]
        .map(([, query = ""]) => query)
        .filter((query) => /width|height/.test(query) && !OTHER_SIZES.includes(query))
        .map((query) => `${name}: ${query}`),
    );
    expect(found).toEqual([]);
    const names = sheets.flatMap(({ text }) => text.match(/(?<=@media[^{]*\(--)\w+/g) ?? []);
    expect(new Set(names)).toEqual(new Set(Object.keys(BREAKPOINTS)));
  });

  it("are in the layer of their folder", () => {
    expect(layerOf("style/base.css")).toBe("base");
    expect(layerOf("style/hover.css")).toBe("hover");
    expect(layerOf("ui/bar.css")).toBe("parts");
    expect(layerOf("pages/home/home.css")).toBe("pages");
    expect(layerOf("guide/coach.css")).toBe("pages");
    expect(layerOf("games/rope/style/board.css")).toBe("games");
  });

  it("are beside what they style, and imported by a script", () => {
    const scripts = markup.join("\n");
    const lost = sheets.filter(({ name }) => !scripts.includes(`/${name.split("/").at(-1)}"`));
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(sheets.filter(({ text }) => text.includes("@import"))).toEqual([]);
    const base = sheets.map(({ name }) => name).filter((name) => name.startsWith("style/"));
    expect(base.sort()).toEqual(
      ["base", "forms", "hover", "palette", "tokens"].map((name) => `style/${name}.css`),
    );
  });

  it("do not repeat colours of the palette", () => {
    const palette = new Set(read(join("style", "palette.css")).match(/#[\da-f]{6}/g));
    const found = sheets
      .filter(({ name }) => name !== join("style", "palette.css"))
      .flatMap(({ name, text }) =>
        (text.match(/#[\da-f]{6}\b/gi) ?? [])
          .filter((colour) => palette.has(colour.toLowerCase()))
          .map((colour) => `${name}: ${colour}`),
      );
    expect(palette.size).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });
});

it("files of the client are short", () => {
  const long = names
    .filter((name) => /\.(tsx?|css)$/.test(name))
    // Written by `make protocol`.
    .filter((name) => name !== "protocol.ts" && read(name).split("\n").length > MOST_LINES + 1);
  expect(long).toEqual([]);
});
