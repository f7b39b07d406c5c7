/** The section of the person's own page about notices of turns in games over days. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { PrivateFeed } from "./feed";
import { Holidays } from "./holidays";
import { MailAddress } from "./mail";
import { PushSwitch } from "./push-switch";
import { notices, startNotices } from "./state";
import { When } from "./when";
import "./notices.css";

export function Notices() {
  useEffect(() => {
    void startNotices();
  }, []);
  const shown = notices.value;
  if (!shown) return null;
  return (
    <section class="block-section notices">
      <h2>{t("notices-title")}</h2>
      <p class="quiet">{t("notices-why")}</p>
      <Part title={t("notices-mail")}>
        <MailAddress shown={shown} />
      </Part>
      <Part title={t("notices-push")}>
        <PushSwitch shown={shown} />
      </Part>
      <Part title={t("notices-feed")}>
        <PrivateFeed shown={shown} />
      </Part>
      <Part title={t("notices-when")}>
        <When shown={shown} />
      </Part>
      {shown.holiday_days > 0 && (
        <Part title={t("notices-holidays")}>
          <Holidays shown={shown} />
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="notices-part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
