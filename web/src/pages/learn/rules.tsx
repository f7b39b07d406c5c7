/** The rules of a game. Each rule has its id, so that a refusal can link to it. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { textsOf } from "../../board/registry";
import { language, say } from "../../i18n";

const FOLDER = "../../../../docs/rules";

/** The pages as HTML; `rules.ts` beside the Vite configuration renders them. */
const PAGES = import.meta.glob<string>("../../../../docs/rules/*/*.md", {
  query: "?rules",
  import: "default",
});

function pageOf(game: string, code: string) {
  const name = textsOf(game);
  return PAGES[`${FOLDER}/${code}/${name}.md`] ?? PAGES[`${FOLDER}/en/${name}.md`];
}

export function Rules({ game }: { game: string }) {
  const html = useSignal<string | null>(null);
  const article = useRef<HTMLElement>(null);
  const code = language();
  useEffect(() => {
    pageOf(game, code)?.().then(
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
  if (!pageOf(game, code)) return <p>{say("rules-none")}</p>;
  if (!html.value) return <p class="quiet waiting">{say("loading")}</p>;
  return (
    <article
      ref={article}
      class="rules"
      // Rendered from docs/rules when the client is built; never anything a user wrote.
      dangerouslySetInnerHTML={{ __html: html.value }}
    />
  );
}
