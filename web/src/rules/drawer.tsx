/** The rules in a drawer at the table. On a wide screen it lies beside the board and the game goes on;
 * on a phone it comes from below and takes the keys until it is closed. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { gameName } from "../pages/table/names";
import { BREAKPOINTS } from "../style/breakpoints";
import { Icon } from "../ui/icons";
import { beginning, chapters, findPlace, markRule, RulesArticle } from "./article";
import "./drawer.css";
import { Search } from "./search-field";
import { cited, closeRules, openRules, wanted } from "./state";

interface Props {
  game: string;
  /** What must be seen although the drawer covers the table. */
  children?: ComponentChildren;
}

export default function RulesDrawer({ game, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLElement>(null);
  const article = useSignal<HTMLElement | null>(null);
  const title = useId();
  useShown(dialog);
  const asked = wanted.value;
  useEffect(() => {
    if (asked && article.value) showPlace(article.value, pane.current, game, asked.rule);
    else if (asked) dialog.current?.querySelector("h2")?.focus();
  }, [asked, article.value]);
  return (
    <dialog
      ref={dialog}
      class="rules-drawer"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        closeRules();
      }}
      onCancel={(event) => {
        event.preventDefault();
        closeRules();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !matchMedia(BREAKPOINTS.wide).matches) closeRules();
      }}
    >
      <header class="drawer-head">
        <h2 id={title} tabIndex={-1}>
          {t("rules")} <span class="quiet">{gameName(game)}</span>
        </h2>
        {article.value && (
          <Contents article={article.value} onChoose={(chapter) => jump(pane.current, chapter)} />
        )}
        <button type="button" class="icon-button" title={t("close")} onClick={closeRules}>
          <Icon name="close" />
          <span class="unseen">{t("close")}</span>
        </button>
        <Search article={article.value} onShow={(mark) => scrollTo(pane.current, mark)} />
        {children}
        <Cited article={article.value} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with the keys */}
      <section ref={pane} class="drawer-pane" tabIndex={0} aria-labelledby={title}>
        <RulesArticle
          game={game}
          onReady={(ready) => {
            ready.addEventListener("click", followLink);
            article.value = ready;
          }}
        />
      </section>
    </dialog>
  );
}

/** Opens the dialog, and reopens it when the screen becomes wide or narrow. Restores the focus at the end. */
function useShown(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const wide = matchMedia(BREAKPOINTS.wide);
    const show = () => {
      dialog.current?.close();
      if (wide.matches) dialog.current?.show();
      else dialog.current?.showModal();
    };
    show();
    wide.addEventListener("change", show);
    return () => {
      wide.removeEventListener("change", show);
      dialog.current?.close();
      const back = opener?.isConnected && opener !== document.body ? opener : toolButton();
      if (back instanceof HTMLElement || back instanceof SVGElement) {
        back.focus({ preventScroll: true });
      }
    };
  }, []);
}

/** The button that opens the drawer. */
function toolButton(): Element | null {
  return document.querySelector(".rules-tool");
}

function showPlace(
  article: HTMLElement,
  pane: HTMLElement | null,
  game: string,
  rule: string | null,
): void {
  const place = rule ? findPlace(article, rule) : null;
  markRule(article, place);
  if (place) jump(pane, place);
  else {
    const start = beginning(article, game);
    if (start) scrollTo(pane, start);
    const search = pane?.closest("dialog")?.querySelector<HTMLElement>("input");
    // On a touch screen the keyboard would cover what somebody came to read.
    if (matchMedia("(pointer: fine)").matches) search?.focus();
    else pane?.focus({ preventScroll: true });
  }
}

/** Scrolls to a place and gives it the focus, so that reading begins there. */
function jump(pane: HTMLElement | null, place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  scrollTo(pane, place);
}

/** Only the drawer scrolls; the page with the board stays where it is. */
function scrollTo(pane: HTMLElement | null, place: HTMLElement): void {
  if (!pane) return;
  const below = place.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const isChapter = place.tagName === "H2";
  pane.scrollTop += below - (isChapter ? 8 : pane.clientHeight / 4);
}

/** Links within the rules lead to another place in the drawer; the address stays the table's. */
function followLink(event: Event): void {
  const href = (event.target as Element).closest("a")?.getAttribute("href");
  const [, place] = /#([^#/]+)$/.exec(href ?? "") ?? [];
  if (!place) return;
  event.preventDefault();
  openRules(place);
}

/** The rule that the last refusal cited. */
function Cited({ article }: { article: HTMLElement | null }) {
  const rule = cited.value;
  const place = rule && article ? findPlace(article, rule) : null;
  if (!rule || !place) return null;
  const title = place.querySelector("strong")?.textContent?.replace(/\.$/, "") ?? "";
  return (
    <button type="button" class="drawer-cited" onClick={() => openRules(rule)}>
      <span class="quiet">{t("rules-cited")}</span> <b>{`${rule} ${title}`}</b>
    </button>
  );
}

interface ContentsProps {
  article: HTMLElement;
  onChoose(chapter: HTMLElement): void;
}

function Contents({ article, onChoose }: ContentsProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const all = chapters(article);
  if (all.length < 2) return null;
  return (
    <details ref={list} class="drawer-contents">
      <summary>{t("rules-contents")}</summary>
      <ul>
        {all.map((chapter) => (
          <li key={chapter.id}>
            <button
              type="button"
              class="plain"
              onClick={() => {
                if (list.current) list.current.open = false;
                onChoose(chapter);
              }}
            >
              {chapter.textContent}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
