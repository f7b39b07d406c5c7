/** Icons of the tools of the puzzle. */

const PATHS = {
  turn: "M19 12a7 7 0 1 1-2.3-5.2M19 3v5h-5",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
  lift: "M12 4v9M8 9l4 4 4-4M4 15v5h16v-5",
  closer: "M12 5v14M5 12h14",
  farther: "M5 12h14",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z",
} as const;

export function Glyph({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
