/** Our icons: one weight of line, one size of box. */

const PATHS = {
  back: "M14 5l-7 7 7 7M7 12h12",
  book: "M12 6v14M12 6C9 4 6 4 3 4v14c3 0 6 0 9 2 3-2 6-2 9-2V4c-3 0-6 0-9 2",
  bot: "M6 9h12v10H6zM12 5v4M10 13.5h.01M14 13.5h.01",
  bulb: "M9 18h6M10 21h4M9 15c-6-4-3-12 3-12s9 8 3 12z",
  chat: "M4 5h16v11H9l-5 4z",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  down: "M12 4v11M7 11l5 5 5-5M5 20h14",
  end: "M6 5l8 7-8 7M18 5v14",
  eye: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  flag: "M6 21V4h12l-3 4 3 4H6",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  leave: "M10 4H5v16h5M14 8l5 4-5 4M9 12h10",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  next: "M9 5l7 7-7 7",
  pause: "M8 5v14M16 5v14",
  play: "M7 4l13 8-13 8z",
  previous: "M15 5l-7 7 7 7",
  print: "M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z",
  quiet: "M4 9v6h4l6 5V4L8 9zM17 9l5 6M22 9l-5 6",
  send: "M4 12L20 5l-4 15-4-6zM12 14l8-9",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  smile: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9 10h.01M15 10h.01M8 14q4 5 8 0",
  sound: "M4 9v6h4l6 5V4L8 9zM17 9c2 2 2 4 0 6M19 6c4 4 4 8 0 12",
  start: "M18 5l-8 7 8 7M6 5v14",
  undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
