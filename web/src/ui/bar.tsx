/** The bar at the top: home, the person's page, settings. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { language, languages, t } from "../i18n";
import { chooseLanguage, me } from "../me";
import { isOnline } from "../net/reach";
import { hrefTo } from "../router";
import { Avatar } from "./avatar";
import { Dialog } from "./dialog";
import { OfflinePlay } from "./offline-play";
import { type Look, settings } from "./settings";

const LOOKS: readonly Look[] = ["auto", "light", "dark"];
const PACES = [0, 350, 700, 1500] as const;

export function Bar() {
  const isOpen = useSignal(false);
  return (
    <header class="bar">
      <a class="brand" href={hrefTo("/")}>
        <Mark />
        <span>Tavolino</span>
      </a>
      <nav aria-label={t("nav")}>
        <a href={hrefTo("/learn")}>{t("learn")}</a>
        {isOnline.value && (
          <a href={hrefTo("/leaderboard")} class="wide-only">
            {t("best")}
          </a>
        )}
        <a href={hrefTo("/me")} class="me-link">
          {me.value && <Avatar who={me.value.id} size={24} />}
          <bdi>{me.value?.name || t("me")}</bdi>
        </a>
        <button type="button" class="icon-button" onClick={() => (isOpen.value = true)}>
          <Gear />
          <span class="unseen">{t("settings")}</span>
        </button>
      </nav>
      {isOpen.value && <SettingsDialog onClose={() => (isOpen.value = false)} />}
    </header>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <SettingsForm />
      <section class="block-section offline-section">
        <h3>{t("offline-play")}</h3>
        <OfflinePlay />
      </section>
    </Dialog>
  );
}

export function SettingsForm() {
  return (
    <div class="form">
      <label>
        <span>{t("language")}</span>
        <select
          value={language()}
          onChange={(event) => void chooseLanguage(event.currentTarget.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Choices
        legend={t("look")}
        values={LOOKS}
        label={(look) => t(`look-${look}`)}
        value={settings.look}
      />
      <Choices
        legend={t("pace")}
        values={PACES}
        label={(pace) => t(`pace-${pace}`)}
        value={settings.pace}
      />
      <Switch value={settings.sound} label={t("sound")} />
      <Switch value={settings.marks} label={t("marks")} />
    </div>
  );
}

interface ChoicesProps<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  label(value: Value): string;
  value: { value: Value };
}

function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { legend, values, label, value } = props;
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one} class="choice">
          <input
            type="radio"
            name={name}
            checked={value.value === one}
            onChange={() => (value.value = one)}
          />
          <span>{label(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Switch({ value, label }: { value: { value: boolean }; label: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => (value.value = event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** A little table with a block, a card and a snippet on it. */
function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="mark-leg" d="M9 21v8M23 21v8" />
      <path class="mark-top" d="M3 17h26v4H3z" />
      <path class="mark-green" d="M6 10h6v7H6z" />
      <path class="mark-pink" d="M14 6l5 2-3 9h-4z" />
      <path class="mark-yellow" d="M22 9l1.6 3 3.4.4-2.5 2.3.7 2.3h-6.4l.7-2.3-2.5-2.3 3.4-.4z" />
    </svg>
  );
}

function Gear() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6" />
    </svg>
  );
}
