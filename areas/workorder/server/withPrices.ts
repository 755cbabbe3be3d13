import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ShownWorkOrder, WorkOrder } from "../model/workOrder.ts";
import { workOrderKind } from "../model/workOrderKind.ts";
import { readPrices } from "./workOrderTable.ts";

/** Adds to orders their prices, with one statement, and the verbs of the user. */
export async function withPrices(
  tx: Tx,
  actor: Actor,
  orders: readonly WorkOrder[],
): Promise<ShownWorkOrder[]> {
  const ids = orders.map(({ id }) => id);
  const prices = await readPrices(tx, actor, sql`w.work_order_id = any(${ids}::uuid[])`);
  const ofOrder = Map.groupBy(prices, ({ workOrderId }) => workOrderId);
  return orders.map((order) => ({
    ...withMay(workOrderKind, actor, order),
    prices: ofOrder.get(order.id) ?? [],
  }));
}
