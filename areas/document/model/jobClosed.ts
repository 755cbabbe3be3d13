import type { Refusals, Refused, RefusalEntry } from "@fairway/core/refusal/refusal.ts";

/** The facts of a job that decide whether the job and its records can be changed. */
export interface JobStanding {
  readonly jobNo: string;
  readonly isLocked: boolean;
  readonly currentStatus: string;
}

/**
 * The ways in which a job is closed: for all its records, or, when finished, for its charges alone.
 */
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

/** The refusals of a closed job; each area lists them under its own codes. */
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
 * Makes the rule that returns the refusal of a closed job for an area's records, or null.
 *
 * Shape: `codes` names the closures that matter to the area, in the order of the check.
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
