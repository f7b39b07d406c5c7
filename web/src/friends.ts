/** The person's friends and the invitations they sent, looked up regularly while the page is visible. */

import { signal } from "@preact/signals";
import { me, startMe } from "./me";
import { getFriends } from "./net/api";
import type { ShownFriends, ShownInvitation } from "./protocol";

const EVERY_MS = 20_000;

/** Null until the server has answered. */
export const friends = signal<ShownFriends | null>(null);

/** Asks the server again. */
export async function refreshFriends(): Promise<void> {
  try {
    await startMe();
    friends.value = await getFriends();
  } catch {
    // the next look may find the server again
  }
}

/** Polls once, and keeps polling while somebody could come: a person without friends or a friend link
 * waits for nobody. Polling also tells the server that the person is here, so people who get notices of
 * their turns always poll: the server sends no notices meanwhile. */
export function watchFriends(onInvitation: (invitation: ShownInvitation) => void): () => void {
  const known = new Set<string>();
  const look = async () => {
    if (document.hidden) return;
    await refreshFriends();
    for (const one of friends.value?.invitations ?? []) {
      const key = `${one.table} ${one.at}`;
      if (!known.has(key)) onInvitation(one);
      known.add(key);
    }
  };
  const lookAgain = () => {
    const shown = friends.value;
    const mayCome = !shown || shown.link || shown.friends.length;
    if (mayCome || me.value?.has_notices) void look();
  };
  void look();
  const timer = setInterval(lookAgain, EVERY_MS);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}
