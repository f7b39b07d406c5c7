import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { renderRules } from "../rules";
import { renderMarkdown } from "../src/rules/markdown";

const GAMES = resolve(import.meta.dirname, "../../src/tavolino/games");
const LANGUAGES = ["en", "de", "fr", "it", "pl"];
const PAGES = ["cutit", "rope", "scalino"].flatMap((game) =>
  LANGUAGES.map((language) => join(game, "words", language, "rules.md")),
);

function rendered(text: string, game = "scalino"): Element {
  const page = document.createElement("article");
  page.innerHTML = renderRules(text, join(GAMES, game, "words/pictures"));
  return page;
}

const html = (text: string) => rendered(text).innerHTML.replace(/\n/g, "");

describe("a page of rules", () => {
  it("renders headings, paragraphs and lists", () => {
    expect(html("# Title\n\nSome *text*\nhere.\n\n- **SC-1 Board.** A\n  b\n- two\n")).toBe(
      "<h1>Title</h1><p>Some <em>text</em>here.</p>" +
        "<ul><li><strong>SC-1 Board.</strong> Ab</li><li>two</li></ul>",
    );
  });

  it("renders tables with column headings", () => {
    const table = rendered("| a | b |\n|---|---|\n| `x` | y |");
    expect(table.querySelectorAll('th[scope="col"]')).toHaveLength(2);
    expect(table.querySelector("td code")?.textContent).toBe("x");
  });

  it("puts pictures outside paragraphs, with their file name and size", () => {
    expect(html("![alt](../pictures/scalino-south.svg)")).toBe(
      '<div class="picture">' +
        '<img class="in-light" src="picture:scalino-south.svg" alt="alt" width="800" height="640" loading="lazy">' +
        '<img class="in-dark" src="picture:dark/scalino-south.svg" alt="alt" width="800" height="640" loading="lazy">' +
        "</div>",
    );
  });

  it("enlarges small pictures, and sets a minimum width for those with small letters", () => {
    const small = rendered("![a](x/cutit-tokens.svg)", "cutit").querySelector<HTMLElement>(
      ".picture",
    );
    const large = rendered("![b](x/rope-places.svg)", "rope").querySelector<HTMLElement>(
      ".picture",
    );
    expect(small?.querySelector("img")?.width).toBeGreaterThan(400);
    expect(small?.dataset.least).toBeUndefined();
    expect(Number(large?.dataset.least)).toBeGreaterThan(640);
  });

  it("gives every chapter an id", () => {
    const page = rendered('## One\n\n## Two\n\n<a id="x"></a>\n\n## Three');
    expect([...page.querySelectorAll("h2")].map(({ id }) => id)).toEqual([
      "chapter-1",
      "chapter-2",
      "x",
    ]);
  });

  it("renders quotes without paragraphs", () => {
    expect(html("> so\n> it is")).toBe("<blockquote>soit is</blockquote>");
  });

  it("takes ids from anchors before a block or in the previous paragraph", () => {
    const page = rendered(
      '<a id="SC-1"></a>**Board.** <sup>SC-1</sup> A\n\n<a id="x"></a>\n\n## Title',
    );
    expect(page.querySelector("p#SC-1.rule")?.textContent).toBe("Board. SC-1 A");
    expect(page.querySelector("h2#x:not(.rule)")?.textContent).toBe("Title");
    expect(page.querySelector("a")).toBeNull();
    expect(page.querySelector("small.rule-number")?.textContent).toBe("SC-1");
  });

  it("keeps only internal links, and drops the line of languages", () => {
    const text =
      "[English](../en/rules.md) · **Deutsch**\n\n[SC-7](#SC-7), [sheets](../../docs/sheets.md)";
    expect(html(text)).toBe('<p><a href="#SC-7">SC-7</a>, sheets</p>');
  });

  it("shows all other HTML as text", () => {
    const page = rendered(
      '2 * 3 < 7 <img src=x onerror="alert(1)"> <b>x</b> <sup>x</sup>\n\n<script>1</script>',
    );
    expect(page.querySelector("img, b, sup, script")).toBeNull();
    expect(page.textContent).toContain("2 * 3 < 7 <img");
  });
});

describe.each(PAGES)("%s", (page) => {
  const game = page.split("/")[0];
  const text = readFileSync(join(GAMES, page), "utf-8");

  it("has every rule under its id", () => {
    const article = rendered(text, game);
    const named = [...text.matchAll(/\*\*\s<sup>([A-Z]{2}-\d+)<\/sup>/g)].map(
      (match) => match[1] ?? "",
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((id) => !article.querySelector(`p#${id}.rule`))).toEqual([]);
  });

  it("links to ids that exist, and has no inline style", () => {
    const article = rendered(text, game);
    const links = [...article.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(links.filter((href) => !article.querySelector(href))).toEqual([]);
    expect(article.querySelector("[style]")).toBeNull();
  });
});

describe("a page that comes from the server", () => {
  const page = (text: string) => renderMarkdown(text).replace(/\n/g, "");

  it("has rules with ids of any prefix", () => {
    expect(page('<a id="XYZ-3"></a>**Take.** <sup>XYZ-3</sup> Take one.')).toBe(
      '<p id="XYZ-3" class="rule"><strong>Take.</strong> ' +
        '<small class="rule-number">XYZ-3</small> Take one.</p>',
    );
  });

  it("contains no HTML and no pictures", () => {
    expect(page("<script>x</script>")).toBe("<p>&lt;script&gt;x&lt;/script&gt;</p>");
    expect(page("![A heap](heap.svg)")).not.toContain("<img");
    expect(page("![A heap](heap.svg)")).toContain("A heap");
    expect(page("[here](javascript:alert(1))")).not.toContain("<a");
  });
});
