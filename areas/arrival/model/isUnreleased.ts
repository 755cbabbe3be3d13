import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";

/**
 * Checks whether the originals of a bill of lading may still be out: its goods are handed out to the
 * bearer until it is surrendered, released by telex or released against an original. A sea waybill
 * and a waybill by air are no documents of title. Rule AR-6
 */
export function isUnreleased({ bill, job }: BillAndJob): boolean {
  const isLading = serviceOf(job.transactionType).bill.kind === "sea";
  const isFree = bill.isSurrendered || bill.releaseState === "Released";
  return isLading && !isFree && (bill.hbltype === "Original" || bill.hbltype === "Copy");
}
