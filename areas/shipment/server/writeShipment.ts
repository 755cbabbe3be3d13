import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { insertParted, insertPartedWith } from "@fairway/engine/db/partedRows.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ShipmentForm } from "../model/shipment.ts";
import type { PlannedShipment } from "./planShipment.ts";
import { jobTables } from "./shipmentTable.ts";

/**
 * Writes a planned job without its containers and returns its number, by default the next one of its
 * series.
 *
 * Locks: the counter of the month, so all checks run before.
 * Source: rule SH-3, areas/shipment/README.md
 */
export function writeShipment(tx: Tx, { row, series }: PlannedShipment): Promise<string> {
  const tables = jobTables(serviceOf(row.transactionType));
  return insertPartedWith(tx, tables, row, ["jobNo", drawnNumber(row, series)]);
}

/**
 * Writes jobs of one service that have their numbers already, without their containers, with one
 * statement.
 */
export function writeNumberedShipments(
  tx: Tx,
  service: Service,
  rows: readonly (ShipmentForm & { readonly id: string; readonly jobNo: string })[],
): Promise<void> {
  return insertParted(tx, jobTables(service), rows);
}
