/** The small picture of a game, for lists and headings. */

import { pictureOf } from "../board/registry";
import { PictureFrame } from "./picture-frame";

/** A game without a picture shows an empty table. */
export function GamePicture({ game }: { game: string }) {
  const Picture = pictureOf(game) ?? PictureFrame;
  return <Picture />;
}
