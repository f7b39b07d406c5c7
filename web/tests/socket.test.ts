import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable } from "../src/net/refused";
import { type Pipe, type SocketHost, TableSocket } from "../src/net/socket";
import type { ToClient } from "../src/protocol";

class FakePipe implements Pipe {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { type: string; id?: string; sent?: number }[] = [];
  isClosed = false;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  hear(frame: ToClient) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  welcome() {
    this.onopen?.();
    this.hear({ type: "welcome", you: "p1", now: 5000 });
  }
  commands() {
    return this.sent.filter((one) => one.type !== "ping");
  }
}

interface Opened {
  pipes: FakePipe[];
  versions: number[];
  heard: ToClient[];
  socket: TableSocket;
}

async function connect(host: Partial<SocketHost> = {}): Promise<Opened> {
  const pipes: FakePipe[] = [];
  const versions: number[] = [];
  const heard: ToClient[] = [];
  const socket = new TableSocket({
    arrive: () => Promise.resolve(),
    open: (version) => {
      versions.push(version);
      const pipe = new FakePipe();
      pipes.push(pipe);
      return pipe;
    },
    ask: () => Promise.resolve(),
    hear: (frame) => heard.push(frame),
    version: () => 7,
    ...host,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { pipes, versions, heard, socket };
}

function last(opened: Opened): FakePipe {
  const pipe = opened.pipes.at(-1);
  if (!pipe) throw new Error("nothing was opened");
  return pipe;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a table's socket", () => {
  it("is open after the welcome, and knows the server's time", async () => {
    const opened = await connect();
    expect(opened.socket.state.value).toBe("connecting");
    last(opened).welcome();
    expect(opened.socket.state.value).toBe("open");
    expect(Math.round(opened.socket.clock.now())).toBe(5000);
  });

  it("settles a submit when it is acknowledged", async () => {
    const opened = await connect();
    last(opened).welcome();
    const done = opened.socket.submit({ type: "sit", seat: 1 });
    const [command] = last(opened).commands();
    expect(command).toMatchObject({ type: "sit", seat: 1 });
    last(opened).hear({ type: "ack", id: command?.id ?? "", version: 8 });
    await expect(done).resolves.toMatchObject({ version: 8 });
  });

  it("rejects a refused submit with its rule and parameters", async () => {
    const opened = await connect();
    last(opened).welcome();
    const done = opened.socket.submit({ type: "move", seat: 0, move: "a1", on: 7 });
    const id = last(opened).commands()[0]?.id ?? "";
    const params = { space: "a1" };
    last(opened).hear({
      type: "refused",
      id,
      rule: "SC-1",
      why: "outside",
      params,
      text: "No.",
      version: 7,
    });
    const error = await done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).key).toBe("refused-sc-1-outside");
    expect((error as Refused).params).toEqual(params);
  });

  it("reconnects after the last version it has seen, and resends unanswered commands", async () => {
    const opened = await connect();
    last(opened).welcome();
    const done = opened.socket.submit({ type: "ready", ready: true });
    const id = last(opened).commands()[0]?.id ?? "";
    last(opened).onclose?.();
    expect(opened.socket.state.value).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened.pipes).toHaveLength(2);
    expect(opened.versions).toEqual([7, 7]);
    last(opened).welcome();
    expect(opened.socket.state.value).toBe("open");
    expect(last(opened).commands()).toEqual([{ type: "ready", ready: true, id }]);
    last(opened).hear({ type: "ack", id, version: 9 });
    await expect(done).resolves.toMatchObject({ id });
  });

  it("keeps commands that are submitted while disconnected", async () => {
    const opened = await connect();
    last(opened).welcome();
    last(opened).onclose?.();
    void opened.socket.submit({ type: "leave" });
    await vi.advanceTimersByTimeAsync(1000);
    last(opened).welcome();
    expect(last(opened).commands()).toMatchObject([{ type: "leave" }]);
  });

  it("backs off", async () => {
    const opened = await connect();
    for (let i = 0; i < 5; i++) {
      last(opened).onclose?.();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(opened.pipes).toHaveLength(6);
    last(opened).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened.pipes).toHaveLength(6);
  });

  it("does not retry after a refusal", async () => {
    const refused = new Refused("TABLE", "unknown", {}, "This table does not exist.");
    const opened = await connect({ ask: () => Promise.reject(refused) });
    last(opened).onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened.pipes).toHaveLength(1);
    expect(opened.socket.state.value).toBe("refused");
    expect(opened.socket.refusal.value).toBe(refused);
    await expect(opened.socket.submit({ type: "leave" })).rejects.toBeInstanceOf(Unreachable);
  });

  it("keeps retrying while the server cannot be reached", async () => {
    const opened = await connect({ ask: () => Promise.reject(new Unreachable("x")) });
    for (let i = 0; i < 3; i++) {
      last(opened).onclose?.();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(opened.pipes).toHaveLength(4);
    expect(opened.socket.state.value).toBe("reconnecting");
  });

  it("detects a dead connection by its silence", async () => {
    const opened = await connect();
    last(opened).welcome();
    expect(last(opened).sent).toMatchObject([{ type: "ping" }]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(opened.pipes).toHaveLength(2);
    expect(opened.pipes[0]?.isClosed).toBe(true);
  });

  it("rejects pending commands when it is closed", async () => {
    const opened = await connect();
    last(opened).welcome();
    const done = opened.socket.submit({ type: "leave" });
    opened.socket.close();
    await expect(done).rejects.toBeInstanceOf(Unreachable);
    expect(opened.socket.state.value).toBe("closed");
  });
});
