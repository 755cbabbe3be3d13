import type { Steps } from "@fairway/core/steps/steps.ts";

/**
 * The states of a job. Reopen is a verb, not a state; a canceled job stays canceled. Stages trigger
 * `begin`, `calm`, `warn` and `overdue`, users the other steps.
 *
 * Source: rule SH-6; decision 0015.
 */
export const shipmentSteps = {
  InSchedule: {
    begin: "Processing",
    warn: "Warning",
    overdue: "Overdued",
    finish: "Finish",
    cancel: "Canceled",
  },
  Processing: { warn: "Warning", overdue: "Overdued", finish: "Finish", cancel: "Canceled" },
  Pending: { overdue: "Overdued", finish: "Finish", cancel: "Canceled" },
  Warning: { calm: "Processing", overdue: "Overdued", finish: "Finish", cancel: "Canceled" },
  Overdued: { calm: "Processing", warn: "Warning", finish: "Finish", cancel: "Canceled" },
  Finish: { reopen: "Processing", cancel: "Canceled" },
  Canceled: {},
} as const satisfies Steps;
