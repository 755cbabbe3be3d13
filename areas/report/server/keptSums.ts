import { dueDays } from "@fairway/areas/due/server/dueDays.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";
import type { Kept } from "@fairway/engine/kept/kept.ts";

const ofJob = ["office_id", "transaction_type", "service_date"] as const;

/** The profit of each office in each service on each day. Rule RP-2. */
export const profitDays: Kept = {
  title: { en: "the profit of each day", vi: "lợi nhuận từng ngày" },
  table: "profit_day",
  source: "profit_day_source",
  key: ofJob,
  values: ["jobs", "selling_vnd", "buying_vnd"],
};

/** Jobs with a selling line that no document claims on the debit side. Rule RP-5. */
export const unbilledJobs: Kept = {
  title: { en: "the list of jobs that are not billed", vi: "danh sách lô hàng chưa lập phiếu báo" },
  table: "job_unbilled",
  source: "job_unbilled_source",
  key: ["job_id"],
  values: [...ofJob, "sails_on"],
};

/** The profit from each customer of a job before VAT in VND; null without a line. Rule RP-2. */
export const customersOfJobs: Kept = {
  title: {
    en: "the profit of each customer of a job",
    vi: "lợi nhuận theo khách hàng của lô hàng",
  },
  table: "job_customer",
  source: "job_customer_source",
  key: ["job_id"],
  values: [...ofJob, "customer_id", "profit_vnd"],
};

/** Everything that is kept. */
export const keptSums: readonly Kept[] = [
  profitDays,
  unbilledJobs,
  customersOfJobs,
  openLines,
  dueDays,
];
