import type { Kept } from "@fairway/engine/kept/kept.ts";

/**
 * Jobs with a selling line that no document claims on the debit side, with the amount of such lines
 * and the days on which their billing day depends. Rules RP-5 and BM-1.
 */
export const unbilledJobs: Kept = {
  title: { en: "the list of jobs that are not billed", vi: "danh sách lô hàng chưa lập phiếu báo" },
  table: "job_unbilled",
  source: "job_unbilled_source",
  key: ["job_id"],
  values: [
    "office_id",
    "transaction_type",
    "service_date",
    "sails_on",
    "vnd",
    "delivered_on",
    "cleared_on",
    "eta",
    "atd",
    "etd",
    "opened_on",
  ],
};
