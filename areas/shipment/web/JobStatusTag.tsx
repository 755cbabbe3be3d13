import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { type JobStatus, statusWords } from "../model/choices.ts";

const meanings = {
  InSchedule: "new",
  Processing: "progress",
  Pending: "waiting",
  Warning: "waiting",
  Overdued: "bad",
  Finish: "good",
  Canceled: "cancelled",
} as const satisfies Record<JobStatus, string>;

/** The state of a job with its colour and word. */
export function JobStatusTag(props: { readonly status: string }) {
  const status = props.status as JobStatus;
  return statusWords[status] ? (
    <StatusTag words={statusWords[status]} meaning={meanings[status]} />
  ) : null;
}
