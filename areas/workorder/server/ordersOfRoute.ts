import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ShownWorkOrder, WorkOrderSurcharge } from "../model/workOrder.ts";
import { withPrices } from "./withPrices.ts";
import { readWorkOrderSurcharges, workOrderSource } from "./workOrderTable.ts";

/**
 * Reads the orders that are offered to a sale on a day: approved, active and valid, for its service,
 * customer, salesman and route, the newest first.
 *
 * Shape: does not check permissions; the caller does.
 * Source: rule WO-8
 */
export async function ordersOfRoute(
  tx: Tx,
  actor: Actor,
  sale: {
    readonly transactionType: string;
    readonly customerId: string;
    readonly saleManId: string;
    readonly pol: string;
    readonly pod: string;
    readonly day: string;
  },
): Promise<ShownWorkOrder[]> {
  const found = await readDocuments(
    tx,
    actor.companyId,
    workOrderSource,
    sql`d.state = 'Done' and o.active and o.transaction_type = ${sale.transactionType}
      and d.partner_id = ${sale.customerId} and d.sale_man_id = ${sale.saleManId}
      and o.pol = ${sale.pol} and o.pod = ${sale.pod}
      and coalesce(o.effective_date <= ${sale.day}::date, true)
      and coalesce(o.expired_date >= ${sale.day}::date, true)`,
    { order: sql`d.datetime_modified desc, d.id desc` },
  );
  return withPrices(tx, actor, found);
}

/** Reads what comes with the prices of an order. */
export function surchargesOfOrder(
  tx: Tx,
  actor: Actor,
  workOrderId: string,
): Promise<WorkOrderSurcharge[]> {
  return readWorkOrderSurcharges(tx, actor, sql`l.work_order_id = ${workOrderId}`);
}
