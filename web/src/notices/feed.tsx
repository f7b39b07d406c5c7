/** The private feed: two secret addresses, for a feed reader and for a calendar. */

import { t } from "../i18n";
import { makeFeed, revokeFeed } from "../net/notices";
import { copy } from "../pages/table/share";
import type { ShownNotices } from "../protocol";
import { Icon } from "../ui/icons";
import { changing } from "./state";

export function PrivateFeed({ shown }: { shown: ShownNotices }) {
  const make = (
    <button type="button" onClick={() => void changing(() => makeFeed())}>
      {t(shown.feed ? "notices-feed-new" : "notices-feed-make")}
    </button>
  );
  return (
    <>
      <p class="quiet">{t("notices-feed-why")}</p>
      {shown.feed && (
        <>
          <Address label={t("notices-feed-atom")} url={shown.feed} />
          <Address label={t("notices-feed-calendar")} url={shown.calendar} />
        </>
      )}
      <div class="actions">
        {make}
        {shown.feed && (
          <button type="button" onClick={() => void changing(() => revokeFeed())}>
            {t("notices-feed-revoke")}
          </button>
        )}
      </div>
    </>
  );
}

function Address({ label, url }: { label: string; url: string }) {
  return (
    <label class="stack">
      <span>{label}</span>
      <span class="line">
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="icon-button"
          aria-label={t("notices-copy", { what: label })}
          onClick={() => void copy(url)}
        >
          <Icon name="copy" />
        </button>
      </span>
    </label>
  );
}
