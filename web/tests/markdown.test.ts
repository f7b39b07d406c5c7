import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readMarkdown, readSpans } from "../src/pages/learn/markdown";

describe("rules in Markdown", () => {
  it("are read part by part", () => {
    const parts = readMarkdown(
      "# Title\n\nSome *text*\nhere.\n\n- **SC-1 Board.** A\n  b\n- two\n",
    );
    expect(parts.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list"]);
    expect(parts[2]).toMatchObject({
      items: [[{ kind: "bold", text: "SC-1 Board." }, { text: " A b" }], [{ text: "two" }]],
    });
  });

  it("have tables and pictures", () => {
    const [table, picture] = readMarkdown(
      "| a | b |\n|---|---|\n| `x` | y |\n\n![alt](../p/q.svg)",
    );
    expect(table).toMatchObject({ kind: "table", rows: [[[{ kind: "code", text: "x" }], [{}]]] });
    expect(picture).toEqual({ kind: "picture", alt: "alt", src: "../p/q.svg" });
  });

  it("keep signs that mean nothing", () => {
    expect(readSpans("2 * 3 < 7")).toEqual([{ kind: "text", text: "2 * 3 < 7" }]);
  });

  it("have anchors, at their beginning or before them", () => {
    const parts = readMarkdown('<a id="SC-1"></a>**SC-1 Board.** A\n\n<a id="x"></a>\n\n## Title');
    expect(parts).toMatchObject([
      { kind: "paragraph", id: "SC-1" },
      { kind: "heading", id: "x" },
    ]);
  });

  it("have numbered lists and quotes, and no line of languages", () => {
    const parts = readMarkdown(
      "[English](../en/rope.md) · **Deutsch**\n\n1. a\n2. b\n   c\n\n> so\n> it is",
    );
    expect(parts).toMatchObject([
      { kind: "list", isOrdered: true, items: [[{ text: "a" }], [{ text: "b c" }]] },
      { kind: "quote", spans: [{ text: "so it is" }] },
    ]);
  });

  it.each(["cutit", "rope", "scalino"])("of %s are all found under their ids", (game) => {
    const path = resolve(import.meta.dirname, `../../docs/rules/en/${game}.md`);
    const text = readFileSync(path, "utf-8");
    const ids = readMarkdown(text).flatMap(({ id }) => id ?? []);
    const named = [...text.matchAll(/\*\*([A-Z]{2}-\d+) /g)].map((match) => match[1] ?? "");
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
