/** Fetches the rules of a game as HTML. */

import { loadCatalogue } from "../catalogue";
import { getRules } from "../net/api";

const FOLDER = "../../../docs/rules";

/** The pages as HTML; `rules.ts` beside the Vite configuration renders them. */
const PAGES = import.meta.glob<string>("../../../docs/rules/*/*.md", {
  query: "?rules",
  import: "default",
});

/** The rules in this language, or in an available one; null if the game has none. */
export async function loadPage(name: string, code: string): Promise<string | null> {
  const game = (await loadCatalogue()).games.find((one) => one.name === name);
  if (!game) return null;
  const { rules_page: page, rules_languages: languages } = game;
  const built = PAGES[`${FOLDER}/${code}/${page}.md`] ?? PAGES[`${FOLDER}/en/${page}.md`];
  if (built) return built();
  const served = languages.includes(code) ? code : languages[0];
  if (!served) return null;
  const [text, { renderMarkdown }] = await Promise.all([
    getRules(name, served),
    import("./markdown"),
  ]);
  return renderMarkdown(text);
}
