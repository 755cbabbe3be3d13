import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { billParts } from "../model/billParts.ts";
import type { JobOfBill } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";

/** Refuses house bills on a job whose service has a kind of bill without a part. Rule HB-12. */
export function mustEnterBills(job: Pick<JobOfBill, "transactionType">): void {
  const { kind } = serviceOf(job.transactionType).bill;
  if (billParts[kind] === null) throw refuseHouseBill("houseBill.otherService");
}
