/** The section of the person's own page about friends: the list, and the link that makes new ones. */

import { useEffect } from "preact/hooks";
import { friends, refreshFriends } from "../../friends";
import { t } from "../../i18n";
import { makeFriendLink, revokeFriendLink } from "../../net/account";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { copy } from "../table/share";
import { FriendList } from "./list";

export function OwnFriends() {
  useEffect(() => {
    void refreshFriends();
  }, []);
  const shown = friends.value;
  if (!shown) return null;
  const make = async () => {
    await trying(makeFriendLink());
    await refreshFriends();
  };
  const revoke = async () => {
    await trying(revokeFriendLink());
    await refreshFriends();
  };
  return (
    <>
      {!!shown.friends.length && <FriendList canRemove />}
      {shown.link ? (
        <>
          <label class="stack friend-link">
            <span>{t("friend-link")}</span>
            <span class="line">
              <input
                readOnly
                value={shown.link}
                onFocus={(event) => event.currentTarget.select()}
              />
              <button type="button" class="icon-button" onClick={() => void copy(shown.link)}>
                <Icon name="copy" />
                <span class="unseen">{t("share-copy")}</span>
              </button>
            </span>
          </label>
          <div class="actions">
            <button type="button" onClick={() => void make()}>
              {t("friend-link-new")}
            </button>
            <button type="button" onClick={() => void revoke()}>
              {t("friend-link-revoke")}
            </button>
          </div>
        </>
      ) : (
        <div class="actions">
          <button type="button" class="primary" onClick={() => void make()}>
            {t("friend-link-make")}
          </button>
        </div>
      )}
    </>
  );
}
