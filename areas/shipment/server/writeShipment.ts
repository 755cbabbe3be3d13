import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { insertPartedWith } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { PlannedShipment } from "./planShipment.ts";
import { jobTables } from "./shipmentTable.ts";

/**
 * Writes a planned job without its containers and returns its number, by default the next one of its
 * series.
 *
 * Locks: the counter of the month, so all checks run before.
 * Source: rule SH-3, areas/shipment/README.md
 */
export function writeShipment(
  tx: Tx,
  { row, series }: PlannedShipment,
  number?: string,
): Promise<string> {
  const tables = jobTables(serviceOf(row.transactionType));
  const jobNo = number === undefined ? drawnNumber(row, series) : sql<string>`${number}::text`;
  return insertPartedWith(tx, tables, row, ["jobNo", jobNo]);
}
