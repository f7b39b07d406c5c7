/** Reviews of single seats of finished games. Several parts of a page need the same ones. */

import type { ParReview } from "../protocol";
import { getReview, type Source } from "./api";

const asked = new Map<string, Promise<ParReview | null>>();
/** The previous request: a person can have only one waiting. */
let before: Promise<unknown> = Promise.resolve();

/** How a seat compares with par; null in games without it. `onAhead` is called with the
 * number of requests ahead. */
export function reviewOf(
  source: Source,
  seat: number,
  onAhead: (ahead: number) => void = () => undefined,
): Promise<ParReview | null> {
  const key = `${source.id} ${seat}`;
  let found = asked.get(key);
  if (!found) {
    found = before.then(() => getReview(source, seat, { onAhead })).then(({ par }) => par);
    before = found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}
