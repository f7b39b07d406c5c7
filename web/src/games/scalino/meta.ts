import type { GameMeta } from "../../board/registry";

const scalino: GameMeta = { order: 1, rulePrefix: "SC", usualSeats: 2 };

export default scalino;
