import { describe, expect, it } from "vitest";
import { address } from "../src/net/api";
import { go, route, routeOf } from "../src/router";

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
    ["/leaderboard/rope/3", "", { page: "leaderboard", game: "rope", seats: 3 }],
    ["/t", "", { page: "unknown" }],
    ["/t/a/b", "", { page: "unknown" }],
    ["/t/%E0%A4%A", "", { page: "table", id: "%E0%A4%A", guide: null }],
  ])("of %s%s", (path, search, expected) => {
    expect(routeOf(path, search)).toEqual(expected);
  });

  it("changes when one goes somewhere", () => {
    go("/t/xyz?x=1");
    expect(route.value).toEqual({ page: "table", id: "xyz", guide: null });
    expect(location.pathname).toBe("/t/xyz");
    go("/");
    expect(route.value).toEqual({ page: "home" });
  });
});

describe("an address", () => {
  it("has its parts and queries filled in safely", () => {
    expect(address("/api/tables/{id}/at/{n}", { id: "a/b", n: 3 }, { seat: "0" })).toBe(
      "/api/tables/a%2Fb/at/3?seat=0",
    );
  });
  it("leaves out what is not given and repeats lists", () => {
    expect(address("/x", {}, { a: undefined, move: ["e5", "d5-f5"] })).toBe(
      "/x?move=e5&move=d5-f5",
    );
  });
});
