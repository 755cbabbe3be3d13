import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Place } from "@fairway/core/permission/permission.ts";
import { insertParted } from "@fairway/engine/db/partedRows.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type HouseBill, houseBillForm } from "../model/houseBill.ts";
import { numberWithin } from "../model/waybillNumbers.ts";
import { billTables } from "./houseBillTable.ts";

/** A bill, and the new job to which it is copied. */
export interface CopiedBill {
  readonly bill: HouseBill;
  readonly jobId: string;
  readonly saleManId: string;
}

/**
 * Copies bills as they are stored, with their numbers, to new jobs of one service, and returns their ids
 * in the same order.
 *
 * Shape: one statement for any number; without containers and charges.
 */
export async function copyBills(
  tx: Tx,
  there: Place,
  service: Service,
  copies: readonly CopiedBill[],
): Promise<string[]> {
  const fields = Object.keys(houseBillForm.shape) as (keyof HouseBill)[];
  const made = copies.map(({ bill, jobId, saleManId }) => ({
    ...Object.fromEntries(fields.map((field) => [field, bill[field]])),
    id: newId(),
    jobId,
    saleManId,
    family: bill.family,
    numberWithin: numberWithin(service),
    ...stampNew(there),
  }));
  await insertParted(tx, billTables(service), made);
  return made.map(({ id }) => id);
}
