/** The end of a sitting: all games. */

import type { ResultProps } from "../../board/board";
import { History } from "./board/history";
import type { View } from "./view";

export function Result({ view, names }: ResultProps<View>) {
  return <History view={view} names={names} />;
}
