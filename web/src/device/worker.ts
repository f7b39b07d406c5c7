/** Plays on this device: Python in a web worker, which answers as a server does. */

import { fetchCounting } from "./counted";
import type { DeviceFiles, Failure, FromWorker, ToWorker } from "./messages";
import { CallQueue } from "./queue";
import {
  addEvents,
  keepReview,
  NoStore,
  onChange,
  openStore,
  storedReviews,
  storedTable,
} from "./store";

/** What is used of Pyodide. */
interface Pyodide {
  unpackArchive(file: ArrayBuffer, format: string): void;
  pyimport(module: string): { Runner(...given: unknown[]): Runner };
  toPy(value: unknown): unknown;
}

/** `Runner` in src/tavolino/device/runner.py. */
interface Runner {
  request(method: string, url: string, body: unknown): Promise<{ toJs(): Answer }>;
  change_player(name: string, language: string): void;
  open(socket: number, table: string, version: number): Promise<void>;
  receive(socket: number, text: string): Promise<void>;
  close(socket: number): void;
  catch_up(table: string): Promise<void>;
}

type Answer = [status: number, type: string, body: Uint8Array<ArrayBuffer>];
type Start = Extract<ToWorker, { kind: "start" }>;

/** How much of the time the files take; the rest is for starting Python. */
const FETCHING = 0.7;
/** The large files, whose arrival is shown: the first two are unpacked, the others Pyodide's. */
const COUNTED = ["tavolino", "msgspec", "pyodide.asm.wasm", "python_stdlib.zip"];

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const queue = new CallQueue();
let python: Pyodide | undefined;
let runner: Runner | undefined;

page.onmessage = ({ data }) => {
  void queue.run(() => handle(data)).catch(fail);
};
onChange((table) => {
  void queue.run(() => runner?.catch_up(table)).catch(fail);
});

function fail(error: unknown): void {
  page.postMessage({ kind: "failed", why: failureOf(error), text: String(error) });
}

class NoFiles extends Error {}
class NoWebAssembly extends Error {}

function failureOf(error: unknown): Failure {
  if (error instanceof NoWebAssembly) return "wasm";
  if (error instanceof NoStore) return "store";
  return error instanceof NoFiles ? "files" : "failed";
}

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "start") return start(message);
  if (!runner || !python) return;
  switch (message.kind) {
    case "player":
      return runner.change_player(message.name, message.language);
    case "request": {
      const body = python.toPy(new Uint8Array(message.body ?? []));
      const answer = await runner.request(message.method, message.url, body);
      const [status, type, content] = answer.toJs();
      return page.postMessage({ kind: "answer", id: message.id, status, type, body: content });
    }
    case "open":
      return runner.open(message.socket, message.table, message.version).catch(() => {
        // The page asks why.
        page.postMessage({ kind: "closed", socket: message.socket });
      });
    case "send":
      return runner.receive(message.socket, message.text);
    case "close":
      return runner.close(message.socket);
    case "changed":
      return runner.catch_up(message.table);
  }
}

async function start({ files, lock, name, language }: Start): Promise<void> {
  if (typeof WebAssembly === "undefined") throw new NoWebAssembly();
  await openStore();
  python = await startPython(files, lock);
  const { Runner } = python.pyimport("tavolino.device");
  runner = Runner(name, language, add, load, keepReview, storedReviews, send, complain);
  page.postMessage({ kind: "ready" });
}

async function startPython(files: DeviceFiles, lock: object): Promise<Pyodide> {
  const all = COUNTED.reduce((sum, role) => sum + (files[role]?.size ?? 0), 0);
  let arrived = 0;
  const progress = (share: number) => page.postMessage({ kind: "progress", share });
  const get = (role: string) => {
    const url = files[role]?.url ?? "";
    const hear = (bytes: number) => {
      arrived += bytes;
      progress(FETCHING * Math.min(1, arrived / all));
    };
    return fetchCounting(url, hear).catch((error: unknown) => {
      throw new NoFiles(`${url}: ${error}`);
    });
  };
  // Pyodide fetches its own files again, which the browser has in its cache by then.
  const [archive, wheel] = await Promise.all(COUNTED.map(get));
  const main = files["pyodide.mjs"]?.url ?? "";
  const { loadPyodide } = await import(/* @vite-ignore */ main).catch((error: unknown) => {
    throw new NoFiles(String(error));
  });
  const pyodide: Pyodide = await loadPyodide({
    indexURL: new URL(".", main).href,
    lockFileContents: JSON.stringify(lock),
  });
  progress(0.85);
  if (archive) pyodide.unpackArchive(archive, "zip");
  if (wheel) pyodide.unpackArchive(wheel, "wheel");
  progress(0.9);
  return pyodide;
}

// What Python calls. It knows `undefined` as None.

async function add(batch: string): Promise<void> {
  await addEvents(JSON.parse(batch));
}

/** Python knows `undefined` as None. */
async function load(id: string): Promise<string | undefined> {
  return (await storedTable(id)) ?? undefined;
}

function send(socket: number, text: string): void {
  page.postMessage({ kind: "frame", socket, text });
}

function complain(text: string): void {
  page.postMessage({ kind: "complaint", text });
}
