import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { bindLetters } from "./line-breaks.ts";
import { type PictureSize, renderMarkdown } from "./src/rules/markdown.ts";

const QUERY = ".md?rules";

/** The width of the text beside a picture. Smaller pictures grow towards it. */
const COLUMN = 640;
const MOST_GROWTH = 1.25;
/** The smallest letters that can be read, in pixels. */
const READABLE = 7.5;
/** Pictures that can be read at this width just shrink where there is less room. */
const NARROW = 480;

/** The size of a picture, from its view box and its letters. */
function sizeOf(path: string): PictureSize {
  const svg = readFileSync(path, "utf-8");
  const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!across || !down) throw new Error(`${path}: expected viewBox="0 0 WIDTH HEIGHT"`);
  const width = Number(across);
  const letters = [...svg.matchAll(/font-size="([\d.]+)"/g)].map((match) => Number(match[1]));
  const least = Math.min(width, Math.round((width * READABLE) / Math.min(...letters)));
  const growth = Math.min(MOST_GROWTH, Math.max(1, COLUMN / width));
  return {
    width: Math.round(width * growth),
    height: Math.round(Number(down) * growth),
    ...(least > NARROW ? { least } : {}),
  };
}

/** The language of a page, by its folder. */
const languageOf = (path: string) => basename(dirname(path));

/** Where the pictures of a page lie: beside the folders of the languages. */
const picturesOf = (page: string) => resolve(dirname(page), "../pictures");

/** A page of rules as HTML; the address of a picture in the folder is `picture:<file name>`. */
export function renderRules(text: string, pictures: string): string {
  return renderMarkdown(text, (name) => sizeOf(resolve(pictures, name)));
}

/** Renders `games/<game>/words/<language>/rules.md?rules` when the client is built. */
export function rules(): Plugin {
  return {
    name: "rules",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, id.indexOf("?"));
      this.addWatchFile(path);
      const pictures = picturesOf(path);
      const text = bindLetters(readFileSync(path, "utf-8"), languageOf(path));
      const html = renderRules(text, pictures);
      const names = [...new Set(html.match(/(?<="picture:)[^"]+/g))];
      const imports = names.map(
        (name, i) => `import picture${i} from ${JSON.stringify(`${resolve(pictures, name)}?url`)};`,
      );
      const code = names.reduce(
        (made, name, i) => made.replaceAll(`picture:${name}`, `" + picture${i} + "`),
        JSON.stringify(html),
      );
      return `${imports.join("\n")}\nexport default ${code};`;
    },
  };
}
