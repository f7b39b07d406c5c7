import { say } from "../../words";

export function LearnPage() {
  return <main class="page narrow">{say("loading")}</main>;
}
