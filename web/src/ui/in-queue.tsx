/** What is shown to whoever waits for a bot: how many are ahead, or that it thinks. */

import { t } from "../i18n";

export function InQueue({ ahead }: { ahead: number }) {
  return (
    <p class="hint quiet" role="status">
      {ahead > 0 ? t("requests-ahead", { ahead }) : t("bot-thinks")}
    </p>
  );
}
