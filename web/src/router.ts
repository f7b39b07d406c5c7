/** Maps addresses to pages, and goes from one to another without reloading.
 *
 * An address of ours is a path such as `/r/ID?at=3` or `/learn/GAME/rules#RULE`. A server has a page for
 * each. A static site has one page only, so there the address is behind its `#`.
 */

import { computed, signal } from "@preact/signals";
import { hasServer } from "./base";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; guide: number | null }
  | { page: "code"; code: string }
  | { page: "replay"; kind: "tables" | "records"; id: string; at: number | null }
  | { page: "open-record" }
  | { page: "learn"; game: string | null; part: string | null }
  | { page: "new"; game: string; options: Record<string, string> }
  | { page: "referee" }
  | { page: "me" }
  | { page: "person"; id: string }
  | { page: "friend"; token: string }
  | { page: "notice"; action: "confirm" | "stop"; token: string }
  | { page: "leaderboard"; game: string | null; seats: number | null }
  | { page: "puzzles"; game: string | null; theme: string }
  | { page: "daily"; day: string | null; game: string | null }
  | { page: "unknown" };

/** The route of an address.
 *
 * /  /t/ID?guide=N (a table, at step N of its guided game)  /c/CODE  /r/ID?at=N (a table's replay)
 * /r/record/ID  /r (open a file)  /learn/GAME/PART  /new/GAME?OPTION=VALUE (a new table)  /referee
 * /me  /p/PERSON  /f/TOKEN (a friend link)  /n/confirm/TOKEN  /n/stop/TOKEN (links in e-mail)
 * /leaderboard/GAME/SEATS  /puzzles/GAME?theme=THEME  /daily/DAY/GAME
 */
export function routeOf(path: string, search = ""): Route {
  const parts = path.split("/").filter(Boolean).map(safelyDecoded);
  const [head, second, third] = parts;
  const n = numberIn(search, "at");
  if (head === undefined) return { page: "home" };
  if (head === "t" && second && !third) {
    return { page: "table", id: second, guide: numberIn(search, "guide") };
  }
  if (head === "c" && second && !third) return { page: "code", code: second };
  if (head === "r" && second === "record" && third) {
    return { page: "replay", kind: "records", id: third, at: n };
  }
  if (head === "r" && second) return { page: "replay", kind: "tables", id: second, at: n };
  if (head === "r") return { page: "open-record" };
  if (head === "learn") return { page: "learn", game: second ?? null, part: third ?? null };
  if (head === "new" && second && !third) {
    return { page: "new", game: second, options: Object.fromEntries(new URLSearchParams(search)) };
  }
  if (head === "referee" && !second) return { page: "referee" };
  if (head === "me" && !second) return { page: "me" };
  if (head === "p" && second && !third) return { page: "person", id: second };
  if (head === "f" && second && !third) return { page: "friend", token: second };
  if (head === "n" && (second === "confirm" || second === "stop") && third) {
    return { page: "notice", action: second, token: third };
  }
  if (head === "leaderboard") {
    const seats = third && /^\d{1,2}$/.test(third) ? Number(third) : null;
    return { page: "leaderboard", game: second ?? null, seats };
  }
  if (head === "puzzles" && !third) {
    const theme = new URLSearchParams(search).get("theme") ?? "";
    return { page: "puzzles", game: second ?? null, theme };
  }
  if (head === "daily") return { page: "daily", day: second ?? null, game: third ?? null };
  return { page: "unknown" };
}

function numberIn(search: string, name: string): number | null {
  const text = new URLSearchParams(search).get(name);
  return text !== null && /^\d{1,8}$/.test(text) ? Number(text) : null;
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const address = signal(here());

export const route = computed(() => {
  const { path, search } = split(address.value);
  return routeOf(path, search);
});
export const path = computed(() => split(address.value).path);
/** The place within the page that the address names, such as a rule. */
export const place = computed(() => split(address.value).place);

function split(text: string) {
  const [, path = "/", search = "", place = ""] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(text) ?? [];
  return { path, search, place };
}

/** The `href` of a link to one of our addresses. */
export function hrefTo(to: string): string {
  return hasServer ? to : `#${to}`;
}

/** An address of ours in full, for other programs. */
export function fullAddress(to: string): string {
  return new URL(hrefTo(to), location.href).href;
}

function here(): string {
  return addressIn(location) ?? "/";
}

/** The address of ours that a URL means; null if it means anything else. */
function addressIn({
  origin,
  pathname,
  search,
  hash,
}: HTMLAnchorElement | Location): string | null {
  if (origin !== location.origin) return null;
  if (hasServer) return pathname.startsWith("/api/") ? null : pathname + search + hash;
  if (pathname !== location.pathname || (hash && !hash.startsWith("#/"))) return null;
  return hash.slice(1) || "/";
}

/** Goes to an address of ours. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", hrefTo(to));
  else history.replaceState(null, "", hrefTo(to));
  const before = route.peek();
  address.value = here();
  if (before.page !== route.peek().page || how === "push") scrollTo(0, 0);
}

/** Follows links of ours without a new page load. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    address.value = here();
    if (!hasServer) showPlace(place.peek());
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = addressIn(link);
    const id = to === null ? placeIn(link) : split(to).place;
    const isThisPage = to === null || split(to).path === path.peek();
    // Where addresses are paths, the browser scrolls to places in a page.
    if (id ? isThisPage && hasServer : to === null) return;
    event.preventDefault();
    if (to !== null) go(to);
    showPlace(id);
  });
}

/** The place in this page, such as `main`, that the link of a static site leads to. */
function placeIn({ origin, pathname, hash }: HTMLAnchorElement): string {
  const isHere = origin === location.origin && pathname === location.pathname;
  return isHere && !hasServer ? hash.slice(1) : "";
}

/** Scrolls to a place, if there is such a place, and lets the Tab key continue from there. */
function showPlace(id: string): void {
  const element = document.getElementById(safelyDecoded(id));
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1; // a text has none
  element.focus({ preventScroll: true });
  element.scrollIntoView();
}
