/** Who answers: the server, or this device. */

import { hasServer } from "../base";
import { isFromProxy, isServerAway } from "./reach";
import { Unreachable } from "./refused";

/** The prefix of ids of tables and records on this device. */
const PREFIX = "device-";

export interface Backend {
  request(method: string, url: string, body?: Blob | string, init?: RequestInit): Promise<Response>;
}

/** True if a table or record with this id is on this device. */
export function isOnDevice(id: string): boolean {
  return !hasServer || id.startsWith(PREFIX);
}

const server: Backend = {
  async request(method, url, body, init) {
    try {
      const response = await fetch(url, {
        method,
        credentials: "same-origin",
        ...(body ? { body } : {}),
        ...init,
      });
      isServerAway.value = isFromProxy(response);
      return response;
    } catch {
      isServerAway.value ||= !init?.signal?.aborted;
      throw new Unreachable(url);
    }
  },
};

/** Loaded on first use. */
const device: Backend = {
  async request(method, url, body) {
    const loaded = await import("../device/backend").catch(() => {
      throw new Unreachable(url);
    });
    return loaded.request(method, url, body);
  },
};

const ABOUT_DEVICE = new RegExp(`^/api/(tables|records)/${PREFIX}`);

/** The backend for an address of the API; `isHere` asks for this device. */
export function backendOf(url: string, isHere = false): Backend {
  return isHere || !hasServer || ABOUT_DEVICE.test(url) ? device : server;
}
