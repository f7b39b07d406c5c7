/** Requests to the endpoints of the server, or of this device; `api.ts` has a function for each. */

import type { Endpoints, ErrorResponse, Waiting } from "../protocol";
import { backendOf } from "./backend";
import { LINES, readLines } from "./lines";
import { Refused, Unreachable } from "./refused";

export type Values = Record<string, string | number | readonly string[] | undefined>;

interface Given<K extends keyof Endpoints> {
  /** The parameters in the path. */
  path?: Record<string, string | number>;
  query?: Values;
  body?: Endpoints[K]["request"];
  /** True if this device has to answer, whatever the path. */
  isHere?: boolean;
}

export async function ask<K extends keyof Endpoints>(
  endpoint: K,
  given: Given<K> = {},
): Promise<Endpoints[K]["response"]> {
  const response = await send(endpoint, given);
  if (response.status === 204) return null as Endpoints[K]["response"];
  return checked(await readJson(response), response);
}

/** A request that waits for a bot: it reports how many requests are ahead, and can be cancelled. */
export interface InQueue {
  onAhead(ahead: number): void;
  signal?: AbortSignal;
}

/** Sends a request that has to wait for a bot. */
export async function askBot<K extends keyof Endpoints>(
  endpoint: K,
  given: Given<K>,
  { onAhead, signal }: InQueue,
): Promise<Endpoints[K]["response"]> {
  const response = await send(endpoint, given, { headers: { Accept: LINES }, signal });
  if (!response.headers.get("Content-Type")?.startsWith(LINES)) {
    return checked(await readJson(response), response);
  }
  for await (const line of readLines(response)) {
    if (!isWaiting(line)) return checked(line, response);
    onAhead(line.ahead);
  }
  throw new Unreachable(`${response.url}: cut off`);
}

function isWaiting(line: object): line is Waiting {
  return "ahead" in line;
}

/** Asks the server or, where it cannot be reached, this device. */
export async function askAnybody<K extends keyof Endpoints>(endpoint: K) {
  try {
    return await ask(endpoint);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return ask(endpoint, { isHere: true }).catch(() => {
      throw error;
    });
  }
}

export function send<K extends keyof Endpoints>(
  endpoint: K,
  { path = {}, query = {}, body, isHere }: Given<K>,
  init: RequestInit = {},
): Promise<Response> {
  const [method = "GET", pattern = ""] = endpoint.split(" ");
  const url = address(pattern, path, query);
  const sent = body instanceof Blob ? body : body ? JSON.stringify(body) : undefined;
  return backendOf(url, isHere).request(method, url, sent, init);
}

export async function readJson(response: Response): Promise<object> {
  try {
    return await response.json();
  } catch {
    throw new Unreachable(`${response.url}: ${response.status}`);
  }
}

/** Returns the answer, or throws if it is a refusal. */
export function checked<T>(answer: object, response: Response): T {
  const { error } = answer as Partial<ErrorResponse>;
  if (error) throw new Refused(error.rule, error.why, error.params, error.text);
  if (!response.ok) throw new Unreachable(`${response.url}: ${response.status}`);
  return answer as T;
}

/** Fills in the parameters of a path and appends the query. */
export function address(
  pattern: string,
  path: Record<string, string | number>,
  query: Values = {},
) {
  const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text ? `${url}?${text}` : url;
}
