import type { GameMeta } from "../../board/registry";

const rope: GameMeta = { order: 2, rulePrefix: "CR", usualSeats: 3 };

export default rope;
