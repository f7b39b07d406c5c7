/** Several people at one screen: which of them has the device, and when it is passed on.
 *
 * In games that hide something a curtain falls before somebody else's turn. It stays closed until that
 * person says that they have the device. Until then the page has no view of the game at all. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { gameNamed } from "../../catalogue";
import type { Shown } from "../../net/table";
import type { ShownTable } from "../../protocol";
import { settings } from "../../ui/settings";

interface Source {
  readonly shown: ReadonlySignal<Shown | null>;
  readonly table: ReadonlySignal<ShownTable | null>;
  readonly mine: ReadonlySignal<readonly number[]>;
}

export class HotSeat {
  /** True if several people play at this screen. */
  readonly isShared: ReadonlySignal<boolean>;
  /** True if they have secrets from each other; null until the game is known. */
  readonly hasSecrets: ReadonlySignal<boolean | null>;
  /** The seats of those at this screen who still move themselves. */
  readonly active: ReadonlySignal<readonly number[]>;
  /** Who should have the device: the player to move. Where several move at the same time, they take
   * turns, and the one who has started continues. null while nobody here is to move. */
  readonly next: ReadonlySignal<number | null>;
  /** True while nobody may see anything hidden. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Whose viewpoint is on the screen; null if the curtain is closed or only one person plays here. */
  readonly viewer: ReadonlySignal<number | null>;
  /** Those who may say that they have the device. */
  readonly asked: ReadonlySignal<readonly number[]>;
  /** Who had the device last. */
  readonly #holder: Signal<number | null> = signal(null);
  readonly #isCovered = signal(true);
  readonly #stops: (() => void)[];

  constructor({ shown, table, mine }: Source) {
    this.isShared = computed(() => mine.value.length > 1 && table.value?.phase === "playing");
    this.hasSecrets = computed(
      () => gameNamed(table.value?.game ?? "")?.imperfect_information ?? null,
    );
    this.active = computed(() =>
      mine.value.filter((seat) => {
        const occupant = table.value?.occupants[seat];
        return occupant !== undefined && !occupant.bot && !occupant.has_resigned;
      }),
    );
    this.next = computed(() => {
      const views = shown.value?.frame.views ?? [];
      const isDue = (seat: number) =>
        views.some(({ viewer, view }) => viewer === seat && view?.to_act.includes(seat));
      const due = this.active.value.filter(isDue);
      const holder = this.#holder.value ?? -1;
      return due.find((seat) => seat >= holder) ?? due[0] ?? null;
    });
    this.isClosed = computed(
      () => this.isShared.value && this.hasSecrets.value !== false && this.#isCovered.value,
    );
    this.viewer = computed(() => {
      if (mine.value.length < 2 || this.isClosed.value) return null;
      const isOpen = this.isShared.value && this.hasSecrets.value === false;
      return (isOpen ? this.next.value : null) ?? this.#holder.value;
    });
    this.asked = computed(() => {
      if (this.next.value !== null) return [this.next.value];
      return this.active.value.length ? this.active.value : mine.value;
    });
    this.#stops = [effect(() => this.#follow()), effect(() => this.#passOn()), this.#watchTab()];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  /** Somebody says that they have the device. */
  take(seat: number): void {
    this.#holder.value = seat;
    this.#isCovered.value = false;
  }

  /** In an open game the viewpoint goes with the turn. */
  #follow(): void {
    if (!this.isShared.value || this.hasSecrets.value !== false) return;
    if (this.next.value !== null) this.#holder.value = this.next.value;
  }

  /** Closes the curtain when it is somebody else's turn, once the last move has been followed. */
  #passOn(): (() => void) | undefined {
    const next = this.next.value;
    if (next === null || next === this.#holder.value || this.#isCovered.value) return undefined;
    const cover = () => {
      this.#isCovered.value = true;
    };
    const timer = setTimeout(cover, settings.pace.value);
    return () => clearTimeout(timer);
  }

  /** The person who comes back to a hidden tab may not be the one who left it. */
  #watchTab(): () => void {
    const cover = () => {
      if (document.hidden) this.#isCovered.value = true;
    };
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }
}
