import type { GameMeta } from "../../board/registry";

const cutit: GameMeta = { order: 3, rulePrefix: "CI", usualSeats: 2 };

export default cutit;
