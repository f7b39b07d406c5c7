/** The light or dark look, or the setting of the device. */

import { effect } from "@preact/signals";
import { settings } from "./settings";

export function startTheme(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.look = settings.look.value;
    dataset.marks = settings.marks.value ? "strong" : "quiet";
  });
}

/** True unless the reader prefers reduced motion. */
export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
