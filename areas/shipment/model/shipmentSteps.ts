import type { Steps } from "@fairway/core/steps/steps.ts";

/**
 * The life of a job. Reopen is a command, not a state; a canceled job stays canceled.
 *
 * Source: rule SH-6; spec c §3.10.
 */
export const shipmentSteps = {
  InSchedule: { begin: "Processing", finish: "Finish", cancel: "Canceled" },
  Processing: { overdue: "Overdued", finish: "Finish", cancel: "Canceled" },
  Pending: { finish: "Finish", cancel: "Canceled" },
  Warning: { finish: "Finish", cancel: "Canceled" },
  Overdued: { finish: "Finish", cancel: "Canceled" },
  Finish: { reopen: "Processing", cancel: "Canceled" },
  Canceled: {},
} as const satisfies Steps;
