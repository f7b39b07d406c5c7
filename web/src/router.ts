/** Which page an address means, and how to get from one to the next without loading it anew. */

import { computed, signal } from "@preact/signals";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; guide: number | null }
  | { page: "code"; code: string }
  | { page: "replay"; kind: "tables" | "records"; id: string; at: number | null }
  | { page: "open-record" }
  | { page: "learn"; game: string | null; part: string | null }
  | { page: "me" }
  | { page: "person"; id: string }
  | { page: "friend"; token: string }
  | { page: "leaderboard"; game: string | null; seats: number | null }
  | { page: "unknown" };

/** The route of an address.
 *
 * /  /t/ID?guide=N (a table, at step N of its guided game)  /c/CODE  /r/ID?at=N (a table's replay)
 * /r/record/ID  /r (open a file)  /learn/GAME/PART  /me  /p/PERSON
 * /f/TOKEN (a friend link)  /leaderboard/GAME/SEATS
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
  if (head === "me" && !second) return { page: "me" };
  if (head === "p" && second && !third) return { page: "person", id: second };
  if (head === "f" && second && !third) return { page: "friend", token: second };
  if (head === "leaderboard") {
    const seats = third && /^\d{1,2}$/.test(third) ? Number(third) : null;
    return { page: "leaderboard", game: second ?? null, seats };
  }
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

export const route = computed(() => routeOf(...split(address.value)));
export const path = computed(() => split(address.value)[0]);

function here(): string {
  return location.pathname + location.search;
}

/** Goes to an address of ours. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  const before = routeOf(...split(address.peek()));
  address.value = here();
  const after = routeOf(...split(address.peek()));
  if (before.page !== after.page || how === "push") scrollTo(0, 0);
}

function split(text: string): [string, string] {
  const [path = "/", search = ""] = text.split(/(?=\?)/);
  return [path, search];
}

/** Follows links of ours without a new page load. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    address.value = here();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
