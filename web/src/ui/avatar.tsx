/** The face of a person: drawn from their id, so everybody has one and it is always the same. */

const COLOURS = ["green", "pink", "yellow", "blue", "wood", "accent"] as const;
const HEADS = [
  "M32 12a20 20 0 1 1 0 40 20 20 0 0 1 0-40z",
  "M18 13h28q6 0 6 6v26q0 7-6 7H18q-6 0-6-7V19q0-6 6-6z",
  "M32 9L54 32 32 55 10 32z",
  "M32 9q3 0 5 4l17 34q3 6-4 6H14q-7 0-4-6l17-34q2-4 5-4z",
];
const EYE_SHAPES = [
  "M25 31h.01M39 31h.01",
  "M22 31q3-4 6 0M36 31q3-4 6 0",
  "M23 30h5M36 30h5",
  "M25 29v4M39 29v4",
];
const MOUTHS = ["M25 40q7 7 14 0", "M26 41h12", "M28 39q4 8 8 0z", "M26 42q6-3 12-1"];
const HATS = [
  "",
  "M20 16l12-12 12 12z",
  "M19 15h26M24 15V6h16v9",
  "M20 14l4-8 8 6 8-6 4 8z",
  "M32 12V4M29 4h6",
];
const BOT = "bot:";

export function Avatar({ who, size = 32 }: { who: string; size?: number }) {
  const pick = picker(who);
  const colour = pick(COLOURS);
  const isBot = who.startsWith(BOT);
  const head = isBot ? HEADS[1] : pick(HEADS);
  const parts = [pick(EYE_SHAPES), pick(MOUTHS)];
  const hat = isBot ? HATS[4] : pick(HATS.slice(0, 4));
  return (
    <svg
      class={`avatar avatar-${colour}`}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="avatar-tile" width="64" height="64" rx="14" />
      <path class="avatar-hat" d={hat} />
      <path class="avatar-head" d={head} />
      <path class="avatar-face" d={parts.join("")} />
    </svg>
  );
}

/** Picks from lists, the same for the same text (FNV-1a). */
function picker(text: string): <T>(values: readonly T[]) => T {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return (values) => {
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0;
    return values[(hash >>> 8) % values.length] as (typeof values)[number];
  };
}
