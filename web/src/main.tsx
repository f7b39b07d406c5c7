import { render } from "preact";
import { App } from "./app";
import { fileUrl } from "./base";
import { loadCatalogue } from "./catalogue";
import { pickLanguage, setLanguage } from "./i18n";
import { copyPlainText } from "./i18n/unbroken";
import { startMe } from "./me";
import { startRouter } from "./router";
import { listenForInstallation } from "./ui/installation";
import { settings } from "./ui/settings";
import { startTheme } from "./ui/theme";
import "./style";

startTheme();
startRouter();
listenForInstallation();
copyPlainText();
// Every page needs the games; a failure is reported by `startMe`.
void loadCatalogue().catch(() => undefined);
const preferred = [settings.language.value, ...navigator.languages].filter(Boolean);
await setLanguage(pickLanguage(preferred));
void startMe();
const app = document.getElementById("app");
if (app) render(<App />, app);
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register(fileUrl("sw.js")).catch(() => undefined);
  if (settings.offline.value) {
    void import("./offline/state").then(({ keepUpToDate }) => keepUpToDate());
  }
}
