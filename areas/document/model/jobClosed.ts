import type { Refusals, Refused, RefusalEntry } from "@fairway/core/refusal/refusal.ts";

/** The facts of a job that decide whether it and what stands on it can be changed. */
export interface JobStanding {
  readonly jobNo: string;
  readonly isLocked: boolean;
  readonly currentStatus: string;
}

/** What can close a job: for all its records, or, when finished, for its charges alone. */
export type JobClosure = "canceled" | "locked" | "finished";

const closes: Readonly<Record<JobClosure, (job: Omit<JobStanding, "jobNo">) => boolean>> = {
  canceled: ({ currentStatus }) => currentStatus === "Canceled",
  locked: ({ isLocked }) => isLocked,
  finished: ({ currentStatus }) => currentStatus === "Finish",
};

/** Checks whether a job is closed in one way. */
export function isJobClosed(closure: JobClosure, job: Omit<JobStanding, "jobNo">): boolean {
  return closes[closure](job);
}

/** How a closed job is refused. Each area lists these under codes of its own. */
export const jobClosedRefusals: Readonly<Record<JobClosure, RefusalEntry>> = {
  canceled: {
    status: 409,
    en: "Job {jobNo} is canceled and cannot be changed.",
    vi: "Lô hàng {jobNo} đã hủy, không thể thay đổi.",
  },
  locked: {
    status: 409,
    en: "Job {jobNo} is locked. Ask a user who may unlock it, or send an unlock request.",
    vi: "Lô hàng {jobNo} đã khóa. Hãy nhờ người có quyền mở khóa hoặc gửi yêu cầu mở khóa.",
  },
  finished: {
    status: 409,
    en: "Job {jobNo} is finished. Reopen it first.",
    vi: "Lô hàng {jobNo} đã hoàn thành. Hãy mở lại trước.",
  },
};

/**
 * Makes the rule that says why a job is closed for an area's records, or null.
 *
 * Shape: `codes` names the closures that matter to the area, the one to tell first in front.
 */
export function jobClosedRule<Code extends string>(
  refuse: Refusals<Code>,
  codes: Partial<Record<JobClosure, Code>>,
): (job: JobStanding) => Refused | null {
  const known = Object.entries(codes) as [JobClosure, Code][];
  return (job) => {
    const found = known.find(([closure]) => closes[closure](job));
    return found ? refuse(found[1], { jobNo: job.jobNo }) : null;
  };
}
