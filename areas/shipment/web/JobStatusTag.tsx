import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { shipmentWords as words } from "./words.ts";
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

type Stated = Pick<
  ShipmentListRow,
  "currentStatus" | "lateStageEn" | "lateStageVn" | "lateStageDeadline"
>;

/** The state of a job in the list; the hint of a late job names the stage and its deadline. */
export function JobState({ row }: { readonly row: Stated }) {
  const why = useWhyLate(row);
  return (
    <span title={why}>
      <JobStatusTag status={row.currentStatus} />
      {why ? <span className="fw-hidden">{why}</span> : null}
    </span>
  );
}

function useWhyLate({ currentStatus, ...row }: Stated): string | undefined {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  if (!row.lateStageDeadline) return undefined;
  const stage = (language === "vi" ? row.lateStageVn : row.lateStageEn) ?? "";
  const deadline = sayInstant(row.lateStageDeadline, timeZone);
  return say(currentStatus === "Overdued" ? words.stageLate : words.stageSoon, { stage, deadline });
}
