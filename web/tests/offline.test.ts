import { describe, expect, it } from "vitest";
import { assetsOf } from "../src/offline/store";

describe("the files that a page names", () => {
  it("are found on a server and on a static site", () => {
    const page = (folder: string) =>
      `<link rel="icon" href="${folder}icon.svg" />
       <script type="module" crossorigin src="${folder}assets/index-a_B-1.js"></script>
       <link rel="stylesheet" crossorigin href="${folder}assets/index-2.css">`;
    const found = ["assets/index-a_B-1.js", "assets/index-2.css"];
    expect(assetsOf(page("/"))).toEqual(found);
    expect(assetsOf(page(""))).toEqual(found);
    expect(assetsOf(page("/games/tavolino/"))).toEqual(found);
  });

  it("are empty for a page that is not ours", () => {
    expect(assetsOf("<h1>Bad gateway</h1><a href='/'>Back</a>")).toEqual([]);
  });
});
