/** Reads the little Markdown that the rules are written in: headings, paragraphs, lists, tables,
 * pictures; and within them bold, italics, code and links. */

export type Span =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

export type Part =
  | { kind: "heading"; level: number; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "picture"; alt: string; src: string };

const PICTURE = /^!\[([^\]]*)\]\(([^)]+)\)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

export function readMarkdown(text: string): Part[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(readBlock);
}

function readBlock(block: string): Part[] {
  const heading = /^(#{1,4}) +([^\n]+)(?:\n([\s\S]*))?$/.exec(block);
  if (heading) {
    const [, marks = "", title = "", rest] = heading;
    const part: Part = { kind: "heading", level: marks.length, spans: readSpans(title) };
    return rest ? [part, ...readBlock(rest.trim())] : [part];
  }
  const picture = PICTURE.exec(block);
  if (picture) return [{ kind: "picture", alt: picture[1] ?? "", src: picture[2] ?? "" }];
  if (block.startsWith("- ")) {
    const items = block.split(/\n(?=- )/).map((item) => readSpans(item.slice(2)));
    return [{ kind: "list", items }];
  }
  if (block.startsWith("|")) {
    const [head = [], , ...rows] = block.split("\n").map(readCells);
    return [{ kind: "table", head, rows }];
  }
  return [{ kind: "paragraph", spans: readSpans(block) }];
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
