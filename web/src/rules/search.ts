/** Searches a text ignoring case, accents and kinds of hyphens. */

/** Letters that are not a plain letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ł: "l", œ: "oe", æ: "ae", "’": "'" };
const BLANK = /^[\s\u2010-\u2015\u2212-]$/u;
const RULE = /^[a-z]+ \d+$/;
/** A single letter would be found everywhere. */
const SHORTEST = 2;

interface Folded {
  readonly text: string;
  /** For each character of `text`, where it is in the original. */
  readonly at: readonly number[];
}

/** Small letters without accents. Hyphens are blanks, and several blanks are one. */
export function fold(original: string): Folded {
  let text = "";
  const at: number[] = [];
  let i = 0;
  for (const letter of original) {
    const plain = BLANK.test(letter) ? " " : folded(letter);
    if (plain !== " " || !text.endsWith(" ")) {
      text += plain;
      for (let n = 0; n < plain.length; n++) at.push(i);
    }
    i += letter.length;
  }
  return { text, at };
}

function folded(letter: string): string {
  const small = letter
    .normalize("NFD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase();
  return LETTERS[small] ?? small;
}

/** Where a text contains the query, as pairs of start and end. */
export function findAll(text: string, query: string): [number, number][] {
  const sought = fold(query.trim()).text;
  if (sought.length < SHORTEST) return [];
  const where = fold(text);
  const found: [number, number][] = [];
  for (let i = where.text.indexOf(sought); i >= 0; i = where.text.indexOf(sought, i + 1)) {
    const end = i + sought.length;
    // A search for rule 1 must not find rules 10 to 19.
    if (RULE.test(sought) && /\d/.test(where.text[end] ?? "")) continue;
    found.push([where.at[i] ?? 0, where.at[end] ?? text.length]);
    i = end - 1;
  }
  return found;
}

const BLOCKS = "h1, h2, h3, p, li, td, th, blockquote";

/** Marks what is found in an element. A hit is several marks if it has a part in bold. */
export function highlight(element: HTMLElement, query: string): HTMLElement[][] {
  clear(element);
  return textsByBlock(element).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join("");
    // From the end, because marking splits a text, and what is before stays where it is.
    return findAll(text, query)
      .reverse()
      .map((hit) => markHit(nodes, hit))
      .reverse();
  });
}

function clear(element: HTMLElement): void {
  for (const mark of element.querySelectorAll("mark")) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

function textsByBlock(element: HTMLElement): Text[][] {
  const groups: Text[][] = [];
  let last: Element | null | undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(BLOCKS);
    if (block !== last) groups.push([]);
    last = block;
    groups.at(-1)?.push(node as Text);
  }
  return groups;
}

function markHit(nodes: readonly Text[], [start, end]: [number, number]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  let before = 0;
  for (const node of nodes) {
    const { length } = node;
    const from = Math.max(0, start - before);
    const to = Math.min(length, end - before);
    before += length;
    if (from >= to) continue;
    const mark = document.createElement("mark");
    const part = node.splitText(from);
    part.splitText(to - from);
    part.replaceWith(mark);
    mark.append(part);
    marks.push(mark);
  }
  return marks;
}
