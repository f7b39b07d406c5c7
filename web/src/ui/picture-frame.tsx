/** The frame of a game's picture. Colours inside it are `c0` green, `c1` pink, `c2` yellow, `c3` blue. */

import type { ComponentChildren } from "preact";

export function PictureFrame({ children }: { children?: ComponentChildren }) {
  return (
    <svg class="game-picture" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <ellipse class="picture-shade" cx="120" cy="128" rx="98" ry="15" />
      {children}
    </svg>
  );
}
