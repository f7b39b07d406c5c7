/** A new table with options that the address gives, as the codes on printed sheets do. */

import { useEffect } from "preact/hooks";
import { catalogue, gameNamed, loadCatalogue } from "../../catalogue";
import { t, translated } from "../../i18n";
import type { ShownGame } from "../../protocol";
import { route as current, go, type Route } from "../../router";
import { NothingHere } from "../../ui/fetched";
import { GamePicture } from "../../ui/game-picture";
import { trying } from "../../ui/toasts";
import { NewTable } from "../home/new-table";

type Props = { route: Extract<Route, { page: "new" }> };

export function NewTablePage({ route }: Props) {
  useEffect(() => {
    void trying(loadCatalogue());
  }, []);
  if (!catalogue.value) {
    return (
      <main class="page narrow">
        <p class="quiet waiting">{t("loading")}</p>
      </main>
    );
  }
  const game = gameNamed(route.game);
  if (!game) return <NothingHere title={t("nowhere-title")} trouble={t("nowhere")} />;
  return (
    <main class="page narrow">
      <h1>{t("new-table-title")}</h1>
      <GamePicture game={game.name} />
      <p>{translated(game.about)}</p>
      <NewTable game={game} chosen={knownOptions(game, route.options)} onClose={leave} />
    </main>
  );
}

/** Goes to the first page, unless a table has been opened meanwhile. */
function leave(): void {
  if (current.value.page === "new") go("/", "replace");
}

/** The options of the address that the game has. */
export function knownOptions(
  game: Pick<ShownGame, "options">,
  options: Record<string, string>,
): Record<string, string> {
  const names = new Set(game.options.map(({ name }) => name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)));
}
