import { afterEach, describe, expect, it, vi } from "vitest";
import { getHint } from "../src/net/api";
import { LINES } from "../src/net/lines";
import { Refused, Unreachable } from "../src/net/refused";

const HINT = { seat: 0, move: "e5", version: 3, why: "It scores." };
const TROUBLE = { error: { rule: "HINT", why: "replaced", params: {}, text: "Asked again." } };

/** A server that answers with these pieces, each sent when it is asked for. */
function answering(pieces: readonly string[], status = 200, type = LINES): void {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  const response = new Response(body, { status, headers: { "Content-Type": type } });
  vi.stubGlobal("fetch", async () => response);
}

async function asked(): Promise<{ reported: number[]; hint: Promise<unknown> }> {
  const reported: number[] = [];
  const { signal } = new AbortController();
  const hint = getHint("t", 0, { onAhead: (ahead) => reported.push(ahead), signal });
  await hint.catch(() => undefined);
  return { reported, hint };
}

describe("waiting for a bot", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("reports the queue until the reply comes, however it is chunked", async () => {
    const text = `{"ahead":2}\n{"ahead":1}\n{"ahead":0}\n${JSON.stringify(HINT)}\n`;
    for (const size of [1, 7, text.length]) {
      answering(text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []);
      const { reported, hint } = await asked();
      expect(reported).toEqual([2, 1, 0]);
      expect(await hint).toEqual(HINT);
    }
  });

  it("accepts a plain reply, too", async () => {
    answering([JSON.stringify(HINT)], 200, "application/json");
    expect(await (await asked()).hint).toEqual(HINT);
  });

  it("reports refusals before and after waiting", async () => {
    answering([JSON.stringify(TROUBLE)], 503, "application/json");
    await expect((await asked()).hint).rejects.toBeInstanceOf(Refused);
    answering(['{"ahead":1}\n', `${JSON.stringify(TROUBLE)}\n`]);
    await expect((await asked()).hint).rejects.toMatchObject({ why: "replaced" });
  });

  it("detects a missing reply", async () => {
    answering(['{"ahead":1}\n', '{"ahe']);
    await expect((await asked()).hint).rejects.toBeInstanceOf(Unreachable);
  });
});
