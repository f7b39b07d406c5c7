/** What the server is asked to print. */

export const PAPERS = { a4: "A4", letter: "Letter" } as const;
export const INKS = ["colour", "patterns"] as const;
export const COPIES = Array.from({ length: 8 }, (_, i) => String(i + 1));

/** Where people print on Letter; everybody else has A4. */
const LETTER = /-(US|CA|MX|PH)$/;

export function usualPaper(locale: string): keyof typeof PAPERS {
  return LETTER.test(locale) ? "letter" : "a4";
}

export type PrintOptions = Record<string, string | number>;

export interface PrintChoice {
  part: string;
  paper: string;
  ink: string;
  copies: string;
  language: string;
  options: PrintOptions;
}

export function printQuery({ options, ...choice }: PrintChoice): PrintOptions {
  return { ...choice, ...options };
}
