/** The coach of a guided first game: one or two sentences beside the board, never over it. */

import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { gameNamed } from "../catalogue";
import { t } from "../i18n";
import { playNow } from "../pages/home/opening";
import type { LogLine, ShownTable, View } from "../protocol";
import { go, hrefTo } from "../router";
import { Icon } from "../ui/icons";
import { RuleLink } from "../ui/rule-link";
import { wantsMotion } from "../ui/theme";
import { trying } from "../ui/toasts";
import "./coach.css";
import { type Lesson, momentOf, nextOpening, type Step, stepFrom } from "./lesson";
import { fetchLesson } from "./lessons";
import { openAtStep } from "./opening";

interface Props {
  table: ShownTable;
  view: View;
  log: readonly LogLine[];
  /** The step that was reached, by the address. */
  reached: number;
}

export function Coach(props: Props) {
  const { game } = props.table;
  const lesson = useSignal<Lesson | null>(null);
  useEffect(() => {
    void trying(fetchLesson(game)).then((fetched) => {
      lesson.value = fetched ?? null;
    });
  }, [game]);
  if (lesson.value) return <Taught {...props} lesson={lesson.value} />;
  return (
    <section class="coach" aria-label={t("first-game")}>
      <p class="quiet waiting">{t("loading")}</p>
    </section>
  );
}

function Taught({ table, view, log, reached, lesson }: Props & { lesson: Lesson }) {
  const { steps } = lesson;
  const moment = momentOf(view, log);
  const at = stepFrom(steps, reached, moment);
  const step = steps[at];
  const panel = useRef<HTMLElement>(null);
  const isOpening = useRef(false);
  const turnTo = (to: number) => {
    const opening = nextOpening(steps, reached, to);
    if (opening === null) {
      go(`/t/${table.id}?guide=${to}`, "replace");
    } else if (!isOpening.current) {
      isOpening.current = true;
      void trying(openAtStep(table.game, lesson, opening)).finally(() => {
        isOpening.current = false;
      });
    }
  };
  const leave = () => go(`/t/${table.id}`, "replace");
  useEffect(() => {
    if (at !== reached) turnTo(at);
  }, [at, reached]);
  useInSight(panel, at);
  const isPraised = usePraise(steps, at, reached, moment);
  return (
    // What a step points at is marked by the style.
    <section ref={panel} class="coach" aria-label={t("first-game")} data-point={step?.point}>
      <Head at={at} count={steps.length} onLeave={leave} />
      <p class={step ? "coach-text" : "coach-text short"} role="status" aria-live="polite">
        {isPraised && !step?.isComfort && <b class="coach-praise">{t("guide-praise")} </b>}
        {step ? t(`guide-${table.game}-${step.name}`, step.params?.(moment)) : t("guide-end")}
      </p>
      {step ? (
        <Way step={step} onNext={() => turnTo(at + 1)} />
      ) : (
        <Ways table={table} onStay={leave} />
      )}
    </section>
  );
}

/** True if the previous step was done, not skipped. */
function usePraise(
  steps: readonly Step[],
  at: number,
  reached: number,
  moment: Parameters<typeof stepFrom>[2],
): boolean {
  const praised = useRef({ at, is: false });
  if (praised.current.at !== at) {
    praised.current = { at, is: steps[reached]?.isDone?.(moment) ?? false };
  }
  return praised.current.is;
}

/** Scrolls a new step into view. */
function useInSight(panel: RefObject<HTMLElement | null>, at: number): void {
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at) return;
    first.current = -1;
    panel.current?.scrollIntoView({
      block: "nearest",
      behavior: wantsMotion() ? "smooth" : "instant",
    });
  }, [at]);
}

function Head({ at, count, onLeave }: { at: number; count: number; onLeave(): void }) {
  return (
    <header class="coach-head">
      <p class="coach-title">
        {at < count ? t("guide-step", { at: at + 1, count }) : t("guide-over")}
      </p>
      <span class="coach-dots" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <span key={i} data-state={i < at ? "done" : i === at ? "now" : "ahead"} />
        ))}
      </span>
      <button type="button" class="icon-button" title={t("guide-leave")} onClick={onLeave}>
        <Icon name="close" />
        <span class="unseen">{t("guide-leave")}</span>
      </button>
    </header>
  );
}

function Way({ step, onNext }: { step: Step; onNext(): void }) {
  return (
    <div class="coach-ways">
      <button type="button" class={step.isDone ? "plain" : "primary"} onClick={onNext}>
        {t(step.isDone ? "guide-pass" : "guide-next")}
      </button>
      <RuleLink class="coach-rule" rule={step.rule} />
    </div>
  );
}

/** What to do next, after the last step. */
function Ways({ table, onStay }: { table: ShownTable; onStay(): void }) {
  const game = gameNamed(table.game);
  return (
    <div class="coach-ways">
      {table.phase === "playing" && (
        <button type="button" class="primary" onClick={onStay}>
          {t("guide-stay")}
        </button>
      )}
      {game && (
        <button
          type="button"
          class={table.phase === "playing" ? "" : "primary"}
          onClick={() => void playNow(game)}
        >
          {t("guide-again")}
        </button>
      )}
      <a class="button" href={hrefTo(`/learn/${table.game}/rules`)}>
        {t("guide-rules")}
      </a>
    </div>
  );
}
