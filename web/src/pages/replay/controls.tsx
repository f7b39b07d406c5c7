/** The buttons, the slider and the keys of a replay. */

import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { recordUrl, type Source } from "../../net/api";
import { isOnDevice } from "../../net/backend";
import { fullAddress, path } from "../../router";
import { RulesTool } from "../../rules/place";
import { useFileUrl } from "../../ui/file-url";
import { Icon, type IconName } from "../../ui/icons";
import { makerOf } from "../table/log";
import { copy } from "../table/share";
import { SPECTATOR } from "../table/state";
import type { Facts, ReplayGame } from "./game";

export function Controls({ game, facts }: { game: ReplayGame; facts: Facts }) {
  useKeys(game);
  const at = Math.min(game.at.value, game.last.value);
  const last = game.last.value;
  const entry = game.log.value[at - 1];
  const stop = () => {
    game.isPlaying.value = false;
  };
  const step = (to: number) => {
    stop();
    game.step(to);
  };
  const maker = entry ? makerOf(entry, facts.names) : "";
  return (
    <>
      <div class="replay-head">
        <p class="status" aria-live="polite">
          {t("replay-at", { at, last })}
          {maker && (
            <span class="quiet">
              {" "}
              · <bdi>{maker}</bdi>
            </span>
          )}
        </p>
        {!isOnDevice(game.source.id) && (
          <button type="button" title={t("replay-share")} onClick={() => void copy(linkTo(at))}>
            <Icon name="share" /> <span class="replay-label">{t("replay-share")}</span>
          </button>
        )}
        {facts.result && <Download source={game.source} game={facts.game} />}
      </div>
      <div class="replay-steps">
        <Step icon="start" label={t("replay-start")} isOff={at === 0} onClick={() => step(0)} />
        <Step
          icon="previous"
          label={t("replay-previous")}
          isOff={at === 0}
          onClick={() => step(at - 1)}
        />
        <Step
          icon={game.isPlaying.value ? "pause" : "play"}
          label={t(game.isPlaying.value ? "replay-pause" : "replay-play")}
          isOff={false}
          onClick={() => togglePlaying(game)}
        />
        <Step
          icon="next"
          label={t("replay-next")}
          isOff={at === last}
          onClick={() => step(at + 1)}
        />
        <Step icon="end" label={t("replay-end")} isOff={at === last} onClick={() => step(last)} />
      </div>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={at}
        aria-label={t("replay-slider")}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      {facts.viewers.length > 1 && <ViewpointSelect game={game} facts={facts} />}
      <RulesTool />
    </>
  );
}

function Download({ source, game }: { source: Source; game: string }) {
  const href = useFileUrl(recordUrl(source), source.id);
  return (
    <a class="button" title={t("replay-download")} href={href} download={`${game}.jsonl`}>
      <Icon name="down" /> <span class="replay-label">{t("replay-download")}</span>
    </a>
  );
}

function linkTo(at: number): string {
  return fullAddress(`${path.peek()}?at=${at}`);
}

function togglePlaying(game: ReplayGame): void {
  if (!game.isPlaying.value && game.at.value >= game.last.value) game.step(0);
  game.isPlaying.value = !game.isPlaying.value;
}

interface StepProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onClick(): void;
}

function Step({ icon, label, isOff, onClick }: StepProps) {
  return (
    <button type="button" class="icon-button" title={label} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
      <span class="unseen">{label}</span>
    </button>
  );
}

function ViewpointSelect({ game, facts }: { game: ReplayGame; facts: Facts }) {
  return (
    <label class="line replay-view">
      <Icon name="eye" />
      <span class="unseen">{t("replay-viewpoint")}</span>
      <select
        value={String(game.viewer.value)}
        onChange={(event) => void game.look(Number(event.currentTarget.value))}
      >
        {facts.viewers.map((viewer) => (
          <option key={viewer} value={String(viewer)}>
            {viewer === SPECTATOR ? t("spectator") : facts.names[viewer]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Arrows step, Home and End jump, the space bar plays; not while something else takes keys. */
function useKeys(game: ReplayGame): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input, select, textarea, dialog")) return;
      const { at, last } = game;
      const to = {
        ArrowLeft: at.value - 1,
        ArrowRight: at.value + 1,
        Home: 0,
        End: last.value,
      }[event.key];
      if (to !== undefined) game.step(to);
      else if (event.key === " " && !target.closest("button, a, summary")) togglePlaying(game);
      else return;
      if (to !== undefined) game.isPlaying.value = false;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [game]);
}
