/** Short words that must not end a line: in Polish, those of one letter.
 *
 * Catalogues and pages of rules are written with plain spaces and get no-break ones when the client is
 * built, so that parameters such as names keep theirs. The server does the same when it reads them
 * (`src/tavolino/locales/line_breaks.py`).
 */

const NO_BREAK_SPACE = "\u00a0";
/** What begins a line that does not go on with the sentence, in Fluent or Markdown. */
const NEW_BLOCK = /[}.|]|\*?\[\w+\]|(?:[-*#>]|\d+\.) /.source;
const ONE_LETTER = new RegExp(
  `(?<![^\\s(„*])([aiouwz])(?: (?![\\s|=])|\\n *(?!\\s|${NEW_BLOCK}))`,
  "gi",
);

/** The source of a catalogue or of a page of rules, with no-break spaces after short words. */
export function bindLetters(text: string, language: string): string {
  return language === "pl" ? text.replace(ONE_LETTER, `$1${NO_BREAK_SPACE}`) : text;
}
