import { say } from "../../words";

export function OpenRecordPage() {
  return <main class="page narrow">{say("loading")}</main>;
}
