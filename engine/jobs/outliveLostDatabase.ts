import { isDatabaseAway } from "../db/isDatabaseAway.ts";

let isKept = false;

/**
 * Keeps the process alive when the database goes away while the worker marks a job as done or failed:
 * nobody awaits that promise, and the job runs again. Any other rejection ends the process as before.
 */
export function outliveLostDatabase(): void {
  if (isKept) return;
  isKept = true;
  process.on("unhandledRejection", (reason) => {
    if (!isDatabaseAway(reason)) throw reason;
  });
}
