/** How those at a table are called. */

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

/** The names by seat. Equal bots are numbered. */
export function seatNames(occupants: readonly ShownOccupant[]): string[] {
  const names = occupants.map(occupantName);
  return names.map((name, seat) => {
    const isBot = !occupants[seat]?.person && names.indexOf(name) !== names.lastIndexOf(name);
    const number = names.slice(0, seat + 1).filter((one) => one === name).length;
    return isBot ? `${name} ${number}` : name;
  });
}

/** The title of a game, or its name until the catalogue has loaded. */
export function gameName(game: string): string {
  const known = gameNamed(game);
  return known ? translated(known.title) : game;
}
