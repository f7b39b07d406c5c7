/** The socket of a table on this device. */

import type { Pipe } from "../net/socket";
import type { Pong, Welcome } from "../protocol";

interface Opened {
  send(text: string): void;
  close(): void;
}

/** It answers pings itself: a bot that thinks keeps the worker busy, and that is no fault. */
export class DevicePipe implements Pipe {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  #opened: Opened | null = null;
  #isClosed = false;
  /** How much the table's time is ahead of the page's. */
  #ahead = 0;

  constructor(table: string, version: number) {
    this.#open(table, version).catch(() => this.#end());
  }

  async #open(table: string, version: number): Promise<void> {
    const { openSocket } = await import("./backend");
    const ears = {
      onFrame: (text: string) => this.#hear(text),
      onClosed: () => this.#end(),
    };
    this.#opened = await openSocket(table, version, ears);
    if (this.#isClosed) this.#opened.close();
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"welcome"')) {
      const { now } = JSON.parse(text) as Welcome;
      this.#ahead = now - performance.now();
      this.onopen?.();
    }
    this.onmessage?.({ data: text });
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.();
  }

  send(text: string): void {
    const command = JSON.parse(text) as { type: string; sent: number };
    if (command.type === "ping") queueMicrotask(() => this.#pong(command.sent));
    else this.#opened?.send(text);
  }

  #pong(sent: number): void {
    const now = Math.round(performance.now() + this.#ahead);
    const pong: Pong = { type: "pong", sent, now };
    this.onmessage?.({ data: JSON.stringify(pong) });
  }

  close(): void {
    this.#isClosed = true;
    this.#opened?.close();
  }
}
