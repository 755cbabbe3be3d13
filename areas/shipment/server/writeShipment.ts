import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { insertPartedWith } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { PlannedShipment } from "./planShipment.ts";
import { jobTables } from "./shipmentTable.ts";

/**
 * Writes a planned job without its containers and returns its number.
 *
 * Locks: the counter of the month, so all checks run before.
 * Source: rule SH-3, areas/shipment/README.md
 */
export function writeShipment(tx: Tx, { row, series }: PlannedShipment): Promise<string> {
  const tables = jobTables(serviceOf(row.transactionType));
  return insertPartedWith(tx, tables, row, ["jobNo", drawnNumber(row, series)]);
}
