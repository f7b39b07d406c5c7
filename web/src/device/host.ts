/** The page's side of the worker: starts it when it is first needed, and again after a fault. */

import files, { lock } from "virtual:device-files";
import { effect } from "@preact/signals";
import { fileUrl } from "../base";
import { language, t } from "../i18n";
import { me } from "../me";
import { Refused } from "../net/refused";
import { note } from "../ui/toasts";
import type { Failure, FromWorker, ToWorker } from "./messages";
import { starting } from "./starting";

/** The events of a table's socket. */
export interface SocketEars {
  onFrame(text: string): void;
  onClosed(): void;
}

export interface Answer {
  status: number;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

interface Waiting {
  done(answer: Answer): void;
  fail(error: Error): void;
}

/** One worker from its start to its end. */
class Running {
  /** The records that it has opened, or is about to open, by their ids. */
  readonly records = new Map<string, Promise<void>>();
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #requests = new Map<number, Waiting>();
  readonly #sockets = new Map<number, SocketEars>();
  readonly #stopUpdating: () => void;
  #isReady = false;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end(this.#isReady ? "failed" : "files");
    };
    starting.value = 0;
    const list = Object.entries(files).map(([role, { path, size }]) => [
      role,
      { url: fileUrl(path), size },
    ]);
    this.post({ kind: "start", files: Object.fromEntries(list), lock, ...player() });
    this.#stopUpdating = effect(() => this.post({ kind: "player", ...player() }));
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  request(method: string, url: string, body: ArrayBuffer | null): Promise<Answer> {
    const id = newNumber();
    return new Promise((done, fail) => {
      this.#requests.set(id, { done, fail });
      this.post({ kind: "request", id, method, url, body });
    });
  }

  open(table: string, version: number, ears: SocketEars): number {
    const socket = newNumber();
    this.#sockets.set(socket, ears);
    this.post({ kind: "open", socket, table, version });
    return socket;
  }

  close(socket: number): void {
    if (this.#sockets.delete(socket)) this.post({ kind: "close", socket });
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        starting.value = message.share;
        break;
      case "ready":
        this.#isReady = true;
        starting.value = null;
        break;
      case "failed":
        console.warn(message.text);
        this.#end(message.why);
        break;
      case "answer":
        this.#requests.get(message.id)?.done(message);
        this.#requests.delete(message.id);
        break;
      case "frame":
        this.#sockets.get(message.socket)?.onFrame(message.text);
        break;
      case "closed":
        this.#sockets.get(message.socket)?.onClosed();
        this.#sockets.delete(message.socket);
        break;
      case "complaint":
        note(message.text);
        break;
    }
  }

  #end(why: Failure): void {
    if (current === this) current = undefined;
    starting.value = null;
    this.#stopUpdating();
    this.#worker.terminate();
    for (const waiting of this.#requests.values()) waiting.fail(refusalOf(why));
    for (const ears of this.#sockets.values()) ears.onClosed();
  }
}

let current: Running | undefined;
let last = 0;

const newNumber = () => ++last;

/** The worker, which is started if it does not run. */
export function running(): Running {
  current ??= new Running();
  return current;
}

function player() {
  return { name: me.value?.name ?? t("me"), language: language() };
}

export function refusalOf(why: Failure | "server"): Refused {
  return new Refused("DEVICE", why, {}, t(`refused-device-${why}`));
}
