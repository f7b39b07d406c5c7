/** Small pictures of what the host of a table may choose. */

import type { OptionPictures } from "../../board/board";
import "./style/options.css";

interface CardProps {
  x: number;
  y?: number;
  text?: string;
  isChoice?: boolean;
}

function Card({ x, y = 8, text = "", isChoice = false }: CardProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-card={text}>
      <rect
        class={isChoice ? "rope-small-choice" : "rope-small-card"}
        width="22"
        height="32"
        rx="3"
      />
      <text class="rope-small-number" x="11" y="21">
        {text}
      </text>
    </g>
  );
}

/** A pile of `cards` cards, the top one face up. */
function Pile({ x, cards, text }: { x: number; cards: number; text: string }) {
  const below = Array.from({ length: cards - 1 }, (_, i) => i);
  return (
    <>
      {below.map((i) => (
        <rect key={i} class="rope-small-back" x={x} y={44 - i * 3} width="22" height="32" rx="3" />
      ))}
      <Card x={x} y={44 - (cards - 1) * 3} text={text} />
    </>
  );
}

/** A small pile, the usual one, a large one. */
function Piles() {
  return (
    <svg viewBox="0 0 112 80" aria-hidden="true" focusable="false">
      <Pile x={8} cards={3} text="7" />
      <Pile x={45} cards={8} text="2" />
      <Pile x={82} cards={14} text="9" />
    </svg>
  );
}

/** A row that ends with a 4, and behind it what may follow: a 4 or a 5. */
function SameNumbers() {
  return (
    <svg viewBox="0 0 112 80" aria-hidden="true" focusable="false">
      {["1", "2", "3", "4"].map((text, i) => (
        <Card key={text} x={4 + i * 17} y={24} text={text} />
      ))}
      <Card x={84} y={4} text="4" isChoice />
      <Card x={84} y={44} text="5" isChoice />
    </svg>
  );
}

const pictures: OptionPictures = { pile: Piles, same: SameNumbers };

export default pictures;
