/** The messages between the page and the worker that plays on this device. */

/** Files by their role, as `device-files.ts` names them. */
export type DeviceFiles = Record<string, { url: string; size: number }>;

export type ToWorker =
  | { kind: "start"; files: DeviceFiles; lock: object; name: string; language: string }
  | { kind: "player"; name: string; language: string }
  | { kind: "request"; id: number; method: string; url: string; body: ArrayBuffer | null }
  | { kind: "open"; socket: number; table: string; version: number }
  | { kind: "send"; socket: number; text: string }
  | { kind: "close"; socket: number }
  | { kind: "changed"; table: string };

/** Why nothing can be played here: no WebAssembly, no storage, files that did not come, or a fault. */
export type Failure = "wasm" | "store" | "files" | "failed";

export type FromWorker =
  | { kind: "progress"; share: number }
  | { kind: "ready" }
  | { kind: "failed"; why: Failure; text: string }
  | { kind: "answer"; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: "frame"; socket: number; text: string }
  | { kind: "closed"; socket: number }
  | { kind: "complaint"; text: string };
