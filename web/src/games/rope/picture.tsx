/** Cards along a rope. */

import { PictureFrame } from "../../ui/picture-frame";
import "./style/constants.css";
import "./style/picture.css";

interface CardProps {
  x: number;
  turn: number;
  name: string;
  /** True if another card lies on it. */
  isCovered?: boolean;
}

/** A card of 52 × 76: a coloured edge with the number, and the number large. */
function Card({ x, turn, name, isCovered = true }: CardProps) {
  return (
    <g class="picture-card" transform={`translate(${x} 40) rotate(${turn} 26 40)`} data-card={name}>
      <rect width="52" height="76" rx="6" />
      <path d="M20 0H6a6 6 0 0 0-6 6v64a6 6 0 0 0 6 6h14z" />
      <text class="card-corner" x="10" y="20">
        {name}
      </text>
      {!isCovered && (
        <text class="card-number" x="36" y="52">
          {name}
        </text>
      )}
    </g>
  );
}

export default function Picture() {
  return (
    <PictureFrame>
      <path class="picture-rope" d="M8 34c40 22 60-18 104-2s70 18 120-6" />
      <Card x={16} turn={-9} name="1" />
      <Card x={44} turn={-5} name="2" />
      <Card x={72} turn={-1} name="3" />
      <Card x={100} turn={3} name="4" isCovered={false} />
      <g class="picture-card" transform="translate(154 42) rotate(10 26 40)" data-card="S">
        <rect class="picture-scissors" width="52" height="76" rx="6" />
        <g class="scissors">
          <circle cx="17" cy="57" r="7" />
          <circle cx="35" cy="57" r="7" />
          <path d="M20 50L35 16M32 50L17 16" />
        </g>
      </g>
    </PictureFrame>
  );
}
