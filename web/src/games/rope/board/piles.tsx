/** A row of cards that overlap: close enough to fit, far enough apart that every number shows. */

import type { ComponentChildren } from "preact";
import { Back } from "./cards";

interface FanProps {
  class: string;
  /** How many cards lie in it; they move together when there are many. */
  count: number;
  children: ComponentChildren;
}

export function CardFan({ class: name, count, children }: FanProps) {
  return (
    <div class={`rope-fan ${name}`} style={{ "--gaps": Math.max(1, count - 1) }}>
      {children}
    </div>
  );
}

interface PileProps {
  /** How many cards there are. */
  count: number;
  spot: string;
  /** The number in words, where nothing else says what is counted. */
  label?: string;
  children: ComponentChildren;
}

const THICKEST = 4;
const CARDS_PER_LAYER = 5;

/** A pile: the thicker the more cards it has, and how many there are. */
export function Pile({ count, spot, label, children }: PileProps) {
  const layers = Math.min(THICKEST, Math.ceil(Math.max(0, count - 1) / CARDS_PER_LAYER));
  return (
    <div class="rope-pile" data-layers={layers} data-spot={spot}>
      {children}
      {count > 0 && (
        <span class="rope-count">
          <span aria-hidden={label !== undefined}>{count}</span>
          {label && <span class="unseen">{label}</span>}
        </span>
      )}
    </div>
  );
}

/** Where a card could lie. */
export function FreePlace() {
  return <span class="rope-free" />;
}

/** The top of a pile whose next card is not turned up yet; nothing where no card is left. */
export function Hidden({ count }: { count: number }) {
  return count > 0 ? <Back /> : <FreePlace />;
}
