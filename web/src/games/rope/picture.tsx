/** Cards along a rope. */

import { PictureFrame } from "../../ui/picture-frame";
import "./style/picture.css";

function Card({
  x,
  turn,
  text,
  colour,
}: {
  x: number;
  turn: number;
  text: string;
  colour: string;
}) {
  return (
    <g transform={`translate(${x} 40) rotate(${turn} 26 40)`}>
      <rect class="paper" width="52" height="76" rx="6" />
      <text class={`card-number ${colour}`} x="26" y="49">
        {text}
      </text>
      <text class={`card-corner ${colour}`} x="9" y="16">
        {text}
      </text>
    </g>
  );
}

export default function Picture() {
  return (
    <PictureFrame>
      <path class="picture-rope" d="M8 34c40 22 60-18 104-2s70 18 120-6" />
      <Card x={24} turn={-7} text="1" colour="c0" />
      <Card x={62} turn={-3} text="2" colour="c3" />
      <Card x={100} turn={1} text="3" colour="c1" />
      <g transform="translate(152 42) rotate(9 26 40)">
        <rect class="paper" width="52" height="76" rx="6" />
        <g class="scissors">
          <circle cx="17" cy="57" r="7" />
          <circle cx="35" cy="57" r="7" />
          <path d="M20 50L35 16M32 50L17 16" />
        </g>
      </g>
    </PictureFrame>
  );
}
