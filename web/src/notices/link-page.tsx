/** What the links in e-mail open: confirming an address, and stopping all messages to it.
 *
 * Both wait for a press of a button. Programs that look into e-mail open every link in it.
 */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadMessages, t } from "../i18n";
import { confirmAddress, stopNotices } from "../net/notices";
import { hrefTo, type Route } from "../router";
import { trying } from "../ui/toasts";

type Props = { route: Extract<Route, { page: "notice" }> };

export function NoticePage({ route: { action, token } }: Props) {
  const isReady = useSignal(false);
  const isDone = useSignal(false);
  useEffect(() => {
    void loadMessages("notices", "client-notices").then(() => (isReady.value = true));
  }, []);
  if (!isReady.value) return <main class="page narrow waiting">{t("loading")}</main>;
  const act = async () => {
    const work: Promise<unknown> = action === "stop" ? stopNotices(token) : confirmAddress(token);
    if ((await trying(work)) !== undefined) isDone.value = true;
  };
  const state = isDone.value ? "done" : "ask";
  return (
    <main class="page narrow">
      <h1>{t(`notice-${action}-${state}`)}</h1>
      <p role="status">{t(`notice-${action}-${state}-why`)}</p>
      <div class="actions">
        {!isDone.value && (
          <button type="button" class="primary" onClick={() => void act()}>
            {t(`notice-${action}-button`)}
          </button>
        )}
        <a
          class={isDone.value ? "button primary" : "button"}
          href={hrefTo(isDone.value ? "/me" : "/")}
        >
          {t(isDone.value ? "notices-settings" : "to-the-games")}
        </a>
      </div>
    </main>
  );
}
