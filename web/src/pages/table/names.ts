/** The names of players at a table. */

import { gameNamed } from "../../catalogue";
import { hasMessage, t, translated } from "../../i18n";
import type { ShownOccupant } from "../../protocol";

/** A bot by its level. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return hasMessage(key) ? t(key) : bot;
}

export function occupantName(occupant: ShownOccupant): string {
  if (occupant.person) return occupant.name || t("somebody");
  return occupant.bot ? botName(occupant.bot) : t("free-seat");
}

/** The names of people, several of whom may share a screen. Somebody with the same name as an earlier
 * person there goes by the number of the seat. */
export function peopleNames(
  people: readonly Readonly<{ person: string; name: string; seat: number }>[],
): string[] {
  return people.map(({ person, name, seat }, i) => {
    const isTaken = people.slice(0, i).some((one) => one.person === person && one.name === name);
    return isTaken ? t("player-number", { number: seat + 1 }) : name;
  });
}

/** The names by seat. Equal bots are numbered, free seats go by their own number. */
export function seatNames(occupants: readonly ShownOccupant[]): string[] {
  const names = occupants.map(occupantName);
  const people = occupants.flatMap(({ person }, seat) =>
    person ? [{ person, seat, name: names[seat] ?? "" }] : [],
  );
  for (const [i, name] of peopleNames(people).entries()) names[people[i]?.seat ?? -1] = name;
  return names.map((name, seat) => {
    const { person = "", bot = "" } = occupants[seat] ?? {};
    if (person || names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = bot ? names.slice(0, seat + 1).filter((one) => one === name).length : seat + 1;
    return `${name}\u00a0${number}`;
  });
}

/** The title of a game, or its name until the catalogue has loaded. */
export function gameName(game: string): string {
  const known = gameNamed(game);
  return known ? translated(known.title) : game;
}
