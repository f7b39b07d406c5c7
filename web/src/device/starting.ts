/** Progress of starting Python on this device: from 0 to 1, or null if it is not being started. */

import { signal } from "@preact/signals";

export const starting = signal<number | null>(null);
