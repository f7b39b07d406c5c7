declare const self: ServiceWorkerGlobalScope;

/** The folder of the client, with a slash at the end. */
export const SCOPE = self.registration.scope;

/** A path below this folder, or null for an address elsewhere. */
export function pathOf(address: string): string | null {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  return whole.startsWith(SCOPE) ? whole.slice(SCOPE.length) : null;
}
