/** A sheet that is being cut. */

import { PictureFrame } from "../../ui/picture-frame";
import "./style/picture.css";

const SHEET = ["0212", "3120", "1303", "2031"];
const STAR = "M0-8l2.2 4.8 5.2.6-3.9 3.5 1 5.2-4.5-2.6-4.5 2.6 1-5.2-3.9-3.5 5.2-.6z";

function Spaces({ rows, x, y }: { rows: readonly string[]; x: number; y: number }) {
  return (
    <>
      {rows.flatMap((row, j) =>
        [...row].map((colour, i) => (
          <rect
            key={`${x + i} ${y + j}`}
            class={`space c${colour}`}
            x={x + i * 25}
            y={y + j * 25}
            width="25"
            height="25"
          />
        )),
      )}
    </>
  );
}

export default function Picture() {
  return (
    <PictureFrame>
      <g transform="rotate(-4 90 70)">
        <rect class="paper" x="38" y="20" width="104" height="104" rx="2" />
        <Spaces rows={SHEET} x={40} y={22} />
        <path class="star" transform="translate(90 47)" d={STAR} />
        <path class="star" transform="translate(65 97)" d={STAR} />
      </g>
      <g transform="translate(14 4) rotate(12 180 80)">
        <rect class="paper" x="158" y="46" width="54" height="79" rx="2" />
        <Spaces rows={["13", "02", "21"]} x={160} y={48} />
        <path class="star" transform="translate(185 98)" d={STAR} />
      </g>
      <path class="picture-cut" d="M150 10v126" />
      <g class="scissors" transform="translate(133 4) scale(.66)">
        <circle cx="17" cy="8" r="7" />
        <circle cx="35" cy="8" r="7" />
        <path d="M20 14L35 48M32 14L17 48" />
      </g>
    </PictureFrame>
  );
}
