import type { GameMeta } from "../../board/registry";

const demolition: GameMeta = { order: 4, rulePrefix: "SD", usualSeats: 3, textsOf: "scalino" };

export default demolition;
