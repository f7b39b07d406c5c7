import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { bindLetters } from "./line-breaks.ts";

const SOURCE = resolve(import.meta.dirname, "../src/tavolino");
const LOCALES = join(SOURCE, "locales");
const GAMES = join(SOURCE, "games");

/** The files every page needs; they come as one. */
const SHELL = ["client", "core", "people", "server", "table"];
/** What is never said in a browser, or comes with the games from the server (`options`). */
const ELSEWHERE =
  /^((drawing|print|reasons|terminal)(-.+)?|doctor|lab|mail|options(-.+)?|storage)$/;

const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== "__pycache__")
    .map((one) => one.name);

/** The folders of words of each game: a game's, and those of its variants and its referee. */
function wordsOfGames(): Map<string, string> {
  const found = new Map<string, string>();
  for (const game of folders(GAMES)) {
    found.set(game, join(GAMES, game, "words"));
    for (const part of folders(join(GAMES, game))) {
      const words = join(GAMES, game, part, "words");
      if (existsSync(words)) found.set(part === "referee" ? `referee-${game}` : part, words);
    }
  }
  return found;
}

/** The catalogues of a language by name: those of a game are called like it, or `client-<game>`. */
function catalogueFiles(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (folder: string, nameOf: (stem: string) => string) => {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ftl")))
      found.set(nameOf(file.slice(0, -".ftl".length)), join(folder, file));
  };
  add(join(LOCALES, language), (stem) => stem);
  for (const [game, words] of wordsOfGames())
    add(join(words, language), (stem) => (stem === game ? game : `${stem}-${game}`));
  return found;
}

const languages = () =>
  folders(LOCALES).filter((language) => catalogueFiles(language).has("client"));

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
          ...[...catalogueFiles(language).keys()]
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
      const files = catalogueFiles(language);
      const texts = (name === "shell" ? SHELL : [name]).map((file) => {
        const path = files.get(file);
        if (!path) throw new Error(`there is no catalogue ${file} in ${language}`);
        this.addWatchFile(path);
        return bindLetters(readFileSync(path, "utf-8"), language);
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}
