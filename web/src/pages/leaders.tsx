import { say } from "../words";

export function LeadersPage() {
  return <main class="page narrow">{say("loading")}</main>;
}
