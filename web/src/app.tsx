/** The application: the bar, the page of the current address, dialogs and toasts. */

import type { ComponentType, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { hasServer } from "./base";
import { loadMessages, t } from "./i18n";
import { Home } from "./pages/home/home";
import { PrintPlace } from "./print/button";
import { path, type Route, route } from "./router";
import { LiveRegion } from "./ui/announce";
import { Bar } from "./ui/bar";
import { NothingHere } from "./ui/fetched";
import { Invitations } from "./ui/invitations";
import { lazyPart } from "./ui/lazy-part";
import { OfflineNote } from "./ui/offline";
import { StartingNote } from "./ui/starting";
import { Toasts } from "./ui/toasts";

type Of<P extends Route["page"]> = Extract<Route, { page: P }>;

/** A page that is fetched when it is first asked for. */
function lazily<R>(load: () => Promise<ComponentType<{ route: R }>>) {
  return lazyPart(load, Loading, CannotLoad);
}

const Table = lazily<Of<"table">>(() => import("./pages/table/page").then((m) => m.TablePage));
const Code = lazily<Of<"code">>(() => import("./pages/code").then((m) => m.CodePage));
const Replay = lazily<Of<"replay">>(() => import("./pages/replay/page").then((m) => m.ReplayPage));
const OpenRecord = lazily<Of<"open-record">>(() =>
  import("./pages/replay/open").then((m) => m.OpenRecordPage),
);
const Learn = lazily<Of<"learn">>(() => import("./pages/learn/page").then((m) => m.LearnPage));
const New = lazily<Of<"new">>(() => import("./pages/new/page").then((m) => m.NewTablePage));
const Referee = lazily<Of<"referee">>(() =>
  import("./pages/referee/page").then((m) => m.RefereePage),
);
const MePage = lazily<Of<"me">>(() => import("./pages/me/page").then((m) => m.MePage));
const Person = lazily<Of<"person">>(() => import("./pages/person/page").then((m) => m.PersonPage));
const Friend = lazily<Of<"friend">>(() =>
  import("./pages/friends/offer").then((m) => m.FriendPage),
);
const Notice = lazily<Of<"notice">>(() => import("./notices/link-page").then((m) => m.NoticePage));
const Leaderboard = lazily<Of<"leaderboard">>(() =>
  import("./pages/leaderboard/page").then((m) => m.LeaderboardPage),
);
const Puzzles = lazily<Of<"puzzles">>(async () => {
  const [{ PuzzlesPage }] = await Promise.all([
    import("./pages/puzzles/page"),
    loadMessages("client-puzzles"),
  ]);
  return PuzzlesPage;
});
const Daily = lazily<Of<"daily">>(() => import("./pages/daily/page").then((m) => m.DailyPage));

/** Pages about other people, which a static site does not have. */
const OF_OTHERS: readonly Route["page"][] = ["code", "person", "friend", "leaderboard", "daily"];

function CurrentPage() {
  const current = route.value;
  if (!hasServer && OF_OTHERS.includes(current.page)) return <Nowhere />;
  switch (current.page) {
    case "home":
      return <Home />;
    case "table":
      return <Table key={current.id} route={current} />;
    case "code":
      return <Code key={current.code} route={current} />;
    case "replay":
      return <Replay key={`${current.kind}/${current.id}`} route={current} />;
    case "open-record":
      return <OpenRecord route={current} />;
    case "learn":
      return <Learn route={current} />;
    case "new":
      return <New key={current.game} route={current} />;
    case "referee":
      return <Referee route={current} />;
    case "me":
      return <MePage route={current} />;
    case "person":
      return <Person key={current.id} route={current} />;
    case "friend":
      return <Friend key={current.token} route={current} />;
    case "notice":
      return <Notice key={current.token} route={current} />;
    case "leaderboard":
      return <Leaderboard route={current} />;
    case "puzzles":
      return <Puzzles route={current} />;
    case "daily":
      return <Daily route={current} />;
    case "unknown":
      return <Nowhere />;
  }
}

function Loading() {
  return (
    <main class="page narrow">
      <p class="quiet waiting">{t("loading")}</p>
    </main>
  );
}

/** A page that was not fetched: no network, or a newer client with other files. */
function CannotLoad() {
  return (
    <main class="page narrow">
      <h1>{t("server-away-title")}</h1>
      <p>{t("server-away")}</p>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {t("try-again")}
      </button>
    </main>
  );
}

function Nowhere() {
  return <NothingHere title={t("nowhere-title")} trouble={t("nowhere")} />;
}

/** Moves the focus to the top of a new page, because the focused element is gone. */
function useFocus(main: RefObject<HTMLElement | null>): void {
  const before = useRef(path.peek());
  const now = path.value;
  useEffect(() => {
    if (now !== before.current) main.current?.focus({ preventScroll: true });
    before.current = now;
  }, [now]);
}

export function App() {
  const main = useRef<HTMLDivElement>(null);
  useFocus(main);
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <Bar />
      {hasServer && <OfflineNote />}
      <StartingNote />
      {hasServer && <Invitations />}
      <div id="main" tabIndex={-1} ref={main}>
        <CurrentPage />
      </div>
      <PrintPlace />
      <Toasts />
      <LiveRegion />
    </>
  );
}
