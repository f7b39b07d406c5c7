/** Shown while a request waits for a bot: how many requests are ahead, or that the bot is thinking. */

import { t } from "../i18n";

export function InQueue({ ahead }: { ahead: number }) {
  return (
    <p class="hint quiet" role="status">
      {ahead > 0 ? t("requests-ahead", { ahead }) : t("bot-thinks")}
    </p>
  );
}
