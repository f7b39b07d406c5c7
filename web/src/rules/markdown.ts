/** Renders a page of rules from Markdown to HTML.
 *
 * Pages of the program's own games are rendered when the client is built; a game from another package
 * has its page on the server, and this is loaded together with it.
 */

import MarkdownIt, { type StateInline, type Token } from "markdown-it";

/** How large a picture is shown. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** The width below which it could not be read any more, if that is more than a phone has. */
  readonly least?: number;
}

/** The size of a picture, by its file name. */
export type SizeOf = (name: string) => PictureSize;

const { escapeHtml } = new MarkdownIt().utils;
const ANCHOR = /^<a id="([\w-]+)"><\/a>\s*/;
const RULE_ID = /^[A-Z]+-\d+$/;
/** The number of a rule, behind its title. */
const NUMBER = /<sup>([A-Z]+-\d+)<\/sup>/y;
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
        // An anchor that is alone in a paragraph belongs to the next block.
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
function simplify(tokens: readonly Token[], sizeOf: SizeOf | undefined): void {
  let chapter = 0;
  for (const [i, block] of tokens.entries()) {
    if (block.type === "heading_open" && block.tag === "h2" && !block.attrGet("id")) {
      block.attrSet("id", `chapter-${++chapter}`);
    }
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
      if (part.type === "image") showPicture(part, sizeOf);
    }
  }
}

/** Pictures without known sizes are replaced by their descriptions. */
function showPicture(part: Token, sizeOf: SizeOf | undefined): void {
  if (!sizeOf) {
    part.type = "text";
    return;
  }
  const name = String(part.attrGet("src")).split("/").pop() ?? "";
  part.type = "picture";
  part.meta = { name, ...sizeOf(name) };
}

/** A picture twice, for the light and the dark look; the style shows one of them, and the browser
 * fetches only that one. The size is set before it loads, so nothing below it moves. */
function writePicture({ meta, content }: Token): string {
  const { name, width, height, least } = meta as unknown as PictureSize & { name: string };
  const rest = `alt="${escapeHtml(content)}" width="${width}" height="${height}" loading="lazy"`;
  const light = `<img class="in-light" src="picture:${name}" ${rest}>`;
  const dark = `<img class="in-dark" src="picture:dark/${name}" ${rest}>`;
  return `<div class="picture"${least ? ` data-least="${least}"` : ""}>${light}${dark}</div>`;
}

function withoutOuterLinks(parts: readonly Token[]): Token[] {
  let isOuter = false;
  return parts.filter((part) => {
    if (part.type === "link_open") isOuter = !String(part.attrGet("href")).startsWith("#");
    return !(isOuter && (part.type === "link_open" || part.type === "link_close"));
  });
}

/** Reads the number of a rule. */
function readNumber(state: StateInline, silent: boolean): boolean {
  NUMBER.lastIndex = state.pos;
  const found = NUMBER.exec(state.src);
  if (!found) return false;
  if (!silent) state.push("rule_number", "", 0).content = found[1] ?? "";
  state.pos = NUMBER.lastIndex;
  return true;
}

/** A page of rules as HTML; the address of a picture is `picture:<file name>`. */
export function renderMarkdown(text: string, sizeOf?: SizeOf): string {
  // Without HTML: anything in angle brackets but anchors and numbers of rules is shown as text.
  const markdown = new MarkdownIt({ html: false });
  markdown.inline.ruler.before("html_inline", "rule_number", readNumber);
  markdown.core.ruler.before("inline", "ids", (state) => {
    state.tokens = withIds(state.tokens);
  });
  markdown.core.ruler.after("inline", "simplify", (state) => simplify(state.tokens, sizeOf));
  markdown.renderer.rules.rule_number = (tokens, i) =>
    `<small class="rule-number">${tokens[i]?.content}</small>`;
  markdown.renderer.rules.picture = (tokens, i) => writePicture(tokens[i] as Token);
  return markdown.render(text);
}
