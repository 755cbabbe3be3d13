import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getBillingDays, saveBillingDays } from "./billingDaysOfOffice.ts";
import { exportJobsToBill } from "./exportJobsToBill.ts";
import { listJobsToBill } from "./listJobsToBill.ts";
import { snoozeJob, wakeJob } from "./snoozeJob.ts";

/** The calls of the list of jobs to bill. */
export const handlers: Served[] = [
  serve(contract.listJobsToBill, listJobsToBill),
  serve(contract.exportJobsToBill, exportJobsToBill),
  serve(contract.snoozeJob, snoozeJob),
  serve(contract.wakeJob, wakeJob),
  serve(contract.getBillingDays, getBillingDays),
  serve(contract.saveBillingDays, saveBillingDays),
];
