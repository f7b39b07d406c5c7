import { describe, expect, it } from "vitest";
import { knownOptions } from "../src/pages/new/page";
import { printQuery, usualPaper } from "../src/print/query";
import { routeOf } from "../src/router";

describe("printing", () => {
  it("requests everything that was chosen", () => {
    const choice = { part: "sheet", paper: "a4", ink: "patterns", copies: "4", language: "pl" };
    expect(printQuery({ ...choice, options: { sheet: "sharp" } })).toEqual({
      ...choice,
      sheet: "sharp",
    });
  });

  it("suggests Letter where it is the usual paper", () => {
    expect(usualPaper("en-US")).toBe("letter");
    expect(usualPaper("en-GB")).toBe("a4");
    expect(usualPaper("pl")).toBe("a4");
  });
});

describe("the address of a new table", () => {
  it("has the game and its options", () => {
    expect(routeOf("/new/cutit", "?sheet=sharp")).toEqual({
      page: "new",
      game: "cutit",
      options: { sheet: "sharp" },
    });
    expect(routeOf("/new")).toEqual({ page: "unknown" });
  });

  it("keeps only options that the game has", () => {
    const game = { options: [{ name: "sheet" }] } as Parameters<typeof knownOptions>[0];
    expect(knownOptions(game, { sheet: "sharp", utm: "x" })).toEqual({ sheet: "sharp" });
  });
});
