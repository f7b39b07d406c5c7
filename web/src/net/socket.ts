/** The socket of a table. It reconnects automatically and loses no commands.
 *
 * A command is kept until it is answered. After a reconnect it is sent again with the same id, and the
 * server does not run it twice.
 */

import { type Signal, signal } from "@preact/signals";
import type { Ack, FromClient, Ping, ToClient } from "../protocol";
import { ServerClock } from "./clock";
import { Refused, Unreachable } from "./refused";

/** `connecting` is the first time, `reconnecting` every later one; `offline`: the device itself has
 * no network; `refused`: the server refuses this table to us. */
export type Connection = "connecting" | "open" | "reconnecting" | "offline" | "refused" | "closed";

type Command = Exclude<FromClient, Ping>;

/** A command without the id that the socket gives it. */
export type CommandBody = Command extends infer D
  ? D extends Command
    ? Omit<D, "id">
    : never
  : never;

/** The parts of a WebSocket that we use. */
export interface Pipe {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface SocketHost {
  /** Settles when the server knows who we are. */
  arrive(): Promise<void>;
  /** Opens the pipe; `version` is the version of the table that is already known. */
  open(version: number): Pipe;
  /** Why it could not be opened: throws Refused if the server says so. */
  ask(): Promise<unknown>;
  /** True if no network is needed. */
  readonly isLocal?: boolean;
  hear(frame: ToClient): void;
  /** The version of the table that is already known. */
  version(): number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const PATIENCE = 8_000;

interface Waiting {
  text: string;
  done(ack: Ack): void;
  fail(error: Error): void;
}

export class TableSocket {
  readonly state: Signal<Connection> = signal("connecting");
  readonly refusal: Signal<Refused | null> = signal(null);
  readonly clock = new ServerClock();
  #pipe: Pipe | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Map<string, Waiting>();

  constructor(private readonly host: SocketHost) {
    globalThis.addEventListener?.("online", this.#online);
    globalThis.addEventListener?.("offline", this.#offline);
    void host.arrive().then(() => {
      if (this.state.value === "connecting") this.#connect();
    });
  }

  /** Sends a command; settles when the server has answered. */
  submit(command: CommandBody): Promise<Ack> {
    if (this.state.value === "refused" || this.state.value === "closed") {
      return Promise.reject(new Unreachable("closed"));
    }
    const id = newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((done, fail) => {
      this.#waiting.set(id, { text, done, fail });
      if (this.state.value === "open") this.#pipe?.send(text);
    });
  }

  close(): void {
    this.#stop("closed");
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
  }

  readonly #online = () => {
    this.#tries = 0;
    if (this.state.value === "offline" || this.state.value === "reconnecting") this.#connect();
  };

  readonly #offline = () => {
    if (this.host.isLocal) return;
    if (this.state.value !== "refused" && this.state.value !== "closed") {
      this.#drop();
      this.state.value = "offline";
    }
  };

  #connect(): void {
    this.#drop();
    let hasOpened = false;
    const pipe = this.host.open(this.host.version());
    this.#pipe = pipe;
    pipe.onopen = () => {
      hasOpened = true;
    };
    pipe.onmessage = (event) => {
      if (this.#pipe === pipe) this.#hear(JSON.parse(event.data) as ToClient);
    };
    pipe.onclose = () => {
      if (this.#pipe === pipe) void this.#lost(hasOpened);
    };
  }

  #hear(frame: ToClient): void {
    clearTimeout(this.#silence);
    switch (frame.type) {
      case "welcome":
        this.#opened(frame.now);
        break;
      case "pong":
        this.clock.answer(frame.sent, frame.now);
        break;
      case "ack":
        this.#take(frame.id)?.done(frame);
        break;
      case "refused": {
        const refused = new Refused(frame.rule, frame.why, frame.params, frame.text);
        this.#take(frame.id)?.fail(refused);
        break;
      }
      case "bye":
        if (frame.rule === "TABLE")
          this.#refuse(new Refused(frame.rule, frame.why, {}, frame.text));
        break;
    }
    this.host.hear(frame);
  }

  #opened(now: number): void {
    this.clock.hear(now);
    this.#tries = 0;
    this.state.value = "open";
    for (const { text } of this.#waiting.values()) this.#pipe?.send(text);
    this.#ping();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** A connection can be dead without an error; a missing reply to a ping reveals it. */
  #ping(): void {
    this.#pipe?.send(JSON.stringify({ type: "ping", sent: Math.round(performance.now()) }));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#connect(), PATIENCE);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  async #lost(hadOpened: boolean): Promise<void> {
    this.#drop();
    if (!this.host.isLocal && globalThis.navigator?.onLine === false) {
      this.state.value = "offline";
      return;
    }
    if (this.state.value === "open") this.state.value = "reconnecting";
    if (!hadOpened) {
      try {
        await this.host.ask();
      } catch (error) {
        if (error instanceof Refused && error.rule !== "STORAGE" && error.rule !== "LIMIT") {
          this.#refuse(error);
          return;
        }
        if (this.#tries > 0 && this.state.value === "connecting") this.state.value = "reconnecting";
      }
    }
    if (this.state.value === "closed" || this.#pipe) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // A random delay keeps clients from reconnecting all at once.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #refuse(refusal: Refused): void {
    this.refusal.value = refusal;
    this.#stop("refused");
  }

  #stop(state: "refused" | "closed"): void {
    this.#drop();
    this.state.value = state;
    for (const waiting of this.#waiting.values()) waiting.fail(new Unreachable(state));
    this.#waiting.clear();
  }

  /** Drops the connection in any state. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#pinging);
    const pipe = this.#pipe;
    this.#pipe = null;
    if (!pipe) return;
    pipe.onopen = pipe.onclose = pipe.onmessage = null;
    pipe.close();
  }
}

let count = 0;
const session = Math.random().toString(36).slice(2, 12);

/** An id nobody else uses at this table, not even this person in another window. */
function newId(): string {
  count += 1;
  return `${session}-${count}`;
}
