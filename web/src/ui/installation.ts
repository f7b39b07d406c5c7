/** Installing the client as an app of the device, where the browser offers it. */

import { signal } from "@preact/signals";

/** Not in every browser, so not among the types of the DOM. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Asks the person, or null where the browser does not offer it. */
export const installApp = signal<(() => void) | null>(null);

/** True on an iPhone or iPad, outside the installed app: only the person can install it there. */
export function isByHand(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

/** The browser offers it once, soon after the page was loaded. */
export function listenForInstallation(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's banner could cover the page at any time.
    event.preventDefault();
    installApp.value = () => {
      installApp.value = null;
      void (event as InstallPrompt).prompt();
    };
  });
  addEventListener("appinstalled", () => {
    installApp.value = null;
  });
}
