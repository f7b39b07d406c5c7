import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../src");
const MOST_LINES = 300;

const names = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });
const read = (name: string) => readFileSync(join(SOURCE, name), "utf-8");
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");

const sheets = names
  .filter((name) => name.endsWith(".css"))
  .map((name) => ({ name, text: withoutComments(read(name)) }));
const markup = names.filter((name) => /\.tsx?$/.test(name)).map(read);

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
        .filter((property) => !everything.includes(`var(${property})`))
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
