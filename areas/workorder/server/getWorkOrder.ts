import { approvalOf } from "@fairway/areas/approval/server/approvalOf.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { HistoryAsk } from "@fairway/core/history/historyAnswer.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { workOrderKind } from "../model/workOrderKind.ts";
import type { WorkOrder, WorkOrderDetail } from "../model/workOrder.ts";
import {
  readPrices,
  readWorkOrderSurcharges,
  workOrderSource,
  workOrdersIn,
} from "./workOrderTable.ts";

type OfOrder = { readonly id: string };

/** Returns an order to users who may open it, or who take part in its approval. Rule WO-5 */
export async function getWorkOrder(
  tx: Tx,
  actor: Actor,
  { id }: OfOrder,
): Promise<WorkOrderDetail> {
  await openWorkOrder(tx, actor, id);
  return workOrderById(tx, actor, id);
}

/** Reads an order with its prices; the caller has checked the right. */
export async function workOrderById(tx: Tx, actor: Actor, id: string): Promise<WorkOrderDetail> {
  const order = await getDocument(tx, actor.companyId, workOrdersIn(actor.language), id);
  const prices = await readPrices(tx, actor, sql`w.work_order_id = ${id}`);
  const surcharges = await readWorkOrderSurcharges(tx, actor, sql`l.work_order_id = ${id}`);
  return { ...withMay(workOrderKind, actor, order), prices, surcharges };
}

/** Returns the levels of the approval of an order; none before it was sent. */
export async function approvalHistory(tx: Tx, actor: Actor, { id }: OfOrder) {
  await openWorkOrder(tx, actor, id);
  return (await approvalOf(tx, actor, id))?.steps ?? [];
}

/** Returns the changes of an order, newest first. */
export function workOrderHistory(tx: Tx, actor: Actor, ask: HistoryAsk) {
  return documentHistory(tx, actor, workOrderSource, ask);
}

/** May the actor open this order? */
export async function mayOpenWorkOrder(tx: Tx, actor: Actor, { id }: OfOrder): Promise<boolean> {
  try {
    await openWorkOrder(tx, actor, id);
    return true;
  } catch (problem) {
    if (problem instanceof Refused) return false;
    throw problem;
  }
}

/** May the actor delete this order? */
export async function mayDeleteWorkOrder(tx: Tx, actor: Actor, { id }: OfOrder): Promise<boolean> {
  if (!(await mayOpenWorkOrder(tx, actor, { id }))) return false;
  const order = await getDocument(tx, actor.companyId, workOrderSource, id);
  return withMay(workOrderKind, actor, order).may.includes("delete");
}

async function openWorkOrder(tx: Tx, actor: Actor, id: string): Promise<WorkOrder> {
  const order = await getDocument(tx, actor.companyId, workOrderSource, id);
  await mustSeeDocument(tx, actor, workOrderSource, order);
  return order;
}
