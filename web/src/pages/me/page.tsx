/** Oneself: a name, an account to come back with, bots' tokens, and all that is kept. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { me, startMe } from "../../me";
import { changeMe, deleteMe, EXPORT_URL, signOut } from "../../net/api";
import type { Me } from "../../protocol";
import { go } from "../../router";
import { Question } from "../../ui/dialog";
import { Icon } from "../../ui/icons";
import { note, trying } from "../../ui/toasts";
import { ChangePassword, MakeAccount, SignIn } from "./account";
import { Ratings } from "./ratings";
import { Tokens } from "./tokens";

export function MePage() {
  const self = me.value;
  if (!self) {
    return (
      <main class="page narrow">
        <h1>{say("me")}</h1>
        <p class="quiet">{say("server-away")}</p>
        <button type="button" onClick={() => void startMe()}>
          {say("try-again")}
        </button>
      </main>
    );
  }
  return (
    <main class="page narrow me">
      <h1>
        <bdi>{self.name}</bdi>
      </h1>
      <Section title={say("me-name")} text={say("me-name-why")}>
        <Name self={self} />
      </Section>
      {self.account ? <SignedIn self={self} /> : <Guest />}
      <Ratings person={self.id} />
      <Section title={say("tokens")} text={say("tokens-why")}>
        <Tokens />
      </Section>
      <Kept />
    </main>
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
    note(say("now-saved"));
  };
  return (
    <form class="line" onSubmit={save}>
      <input
        aria-label={say("me-name")}
        value={name.value}
        autocomplete="nickname"
        maxLength={40}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit" class="primary" disabled={!name.value.trim()}>
        {say("save")}
      </button>
    </form>
  );
}

function Guest() {
  return (
    <>
      <Section title={say("account-make")} text={say("account-why")}>
        <MakeAccount />
      </Section>
      <Section title={say("sign-in")} text={say("sign-in-why")}>
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
    <Section title={say("account")} text={say("account-is", { name: self.account })}>
      <div class="actions">
        <button type="button" onClick={() => void leave(false)}>
          {say("sign-out")}
        </button>
        <button type="button" onClick={() => void leave(true)}>
          {say("sign-out-everywhere")}
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
    <Section title={say("kept")} text={say("kept-what")}>
      <div class="actions">
        <a class="button" href={EXPORT_URL} download>
          <Icon name="down" /> {say("kept-export")}
        </a>
        <button type="button" onClick={() => (isAsking.value = true)}>
          {say("kept-delete")}
        </button>
      </div>
      {isAsking.value && (
        <Question
          title={say("kept-delete")}
          text={say("kept-delete-sure")}
          yes={say("kept-delete")}
          onYes={() => void deleteAccount()}
          onClose={() => (isAsking.value = false)}
        />
      )}
    </Section>
  );
}
