/** Invitations of friends to their tables, on every page. */

import { useEffect } from "preact/hooks";
import { friends, watchFriends } from "../friends";
import { t } from "../i18n";
import { declineInvitation } from "../net/api";
import { gameName } from "../pages/table/names";
import type { ShownInvitation } from "../protocol";
import { hrefTo, path } from "../router";
import { announce } from "./announce";
import { Avatar } from "./avatar";
import { call } from "./call";
import { play } from "./sound";
import { trying } from "./toasts";

export function Invitations() {
  useEffect(() => watchFriends(announceInvitation), []);
  const shown = friends.value?.invitations.filter(({ table }) => path.value !== `/t/${table}`);
  if (!shown?.length) return null;
  return (
    <aside class="invitations" aria-label={t("invitations")}>
      {shown.map((invitation) => (
        <div key={invitation.table} class="invitation">
          <Avatar who={invitation.by} size={32} />
          <p>{textOf(invitation)}</p>
          <a class="button primary" href={hrefTo(`/t/${invitation.table}`)}>
            {t("invitation-accept")}
          </a>
          <button type="button" onClick={() => void decline(invitation)}>
            {t("invitation-decline")}
          </button>
        </div>
      ))}
    </aside>
  );
}

function textOf({ name, game }: ShownInvitation): string {
  return t("invitation", { name, game: gameName(game) });
}

function announceInvitation(invitation: ShownInvitation): void {
  if (path.peek() === `/t/${invitation.table}`) return;
  play("arrive");
  announce(textOf(invitation));
  call("Tavolino", textOf(invitation), invitation.table);
}

async function decline({ table }: ShownInvitation): Promise<void> {
  const before = friends.value;
  if (!before || (await trying(declineInvitation(table))) === undefined) return;
  const invitations = before.invitations.filter((one) => one.table !== table);
  friends.value = { ...before, invitations };
}
