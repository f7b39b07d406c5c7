import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { address } from "../src/net/requests";
import { routeOf } from "../src/router";

const SOURCE = resolve(import.meta.dirname, "../src");
/** A path that is right only at the top of a server: `hrefTo`, `fileUrl` and `path` know it. */
const FROM_THE_TOP =
  /href=(\{`|")\/.*|["'`]\/(assets|device|icon|manifest|sw\.js).*|location\.(pathname|hash|search)/g;

describe("a route", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/t/abc", "", { page: "table", id: "abc", guide: null }],
    ["/t/abc", "?guide=3", { page: "table", id: "abc", guide: 3 }],
    ["/t/abc", "?guide=-1", { page: "table", id: "abc", guide: null }],
    ["/c/NS6AMV", "", { page: "code", code: "NS6AMV" }],
    ["/r/abc", "?at=12", { page: "replay", kind: "tables", id: "abc", at: 12 }],
    ["/r/abc", "?at=x", { page: "replay", kind: "tables", id: "abc", at: null }],
    ["/r/record/f00", "", { page: "replay", kind: "records", id: "f00", at: null }],
    ["/r", "", { page: "open-record" }],
    ["/learn", "", { page: "learn", game: null, part: null }],
    ["/learn/rope/rules", "", { page: "learn", game: "rope", part: "rules" }],
    ["/me", "", { page: "me" }],
    ["/referee", "", { page: "referee" }],
    ["/leaderboard/rope/3", "", { page: "leaderboard", game: "rope", seats: 3 }],
    ["/puzzles", "", { page: "puzzles", game: null, theme: "" }],
    ["/puzzles/rope", "?theme=long", { page: "puzzles", game: "rope", theme: "long" }],
    ["/t", "", { page: "unknown" }],
    ["/t/a/b", "", { page: "unknown" }],
    ["/t/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", guide: null }],
  ])("of %s%s", (path, search, expected) => {
    expect(routeOf(path, search)).toEqual(expected);
  });
});

describe("links in e-mail", () => {
  it("confirm an address or stop messages to it", () => {
    expect(routeOf("/n/stop/abc")).toEqual({ page: "notice", action: "stop", token: "abc" });
    expect(routeOf("/n/confirm/abc")).toEqual({ page: "notice", action: "confirm", token: "abc" });
    for (const path of ["/n", "/n/stop", "/n/other/abc"]) {
      expect(routeOf(path)).toEqual({ page: "unknown" });
    }
  });
});

type Router = typeof import("../src/router");

/** The router of a page that was opened at this address. */
async function openAt(where: string, { hasServer }: { hasServer: boolean }): Promise<Router> {
  document.head.innerHTML = hasServer ? "" : '<meta name="tavolino-server" content="none">';
  history.replaceState(null, "", where);
  vi.resetModules();
  const router = await import("../src/router");
  router.startRouter();
  return router;
}

/** Presses a link. False if the browser is left to follow it. */
function press(href: string, more: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  link.setAttribute("href", href);
  document.body.append(link);
  // Nothing is to be loaded; a link that the router has followed already is marked.
  const stop = (event: Event) => event.preventDefault();
  let isFollowed = false;
  const look = (event: Event) => {
    isFollowed = event.defaultPrevented;
    stop(event);
  };
  addEventListener("click", look);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  removeEventListener("click", look);
  link.remove();
  return isFollowed;
}

