/** A result as a text that gives nothing away. */

import { t } from "../../i18n";
import { Icon } from "../../ui/icons";
import { copy } from "../table/share";

export function ShareResult({ text }: { text: string }) {
  return (
    <div class="daily-share">
      <pre>{text}</pre>
      <div class="actions">
        <button type="button" onClick={() => void copy(text)}>
          <Icon name="copy" /> {t("daily-copy")}
        </button>
        {"share" in navigator && (
          <button
            type="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            <Icon name="share" /> {t("daily-share")}
          </button>
        )}
      </div>
    </div>
  );
}
