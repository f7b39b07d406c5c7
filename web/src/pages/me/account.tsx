/** A name and a password to come back with, from any device. */

import { type Signal, useSignal } from "@preact/signals";
import { t } from "../../i18n";
import { me, welcome } from "../../me";
import { changePassword, makeAccount, signIn } from "../../net/account";
import { note, trying } from "../../ui/toasts";

interface PasswordProps {
  label: string;
  autocomplete: "new-password" | "current-password";
  value: Signal<string>;
}

function PasswordField({ label, autocomplete, value }: PasswordProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        required
        type="password"
        autocomplete={autocomplete}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}

interface PairProps {
  button: string;
  password: "new-password" | "current-password";
  onSend(name: string, password: string): Promise<void>;
}

function NameAndPassword({ button, password: kind, onSend }: PairProps) {
  const name = useSignal("");
  const password = useSignal("");
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend(name.value, password.value);
      }}
    >
      <label>
        <span>{t("account-name")}</span>
        <input
          required
          autocomplete="username"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <PasswordField label={t("password")} autocomplete={kind} value={password} />
      <div class="actions">
        <button type="submit" class="primary">
          {button}
        </button>
      </div>
    </form>
  );
}

export function MakeAccount() {
  return (
    <NameAndPassword
      button={t("account-make")}
      password="new-password"
      onSend={async (name, password) => {
        const made = await trying(makeAccount(name, password));
        if (!made) return;
        me.value = made;
        note(t("account-made"));
      }}
    />
  );
}

export function SignIn() {
  return (
    <NameAndPassword
      button={t("sign-in")}
      password="current-password"
      onSend={async (name, password) => {
        const found = await trying(signIn(name, password));
        if (!found) return;
        await welcome(found);
        note(t("signed-in", { name: found.name }));
      }}
    />
  );
}

export function ChangePassword() {
  const old = useSignal("");
  const fresh = useSignal("");
  const send = async (event: Event) => {
    event.preventDefault();
    if ((await trying(changePassword(old.value, fresh.value))) === undefined) return;
    old.value = fresh.value = "";
    note(t("password-changed"));
  };
  return (
    <details>
      <summary>{t("password-change")}</summary>
      <form class="form" onSubmit={send}>
        <PasswordField label={t("password-old")} autocomplete="current-password" value={old} />
        <PasswordField label={t("password-new")} autocomplete="new-password" value={fresh} />
        <div class="actions">
          <button type="submit" class="primary">
            {t("save")}
          </button>
        </div>
      </form>
    </details>
  );
}
