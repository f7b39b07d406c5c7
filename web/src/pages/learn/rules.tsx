/** The rules of a game. Refusals link to a rule by its id. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { loadCatalogue } from "../../catalogue";
import { language, t } from "../../i18n";
import { getRules } from "../../net/api";

const FOLDER = "../../../../docs/rules";

/** The pages as HTML; `rules.ts` beside the Vite configuration renders them. */
const PAGES = import.meta.glob<string>("../../../../docs/rules/*/*.md", {
  query: "?rules",
  import: "default",
});

/** The rules in this language, or in an available one; null if the game has none. */
async function loadPage(name: string, code: string): Promise<string | null> {
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

export function Rules({ game }: { game: string }) {
  const html = useSignal<string | null | undefined>(undefined);
  const article = useRef<HTMLElement>(null);
  const code = language();
  useEffect(() => {
    loadPage(game, code).then(
      (page) => {
        html.value = page;
      },
      () => undefined, // the page stays as it is
    );
  }, [game, code]);
  useEffect(() => {
    // The browser looked for the rule of the address before it was there.
    const id = location.hash.slice(1);
    const target = id && article.current?.querySelector(`[id="${CSS.escape(id)}"]`);
    if (!target) return;
    target.classList.add("asked-for");
    target.scrollIntoView({ block: "center" });
  }, [html.value]);
  if (html.value === null) return <p>{t("rules-none")}</p>;
  if (!html.value) return <p class="quiet waiting">{t("loading")}</p>;
  return (
    <article
      ref={article}
      class="rules"
      // Written by the authors of the game, and rendered without any HTML of theirs.
      dangerouslySetInnerHTML={{ __html: html.value }}
    />
  );
}
