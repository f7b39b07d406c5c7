import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import MarkdownIt, { type Token } from "markdown-it";
import type { Plugin } from "vite";

const PICTURES = resolve(import.meta.dirname, "../docs/pictures");
const QUERY = ".md?rules";

const ANCHOR = /^<a id="([\w-]+)"><\/a>\s*/;
const RULE_ID = /^[A-Z]{2}-\d+$/;
/** The line that links to the page in other languages; in the client that is a setting. */
const LANGUAGES = /\]\(\.\.\/[a-z]{2}\/\w+\.md\)/;

/** Gives blocks the ids of the anchors before them, and drops the line of languages. */
function withIds(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let waiting: string | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const block = tokens[i] as Token;
    const text = tokens[i + 1];
    const isBlock = block.nesting >= 0 && block.level === 0;
    let id = isBlock ? waiting : undefined;
    if (isBlock) waiting = undefined;
    if (isBlock && text?.type === "inline") {
      const anchor = ANCHOR.exec(text.content);
      id = anchor?.[1] ?? id;
      text.content = text.content.replace(ANCHOR, "");
      if (!text.content || LANGUAGES.test(text.content)) {
        // An anchor in a paragraph of its own belongs to the next block.
        if (!text.content) waiting = id;
        i += 2;
        continue;
      }
    }
    if (id) block.attrSet("id", id);
    if (id && RULE_ID.test(id)) block.attrSet("class", "rule");
    kept.push(block);
  }
  return kept;
}

/** Pictures stand alone and quotes have no paragraphs; links lead only within the page, because the
 * project's other documents are not part of the client. */
function simplify(tokens: readonly Token[]): void {
  for (const [i, block] of tokens.entries()) {
    if (block.type === "th_open") block.attrSet("scope", "col");
    if (block.type !== "inline") continue;
    const parts = block.children ?? [];
    const isAlone = parts.length === 1 && parts[0]?.type === "image";
    const isQuoted = tokens[i - 2]?.type === "blockquote_open";
    if (isAlone || isQuoted) {
      for (const paragraph of [tokens[i - 1], tokens[i + 1]]) {
        if (paragraph) paragraph.hidden = true;
      }
    }
    block.children = withoutOuterLinks(parts);
    for (const part of parts) {
      if (part.type !== "image") continue;
      const name = basename(String(part.attrGet("src")));
      const [width, height] = sizeOf(name);
      part.attrSet("src", `picture:${name}`);
      // Known before the picture is loaded, so that nothing below it moves.
      part.attrSet("width", width);
      part.attrSet("height", height);
      part.attrSet("loading", "lazy");
    }
  }
}

/** Width and height of a picture, from its view box. */
function sizeOf(name: string): [string, string] {
  const svg = readFileSync(resolve(PICTURES, name), "utf-8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}: expected viewBox="0 0 WIDTH HEIGHT"`);
  return [width, height];
}

function withoutOuterLinks(parts: readonly Token[]): Token[] {
  let isOuter = false;
  return parts.filter((part) => {
    if (part.type === "link_open") isOuter = !String(part.attrGet("href")).startsWith("#");
    return !(isOuter && (part.type === "link_open" || part.type === "link_close"));
  });
}

// Without HTML: anything in angle brackets but an anchor is shown as text.
const markdown = new MarkdownIt({ html: false });
markdown.core.ruler.before("inline", "ids", (state) => {
  state.tokens = withIds(state.tokens);
});
markdown.core.ruler.after("inline", "simplify", (state) => simplify(state.tokens));

/** A page of rules as HTML; the address of a picture is `picture:<file name>`. */
export function renderRules(text: string): string {
  return markdown.render(text);
}

/** Renders `docs/rules/<language>/<game>.md?rules` when the client is built. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, id.indexOf("?"));
      this.addWatchFile(path);
      const html = renderRules(readFileSync(path, "utf-8"));
      const names = [...new Set(html.match(/(?<="picture:)[^"]+/g))];
      const imports = names.map(
        (name, i) => `import picture${i} from ${JSON.stringify(`${resolve(PICTURES, name)}?url`)};`,
      );
      const code = names.reduce(
        (made, name, i) => made.replaceAll(`picture:${name}`, `" + picture${i} + "`),
        JSON.stringify(html),
      );
      return `${imports.join("\n")}\nexport default ${code};`;
    },
  };
}
