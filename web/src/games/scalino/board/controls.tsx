/** Below the board: the blocks to choose from, and the views of the table. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../../board/board";
import { t } from "../../../i18n";
import { SIZES } from "../constants";
import { type Direction, placeAt, type Size } from "../diamond";
import { bodyOf, topsOf } from "../pyramid";
import { colourText } from "../text";
import { DECLINE } from "../view";
import { WoodBlock } from "./block";
import { lensOf } from "./camera";
import { Mark } from "./cards";
import type { Turning } from "./turning";

interface SizesProps {
  colour: number;
  /** Blocks left, by size. */
  left: readonly number[];
  chosen: Size;
  isFitting(size: Size): boolean;
  choose(size: Size): void;
}

/** The three kinds of blocks, each with how many there are. */
export function SizeButtons({ colour, left, chosen, isFitting, choose }: SizesProps) {
  return (
    <fieldset class="sc-sizes">
      <legend class="unseen">{t("scalino-size")}</legend>
      {SIZES.map((size) => {
        const count = left[size - 1] ?? 0;
        return (
          <button
            key={size}
            type="button"
            class="sc-size"
            aria-pressed={chosen === size}
            aria-label={t("scalino-size-label", { size, count })}
            aria-keyshortcuts={String(size)}
            title={t("scalino-size-label", { size, count })}
            disabled={count === 0}
            data-fits={isFitting(size)}
            onClick={() => choose(size)}
          >
            <SmallBlock colour={colour} size={size} />
            <span class="sc-count">×{count}</span>
            <Key name={String(size)} />
          </button>
        );
      })}
    </fieldset>
  );
}

interface ColoursProps {
  colours: readonly number[];
  chosen: number;
  choose(colour: number): void;
}

/** The colours a bonus block may have. */
export function ColourButtons({ colours, chosen, choose }: ColoursProps) {
  return (
    <fieldset class="sc-colours">
      <legend class="unseen">{t("scalino-colour")}</legend>
      {colours.map((colour) => {
        const label = t("scalino-colour-label", { colour: colourText(colour) });
        return (
          <button
            key={colour}
            type="button"
            class="sc-tool"
            aria-pressed={chosen === colour}
            aria-label={label}
            aria-keyshortcuts="C"
            title={label}
            onClick={() => choose(colour)}
          >
            <Mark colour={colour} />
            {chosen !== colour && <Key name="C" />}
          </button>
        );
      })}
    </fieldset>
  );
}

const SMALL = lensOf({ turn: 0, rise: 0 });
const NO_TOPS = topsOf([]);

function SmallBlock({ colour, size }: { colour: number; size: Size }) {
  const place = placeAt({ x: 4, y: 4 }, size, "rank");
  const body = bodyOf({ colour, level: 1, place: place.name });
  const [x, y] = SMALL.project(4 + size / 2, 4.5, 0.5);
  return (
    <svg class="sc-small" viewBox={`${x - 132} ${y - 66} 264 132`} aria-hidden="true">
      <WoodBlock body={body} lens={SMALL} tops={NO_TOPS} />
    </svg>
  );
}

interface TurnProps {
  direction: Direction;
  turning: Turning;
  disabled: boolean;
  onTurn(): void;
}

/** Turns the chosen block. The arrow shows its current direction on the screen. */
export function TurnBlock({ direction, turning, disabled, onTurn }: TurnProps) {
  const isAcross = (direction === "rank") === (turning.side % 2 === 0);
  return (
    <button
      type="button"
      class="sc-tool"
      disabled={disabled}
      aria-keyshortcuts="R"
      aria-label={t("scalino-turn-block", { direction })}
      title={t("scalino-turn-block", { direction })}
      onClick={onTurn}
    >
      <Sign path={isAcross ? ACROSS : AWAY} />
      <Key name="R" />
    </button>
  );
}

interface DecideProps {
  /** What the first button does. */
  label: string;
  isAllowed: boolean;
  act(): void;
  board: Pick<BoardProps, "view" | "move" | "hint">;
}

/** The buttons that end a turn: doing what was chosen, or letting a bonus pass. */
export function Decide({ label, isAllowed, act, board: { view, move, hint } }: DecideProps) {
  return (
    <>
      <button type="button" class="primary sc-put" disabled={!isAllowed} onClick={act}>
        {label}
      </button>
      {view.moves?.includes(DECLINE) && (
        <button
          type="button"
          class={hint === DECLINE ? "primary" : undefined}
          onClick={() => void move(DECLINE)}
        >
          {t("scalino-decline")}
        </button>
      )}
    </>
  );
}

const ACROSS = "M3 9h18v6H3zM9 9v6M15 9v6";
const AWAY = "M9 3h6v18H9zM9 9h6M9 15h6";

interface ViewProps {
  turning: Turning;
  /** True if keys work here. */
  hasKeys?: boolean;
}

export function ViewButtons({ turning, hasKeys = true }: ViewProps) {
  return (
    <fieldset class="sc-views">
      <legend class="unseen">{t("scalino-look")}</legend>
      <Tool
        name="scalino-turn-left"
        keys={hasKeys ? "Q" : undefined}
        onClick={() => turning.turnBy(-1)}
      >
        <Sign path="M19 12a7 7 0 1 1-3-5.7M16 2v5h-5" />
      </Tool>
      <Tool
        name="scalino-turn-right"
        keys={hasKeys ? "E" : undefined}
        onClick={() => turning.turnBy(1)}
      >
        <Sign path="M5 12a7 7 0 1 0 3-5.7M8 2v5h5" />
      </Tool>
      <Tool
        name={turning.isAbove ? "scalino-from-side" : "scalino-from-above"}
        keys={hasKeys ? "V" : undefined}
        onClick={turning.switchAbove}
      >
        <Sign
          path={
            turning.isAbove
              ? "M12 3l9 5v8l-9 5-9-5V8zM3 8l9 5 9-5M12 13v8"
              : "M12 3l9 9-9 9-9-9zM7.5 7.5l9 9M16.5 7.5l-9 9"
          }
        />
      </Tool>
    </fieldset>
  );
}

interface ToolProps {
  name: string;
  keys: string | undefined;
  onClick(): void;
  children: ComponentChildren;
}

function Tool({ name, keys, onClick, children }: ToolProps) {
  const label = t(name);
  return (
    <button
      type="button"
      class="sc-tool"
      aria-keyshortcuts={keys}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      onClick={onClick}
    >
      {children}
      {keys && <Key name={keys} />}
    </button>
  );
}

/** The key that does the same, in a corner of a button. */
function Key({ name }: { name: string }) {
  return (
    <span class="sc-key" aria-hidden="true">
      {name}
    </span>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
