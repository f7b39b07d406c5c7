import { say } from "../../words";

export function MePage() {
  return <main class="page narrow">{say("loading")}</main>;
}
