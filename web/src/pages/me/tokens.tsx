/** Access tokens for bots that play under the person's name. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { formatMoment, t } from "../../i18n";
import { getTokens, makeToken, revokeToken } from "../../net/account";
import type { NewToken, ShownToken } from "../../protocol";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { copy } from "../table/share";

export function Tokens() {
  const tokens = useSignal<readonly ShownToken[]>([]);
  const made = useSignal<NewToken | null>(null);
  const label = useSignal("");
  const look = async () => {
    tokens.value = (await trying(getTokens()))?.tokens ?? [];
  };
  useEffect(() => {
    void look();
  }, []);
  const make = async (event: Event) => {
    event.preventDefault();
    made.value = (await trying(makeToken(label.value))) ?? null;
    if (made.value) label.value = "";
    await look();
  };
  const revoke = async (id: string) => {
    if (made.value?.id === id) made.value = null;
    await trying(revokeToken(id));
    await look();
  };
  return (
    <div class="form">
      {made.value && (
        <div class="new-token">
          <p>{t("tokens-once")}</p>
          <p class="line">
            <code>{made.value.token}</code>
            <button
              type="button"
              class="icon-button"
              onClick={() => void copy(made.value?.token ?? "")}
            >
              <Icon name="copy" />
              <span class="unseen">{t("tokens-copy")}</span>
            </button>
          </p>
        </div>
      )}
      <ul class="tokens">
        {tokens.value.map((token) => (
          <li key={token.id} class="place">
            <span class="place-who">
              <b>
                <bdi>{token.label}</bdi>
              </b>
              <small>{t("tokens-seen", { when: formatMoment(token.seen_at) })}</small>
            </span>
            <button type="button" onClick={() => void revoke(token.id)}>
              {t("tokens-revoke")}
            </button>
          </li>
        ))}
      </ul>
      <form class="line" onSubmit={make}>
        <input
          aria-label={t("tokens-label")}
          placeholder={t("tokens-label")}
          value={label.value}
          maxLength={40}
          onInput={(event) => (label.value = event.currentTarget.value)}
        />
        <button type="submit" disabled={!label.value.trim()}>
          {t("tokens-make")}
        </button>
      </form>
    </div>
  );
}
