/** Vite plugin that puts every style sheet into the cascade layer of its folder and gives it the
 * breakpoints.
 *
 * Rules of a later layer override those of an earlier one, whatever their selectors and in whatever
 * order the sheets are loaded.
 */

import { relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { BREAKPOINTS } from "./src/style/breakpoints.ts";

const SOURCE = resolve(import.meta.dirname, "src");
const LAYERS = ["base", "parts", "pages", "games", "hover"] as const;
type Layer = (typeof LAYERS)[number];

/** Sheets and folders of `src/` that are not in the layer `pages`. */
const PLACES: Record<string, Layer> = {
  "style/hover.css": "hover",
  style: "base",
  ui: "parts",
  board: "games",
  games: "games",
};

const CUSTOM_MEDIA = Object.entries(BREAKPOINTS)
  .map(([name, query]) => `@custom-media --${name} ${query};`)
  .join(" ");

/** The layer of a sheet, given its path in `src/`. */
export function layerOf(path: string): Layer {
  const name = path.split(sep).join("/");
  return PLACES[name] ?? PLACES[name.split("/")[0] ?? ""] ?? "pages";
}

export function styles(): Plugin {
  return {
    name: "styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      // On one line with the first of the sheet, so that line numbers stay true.
      handler: (sheet, id) =>
        `@layer ${LAYERS.join(", ")}; ${CUSTOM_MEDIA} @layer ${layerOf(relative(SOURCE, id))} { ${sheet} }`,
    },
  };
}
