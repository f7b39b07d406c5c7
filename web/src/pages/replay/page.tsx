import { say } from "../../words";

export function ReplayPage() {
  return <main class="page narrow">{say("loading")}</main>;
}
