/** The screens for which pages have different layouts: `@media (--wide)` in a style sheet. */

export const BREAKPOINTS = {
  /** A phone held upright. */
  narrow: "(max-width: 599px)",
  /** A phone held sideways. */
  sideways: "(min-width: 600px) and (max-height: 499px)",
  /** Room for something beside a board. */
  wide: "(min-width: 900px) and (min-height: 500px)",
  /** Room for a second column of text. */
  large: "(min-width: 1100px) and (min-height: 500px)",
  /** Room for a column beside the games on the home page. */
  huge: "(min-width: 1500px) and (min-height: 500px)",
} as const;
