/** Lists of tables that are refreshed regularly while the page is visible. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ListedTable, TableList } from "../../protocol";

const EVERY_MS = 15_000;

export function useTables(get: () => Promise<TableList>): Signal<readonly ListedTable[] | null> {
  const tables = useSignal<readonly ListedTable[] | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      get().then(
        (list) => {
          tables.value = list.tables;
        },
        () => undefined, // the next look may find the server again
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}
