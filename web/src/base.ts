/** Where the client's files are, and whether there is a server behind them. */

/** False on a static site: then everything is played on this device. */
export const hasServer =
  document.querySelector('meta[name="tavolino-server"]')?.getAttribute("content") !== "none";

/** The folder of the client's files. A server has it at the top; a static site may be anywhere. */
const folder = new URL(hasServer ? "/" : ".", document.baseURI);

/** The address of a file of the client, such as "icon.svg". */
export function fileUrl(name: string): string {
  return new URL(name, folder).href;
}