describe.each([
  { name: "with a server", hasServer: true, top: "/", prefix: "" },
  { name: "on a static site", hasServer: false, top: "/games/tavolino/", prefix: "#" },
])("$name", ({ hasServer, top, prefix }) => {
  const at = (path: string) => (prefix ? `${top}${prefix}${path}` : path);
  const shown = () => location.pathname + location.search + location.hash;
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

  beforeEach(() => {
    for (const target of [document, globalThis] as const) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, "addEventListener").mockImplementation(
        (type: string, listener: EventListenerOrEventListenerObject) => {
          listeners.push([target, type, listener]);
          add(type, listener);
        },
      );
    }
    document.body.innerHTML = '<div id="main" tabindex="-1"><p id="CR-3">A rule</p></div>';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    for (const [target, type, listener] of listeners.splice(0)) {
      target.removeEventListener(type, listener);
    }
  });

  it("a page opens at its address", async () => {
    const { route, path, place } = await openAt(at("/r/abc?at=3"), { hasServer });
    expect(route.value).toEqual({ page: "replay", kind: "tables", id: "abc", at: 3 });
    expect([path.value, place.value]).toEqual(["/r/abc", ""]);
  });

  it("the first page has the shortest address", async () => {
    const { route } = await openAt(top, { hasServer });
    expect(route.value).toEqual({ page: "home" });
  });

  it("an address may name a place in its page", async () => {
    const { route, place } = await openAt(at("/learn/rope/rules#CR-3"), { hasServer });
    expect(route.value).toEqual({ page: "learn", game: "rope", part: "rules" });
    expect(place.value).toBe("CR-3");
  });

  it("navigating changes the route", async () => {
    const { go, route } = await openAt(at("/"), { hasServer });
    go("/t/xyz?x=1");
    expect(route.value).toEqual({ page: "table", id: "xyz", guide: null });
    expect(shown()).toBe(at("/t/xyz?x=1"));
    go("/");
    expect(route.value).toEqual({ page: "home" });
    expect(shown()).toBe(at("/"));
  });

  it("links have the address of the page that they open", async () => {
    const { fullAddress, hrefTo, route } = await openAt(at("/"), { hasServer });
    expect(press(hrefTo("/learn/rope/rules#CR-9"))).toBe(true);
    expect(shown()).toBe(at("/learn/rope/rules#CR-9"));
    expect(route.value).toEqual({ page: "learn", game: "rope", part: "rules" });
    expect(fullAddress("/r/a?at=1")).toBe(location.origin + at("/r/a?at=1"));
  });

  it("links to elsewhere, or into a new tab, are left to the browser", async () => {
    const { hrefTo } = await openAt(at("/me"), { hasServer });
    expect(press("https://example.org/")).toBe(false);
    expect(press(hasServer ? "/api/me/export" : "/another/site/")).toBe(false);
    expect(press(hrefTo("/learn"), { ctrlKey: true })).toBe(false);
    expect(shown()).toBe(at("/me"));
  });

  it("going back and forward changes the route", async () => {
    const { route } = await openAt(at("/me"), { hasServer });
    history.replaceState(null, "", at("/learn"));
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.value).toEqual({ page: "learn", game: null, part: null });
  });

  it("the link to the content stays on the page", async () => {
    const { path } = await openAt(at("/learn"), { hasServer });
    expect(press("#main")).toBe(!hasServer);
    expect(path.value).toBe("/learn");
    if (!hasServer) expect(document.activeElement?.id).toBe("main");
    expect(shown()).toBe(at("/learn"));
  });

  it("a link to a place in the same page leads there", async () => {
    const { hrefTo, place } = await openAt(at("/learn/rope/rules"), { hasServer });
    // Where addresses are paths, the browser does it.
    expect(press(hrefTo("/learn/rope/rules#CR-3"))).toBe(!hasServer);
    if (hasServer) return;
    expect(document.activeElement?.id).toBe("CR-3");
    expect(place.value).toBe("CR-3");
    expect(shown()).toBe(at("/learn/rope/rules#CR-3"));
  });
});

it("every link and file of the client works on a static site", () => {
  const wrong = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.tsx?$/.test(name) && name !== "router.ts")
    .flatMap((name) => {
      const text = readFileSync(join(SOURCE, name), "utf-8");
      return [...text.matchAll(FROM_THE_TOP)].map(([found]) => `${name}: ${found}`);
    });
  expect(wrong).toEqual([]);
});

describe("an address of the API", () => {
  it("escapes its parameters", () => {
    expect(address("/api/tables/{id}/at/{n}", { id: "a/b", n: 3 }, { seat: "0" })).toBe(
      "/api/tables/a%2Fb/at/3?seat=0",
    );
  });
  it("omits missing parameters and repeats lists", () => {
    expect(address("/x", {}, { a: undefined, move: ["e5", "d5-f5"] })).toBe(
      "/x?move=e5&move=d5-f5",
    );
  });
});
