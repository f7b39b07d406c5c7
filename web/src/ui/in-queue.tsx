/** What is shown to whoever waits for a bot: how many are ahead, or that it thinks. */

import { say } from "../i18n";

export function InQueue({ ahead }: { ahead: number }) {
  return (
    <p class="hint quiet" role="status">
      {ahead > 0 ? say("requests-ahead", { ahead }) : say("bot-thinks")}
    </p>
  );
}
