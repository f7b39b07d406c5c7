/** Friends who can be asked to a table before its game. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { friends, refreshFriends } from "../../friends";
import { t } from "../../i18n";
import { inviteFriend } from "../../net/api";
import type { ShownTable } from "../../protocol";
import { Avatar } from "../../ui/avatar";
import { trying } from "../../ui/toasts";

export function InviteFriends({ table }: { table: ShownTable }) {
  const asked = useSignal<readonly string[]>([]);
  useEffect(() => {
    void refreshFriends();
  }, []);
  const seated = new Set(table.occupants.map(({ person }) => person));
  const others = friends.value?.friends.filter(({ person }) => !seated.has(person));
  if (!others?.length) return null;
  const ask = async (person: string) => {
    if ((await trying(inviteFriend(table.id, person))) === undefined) return;
    asked.value = [...asked.value, person];
  };
  return (
    <ul class="invite-friends" aria-label={t("friends")}>
      {others.map(({ person, name, is_here: isHere }) => {
        const isAsked = asked.value.includes(person);
        return (
          <li key={person}>
            <button type="button" disabled={isAsked} onClick={() => void ask(person)}>
              <Avatar who={person} size={28} />
              {t(isAsked ? "friend-invited" : "friend-invite", { name })}
              {isHere && <span class="here-dot" title={t("friend-here")} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
