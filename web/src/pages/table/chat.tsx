/** Talk at the table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { formatMoment, t } from "../../i18n";
import { me } from "../../me";
import { mute, unmute } from "../../net/api";
import type { ShownTable } from "../../protocol";
import { EmoteDrawing } from "../../ui/emote";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
import { EmotePicker, mayChat } from "./emotes";
import type { TableState } from "./state";

const LONGEST = 500;

export function Chat({ state, table }: { state: TableState; table: ShownTable }) {
  const { live } = state;
  const text = useSignal("");
  const end = useRef<HTMLOListElement>(null);
  const lines = live.chat.value.filter((line) => !me.value?.mutes.includes(line.person));
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    const message = text.value.trim();
    if (message && (await trying(live.submit({ type: "chat", text: message })))) text.value = "";
  };
  if (table.settings.chat === "off") return <p class="quiet">{t("chat-off")}</p>;
  return (
    <div class="chat">
      {lines.length === 0 && <p class="quiet">{t("chat-empty")}</p>}
      <ol ref={end} class="chat-lines" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <b>
              <bdi>{line.name || t("somebody")}</bdi>
            </b>{" "}
            <time>{formatMoment(line.at)}</time>
            {line.emote ? (
              <p class="chat-emote">
                <EmoteDrawing emote={line.emote} /> {t(`emote-${line.emote}`)}
              </p>
            ) : (
              <p>
                <bdi>{line.text}</bdi>
              </p>
            )}
            {line.person !== live.you.value && (
              <button type="button" class="mute" onClick={() => void silence(line.person)}>
                {t("chat-mute")}
              </button>
            )}
          </li>
        ))}
      </ol>
      {mayChat({ state, table }) && (
        <form class="line" onSubmit={send}>
          <EmotePicker state={state} table={table} />
          <input
            aria-label={t("chat-message")}
            placeholder={t("chat-message")}
            maxLength={LONGEST}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="icon-button" disabled={!text.value.trim()}>
            <Icon name="send" />
            <span class="unseen">{t("chat-send")}</span>
          </button>
        </form>
      )}
    </div>
  );
}

async function silence(person: string): Promise<void> {
  const self = me.value;
  if (!self) return;
  const isMuted = self.mutes.includes(person);
  await trying(isMuted ? unmute(person) : mute(person));
  const others = self.mutes.filter((one) => one !== person);
  me.value = { ...self, mutes: isMuted ? others : [...others, person] };
}
