import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render } from "preact";
import { expect, test } from "vitest";
import example from "../examples/board";
import { setLanguage } from "../src/i18n";
import type { View } from "../src/protocol";
import { boardProps } from "./boards";

const ROOT = resolve(import.meta.dirname, "..");
const VIEW = { game: "rope", viewer: 0, to_act: [0], moves: ["h7>B", "end"] } as unknown as View;

function show(canMove: boolean) {
  const page = document.createElement("div");
  const props = boardProps(VIEW, { canMove, hint: "end" });
  render(<example.Board {...props} />, page);
  return { page, move: props.move };
}

test("the example shows the legal moves and makes the one that is clicked", () => {
  const { page, move } = show(true);
  const [first, second] = page.querySelectorAll("button");
  expect(page.textContent).toBe("h7>Bend");
  expect(second?.className).toBe("primary");
  first?.click();
  expect(move).toHaveBeenCalledExactlyOnceWith("h7>B");
});

test("the example is read-only if the viewer cannot move", () => {
  const { page, move } = show(false);
  page.querySelector("button")?.click();
  expect(move).not.toHaveBeenCalled();
});

test("the example describes itself in a sentence", async () => {
  await setLanguage("en");
  expect(example.describe(VIEW, ["Ann"])).toEqual(["There are 2 possible moves."]);
});

test("the README shows the example as it is", () => {
  const readme = readFileSync(resolve(ROOT, "README.md"), "utf-8");
  const source = readFileSync(resolve(ROOT, "examples/board.tsx"), "utf-8");
  expect(readme).toContain(`\`\`\`tsx\n${source}\`\`\``);
});
