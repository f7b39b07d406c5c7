/** What a friend link opens: who sent it, and a button to confirm. */

import { refreshFriends } from "../../friends";
import { t } from "../../i18n";
import { me, startMe } from "../../me";
import { acceptFriendLink, getFriendOffer } from "../../net/people";
import { hrefTo, type Route } from "../../router";
import { Avatar } from "../../ui/avatar";
import { NothingHere, useFetched } from "../../ui/fetched";
import { trying } from "../../ui/toasts";

type Props = { route: Extract<Route, { page: "friend" }> };

export function FriendPage({ route }: Props) {
  const { found: offer, trouble } = useFetched(
    () => startMe().then(() => getFriendOffer(route.token)),
    route.token,
  );
  const accept = async () => {
    const made = await trying(acceptFriendLink(route.token));
    if (!made) return;
    offer.value = made;
    await refreshFriends();
  };
  if (trouble.value) return <NothingHere title={t("friend-none")} trouble={trouble.value} />;
  const shown = offer.value;
  if (!shown) return <main class="page narrow waiting">{t("loading")}</main>;
  const { person, name, is_friend: isFriend } = shown;
  const isOwn = me.value?.id === person;
  const state = isOwn ? "friend-own" : isFriend ? "friend-made" : "friend-offer";
  return (
    <main class="page narrow">
      <div class="friend-offer">
        <div class="friend-faces">
          <Avatar who={person} size={96} />
          {me.value && !isOwn && <Avatar who={me.value.id} size={96} />}
        </div>
        <h1>{t(state, { name })}</h1>
        <p class="quiet">{t(isOwn ? "friend-own-why" : "friend-offer-why")}</p>
        <div class="actions">
          {!isOwn && !isFriend && (
            <button type="button" class="primary" onClick={() => void accept()}>
              {t("friend-accept")}
            </button>
          )}
          <a class={isFriend ? "button primary" : "button"} href={hrefTo("/")}>
            {t("to-the-games")}
          </a>
        </div>
      </div>
    </main>
  );
}
