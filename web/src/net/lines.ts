/** Streamed answers: one JSON object per line, read as they arrive. */

import { Unreachable } from "./refused";

export const LINES = "application/jsonl";

export async function* readLines(response: Response): AsyncGenerator<object> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    while (reader) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) if (line) yield JSON.parse(line);
      if (done) return;
    }
  } catch {
    throw new Unreachable(`${response.url}: cut off`);
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
