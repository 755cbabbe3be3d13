import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import { insertParted } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { PlannedShipment } from "./planShipment.ts";
import { jobTables } from "./shipmentTable.ts";

/**
 * Writes a planned job without its containers and returns its number.
 *
 * Locks: the counter of the month, so all checks run before.
 * Source: rule SH-3, areas/shipment/README.md
 */
export async function writeShipment(tx: Tx, { row, series }: PlannedShipment): Promise<string> {
  const number = numberText(await nextNumber(tx, series), 5);
  const jobNo = `${series.prefix}${series.period}/${number}`;
  await insertParted(tx, jobTables(serviceOf(row.transactionType)), [{ ...row, jobNo }]);
  return jobNo;
}
