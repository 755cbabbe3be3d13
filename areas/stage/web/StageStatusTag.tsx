import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { type StageStatus, stageStatusWords } from "../model/stageStatus.ts";

const meanings = {
  InSchedule: "new",
  Processing: "progress",
  Done: "good",
  Overdued: "bad",
  Pending: "waiting",
  Deleted: "cancelled",
} as const satisfies Record<StageStatus, string>;

/** The status of a stage with its colour and word. */
export function StageStatusTag(props: { readonly status: StageStatus }) {
  return <StatusTag words={stageStatusWords[props.status]} meaning={meanings[props.status]} />;
}
