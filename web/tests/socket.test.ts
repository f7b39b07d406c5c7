import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Unreachable } from "../src/net/refused";
import { type Pipe, type Surroundings, TableSocket } from "../src/net/socket";
import type { ToClient } from "../src/protocol";

class FakePipe implements Pipe {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: { do: string; id?: string; sent?: number }[] = [];
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
    this.hear({ is: "welcome", you: "p1", now: 5000 });
  }
  deeds() {
    return this.sent.filter((one) => one.do !== "ping");
  }
}

interface World {
  pipes: FakePipe[];
  seqs: number[];
  heard: ToClient[];
  socket: TableSocket;
}

async function connect(around: Partial<Surroundings> = {}): Promise<World> {
  const pipes: FakePipe[] = [];
  const seqs: number[] = [];
  const heard: ToClient[] = [];
  const socket = new TableSocket({
    arrive: () => Promise.resolve(),
    open: (seq) => {
      seqs.push(seq);
      const pipe = new FakePipe();
      pipes.push(pipe);
      return pipe;
    },
    ask: () => Promise.resolve(),
    hear: (frame) => heard.push(frame),
    seq: () => 7,
    ...around,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { pipes, seqs, heard, socket };
}

function last(world: World): FakePipe {
  const pipe = world.pipes.at(-1);
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
  it("is open once it is welcome, and knows the server's time", async () => {
    const world = await connect();
    expect(world.socket.state.value).toBe("connecting");
    last(world).welcome();
    expect(world.socket.state.value).toBe("open");
    expect(Math.round(world.socket.clock.now())).toBe(5000);
  });

  it("settles a submit when its ack comes", async () => {
    const world = await connect();
    last(world).welcome();
    const done = world.socket.submit({ do: "sit", seat: 1 });
    const [deed] = last(world).deeds();
    expect(deed).toMatchObject({ do: "sit", seat: 1 });
    last(world).hear({ is: "ack", id: deed?.id ?? "", seq: 8 });
    await expect(done).resolves.toMatchObject({ seq: 8 });
  });

  it("fails a submit that is refused, with its rule and parameters", async () => {
    const world = await connect();
    last(world).welcome();
    const done = world.socket.submit({ do: "move", seat: 0, move: "a1", on: 7 });
    const id = last(world).deeds()[0]?.id ?? "";
    const params = { space: "a1" };
    last(world).hear({
      is: "refused",
      id,
      rule: "SC-1",
      why: "outside",
      params,
      text: "No.",
      seq: 7,
    });
    const error = await done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).key).toBe("refused-sc-1-outside");
    expect((error as Refused).params).toEqual(params);
  });

  it("comes back by itself, after what it has seen, and sends again what was not answered", async () => {
    const world = await connect();
    last(world).welcome();
    const done = world.socket.submit({ do: "ready", ready: true });
    const id = last(world).deeds()[0]?.id ?? "";
    last(world).onclose?.();
    expect(world.socket.state.value).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.pipes).toHaveLength(2);
    expect(world.seqs).toEqual([7, 7]);
    last(world).welcome();
    expect(world.socket.state.value).toBe("open");
    expect(last(world).deeds()).toEqual([{ do: "ready", ready: true, id }]);
    last(world).hear({ is: "ack", id, seq: 9 });
    await expect(done).resolves.toMatchObject({ id });
  });

  it("keeps what is submitted while the line is down", async () => {
    const world = await connect();
    last(world).welcome();
    last(world).onclose?.();
    void world.socket.submit({ do: "leave" });
    await vi.advanceTimersByTimeAsync(1000);
    last(world).welcome();
    expect(last(world).deeds()).toMatchObject([{ do: "leave" }]);
  });

  it("waits longer each time", async () => {
    const world = await connect();
    for (let i = 0; i < 5; i++) {
      last(world).onclose?.();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(world.pipes).toHaveLength(6);
    last(world).onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.pipes).toHaveLength(6);
  });

  it("does not try again where the server has said no", async () => {
    const refused = new Refused("TABLE", "unknown", {}, "There is no such table.");
    const world = await connect({ ask: () => Promise.reject(refused) });
    last(world).onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.pipes).toHaveLength(1);
    expect(world.socket.state.value).toBe("refused");
    expect(world.socket.refusal.value).toBe(refused);
    await expect(world.socket.submit({ do: "leave" })).rejects.toBeInstanceOf(Unreachable);
  });

  it("goes on trying where the server cannot be reached", async () => {
    const world = await connect({ ask: () => Promise.reject(new Unreachable("x")) });
    for (let i = 0; i < 3; i++) {
      last(world).onclose?.();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(world.pipes).toHaveLength(4);
    expect(world.socket.state.value).toBe("reconnecting");
  });

  it("finds out that a silent line is dead", async () => {
    const world = await connect();
    last(world).welcome();
    expect(last(world).sent).toMatchObject([{ do: "ping" }]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(world.pipes).toHaveLength(2);
    expect(world.pipes[0]?.isClosed).toBe(true);
  });

  it("fails what still waits when it is closed", async () => {
    const world = await connect();
    last(world).welcome();
    const done = world.socket.submit({ do: "leave" });
    world.socket.close();
    await expect(done).rejects.toBeInstanceOf(Unreachable);
    expect(world.socket.state.value).toBe("closed");
  });
});
