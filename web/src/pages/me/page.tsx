/** The page of the current person: name, account, tokens, stored data. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { hasServer } from "../../base";
import { t } from "../../i18n";
import { me, startMe } from "../../me";
import { deleteMe, EXPORT_URL, signOut } from "../../net/account";
import { changeMe } from "../../net/api";
import { Notices } from "../../notices/section";
import type { Me } from "../../protocol";
import { go, hrefTo } from "../../router";
import { Avatar } from "../../ui/avatar";
import { SettingsForm } from "../../ui/bar";
import { Question } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { note, trying } from "../../ui/toasts";
import { OwnFriends } from "../friends/link";
import { DeviceGames } from "../home/on-device";
import { ChangePassword, MakeAccount, SignIn } from "./account";
import { Ratings } from "./ratings";
import { Tokens } from "./tokens";

export function MePage() {
  const self = me.value;
  if (!self) {
    return (
      <main class="page narrow">
        <h1>{t("me")}</h1>
        <p class="quiet">{t("server-away")}</p>
        <button type="button" onClick={() => void startMe()}>
          {t("try-again")}
        </button>
      </main>
    );
  }
  return (
    <main class="page me">
      <header class="person-head">
        <Avatar who={self.id} size={64} />
        <h1>
          <bdi>{self.name || t("me")}</bdi>
        </h1>
        {hasServer && (
          <a class="button" href={hrefTo(`/p/${self.id}`)}>
            {t("me-page")}
          </a>
        )}
      </header>
      <Section title={t("me-name")} text={t(hasServer ? "me-name-why" : "me-name-device")}>
        <Name self={self} />
      </Section>
      {hasServer ? <AtServer self={self} /> : <OnDevice />}
    </main>
  );
}

function AtServer({ self }: { self: Me }) {
  return (
    <>
      <Section title={t("friends")} text={t("friends-why")}>
        <OwnFriends />
      </Section>
      <Notices />
      {self.account ? <SignedIn self={self} /> : <Guest />}
      <Ratings person={self.id} />
      <Section title={t("tokens")} text={t("tokens-why")}>
        <Tokens />
      </Section>
      <Kept />
    </>
  );
}

/** On a static site: settings, and the person's games. */
function OnDevice() {
  return (
    <>
      <Section title={t("settings")} text={t("me-device")}>
        <SettingsForm />
      </Section>
      <DeviceGames />
    </>
  );
}

interface SectionProps {
  title: string;
  text: string;
  children: ComponentChildren;
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section class="block-section">
      <h2>{title}</h2>
      <p class="quiet">{text}</p>
      {children}
    </section>
  );
}

function Name({ self }: { self: Me }) {
  const name = useSignal(self.name);
  const save = async (event: Event) => {
    event.preventDefault();
    const changed = await trying(changeMe({ name: name.value }));
    if (!changed) return;
    me.value = changed;
    note(t("now-saved"));
  };
  return (
    <form class="line" onSubmit={save}>
      <input
        aria-label={t("me-name")}
        value={name.value}
        autocomplete="nickname"
        maxLength={40}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit" class="primary" disabled={!name.value.trim()}>
        {t("save")}
      </button>
    </form>
  );
}

function Guest() {
  return (
    <>
      <Section title={t("account-make")} text={t("account-why")}>
        <MakeAccount />
      </Section>
      <Section title={t("sign-in")} text={t("sign-in-why")}>
        <SignIn />
      </Section>
    </>
  );
}

function SignedIn({ self }: { self: Me }) {
  const leave = async (everywhere: boolean) => {
    if ((await trying(signOut(everywhere))) !== undefined) location.assign("/");
  };
  return (
    <Section title={t("account")} text={t("account-is", { name: self.account })}>
      <div class="actions">
        <button type="button" onClick={() => void leave(false)}>
          {t("sign-out")}
        </button>
        <button type="button" onClick={() => void leave(true)}>
          {t("sign-out-everywhere")}
        </button>
      </div>
      <ChangePassword />
    </Section>
  );
}

function Kept() {
  const isAsking = useSignal(false);
  const deleteAccount = async () => {
    if ((await trying(deleteMe())) === undefined) return;
    me.value = null;
    go("/");
    location.reload();
  };
  return (
    <Section title={t("kept")} text={t("kept-what")}>
      <div class="actions">
        <a class="button" href={EXPORT_URL} download>
          <Icon name="down" /> {t("kept-export")}
        </a>
        <button type="button" onClick={() => (isAsking.value = true)}>
          {t("kept-delete")}
        </button>
      </div>
      {isAsking.value && (
        <Question
          title={t("kept-delete")}
          text={t("kept-delete-sure")}
          yes={t("kept-delete")}
          onYes={() => void deleteAccount()}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </Section>
  );
}
