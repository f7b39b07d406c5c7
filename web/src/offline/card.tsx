/** Play without a network: what it is, how large it is, and the ways to have it or be rid of it. */

import { useEffect, useRef } from "preact/hooks";
import { formatNumber, loadMessages, t } from "../i18n";
import { announce } from "../ui/announce";
import { Icon } from "../ui/icons";
import { installApp, isByHand } from "../ui/installation";
import { askToKeep, fetchFiles, look, remove, type Status, size, status, stop } from "./state";
import "./card.css";

const MEGABYTE = 1_000_000;
/** How often a screen reader says how far it is. */
const SPOKEN_PARTS = 4;

/** A size with its unit, as the language writes it. */
function megabytes(bytes: number): string {
  const number = Math.max(0.1, bytes / MEGABYTE);
  return t("offline-megabytes", { number: formatNumber(number, number < 10 ? 1 : 0) });
}

export async function loadCard(): Promise<typeof OfflineCard> {
  await loadMessages("offline");
  return OfflineCard;
}

export function OfflineCard() {
  const now = status.value;
  useEffect(() => {
    void look();
  }, []);
  useSpokenChanges(now);
  return (
    <div class="offline-card">
      <p>{t("offline-what")}</p>
      <State now={now} />
      {"trouble" in now && now.trouble && <p role="alert">{t(`offline-trouble-${now.trouble}`)}</p>}
      <Buttons now={now} />
      {isByHand() && <p class="quiet">{t("offline-app-by-hand")}</p>}
    </div>
  );
}

function State({ now }: { now: Status }) {
  switch (now.kind) {
    case "looking":
      return <p class="quiet waiting">{t("loading")}</p>;
    case "impossible":
      return <p>{t(`offline-impossible-${now.why}`)}</p>;
    case "absent":
      return <p class="quiet">{sizeText()}</p>;
    case "begun":
      return now.trouble ? null : <p class="quiet">{t("offline-begun")}</p>;
    case "fetching":
      return <Progress done={now.done} total={now.total} />;
    case "here":
      return <Here isOld={now.isOld} />;
  }
}

function sizeText(): string {
  const bytes = size.value?.all;
  return bytes === undefined
    ? t("offline-size-unknown")
    : t("offline-size", { size: megabytes(bytes) });
}

function Here({ isOld }: { isOld: boolean }) {
  const bytes = size.value?.all;
  return (
    <p>
      <strong>{t("offline-here")}</strong>{" "}
      {isOld ? t("offline-old") : bytes && t("offline-takes", { size: megabytes(bytes) })}
    </p>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const text = t("offline-progress", { done: megabytes(done), total: megabytes(total) });
  return (
    <div class="offline-progress">
      <progress value={done} max={total} aria-label={t("offline-fetching")} aria-valuetext={text} />
      <span class="quiet">{text}</span>
    </div>
  );
}

/** The button that was pressed goes away, so the focus moves to the one in its place. */
function Buttons({ now }: { now: Status }) {
  const place = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body) {
      place.current?.querySelector("button")?.focus();
    }
  }, [now.kind]);
  const { kind } = now;
  const missing = size.value?.missing;
  return (
    <div class="actions" ref={place} onFocusIn={() => (wasInside.current = true)}>
      {kind === "absent" && (
        <Fetch label={missing ? t("offline-fetch", { size: megabytes(missing) }) : ""} />
      )}
      {kind === "begun" && (
        <Fetch label={missing ? t("offline-go-on", { size: megabytes(missing) }) : ""} />
      )}
      {kind === "here" && now.isOld && (
        <Fetch label={t("offline-update", { size: megabytes(missing ?? 0) })} />
      )}
      {kind === "fetching" && stop.value && (
        <button type="button" onClick={stop.value}>
          {t("offline-stop")}
        </button>
      )}
      {(kind === "here" || kind === "begun") && (
        <button
          type="button"
          onClick={() => void remove().then(() => announce(t("offline-removed")))}
        >
          {t("offline-remove")}
        </button>
      )}
      {installApp.value && (
        <button type="button" onClick={installApp.value}>
          {t("offline-app")}
        </button>
      )}
    </div>
  );
}

/** Without a label there is nothing that could be fetched now. */
function Fetch({ label }: { label: string }) {
  if (!label) return null;
  const fetchAndKeep = () => {
    askToKeep();
    void fetchFiles();
  };
  return (
    <button type="button" class="primary" onClick={fetchAndKeep}>
      <Icon name="down" /> {label}
    </button>
  );
}

function useSpokenChanges(now: Status): void {
  const before = useRef<Status["kind"]>(now.kind);
  const part = now.kind === "fetching" ? Math.floor((SPOKEN_PARTS * now.done) / now.total) : 0;
  useEffect(() => {
    const was = before.current;
    before.current = now.kind;
    if (now.kind === "fetching") {
      const percent = formatNumber((100 * part) / SPOKEN_PARTS);
      announce(was === "fetching" ? t("offline-percent", { percent }) : t("offline-fetching"));
    } else if (was === "fetching" && now.kind === "here" && !now.trouble) {
      announce(t("offline-here"));
    }
  }, [now.kind, part]);
}
