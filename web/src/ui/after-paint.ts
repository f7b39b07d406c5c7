/** Work that waits until the page has been painted. */

/** The delay in ms where nothing is painted, as in a hidden tab. */
const LONGEST_MS = 100;

export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  // The browser paints right after its animation frame callbacks.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
}
