import { afterEach, describe, expect, it, vi } from "vitest";
import { createTable, getFile, getGames, getLink, getMe } from "../../src/net/api";
import { isOnDevice } from "../../src/net/backend";
import { Unreachable } from "../../src/net/refused";

const asked = vi.hoisted(() => ({ device: [] as string[], server: [] as string[] }));

vi.mock("../../src/device/backend", () => ({
  request: async (method: string, url: string) => {
    asked.device.push(`${method} ${url}`);
    return Response.json({ id: "device" });
  },
}));

function serverThat(answers: () => Promise<Response>) {
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.server.push(`${init.method} ${url}`);
    return answers();
  });
}

const gone = () => Promise.reject(new TypeError("no network"));

afterEach(() => {
  asked.device.length = asked.server.length = 0;
  vi.unstubAllGlobals();
});

describe("a request", () => {
  it("about a table of the device goes to the device", async () => {
    serverThat(gone);
    await getLink("device-abc");
    await getFile("/api/records/device-abc/file");
    expect(asked.device).toEqual([
      "GET /api/tables/device-abc/link",
      "GET /api/records/device-abc/file",
    ]);
    expect(asked.server).toEqual([]);
  });

  it("about any other table goes to the server", async () => {
    serverThat(async () => Response.json({}));
    await getLink("abc-device-");
    expect(asked.server).toEqual(["GET /api/tables/abc-device-/link"]);
    expect(asked.device).toEqual([]);
    expect(isOnDevice("abc")).toBe(false);
    expect(isOnDevice("device-abc")).toBe(true);
  });

  it("for a new table goes to where the table will be", async () => {
    serverThat(async () => Response.json({}));
    await createTable({ game: "rope", seats: 2 });
    await createTable({ game: "rope", seats: 2 }, true);
    expect(asked).toEqual({ server: ["POST /api/tables"], device: ["POST /api/tables"] });
  });

  it("for the games or the person is answered by the device if the server is away", async () => {
    serverThat(gone);
    expect(await getMe()).toEqual({ id: "device" });
    await getGames();
    expect(asked.device).toEqual(["GET /api/me", "GET /api/games"]);
  });

  it("for anything else fails if the server is away", async () => {
    serverThat(gone);
    await expect(getLink("abc")).rejects.toThrow(Unreachable);
    expect(asked.device).toEqual([]);
  });
});
