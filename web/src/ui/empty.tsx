/** Shown where a page has no content yet: an empty table under a lamp, and what to do. */

import type { ComponentChildren } from "preact";

interface Props {
  /** What lies on the table: nothing, or a card that got lost. */
  drawing?: "table" | "lost";
  children: ComponentChildren;
}

export function Empty({ drawing = "table", children }: Props) {
  return (
    <div class="empty">
      <svg class="empty-drawing" viewBox="0 0 240 130" aria-hidden="true" focusable="false">
        <path class="empty-light" d="M120 20L34 118h172z" />
        <path class="empty-line" d="M120 0v12" />
        <path class="empty-lamp" d="M104 26a16 16 0 0 1 32 0z" />
        <path class="empty-stool" d="M22 84h34v6H22zM28 90h5v34h-5zM46 90h5v34h-5z" />
        <path class="empty-stool" d="M184 84h34v6h-34zM190 90h5v34h-5zM208 90h5v34h-5z" />
        <path class="empty-leg" d="M76 78h8v46h-8zM156 78h8v46h-8z" />
        <path class="empty-top" d="M62 68h116v10H62z" />
        {drawing === "lost" ? (
          <g class="empty-card">
            <path d="M142 108l24-9 7 17-24 9z" />
            <path class="empty-mark" d="M154 112l6-2M157 118l6-2" />
          </g>
        ) : (
          <>
            <path class="empty-snippet" d="M86 52h16v8h8v8H86z" />
            <path class="empty-card" d="M130 62l22-2 1 6-23 2z" />
          </>
        )}
      </svg>
      <div class="empty-text">{children}</div>
    </div>
  );
}
