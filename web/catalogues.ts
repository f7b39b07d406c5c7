import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { bindLetters } from "./line-breaks.ts";

const LOCALES = resolve(import.meta.dirname, "../src/tavolino/locales");

/** The files every page needs; they come as one. */
const SHELL = ["client", "core", "people", "server", "table"];
/** What is never said in a browser, or comes with the games from the server (`options`). */
const ELSEWHERE = /^((drawing|print|reasons|terminal)(-.+)?|doctor|lab|mail|options|storage)$/;

const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";

function files(language: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -".ftl".length));
}

function languages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== "__pycache__")
    .map((one) => one.name)
    .filter((language) => files(language).includes("client"));
}

/** The project's catalogues as modules: `virtual:catalogues` has a loader for each,
 * `en/shell` for the files every page needs, `en/<file>` for all others. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const names = languages().flatMap((language) => [
          `${language}/shell`,
          ...files(language)
            .filter((file) => !SHELL.includes(file) && !ELSEWHERE.test(file))
            .map((file) => `${language}/${file}`),
        ]);
        const loaders = names.map(
          (name) => `"${name}": () => import("${ONE}${name}").then((one) => one.default)`,
        );
        return `export default {${loaders.join(",\n")}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const [language = "", name = ""] = id.slice(ONE.length + 1).split("/");
      const texts = (name === "shell" ? SHELL : [name]).map((file) => {
        const path = join(LOCALES, language, `${file}.ftl`);
        this.addWatchFile(path);
        return bindLetters(readFileSync(path, "utf-8"), language);
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
