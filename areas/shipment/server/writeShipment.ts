import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { drawNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
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
  const jobNo = await drawNumber(tx, row, series);
  await insertParted(tx, jobTables(serviceOf(row.transactionType)), [{ ...row, jobNo }]);
  return jobNo;
}
