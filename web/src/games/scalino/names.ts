/** How colours are called, and points are written. */

import { say, sayNumber } from "../../words";

const NAMES = ["green", "pink", "yellow", "blue"] as const;

export function sayColour(colour: number): string {
  return say(`scalino-${NAMES[colour] ?? "green"}`);
}

/** Points with a real minus sign. */
export function sayPoints(points: number): string {
  return sayNumber(points).replace("-", "−");
}
