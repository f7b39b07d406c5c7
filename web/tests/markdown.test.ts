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

  it.each(["cutit", "rope", "scalino"])("of %s are all found under their ids", (game) => {
    const path = resolve(import.meta.dirname, `../../docs/rules/${game}.md`);
    const text = readFileSync(path, "utf-8");
    const items = readMarkdown(text).flatMap((part) => (part.kind === "list" ? part.items : []));
    const ids = items.flatMap(([first]) => /^[A-Z]{2}-\d+/.exec(first?.text ?? "")?.[0] ?? []);
    expect(ids.length).toBe(text.match(/^- \*\*[A-Z]{2}-\d+/gm)?.length);
  });
});
