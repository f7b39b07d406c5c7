import { describe, expect, it } from "vitest";
import { findAll, fold, highlight } from "../src/rules/search";

const found = (text: string, query: string) =>
  findAll(text, query).map(([start, end]) => text.slice(start, end));

describe("the search in the rules", () => {
  it("ignores case and accents", () => {
    expect(found("Die Größe. Das größte Stück.", "GROSS")).toEqual(["Größ", "größ"]);
    expect(found("Łódź i łodzie", "lodz")).toEqual(["Łódź", "łodz"]);
    expect(found("la règle, les règles", "regle")).toEqual(["règle", "règle"]);
    expect(found("un cœur", "coeur")).toEqual(["cœur"]);
  });

  it("treats hyphens and line breaks as spaces", () => {
    expect(found("a supply\n  row", "supply row")).toEqual(["supply\n  row"]);
    expect(found("Rule CR-9 and CR‑9", "cr 9")).toEqual(["CR-9", "CR‑9"]);
    expect(fold("a – b").text).toBe("a b");
  });

  it("finds a rule only by its full number", () => {
    expect(found("CR-1, CR-10, CR-1.", "CR-1")).toEqual(["CR-1", "CR-1"]);
  });

  it("finds nothing for a space or a single letter", () => {
    expect(found("some text", " ")).toEqual([]);
    expect(found("some text", "e")).toEqual([]);
  });

  it("marks its hits, even across bold text, and removes the marks", () => {
    const page = document.createElement("article");
    page.innerHTML = "<p>Ein <strong>Rei</strong>he, eine Reihe</p><p>Reihen</p>";
    const before = page.innerHTML;
    const hits = highlight(page, "reihe");
    expect(hits.map((marks) => marks.map((mark) => mark.textContent).join("|"))).toEqual([
      "Rei|he",
      "Reihe",
      "Reihe",
    ]);
    expect(page.textContent).toBe("Ein Reihe, eine ReiheReihen");
    expect(highlight(page, "")).toEqual([]);
    expect(page.innerHTML).toBe(before);
  });
});
