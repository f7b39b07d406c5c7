/** The rules of a game as an article, for their page and for the drawer at a table. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { hasServer } from "../base";
import { gameNamed } from "../catalogue";
import { language, t } from "../i18n";
import { hrefTo } from "../router";
import { loadPage } from "./load";

interface Props {
  game: string;
  /** Called when the rules are in the page, and again after a change of language. */
  onReady(article: HTMLElement): void;
}

export function RulesArticle({ game, onReady }: Props) {
  const html = useSignal<string | null | undefined>(undefined);
  const hasFailed = useSignal(false);
  const article = useRef<HTMLElement>(null);
  const code = language();
  useEffect(() => {
    loadPage(game, code).then(
      (page) => {
        html.value = page;
        hasFailed.value = false;
      },
      () => {
        // A page in another language stays as it is.
        hasFailed.value = !html.value;
      },
    );
  }, [game, code]);
  useLayoutEffect(() => {
    if (!article.current) return undefined;
    const stop = fitPictures(article.current);
    if (!hasServer) completeLinks(article.current, game);
    onReady(article.current);
    return stop;
  }, [html.value]);
  if (hasFailed.value) return <p>{t("server-away")}</p>;
  if (html.value === null) return <p>{t("rules-none")}</p>;
  if (!html.value) return <p class="quiet waiting">{t("loading")}</p>;
  return (
    <article
      // A page in another language is another element, so callers have to read it again.
      key={html.value}
      ref={article}
      class="rules"
      // Written by the authors of the game, and rendered without any HTML of theirs.
      dangerouslySetInnerHTML={{ __html: html.value }}
    />
  );
}

/** Links within the rules get the full address: on a static site `#SC-7` alone leads nowhere. */
function completeLinks(article: HTMLElement, game: string): void {
  for (const link of article.querySelectorAll('a[href^="#"]')) {
    link.setAttribute("href", hrefTo(`/learn/${game}/rules${link.getAttribute("href")}`));
  }
}

/** Keeps pictures large enough to be read. Those that do not fit scroll, with the keys, too. */
function fitPictures(article: HTMLElement): () => void {
  const pictures = [...article.querySelectorAll<HTMLElement>(".picture")];
  for (const picture of pictures) {
    const { least } = picture.dataset;
    // The policy of the page forbids style attributes in markup.
    if (least) picture.style.setProperty("--least", `${least}px`);
  }
  const sizes = new ResizeObserver(() => {
    for (const picture of pictures) {
      if (picture.scrollWidth > picture.clientWidth) picture.tabIndex = 0;
      else picture.removeAttribute("tabindex");
    }
  });
  for (const picture of pictures) sizes.observe(picture);
  return () => sizes.disconnect();
}

/** A rule or a heading of the article, by its id. */
export function findPlace(article: HTMLElement, id: string): HTMLElement | null {
  return article.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
}

/** Marks the rule that was asked for, and only that one. */
export function markRule(article: HTMLElement, rule: HTMLElement | null): void {
  for (const before of article.querySelectorAll(".asked-for")) before.classList.remove("asked-for");
  rule?.classList.add("asked-for");
}

/** Where the rules of a game begin: a variant has a chapter in the page of its parent. */
export function beginning(article: HTMLElement, game: string): HTMLElement | null {
  const prefix = gameNamed(game)?.rule_prefix;
  const rules = [...article.querySelectorAll<HTMLElement>(".rule")];
  const first = rules.findIndex(({ id }) => id.startsWith(`${prefix}-`));
  if (first < 1) return null;
  let before: Element | null = rules[first] ?? null;
  while (before && before.tagName !== "H2") before = before.previousElementSibling;
  return before as HTMLElement | null;
}

/** The chapters of the page. */
export function chapters(article: HTMLElement): HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>("h2")];
}
