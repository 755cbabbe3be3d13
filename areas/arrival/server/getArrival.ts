import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { strictestMark, withinBound } from "@fairway/areas/rate/model/typedRate.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ArrivalRecord } from "../model/arrivalNotice.ts";
import { arrivalNumber } from "../model/arrivalNumber.ts";
import { noticeTotals } from "../model/noticeTotals.ts";
import { arrivalMay, readArrivalBill } from "./arrivalBill.ts";
import { arrivalDefaults, type StoredNotice, storedNotice } from "./arrivalTable.ts";

/**
 * Returns the arrival notice of a house bill; without one, what the user starts it with.
 *
 * Refuses: record.notFound · access.forbidden · arrival.otherService
 * Source: rules AR-1, AR-4
 */
export async function getArrival(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getArrival>,
): Promise<ArrivalRecord> {
  return arrivalRecordOf(tx, actor, await readArrivalBill(tx, actor, ask, ["ARRIVAL"]));
}

/** Returns the notice of a bill that has been read. */
export async function arrivalRecordOf(
  tx: Tx,
  actor: Actor,
  found: BillAndJob,
): Promise<ArrivalRecord> {
  const { bill, job } = found;
  const may = arrivalMay(actor, found);
  const stored = await storedNotice(tx, actor, bill.id);
  if (!stored) {
    const { lines, arrivalHeader, arrivalDocuments, arrivalFooter } = await arrivalDefaults(
      tx,
      actor,
      job.transactionType,
    );
    return {
      hblid: bill.id,
      version: null,
      arrivalNo: null,
      arrivalFirstNotice: actor.today,
      arrivalSecondNotice: null,
      arrivalHeader,
      arrivalDocuments,
      arrivalFooter,
      csArrivalFrieghtCharges: [...lines],
      ...withinBound,
      ...noticeTotals([]),
      may,
    };
  }
  return { ...shownNotice(job.jobNo, stored), hblid: bill.id, may };
}

/** Returns a stored notice with its number and totals. */
export function shownNotice(jobNo: string, { notice: { serial, ...notice }, lines }: StoredNotice) {
  return {
    ...notice,
    arrivalNo: arrivalNumber("ARRIVAL", jobNo, serial),
    csArrivalFrieghtCharges: [...lines],
    ...strictestMark(lines),
    ...noticeTotals(lines),
  };
}
