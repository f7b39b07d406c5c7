/** Fetches the rules of a game as HTML. */

import { loadCatalogue } from "../catalogue";
import { getRules } from "../net/api";

const GAMES = "../../../src/tavolino/games";

/** The pages as HTML; `rules.ts` beside the Vite configuration renders them. */
const PAGES = import.meta.glob<string>("../../../src/tavolino/games/*/words/*/rules.md", {
  query: "?rules",
  import: "default",
});

/** The rules in this language, or in an available one; null if the game has none. */
export async function loadPage(name: string, code: string): Promise<string | null> {
  const game = (await loadCatalogue()).games.find((one) => one.name === name);
  if (!game) return null;
  const { rules_page: page, rules_languages: languages } = game;
  const built = (language: string) => PAGES[`${GAMES}/${page}/words/${language}/rules.md`];
  const found = built(code) ?? built("en");
  if (found) return found();
  const served = languages.includes(code) ? code : languages[0];
  if (!served) return null;
  const [text, { renderMarkdown }] = await Promise.all([
    getRules(name, served),
    import("./markdown"),
  ]);
  return renderMarkdown(text);
}
