import { dueDays } from "@fairway/areas/due/server/dueDays.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";
import { unbilledJobs } from "@fairway/areas/shipment/server/unbilledJobs.ts";
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
