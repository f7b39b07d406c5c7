import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { renderMarkdown } from "./src/pages/learn/markdown.ts";

const PICTURES = resolve(import.meta.dirname, "../docs/pictures");
const QUERY = ".md?rules";

/** Width and height of a picture, from its view box. */
function sizeOf(name: string): [string, string] {
  const svg = readFileSync(resolve(PICTURES, name), "utf-8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name}: expected viewBox="0 0 WIDTH HEIGHT"`);
  return [width, height];
}

/** A page of rules as HTML; the address of a picture is `picture:<file name>`. */
export function renderRules(text: string): string {
  return renderMarkdown(text, sizeOf);
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
