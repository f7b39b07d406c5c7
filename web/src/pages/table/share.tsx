/** How others find a table: link, code, QR. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { getLink, qrUrl } from "../../net/api";
import type { ShownTable, TableLink } from "../../protocol";
import { Icon } from "../../ui/icons";
import { note } from "../../ui/toasts";
import { gameName } from "./names";

export function Share({ table }: { table: ShownTable }) {
  const link = useSignal<TableLink | null>(null);
  useEffect(() => {
    getLink(table.id).then(
      (found) => {
        link.value = found;
      },
      () => undefined, // the address below does as well
    );
  }, [table.id]);
  const url = link.value?.url ?? `${location.origin}/t/${table.id}`;
  return (
    <div class="share">
      <img class="qr" src={qrUrl(table.id)} alt={t("share-qr")} width="160" height="160" />
      <div class="share-text">
        <label class="stack">
          <span>{t("share-link")}</span>
          <span class="line">
            <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
            <button type="button" class="icon-button" onClick={() => void copy(url)}>
              <Icon name="copy" />
              <span class="unseen">{t("share-copy")}</span>
            </button>
          </span>
        </label>
        {table.code && (
          <p>
            {t("share-code")} <strong class="code">{table.code}</strong>
          </p>
        )}
        {"share" in navigator && (
          <button
            type="button"
            onClick={() =>
              void navigator.share({ title: gameName(table.game), url }).catch(() => undefined)
            }
          >
            <Icon name="share" /> {t("share-send")}
          </button>
        )}
      </div>
    </div>
  );
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note(t("copied"));
  } catch {
    note(t("cannot-copy"));
  }
}
