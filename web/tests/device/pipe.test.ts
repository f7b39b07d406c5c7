import { beforeEach, describe, expect, it, vi } from "vitest";
import { DevicePipe } from "../../src/device/pipe";
import { TableSocket } from "../../src/net/socket";

interface Opened {
  table: string;
  version: number;
  sent: string[];
  isClosed: boolean;
  ears: { onFrame(text: string): void; onClosed(): void };
}

const opened = vi.hoisted(() => [] as Opened[]);

vi.mock("../../src/device/backend", () => ({
  openSocket: async (table: string, version: number, ears: Opened["ears"]) => {
    const one: Opened = { table, version, sent: [], isClosed: false, ears };
    opened.push(one);
    return {
      send: (text: string) => one.sent.push(text),
      close: () => {
        one.isClosed = true;
      },
    };
  },
}));

const newest = (count: number) =>
  vi.waitFor(() => {
    expect(opened.length).toBe(count);
    return opened[count - 1] as Opened;
  });

beforeEach(() => {
  opened.length = 0;
});

describe("the socket of a table on the device", () => {
  it("opens with the welcome, and answers pings itself", async () => {
    const pipe = new DevicePipe("device-a", 3);
    const heard: { type: string; sent?: number; now?: number }[] = [];
    let isOpen = false;
    pipe.onopen = () => {
      isOpen = true;
    };
    pipe.onmessage = ({ data }) => heard.push(JSON.parse(data));
    const { ears, sent, version } = await newest(1);
    expect([isOpen, version]).toEqual([false, 3]);
    ears.onFrame('{"type":"welcome","you":"device","now":5000}');
    expect(isOpen).toBe(true);
    pipe.send('{"type":"ping","sent":7}');
    pipe.send('{"type":"move","id":"1"}');
    await vi.waitFor(() => expect(heard.length).toBe(2));
    expect(heard[1]).toMatchObject({ type: "pong", sent: 7 });
    expect(heard[1]?.now).toBeGreaterThanOrEqual(5000);
    expect(sent).toEqual(['{"type":"move","id":"1"}']);
  });

  it("can be closed before it is open", async () => {
    const pipe = new DevicePipe("device-a", 0);
    pipe.close();
    const one = await newest(1);
    await vi.waitFor(() => expect(one.isClosed).toBe(true));
  });

  it("is reopened after a fault of the worker, without losing commands", async () => {
    const socket = new TableSocket({
      arrive: async () => undefined,
      open: (version) => new DevicePipe("device-a", version),
      ask: async () => undefined,
      hear: () => undefined,
      version: () => 9,
      isLocal: true,
    });
    const first = await newest(1);
    first.ears.onFrame('{"type":"welcome","you":"device","now":0}');
    dispatchEvent(new Event("offline"));
    expect(socket.state.value).toBe("open");
    const done = socket.submit({ type: "leave" });
    first.ears.onClosed();
    expect(socket.state.value).toBe("reconnecting");
    const second = await newest(2);
    second.ears.onFrame('{"type":"welcome","you":"device","now":0}');
    expect(second.sent).toEqual(first.sent);
    const { id } = JSON.parse(second.sent[0] ?? "{}");
    second.ears.onFrame(JSON.stringify({ type: "ack", id, version: 10 }));
    expect((await done).version).toBe(10);
    socket.close();
  });
});
