/** Choosing a block and a place for it, by pointer, by touch, by keys. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../board/board";
import { useAnswer, useReason } from "../../board/reason";
import { t } from "../../i18n";
import { announce } from "../../ui/announce";
import type { Point } from "./board/camera";
import { type Means, useBoardKeys } from "./board/frame";
import { pointOf } from "./board/scene";
import type { Turning } from "./board/turning";
import { SIZES } from "./constants";
import { type Place, readPlace } from "./diamond";
import { gainOf } from "./gain";
import { readPlacement, writePlacement } from "./notation";
import { topsOf } from "./pyramid";
import {
  type Choice,
  choiceOf,
  fits,
  isArrow,
  isOn,
  nextAllowed,
  placeBeside,
  placesIn,
  placeUnder,
  reshaped,
  turned,
  usableChoice,
} from "./state";
import { gainText, placeText } from "./text";
import type { View } from "./view";

const START: Choice = { size: 3, direction: "rank" };

export function usePlacing(
  { view, canMove, pending, move, why, preview, hint: advice, at }: BoardProps<View>,
  turning: Turning,
  root: RefObject<HTMLDivElement | null>,
) {
  const { blocks, level, turn, unused } = view.board;
  const { lens, isTurning } = turning;
  /** The colour to be placed; null while the turn's own is meant. */
  const chosenColour = useSignal<number | null>(null);
  const hasColours = turn?.other != null;
  const colour = (hasColours ? chosenColour.value : null) ?? turn?.colour ?? 0;
  const written = hasColours ? colour : null;
  const allowed = useMemo(() => placesIn(view.moves ?? [], written), [view, written]);
  const choice = useSignal<Choice>(START);
  const meant = useSignal<Place | null>(null);
  const means = useSignal<Means>("pointer");
  const lastPointer = useRef("mouse");
  useLayoutEffect(() => {
    chosenColour.value = null;
    meant.value = null;
  }, [view]);
  useLayoutEffect(() => {
    choice.value = usableChoice(allowed, choice.value);
  }, [allowed]);

  const advised = advice ? readPlacement(advice) : null;
  useEffect(() => {
    if (!advised) return;
    chosenColour.value = advised.colour;
    choice.value = choiceOf(advised.place, choice.value.direction);
  }, [advice]);

  const place = canMove ? meant.value : null;
  const isAllowed = place !== null && allowed.some(({ name }) => name === place.name);
  const fitting = allowed.filter((one) => fits(one, choice.value));
  const moveTo = (to: Place) => writePlacement({ colour: written, place: to });
  const reason = useReason(why, at, place && !isAllowed ? moveTo(place) : null);

  // Wrapped: nothing is known before the answer, and the answer may be nothing.
  const ask = async (text: string) => ({ view: (await preview?.(text)) ?? null });
  const foreseen = useAnswer(ask, at, place && isAllowed ? moveTo(place) : null);
  const gain =
    place && foreseen?.view ? gainOf(view.board, foreseen.view.board, colour, place) : null;

  const hint = () => {
    const { size } = choice.value;
    if (!canMove) return "";
    if (!place && fitting.length) return t("scalino-places", { count: fitting.length });
    if (!place) return t("scalino-none-fits", { size });
    const named = { place: placeText(place.name) };
    if (isAllowed) {
      const put = t(`scalino-put-${means.value}`, named);
      return gain ? `${gainText(gain)} ${put}` : put;
    }
    return reason ?? t("scalino-not-allowed", named);
  };

  // Only what the keys have led to is read out; a pointer passes over too much.
  useEffect(() => {
    if (place && means.value === "keys" && (foreseen || reason)) announce(hint());
  }, [foreseen, reason]);

  const choose = (next: Choice) => {
    choice.value = next;
    if (meant.value) meant.value = reshaped(meant.value, next, allowed, level);
  };
  const chooseColour = (next: number) => {
    chosenColour.value = next;
    meant.value = null;
  };
  const turnBlock = () => choose({ ...choice.value, direction: turned(choice.value.direction) });
  const made = pending === null ? null : readPlacement(pending);
  const laid = useRef("");
  if (made) laid.current = made.place.name;
  const put = () => {
    if (place && isAllowed) void move(moveTo(place));
  };
  const hereOf = (event: MouseEvent): Point | null =>
    pointOf(event, root.current?.querySelector("svg") ?? null);

  useBoardKeys(root, turning, (key) => {
    if (!canMove) return false;
    const size = SIZES.find((one) => String(one) === key);
    if (size && unused[colour]?.[size - 1]) choose({ ...choice.value, size });
    else if (key === "r") turnBlock();
    else if (key === "c" && hasColours) chooseColour(turn.colour + (turn.other ?? 0) - colour);
    else return false;
    return true;
  });

  return {
    colour,
    choice: choice.value,
    allowed,
    fitting,
    /** The advised place, if its colour is the chosen one. */
    advised: advised && advised.colour === written ? advised.place : null,
    place,
    isAllowed,
    /** The block at the chosen place, before it is put there. */
    ghost: isAllowed ? place : null,
    /** The block that was put down, before the view has it. */
    made: made && { colour: made.colour ?? turn?.colour ?? 0, level, place: made.place.name },
    /** Where the own last block lies: it need not land again when the view has it. */
    laid: laid.current,
    hint: hint(),
    /** What the block would make at the chosen place, once the server has told. */
    gain: made ? null : gain,
    choose,
    chooseColour,
    turnBlock,
    put,
    events: {
      onPointerDown(event: PointerEvent) {
        lastPointer.current = event.pointerType;
      },
      onPointerMove(event: PointerEvent) {
        if (!canMove || isTurning || event.pointerType === "touch") return;
        const here = hereOf(event);
        means.value = "pointer";
        const next = here && placeUnder(here, choice.value, allowed, { lens, level, blocks });
        if (next?.name !== meant.peek()?.name) meant.value = next;
      },
      onPointerLeave() {
        if (means.value === "pointer") meant.value = null;
      },
      onClick(event: MouseEvent) {
        const here = hereOf(event);
        if (!canMove || !here) return;
        const isTouch = lastPointer.current === "touch";
        const next = placeUnder(here, choice.value, allowed, { lens, level, blocks });
        const isSure =
          place && (isTouch ? isOn(place, here, lens, level) : next?.name === place.name);
        means.value = isTouch ? "touch" : "pointer";
        if (isSure) put();
        else meant.value = next;
      },
      onKeyDown(event: KeyboardEvent) {
        const { key } = event;
        if (!canMove || !(isArrow(key) || ["Enter", "Escape", "n"].includes(key))) return;
        event.preventDefault();
        if (key === "Enter") {
          put();
          return;
        }
        means.value = "keys";
        if (key === "Escape") meant.value = null;
        else if (isArrow(key) && place) meant.value = placeBeside(place, key, lens, level);
        else meant.value = nextAllowed(allowed, choice.value, place) ?? readPlace("e5");
      },
    },
    tops: useMemo(() => topsOf(blocks), [blocks]),
  };
}
