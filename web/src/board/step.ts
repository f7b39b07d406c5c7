/** What a board needs to know to move things from one position to the next. */

import { useRef } from "preact/hooks";
import type { LogLine, View } from "../protocol";

interface Position {
  readonly view: View;
  readonly at: number;
}

export interface Step extends Position {
  readonly before: View | null;
  readonly fresh: readonly LogLine[];
}

/** The position and the one before it, if one follows from the other. The result stays the same while
 * the position is on the screen. */
export function useStep(position: Position, log: readonly LogLine[]): Step;
export function useStep(position: Position | null, log: readonly LogLine[]): Step | null;
export function useStep(position: Position | null, log: readonly LogLine[]): Step | null {
  const last = useRef<Step | null>(null);
  const was = last.current;
  if (!position) return null;
  const { view, at } = position;
  if (was?.view === view) return was;
  const follows = was !== null && was.view.viewer === view.viewer && was.at < at;
  last.current = {
    view,
    at,
    before: follows ? was.view : null,
    fresh: follows ? log.slice(was.at, at) : [],
  };
  return last.current;
}
