import { beforeAll, expect, test } from "vitest";
import { bindLetters } from "../line-breaks";
import { formatList, setLanguage, t } from "../src/i18n";

const kept = (source: string) => bindLetters(source, "pl").replaceAll("\u00a0", "_");

beforeAll(() => setLanguage("pl"));

test("a Polish word of one letter stays with the next one", () => {
  expect(kept("Ania i Bob")).toBe("Ania i_Bob");
  expect(kept("W grze (a także obok)")).toBe("W_grze (a_także obok)");
  expect(kept("idzie z { $name }")).toBe("idzie z_{ $name }");
  expect(kept("**W sieci** i\n  *tutaj*")).toBe("**W_sieci** i_*tutaj*");
});

test("variants, list items and table cells are unchanged", () => {
  for (const source of ["[one] o\n   *[other] z", "raz i\n- dwa", "| a | b |", "z = x"]) {
    expect(kept(source)).toBe(source);
  }
  expect(bindLetters("Ania i Bob", "de")).toBe("Ania i Bob");
});

test("messages and lists are bound, names in them are not", () => {
  const who = "Ania i Bob";
  expect(t("log-line", { who, what: "x" })).toContain(who);
  expect(t("open-record-what")).toContain("a\u00a0potem");
  expect(formatList([who, "Cleo"])).toBe("Ania i Bob i\u00a0Cleo");
});
