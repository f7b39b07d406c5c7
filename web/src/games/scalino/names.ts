/** How colours are called. */

import { say } from "../../words";

const NAMES = ["green", "pink", "yellow", "blue"] as const;

export function sayColour(colour: number): string {
  return say(`scalino-${NAMES[colour] ?? "green"}`);
}
