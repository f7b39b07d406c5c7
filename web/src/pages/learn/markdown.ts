/** Reads the little Markdown that the rules are written in: headings, paragraphs, lists, quotes,
 * tables, pictures and anchors; and within them bold, italics, code and links. */

export type Span =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

interface Anchored {
  /** The name under which others link to it. */
  id?: string;
}

export type Part = Anchored &
  (
    | { kind: "heading"; level: number; spans: Span[] }
    | { kind: "paragraph" | "quote"; spans: Span[] }
    | { kind: "list"; isOrdered: boolean; items: Span[][] }
    | { kind: "table"; head: Span[][]; rows: Span[][][] }
    | { kind: "picture"; alt: string; src: string }
  );

const ANCHOR = /^<a id="([\w-]+)"><\/a>\s*/;
const HEADING = /^(#{1,4}) +([^\n]+)$/;
const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;
/** The line that leads to the page in other languages; here that is a setting. */
const LANGUAGES = /\]\(\.\.\/[a-z]{2}\/\w+\.md\)/;

export function readMarkdown(text: string): Part[] {
  const parts: Part[] = [];
  let waiting: string | undefined;
  for (const block of text.split(/\n{2,}/).map((one) => one.trim())) {
    const anchor = ANCHOR.exec(block);
    const id = anchor?.[1] ?? waiting;
    const rest = anchor ? block.slice(anchor[0].length) : block;
    // An anchor of its own belongs to what comes next.
    waiting = rest ? undefined : id;
    if (!rest || LANGUAGES.test(rest)) continue;
    parts.push(id ? { ...readBlock(rest), id } : readBlock(rest));
  }
  return parts;
}

function readBlock(block: string): Part {
  const heading = HEADING.exec(block);
  if (heading) {
    return { kind: "heading", level: heading[1]?.length ?? 1, spans: readSpans(heading[2] ?? "") };
  }
  const picture = PICTURE.exec(block);
  if (picture) return { kind: "picture", alt: picture[1] ?? "", src: picture[2] ?? "" };
  if (block.startsWith("|")) {
    const [head = [], , ...rows] = block.split("\n").map(readCells);
    return { kind: "table", head, rows };
  }
  if (block.startsWith("> ")) {
    return { kind: "quote", spans: readSpans(block.replace(/^> ?/gm, "")) };
  }
  if (/^(- |\d+\. )/.test(block)) {
    const items = block.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(- |\d+\. )/, ""));
    return { kind: "list", isOrdered: !block.startsWith("-"), items: items.map(readSpans) };
  }
  return { kind: "paragraph", spans: readSpans(block) };
}

function readCells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => readSpans(cell.trim()));
}

export function readSpans(text: string): Span[] {
  const line = text.replace(/\s*\n\s*/g, " ");
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: "text", text: line.slice(end, match.index) });
    const [all, bold, italic, code, link, href] = match;
    if (bold !== undefined) spans.push({ kind: "bold", text: bold });
    else if (italic !== undefined) spans.push({ kind: "italic", text: italic });
    else if (code !== undefined) spans.push({ kind: "code", text: code });
    else spans.push({ kind: "link", text: link ?? "", href: href ?? "" });
    end = match.index + all.length;
  }
  if (end < line.length) spans.push({ kind: "text", text: line.slice(end) });
  return spans;
}
