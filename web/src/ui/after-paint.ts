/** What may wait until the screen shows what is on the page now. */

/** Where nothing is drawn, as in a hidden tab, so many ms stand for a picture. */
const LONGEST_MS = 100;

export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  // The picture is drawn right after what asked to be called before it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_MS);
}
