/** Talk at the table. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { say, sayMoment } from "../../i18n";
import { me } from "../../me";
import { mute, unmute } from "../../net/api";
import type { ShownTable } from "../../protocol";
import { Icon } from "../../ui/icons";
import { trying } from "../../ui/toasts";
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
  const isAllowed =
    table.settings.chat === "all" ||
    (table.settings.chat === "players" && state.mine.value.length > 0);
  const send = async (event: Event) => {
    event.preventDefault();
    const message = text.value.trim();
    if (message && (await trying(live.submit({ type: "say", text: message })))) text.value = "";
  };
  if (table.settings.chat === "off") return <p class="quiet">{say("chat-off")}</p>;
  return (
    <div class="chat">
      {lines.length === 0 && <p class="quiet">{say("chat-empty")}</p>}
      <ol ref={end} class="chat-lines" aria-live="polite">
        {lines.map((line) => (
          <li key={line.n}>
            <b>
              <bdi>{line.name || say("somebody")}</bdi>
            </b>{" "}
            <time>{sayMoment(line.at)}</time>
            <p>
              <bdi>{line.text}</bdi>
            </p>
            {line.person !== live.you.value && (
              <button type="button" class="mute" onClick={() => void silence(line.person)}>
                {say("chat-mute")}
              </button>
            )}
          </li>
        ))}
      </ol>
      {isAllowed && (
        <form class="line" onSubmit={send}>
          <input
            aria-label={say("chat-say")}
            placeholder={say("chat-say")}
            maxLength={LONGEST}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="icon-button" disabled={!text.value.trim()}>
            <Icon name="send" />
            <span class="unseen">{say("chat-send")}</span>
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
