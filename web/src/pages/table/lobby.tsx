/** A table before its game: who sits where, who is missing, how to invite them. */

import { useSignal } from "@preact/signals";
import { gameNamed } from "../../catalogue";
import { t } from "../../i18n";
import { isOnDevice } from "../../net/backend";
import type { ShownOccupant, ShownTable } from "../../protocol";
import { go } from "../../router";
import { Avatar } from "../../ui/avatar";
import { GamePicture } from "../../ui/game-picture";
import { trying } from "../../ui/toasts";
import { Chat } from "./chat";
import { FloatingEmotes, SeatEmote } from "./emotes";
import { InviteFriends } from "./invite-friends";
import { Join, needsName, sit } from "./join";
import { botName, gameName, seatNames } from "./names";
import { NotifySwitch } from "./notify-switch";
import { ConnectionNote } from "./page";
import { useReadiness } from "./rematch";
import { TableSettings } from "./settings";
import { Share } from "./share";
import type { TableState } from "./state";
import { Watchers } from "./watching";

interface Props {
  state: TableState;
  table: ShownTable;
}

export function Lobby({ state, table }: Props) {
  const free = table.occupants.filter((occupant) => !occupant.person && !occupant.bot).length;
  const names = seatNames(table.occupants);
  const isHere = isOnDevice(table.id);
  useReadiness({ state, table });
  return (
    <main class="page lobby">
      <ConnectionNote state={state} />
      <header class="lobby-head">
        <GamePicture game={table.game} />
        <div>
          <h1>
            <bdi>{table.title || gameName(table.game)}</bdi>
          </h1>
          <p class="lead" role="status">
            {lobbyState(state, table, free)}
          </p>
          <TableSettings table={table} />
        </div>
      </header>
      <Join state={state} table={table} />
      <section class="lobby-seats" aria-labelledby="seats-title">
        <h2 id="seats-title">{t("lobby-seats")}</h2>
        <ul class="places">
          {table.occupants.map((occupant, seat) => (
            <Place
              key={seat}
              {...{ state, table, occupant, seat, free }}
              name={names[seat] ?? ""}
            />
          ))}
        </ul>
        {!isHere && <Watchers state={state} table={table} />}
        <LobbyActions state={state} table={table} free={free} />
      </section>
      {!isHere && (
        <>
          <section class="lobby-invite" aria-labelledby="share-title">
            <h2 id="share-title">{t("lobby-invite")}</h2>
            {canInvite(state, table) && <InviteFriends table={table} />}
            <Share table={table} />
          </section>
          <section class="lobby-chat" aria-labelledby="chat-title">
            <h2 id="chat-title">{t("chat")}</h2>
            <Chat state={state} table={table} />
          </section>
        </>
      )}
      <FloatingEmotes state={state} />
    </main>
  );
}

/** Those who sit at a table with a free seat can ask their friends to it. */
function canInvite(state: TableState, table: ShownTable): boolean {
  return state.mine.value.length > 0 || table.owner === state.live.you.value;
}

function lobbyState(state: TableState, table: ShownTable, free: number): string {
  const host = table.occupants.find(({ person }) => person === table.owner)?.name;
  if (free && !state.mine.value.length && host) return t("lobby-invited", { name: host });
  if (free) return t("lobby-free", { count: free });
  const waiting = table.occupants.filter((occupant) => occupant.person && !occupant.is_ready);
  const isMe = waiting.some((occupant) => occupant.person === state.live.you.value);
  return isMe ? t("lobby-you") : t("lobby-others", { count: waiting.length });
}

function Place({
  state,
  table,
  occupant,
  seat,
  free,
  name,
}: Props & { occupant: ShownOccupant; seat: number; free: number; name: string }) {
  const { live } = state;
  const isFree = !occupant.person && !occupant.bot;
  const isOwner = table.owner === live.you.value;
  const isMine = state.mine.value.includes(seat);
  const isSitting = state.mine.value.length > 0;
  const bots = gameNamed(table.game)?.bots ?? [];
  return (
    <li class={isFree ? "place free" : "place"}>
      {occupant.person && (
        <span class="place-face">
          <Avatar who={occupant.person} size={36} />
          <SeatEmote state={state} person={occupant.person} />
        </span>
      )}
      <span class="place-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        {isMine && <small>{t("seat-you")}</small>}
        {occupant.person && <small>{placeState(state, occupant)}</small>}
      </span>
      <span class="actions">
        {isFree && (isSitting || (free > 1 && !needsName())) && (
          <button type="button" onClick={() => void sit(state, seat)}>
            {t(isSitting ? "sit-too" : "sit")}
          </button>
        )}
        {isOwner && !occupant.person && (
          <label class="bot-choice">
            <span class="unseen">{t("seat-a-bot", { seat: seat + 1 })}</span>
            <select
              value={occupant.bot}
              onChange={(event) => {
                const bot = event.currentTarget.value;
                const command = bot
                  ? ({ type: "seat-bot", seat, bot } as const)
                  : ({ type: "stand", seat } as const);
                void trying(live.submit(command));
              }}
            >
              <option value="">{t(occupant.bot ? "bot-away" : "bot-add")}</option>
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {botName(bot)}
                </option>
              ))}
            </select>
          </label>
        )}
        {(isMine || (isOwner && occupant.person)) && (
          <button type="button" onClick={() => void trying(live.submit({ type: "stand", seat }))}>
            {t(isMine ? "stand" : "stand-other")}
          </button>
        )}
      </span>
    </li>
  );
}

function placeState({ live }: TableState, occupant: ShownOccupant): string {
  if (!live.here.value.includes(occupant.person)) return t("seat-offline");
  return t(occupant.is_ready ? "is-ready" : "not-ready");
}

function LobbyActions({ state, table, free }: Props & { free: number }) {
  const { live } = state;
  const level = useSignal("");
  const isOwner = table.owner === live.you.value;
  const mine = table.occupants.find((occupant) => occupant.person === live.you.value);
  const bots = gameNamed(table.game)?.bots ?? [];
  const bot = level.value || bots.at(-1) || "";
  const fill = async () => {
    for (const [seat, occupant] of table.occupants.entries()) {
      if (!occupant.person && !occupant.bot)
        await trying(live.submit({ type: "seat-bot", seat, bot }));
    }
  };
  const leave = async () => {
    if (await trying(live.submit({ type: "leave" }))) go("/");
  };
  return (
    <div class="actions lobby-actions">
      {mine && (
        <button
          type="button"
          class={mine.is_ready ? "" : "primary"}
          aria-pressed={mine.is_ready}
          onClick={() => void trying(live.submit({ type: "ready", ready: !mine.is_ready }))}
        >
          {t(mine.is_ready ? "unready" : "ready")}
        </button>
      )}
      {isOwner && free > 0 && bot && (
        <button type="button" onClick={() => void fill()}>
          {t("fill-bots", { count: free })}
        </button>
      )}
      {(mine || isOwner) && (
        <button type="button" onClick={() => void leave()}>
          {t("leave-table")}
        </button>
      )}
      {mine && <NotifySwitch />}
    </div>
  );
}
