/** The person's friends: who is here, what they play, and how to play with them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listedGames } from "../../catalogue";
import { friends, refreshFriends } from "../../friends";
import { t } from "../../i18n";
import { createTable, inviteFriend, removeFriend } from "../../net/api";
import type { ShownFriend, ShownGame } from "../../protocol";
import { go, hrefTo } from "../../router";
import { Avatar } from "../../ui/avatar";
import { Dialog, Question } from "../../ui/dialog";
import { GamePicture } from "../../ui/game-picture";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { gameName } from "../table/names";

/** On the first page, for those who have friends. */
export function Friends() {
  useEffect(() => {
    void refreshFriends();
  }, []);
  if (!friends.value?.friends.length) return null;
  return (
    <section aria-labelledby="friends-title">
      <h2 id="friends-title">{t("friends")}</h2>
      <FriendList />
    </section>
  );
}

/** With `canRemove`, each line has a button that ends the friendship. */
export function FriendList({ canRemove = false }: { canRemove?: boolean }) {
  const invited = useSignal<ShownFriend | null>(null);
  const removed = useSignal<ShownFriend | null>(null);
  const remove = async ({ person }: ShownFriend) => {
    await trying(removeFriend(person));
    await refreshFriends();
  };
  return (
    <>
      <ul class="friends">
        {friends.value?.friends.map((friend) => (
          <li key={friend.person} class="friend">
            <a class="friend-who" href={hrefTo(`/p/${friend.person}`)}>
              <Avatar who={friend.person} size={40} />
              <span>
                <b>
                  <bdi>{friend.name}</bdi>
                </b>
                <small data-here={friend.is_here}>{stateOf(friend)}</small>
              </span>
            </a>
            {friend.table ? (
              <a class="button" href={hrefTo(`/t/${friend.table}`)}>
                <Icon name="eye" /> {t("friend-watch")}
                <Whom friend={friend} />
              </a>
            ) : (
              <button type="button" onClick={() => (invited.value = friend)}>
                {t("friend-play")}
                <Whom friend={friend} />
              </button>
            )}
            {canRemove && (
              <button type="button" class="icon-button" onClick={() => (removed.value = friend)}>
                <Icon name="close" />
                <span class="unseen">{t("friend-remove", { name: friend.name })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {invited.value && (
        <ChooseGame friend={invited.value} onClose={() => (invited.value = null)} />
      )}
      {removed.value && (
        <RemoveFriend
          friend={removed.value}
          onYes={(friend) => void remove(friend)}
          onClose={() => (removed.value = null)}
        />
      )}
    </>
  );
}

/** Tells equal buttons apart. */
function Whom({ friend }: { friend: ShownFriend }) {
  return <span class="unseen">{friend.name}</span>;
}

function stateOf({ is_here: isHere, game }: ShownFriend): string {
  if (game) return t("friend-playing", { game: gameName(game) });
  return t(isHere ? "friend-here" : "friend-away");
}

interface DialogProps {
  friend: ShownFriend;
  onClose(): void;
}

function RemoveFriend({ friend, onYes, onClose }: DialogProps & { onYes(of: ShownFriend): void }) {
  return (
    <Question
      title={t("friend-remove", { name: friend.name })}
      text={t("friend-remove-sure")}
      yes={t("friend-remove-yes")}
      onYes={() => onYes(friend)}
      onClose={onClose}
    />
  );
}

/** What to play with a friend: opens a table and invites them to it. */
function ChooseGame({ friend, onClose }: DialogProps) {
  const isBusy = useSignal(false);
  const open = async (game: ShownGame) => {
    isBusy.value = true;
    const seats = Math.max(2, game.fewest);
    const table = await trying(
      createTable({ game: game.name, seats, occupants: ["me"], ready: true }),
    );
    isBusy.value = false;
    if (!table) return;
    await trying(inviteFriend(table.id, friend.person));
    go(`/t/${table.id}`);
  };
  const games = listedGames().filter(({ most }) => most > 1);
  return (
    <Dialog title={t("friend-what", { name: friend.name })} onClose={onClose}>
      <ul class="game-choices">
        {games?.map((game) => (
          <li key={game.name}>
            <button type="button" disabled={isBusy.value} onClick={() => void open(game)}>
              <GamePicture game={game.name} /> {gameName(game.name)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
