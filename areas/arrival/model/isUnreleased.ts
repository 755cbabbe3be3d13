import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";

/**
 * Checks whether the originals of a bill of lading may still be out: those of a bill that is no sea
 * waybill and neither surrendered, released by telex nor released against an original. Goods against it are handed out to the bearer; a waybill by
 * air is no document of title. Rule AR-6
 */
export function isUnreleased({ bill, job }: BillAndJob): boolean {
  const isLading = serviceOf(job.transactionType).bill.kind === "sea";
  const isFree = bill.isSurrendered || bill.releaseState === "Released";
  return isLading && !isFree && (bill.hbltype === "Original" || bill.hbltype === "Copy");
}
