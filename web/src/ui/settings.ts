/** The preferences that this browser remembers. */

import { effect, type Signal, signal } from "@preact/signals";

export type Look = "auto" | "light" | "dark";

const PREFIX = "tavolino.";
const isPhone = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;

function kept<T extends string | number | boolean>(name: string, usual: T): Signal<T> {
  const value = signal<T>(read(name, usual));
  effect(() => write(name, value.value));
  return value;
}

/** The stored value of a name, or the default. */
export function read<T extends string | number | boolean>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const value: unknown = text === null ? usual : JSON.parse(text);
    return typeof value === typeof usual ? (value as T) : usual;
  } catch {
    return usual;
  }
}

export function write(name: string, value: string | number | boolean): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Without storage everything works, but nothing is remembered.
  }
}

export const settings = {
  look: kept<Look>("look", "auto"),
  /** Empty: what the person's account says, or else the browser. */
  language: kept<string>("language", ""),
  sound: kept<boolean>("sound", !isPhone),
  /** Notify about turns while the tab is in the background. */
  notify: kept<boolean>("notify", false),
  /** True once this browser has asked for a name. */
  named: kept<boolean>("named", false),
  /** How long each move of another player is shown before the next, in ms. */
  pace: kept<number>("pace", 700),
  /** The level of the bots that was chosen last. */
  level: kept<string>("level", ""),
  /** Whether games against bots are played on this device. */
  onDevice: kept<boolean>("on-device", false),
  /** Whether there may be games on this device; if not, the home page does not look for any. */
  hasPlayedHere: kept<boolean>("has-played-here", false),
  /** Whether a bot steps in where no opponent is found. */
  botStepsIn: kept<boolean>("bot-steps-in", true),
  /** Whether everything for play without a network is stored in this browser. */
  offline: kept<boolean>("offline", false),
  /** Stronger marks on everything that has a colour. */
  marks: kept<boolean>("marks", false),
};
