/** A pyramid that loses a block. */

import { PictureFrame } from "../../ui/picture-frame";
import { Block, PYRAMID, Pyramid } from "../scalino/picture";
import "./style/picture.css";

export default function Picture() {
  return (
    <PictureFrame>
      <Pyramid blocks={PYRAMID.slice(0, 8)} />
      <g transform="translate(70 -14) rotate(9 120 60)">
        <Block at={[-0.5, -0.5, 1.4]} size={[2, 1]} colour={3} />
      </g>
      <path class="picture-line" d="M146 66c8-12 16-18 26-22" />
    </PictureFrame>
  );
}
