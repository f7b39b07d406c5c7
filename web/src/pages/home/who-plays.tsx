/** Who plays on each seat of a new table. The host has the first one. */

import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../../i18n";
import type { CreateTable, ShownGame } from "../../protocol";
import { read, write } from "../../ui/settings";
import type { Chosen } from "../table/settings";

const KINDS = ["free", "bot", "here"] as const;
/** Nobody can come to a table on this device. */
const KINDS_ON_DEVICE = ["bot", "here"] as const;
const REMEMBERED = "screen-names";
const MOST_REMEMBERED = 12;
const LONGEST_NAME = 40;

/** Somebody who comes by the link, a bot, or another person at this screen. */
export interface Place {
  readonly kind: (typeof KINDS)[number];
  /** The name of a person at this screen; empty for the usual one. */
  readonly name: string;
}

export const FREE: Place = { kind: "free", name: "" };
const BOT: Place = { kind: "bot", name: "" };

export const countOf = (places: readonly Place[], kind: Place["kind"]): number =>
  places.filter((place) => place.kind === kind).length;

/** The seats as a new table wants them. `places` are those after the host's. */
export function occupantsOf(
  places: readonly Place[],
  bot: string,
): Pick<CreateTable, "occupants" | "seat_names"> {
  const occupant = { free: "free", bot: `bot:${bot}`, here: "me" };
  return {
    occupants: ["me", ...places.map(({ kind }) => occupant[kind])],
    seat_names: ["", ...places.map(({ kind, name }) => (kind === "here" ? name.trim() : ""))],
  };
}

/** The chosen options, with those that suit several people at one screen, or without them. */
export function suggested(game: ShownGame, chosen: Chosen, isShared: boolean): Chosen {
  const usual = game.one_screen_options;
  if (isShared) return { ...usual, ...chosen };
  return Object.fromEntries(Object.entries(chosen).filter(([name, one]) => usual[name] !== one));
}

export function rememberedNames(): string[] {
  return read<string>(REMEMBERED, "").split("\n").filter(Boolean);
}

/** Remembers who played at this screen, the last ones first. */
export function rememberNames(places: readonly Place[]): void {
  const fresh = places.flatMap(({ kind, name }) => (kind === "here" && name.trim()) || []);
  const names = [...new Set([...fresh, ...rememberedNames()])];
  write(REMEMBERED, names.slice(0, MOST_REMEMBERED).join("\n"));
}

interface Props {
  game: ShownGame;
  places: readonly Place[];
  /** True if the table is on this device. */
  isHere: boolean;
  onChange(places: readonly Place[]): void;
}

export function WhoPlays({ game, places, isHere, onChange }: Props) {
  const kinds = isHere ? KINDS_ON_DEVICE : KINDS;
  const known = useId();
  const note = useId();
  const set = (index: number, place: Partial<Place>) =>
    onChange(places.map((one, i) => (i === index ? { ...one, ...place } : one)));
  const isNoted = game.imperfect_information && countOf(places, "here") > 0;
  return (
    <fieldset class="form who-plays">
      <legend>{t("set-up-who")}</legend>
      <div class="who-place">
        <span>1</span> <span>{t("set-up-you")}</span>
      </div>
      {places.map(({ kind, name }, i) => (
        <div key={i} class="who-place">
          <span>{i + 2}</span>
          <select
            aria-label={t("seat-number", { seat: i + 2 })}
            value={kind}
            onChange={({ currentTarget }) =>
              set(i, { kind: kinds[currentTarget.selectedIndex] ?? "bot" })
            }
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t(`set-up-${one}`)}
              </option>
            ))}
          </select>
          {kind === "here" && (
            <input
              aria-label={t("set-up-here-name", { seat: i + 2 })}
              aria-describedby={isNoted ? note : undefined}
              value={name}
              list={known}
              placeholder={t("player-number", { number: i + 2 })}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) => set(i, { name: currentTarget.value })}
            />
          )}
        </div>
      ))}
      <datalist id={known}>
        {rememberedNames().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {isNoted && (
        <p id={note} class="quiet">
          {t("set-up-here-note")}
        </p>
      )}
    </fieldset>
  );
}

/** A seat by who will sit there. */
export function seatName(seat: number, places: readonly Place[]): string {
  const place = places[seat - 1];
  if (!place) return t("set-up-first-you");
  const name = place.name.trim() || t("player-number", { number: seat + 1 });
  return t(`set-up-first-${place.kind}`, { seat: seat + 1, name });
}

/** As many places as a table of this size has; those that were chosen stay. On this device a bot sits
 * where nobody else does. */
export function placesAt(
  chosen: Signal<readonly Place[]>,
  seats: number,
  isHere: boolean,
): readonly Place[] {
  return Array.from({ length: seats - 1 }, (_, i) => {
    const place = chosen.value[i] ?? FREE;
    return isHere && place.kind === "free" ? BOT : place;
  });
}
