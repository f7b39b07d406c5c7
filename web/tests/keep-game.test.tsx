import { render } from "preact";
import { beforeEach, expect, test, vi } from "vitest";
import { KeepGame } from "../src/device-history/keep-game";
import { setLanguage, t } from "../src/i18n";
import { me } from "../src/me";
import type { Me } from "../src/protocol";

const STORED = { id: "device-1", secret: "0".repeat(64), title: "", events: ["{}"] };
const LINK = { id: "kept", url: "https://here.example/t/kept", code: "" };

const asked: { path: string; body: unknown }[] = [];

/** A server that gives these answers to games that are handed over. */
function serve(...answers: (() => Response)[]): void {
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "/api/me") return Response.json({ id: "ann", language: "en" });
    if (path === "/api/games") return Response.json({ games: [], settings: [] });
    asked.push({ path: `${init.method} ${path}`, body: JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return answer();
  });
}

function refusal(why: string, params: object, text: string): () => Response {
  const error = { rule: "STORED", why, params, text };
  return () => Response.json({ error }, { status: 400 });
}

function show(id = STORED.id, stored: string | null = JSON.stringify({ ...STORED, id })) {
  const page = document.createElement("div");
  render(<KeepGame id={id} load={async () => stored} />, page);
  return page;
}

const statusText = (page: HTMLElement) => page.querySelector("[role=status]")?.textContent;

beforeEach(async () => {
  asked.length = 0;
  localStorage.clear();
  me.value = { id: "ann" } as Me;
  await setLanguage("en");
});

test("uploading a stored game links to its replay", async () => {
  serve(() => Response.json(LINK, { status: 201 }));
  const page = show();
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.querySelector("a")?.getAttribute("href")).toBe("/r/kept"));
  expect(asked).toEqual([{ path: "POST /api/me/games", body: STORED }]);
  expect(statusText(page)).toBe(t("keep-game-done"));
  expect(page.querySelector("button")).toBeNull();
});

test("a kept game is shown as kept, but only to the same person", async () => {
  serve(() => Response.json(LINK, { status: 201 }));
  const page = show("device-2");
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.querySelector("a")).not.toBeNull());
  expect(show("device-2").querySelector("a")).not.toBeNull();
  me.value = { id: "bob" } as Me;
  expect(show("device-2").querySelector("button")).not.toBeNull();
});

test("a refusal is explained in the reader's language, and the button stays", async () => {
  await setLanguage("de");
  serve(refusal("rule", { event: 7, broken: "SC-7" }, "the server's sentence"));
  const page = show("device-3");
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(statusText(page)).toContain("SC-7"));
  expect(statusText(page)).toBe(t("refused-stored-rule", { event: 7, broken: "SC-7" }));
  expect(page.querySelector("button")?.disabled).toBe(false);
});

test("without a network it can be retried", async () => {
  serve();
  const page = show("device-4");
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(statusText(page)).toBe(t("server-away")));
  serve(() => Response.json(LINK));
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.querySelector("a")).not.toBeNull());
});

test.each([null, "{"])(
  "a game that is not stored any more is not handed over: %s",
  async (text) => {
    serve();
    const page = show("device-5", text);
    page.querySelector("button")?.click();
    await vi.waitFor(() => expect(statusText(page)).toBe(t("refused-table-damaged")));
    expect(asked).toEqual([]);
  },
);
