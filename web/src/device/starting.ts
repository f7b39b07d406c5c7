/** How far the start of Python on this device has come: from 0 to 1, or null if it does not start. */

import { signal } from "@preact/signals";

export const starting = signal<number | null>(null);
