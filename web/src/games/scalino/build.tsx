/** Building: choose a block, find it a place, put it there. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { announce } from "../../ui/announce";
import { say } from "../../words";
import { type Place, readPlace, SIZES, type Size, sayPlace } from "./diamond";
import { AllowedPlaces, WrongPlace } from "./ground";
import {
  type Choice,
  choiceOf,
  fits,
  isArrow,
  nextAllowed,
  placeBeside,
  placesIn,
  placeUnder,
  reshaped,
  turned,
  usableChoice,
} from "./pointing";
import { bodyOf, isSameBlock, missingFrom, topsOf } from "./pyramid";
import { useReason } from "./reasons";
import { RowLines } from "./rows";
import { type DrawnBody, pointOf, Scene } from "./scene";
import { type BuildView, DECLINE } from "./shown";
import { Stage, sayLook, useBoardKeys } from "./stage";
import { ColourCards } from "./stock";
import { remarkOn } from "./telling";
import { SizeButtons, TurnBlock, ViewButtons } from "./tray";
import { useTurning } from "./turning";
import { outlineOf } from "./wood";

type Means = "pointer" | "touch" | "keys";

const START: Choice = { size: 3, direction: "rank" };

export function BuildTable(props: BoardProps<BuildView>) {
  const { view, before, canMove, move, names, hasMotion, why, hint: advice, at } = props;
  const { board } = view;
  const { turn, level } = board;
  const stage = useRef<HTMLDivElement>(null);
  const turning = useTurning(hasMotion);
  const { lens, isTurning } = turning;

  const allowed = useMemo(() => placesIn(view.moves ?? []), [view]);
  const choice = useSignal<Choice>(START);
  const meant = useSignal<Place | null>(null);
  const means = useSignal<Means>("pointer");
  const sent = useSignal<Place | null>(null);
  const lastPointer = useRef("mouse");
  useLayoutEffect(() => {
    choice.value = usableChoice(allowed, choice.value);
    meant.value = null;
    sent.value = null;
  }, [view]);

  const advised = advice && advice !== DECLINE ? readPlace(advice) : null;
  useEffect(() => {
    if (advised) choice.value = choiceOf(advised, choice.value.direction);
  }, [advice]);

  const { size, direction } = choice.value;
  const place = canMove ? meant.value : null;
  const isAllowed = place !== null && allowed.some(({ name }) => name === place.name);
  const fitting = allowed.filter((one) => fits(one, choice.value));
  const reason = useReason(why, at, place && !isAllowed ? place.name : null);
  const hint = hintOf();

  function hintOf(): string {
    if (!canMove) return "";
    if (place && !isAllowed)
      return reason ?? say("scalino-not-allowed", { place: sayPlace(place.name) });
    if (place) return say(`scalino-put-${means.value}`, { place: sayPlace(place.name) });
    if (!fitting.length) return say("scalino-none-fits", { size });
    return say("scalino-places", { count: fitting.length, size });
  }

  // Only what the keys have led to is read out; a pointer passes over too much.
  const isSpoken = useComputed(() => means.value === "keys" && meant.value !== null);
  useEffect(() => {
    if (isSpoken.value && canMove && (isAllowed || reason)) announce(hint);
  }, [place?.name, reason]);

  const choose = (next: Choice) => {
    choice.value = next;
    if (meant.value) meant.value = reshaped(meant.value, next, allowed, level);
  };
  const put = async () => {
    if (!place || !isAllowed) return;
    sent.value = place;
    if (!(await move(place.name))) sent.value = null;
  };
  const placeOf = (event: MouseEvent): Place | null => {
    const point = pointOf(event, stage.current?.querySelector("svg") ?? null);
    return point && placeUnder(lens.unproject(point, level - 1), choice.value, allowed, level);
  };
  const point = (event: PointerEvent) => {
    if (!canMove || event.pointerType === "touch" || isTurning) return;
    means.value = "pointer";
    const next = placeOf(event);
    if (next?.name !== meant.peek()?.name) meant.value = next;
  };
  const click = (event: MouseEvent) => {
    if (!canMove) return;
    const next = placeOf(event);
    const isTouch = lastPointer.current === "touch";
    const isSure = !isTouch || next?.name === meant.peek()?.name;
    means.value = isTouch ? "touch" : "pointer";
    if (next && isSure && next.name === place?.name) void put();
    else meant.value = next;
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!canMove || !(isArrow(key) || key === "Enter" || key === "Escape" || key === "n")) return;
    event.preventDefault();
    if (key === "Enter") {
      void put();
      return;
    }
    means.value = "keys";
    const from = meant.peek();
    if (key === "Escape") meant.value = null;
    else if (key === "n" || !from) meant.value = nextAllowed(allowed, choice.value, from);
    else meant.value = placeBeside(from, key as Parameters<typeof placeBeside>[1], lens, level);
    meant.value ??= placeUnder([4.5, 4.5], choice.value, allowed, level);
  };
  useBoardKeys(stage, turning, (key) => {
    if (!canMove) return false;
    const wished = SIZES.find((one) => String(one) === key);
    if (wished && board.unused[turn?.colour ?? 0]?.[wished - 1]) {
      choose({ ...choice.value, size: wished });
    } else if (key === "r") choose({ ...choice.value, direction: turned(direction) });
    else return false;
    return true;
  });

  const fresh = before ? missingFrom(board.blocks, before.board.blocks) : [];
  const bodies: DrawnBody[] = board.blocks.map((block) => {
    const isFresh = fresh.some((one) => isSameBlock(one, block));
    return {
      ...bodyOf(block),
      class: isFresh ? (hasMotion ? "fresh landing" : "fresh") : undefined,
    };
  });
  const ghost = sent.value ?? (isAllowed ? place : null);
  if (ghost && turn) {
    bodies.push({ ...bodyOf({ colour: turn.colour, level, place: ghost.name }), class: "ghost" });
  }
  const mayDecline = canMove && view.moves?.includes(DECLINE);
  const left = (turn && board.unused[turn.colour]) ?? [];

  return (
    <Stage
      stage={stage}
      label={say("scalino-board")}
      keys={say("scalino-keys")}
      hint={hint}
      isWarning={place !== null && !isAllowed}
      banner={before && remarkOn(before, view, names)}
      cards={<ColourCards board={board} names={names} isOver={view.outcome !== null} />}
      onPointerDown={(event) => {
        lastPointer.current = event.pointerType;
      }}
      onPointerMove={point}
      onPointerLeave={() => {
        if (means.value === "pointer") meant.value = null;
      }}
      onClick={click}
      onKeyDown={press}
      tray={
        <>
          {canMove && turn && (
            <div class="sc-choice">
              <SizeButtons
                colour={turn.colour}
                left={left}
                chosen={size}
                isFitting={(one: Size) =>
                  allowed.some(
                    (each) =>
                      fits(each, { size: one, direction }) ||
                      fits(each, { size: one, direction: turned(direction) }),
                  )
                }
                choose={(one) => choose({ ...choice.value, size: one })}
              />
              <TurnBlock
                direction={direction}
                turning={turning}
                disabled={size === 1}
                onTurn={() => choose({ ...choice.value, direction: turned(direction) })}
              />
              <button type="button" class="primary sc-put" disabled={!isAllowed} onClick={put}>
                {say("scalino-put")}
              </button>
              {mayDecline && (
                <button
                  type="button"
                  class={advice === DECLINE ? "primary" : undefined}
                  onClick={() => void move(DECLINE)}
                >
                  {say("scalino-decline")}
                </button>
              )}
            </div>
          )}
          <ViewButtons turning={turning} />
        </>
      }
    >
      <Scene
        lens={lens}
        blocks={board.blocks}
        bodies={bodies}
        isTurning={isTurning}
        label={sayLook(turning)}
        ground={{
          level,
          drawing: canMove && turn && (
            <AllowedPlaces
              places={fitting}
              direction={direction}
              colour={turn.colour}
              level={level}
              lens={lens}
            />
          ),
        }}
        over={
          <>
            {advised && (
              <path class="sc-advice" d={outlineOf({ place: advised }, lens, level - 1, 0)} />
            )}
            {place && !isAllowed && (
              <WrongPlace place={readPlace(place.name)} level={level} lens={lens} />
            )}
            {view.outcome &&
              board.scores.map((score) => (
                <RowLines
                  key={score.colour}
                  score={score}
                  lens={lens}
                  tops={topsOf(board.blocks)}
                />
              ))}
          </>
        }
      />
    </Stage>
  );
}
